import { useLayoutEffect, useRef, useState, type Ref } from 'react'

import { business } from '#app/content/business.ts'
import { papersPage } from '#app/content/staff/papers.ts'
import { Part } from '#app/shop/core/staff-page.tsx'
import { TextBanner } from '#app/ui/banner.tsx'
import { FormContext, noForm } from '#app/ui/form-context.ts'
import { PrintButton } from '#app/ui/print-button.tsx'
import { TextArea } from '#app/ui/text-field.tsx'
import { cleanLines } from '#shared/clean-text.ts'

const { label: words } = papersPage

/** Points. The Postal Service's machines read no smaller print than the last. */
const SIZES = [14, 12, 11, 10, 9, 8]

/** Typed text stays in this page only. */
export function LetterLabel({ forName }: { forName: string }) {
  const [address, setAddress] = useState(`${forName}\n`)
  const [fitting, setFitting] = useState<number | undefined>(SIZES[0])
  const preview = useRef<HTMLElement>(null)

  // The preview has the label's size: the largest font that fits is printed.
  useLayoutEffect(() => {
    const shown = preview.current
    if (!shown) return
    const isEmpty = cleanLines(address) === ''
    setFitting(SIZES.find((size) => isEmpty || fits(shown, size)))
  }, [address])

  const size = fitting ?? 8
  return (
    <Part title={words.title}>
      <p>{words.about}</p>
      <FormContext value={noForm}>
        <div className="max-w-120">
          <TextArea
            name="address"
            label={words.address}
            autoComplete="off"
            spellCheck={false}
            value={address}
            onChange={({ target }) => setAddress(target.value)}
          />
        </div>
      </FormContext>
      <TextBanner tone="warning" text={!fitting && words.tooLong} />
      {fitting && (
        <div>
          <PrintButton sheet={<Label address={address} size={size} />}>{words.print}</PrintButton>
        </div>
      )}
      <Label ref={preview} address={address} size={size} />
    </Part>
  )
}

function fits(label: HTMLElement, size: number) {
  label.style.fontSize = `${size}pt`
  return label.scrollHeight <= label.clientHeight
}

type LabelProps = { address: string; size: number; ref?: Ref<HTMLElement> }

const LABEL =
  'flex h-[2in] w-[4in] flex-col gap-[0.08in] overflow-hidden bg-[#fff] px-[0.2in] py-[0.15in] leading-[1.2] text-[#000] outline-1 outline-line-strong outline-dashed wrap-anywhere [page:address-label] print:outline-0'

function Label({ address, size, ref }: LabelProps) {
  return (
    <article ref={ref} className={LABEL} style={{ fontSize: `${size}pt` }} data-theme="light">
      <p className="text-[7.5pt]">
        {business.name}, {business.addressLines.join(', ')}
      </p>
      <p className="whitespace-pre-line">{cleanLines(address)}</p>
    </article>
  )
}
