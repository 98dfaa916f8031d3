import { importPage } from '#app/content/staff/imports.ts'
import { Part } from '#app/shop/core/staff-page.tsx'
import { Banner } from '#app/ui/banner.tsx'
import { Form, useSubmission } from '#app/ui/form.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { hiddenSheet, importNotes } from '#shared/content/imports.ts'
import { interpolate } from '#shared/interpolate.ts'
import type { ImportCheck } from '#shared/shop/imports/calls.ts'
import { encodings, type Encoding } from '#shared/shop/imports/decode-text.ts'

import css from './imports.module.css'

const words = importPage.source

type SourcePartProps = {
  check: ImportCheck
  onChoose: (choice: { sheet?: string; encoding?: Encoding }) => void
}

/** The sheet, or the encoding, that was read, and the choice of another. */
export function SourcePart({ check, onChoose }: SourcePartProps) {
  const { sheets, encoding, notes } = check
  const submission = useSubmission(async (form) => {
    onChoose(
      encoding === null
        ? { sheet: String(form.get('sheet')) }
        : { encoding: form.get('encoding') as Encoding },
    )
    return { problems: null }
  })
  const isPlain = encoding === null || encoding === 'utf-8'
  if (notes.length === 0 && sheets.length < 2 && isPlain) return null

  return (
    <Part title={words.title}>
      {notes.length > 0 && (
        <Banner tone="warning">
          {notes.map(({ code, values }) => (
            <p key={code}>
              {interpolate(importNotes[code], { ...values, ...nameEncoding(values.encoding) })}
            </p>
          ))}
        </Banner>
      )}
      <Form fetcher={submission} label={words.title}>
        <div className={`${css.fields} stack`}>
          {encoding === null ? (
            <SelectField
              name="sheet"
              label={words.sheet}
              defaultValue={sheets.find(({ isRead }) => isRead)?.name ?? ''}
              options={sheets.map(({ name, isHidden }) => ({
                id: name,
                label: isHidden ? interpolate(hiddenSheet, { name }) : name,
              }))}
            />
          ) : (
            <SelectField
              name="encoding"
              label={words.encoding}
              defaultValue={encoding}
              options={encodings.map((id) => ({ id, label: words.encodings[id] }))}
            />
          )}
        </div>
        <div>
          <SubmitButton variant="quiet" busy={importPage.file.checking}>
            {words.again}
          </SubmitButton>
        </div>
      </Form>
    </Part>
  )
}

function nameEncoding(encoding: string | undefined): Record<string, string> {
  return encoding ? { encoding: words.encodings[encoding as Encoding] } : {}
}
