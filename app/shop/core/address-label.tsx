import { useState } from 'react'

import { business } from '#app/content/business.ts'
import { leaving } from '#app/content/staff/leaving.ts'
import { FormContext, noForm } from '#app/ui/form-context.ts'
import { PrintButton } from '#app/ui/print-button.tsx'
import { TextArea } from '#app/ui/text-field.tsx'
import { cleanLines } from '#shared/clean-text.ts'

const { label: words } = leaving

/** Typed text stays in this page only. */
export function AddressLabel({ name }: { name: string }) {
  const [address, setAddress] = useState(`${name}\n`)
  return (
    <FormContext value={noForm}>
      <div className="grid grid-cols-1 max-w-120 gap-2">
        <TextArea
          name="address"
          label={words.address}
          hint={words.about}
          autoComplete="off"
          spellCheck={false}
          value={address}
          onChange={({ target }) => setAddress(target.value)}
        />
        <div>
          <PrintButton
            variant="quiet"
            small
            sheet={
              <div className="h-[2in] w-[4in] overflow-hidden bg-[#fff] p-[0.2in] leading-[1.3] whitespace-pre-line text-[#000] [page:address-label]">
                <p className="mb-[0.15in] text-[8pt]">
                  {business.name}, {business.addressLines.join(', ')}
                </p>
                <p className={sizeOf(address)}>{cleanLines(address)}</p>
              </div>
            }
          >
            {words.print}
          </PrintButton>
        </div>
      </div>
    </FormContext>
  )
}

const LONG_LINE = 28
const MANY_LINES = 4

function sizeOf(address: string) {
  const lines = cleanLines(address).split('\n')
  const isLong = lines.length > MANY_LINES || lines.some((line) => line.length > LONG_LINE)
  return isLong ? 'text-[10.5pt]' : 'text-[14pt]'
}
