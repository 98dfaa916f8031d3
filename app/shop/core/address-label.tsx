import { useState } from 'react'

import { business } from '#app/content/business.ts'
import { leaving } from '#app/content/staff/leaving.ts'
import { FormContext, noForm } from '#app/ui/form-context.ts'
import { PrintButton } from '#app/ui/print-button.tsx'
import { TextArea } from '#app/ui/text-field.tsx'
import { cleanLines } from '#shared/clean-text.ts'

import css from './address-label.module.css'

const { label: words } = leaving

/** A label for one package. What is typed stays in this page alone, and goes with it. */
export function AddressLabel({ name }: { name: string }) {
  const [address, setAddress] = useState(`${name}\n`)
  return (
    <FormContext value={noForm}>
      <div className={`${css.address} stack gap-2`}>
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
              <div className={css.label} data-size={sizeOf(address)}>
                <p>
                  {business.name}, {business.addressLines.join(', ')}
                </p>
                <p>{cleanLines(address)}</p>
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

/** Any address stands on one label. */
function sizeOf(address: string) {
  const lines = cleanLines(address).split('\n')
  const isLong = lines.length > MANY_LINES || lines.some((line) => line.length > LONG_LINE)
  return isLong ? 'small' : 'large'
}
