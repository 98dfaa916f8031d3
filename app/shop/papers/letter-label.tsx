import { useLayoutEffect, useRef, useState, type Ref } from 'react'

import { business } from '#app/content/business.ts'
import { papersPage } from '#app/content/staff/papers.ts'
import { Part } from '#app/shop/core/staff-page.tsx'
import { TextBanner } from '#app/ui/banner.tsx'
import { FormContext, noForm } from '#app/ui/form-context.ts'
import { PrintButton } from '#app/ui/print-button.tsx'
import { TextArea } from '#app/ui/text-field.tsx'
import { cleanLines } from '#shared/clean-text.ts'

import css from './letter-label.module.css'

const { label: words } = papersPage

/** In points, the largest first: the Postal Service's machines read no smaller print than the last. */
const SIZES = ['14', '12', '11', '10', '9', '8'] as const
type Size = (typeof SIZES)[number]

/** A label for one letter. What is typed stays in this page alone, and goes with it. */
export function LetterLabel({ forName }: { forName: string }) {
  const [address, setAddress] = useState(`${forName}\n`)
  const [fitting, setFitting] = useState<Size | null>(SIZES[0])
  const preview = useRef<HTMLElement>(null)

  // The preview is as large as the label: the largest print that it holds is what is printed.
  useLayoutEffect(() => {
    const shown = preview.current
    if (!shown) return
    const isEmpty = cleanLines(address) === ''
    setFitting(isEmpty ? SIZES[0] : (SIZES.find((size) => fits(shown, size)) ?? null))
  }, [address])

  const size = fitting ?? '8'
  return (
    <Part title={words.title}>
      <p>{words.about}</p>
      <FormContext value={noForm}>
        <div className={css.field}>
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

function fits(label: HTMLElement, size: Size) {
  label.dataset.size = size
  return label.scrollHeight <= label.clientHeight
}

type LabelProps = { address: string; size: Size; ref?: Ref<HTMLElement> }

function Label({ address, size, ref }: LabelProps) {
  return (
    <article ref={ref} className={css.label} data-size={size} data-theme="light">
      <p className={css.from}>
        {business.name}, {business.addressLines.join(', ')}
      </p>
      <p className={css.to}>{cleanLines(address)}</p>
    </article>
  )
}
