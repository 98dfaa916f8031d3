import { importPage } from '#app/content/staff/imports.ts'
import { plans } from '#app/pricing/plans.ts'
import { Part } from '#app/shop/core/staff-page.tsx'
import { Button } from '#app/ui/button.tsx'
import { download } from '#app/ui/download.ts'
import { Form, useSubmission } from '#app/ui/form.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { FieldFrame } from '#app/ui/text-field.tsx'
import { importColumns } from '#shared/content/imports.ts'
import { writeCsvLines, writeCsvNames } from '#shared/shop/core/csv.ts'
import {
  dayOrders,
  importFields,
  MAX_FILE_BYTES,
  type DayOrder,
} from '#shared/shop/imports/calls.ts'

import css from './imports.module.css'
import field from '#app/ui/field.module.css'

const { file: words, template } = importPage

type FilePartProps = {
  /** @returns why it can't be read */
  onCheck: (file: File, order: DayOrder) => Promise<string | null>
  /** Another file was chosen: what is shown is of the one before. */
  onChosen: () => void
}

/** Where the spreadsheet is chosen, and how its days are written. */
export function FilePart({ onCheck, onChosen }: FilePartProps) {
  const submission = useSubmission(async (form) => {
    const file = form.get('file')
    if (!(file instanceof File) || file.name === '') return refuse(words.none)
    if (file.size > MAX_FILE_BYTES) return refuse(words.large)
    const problem = await onCheck(file, form.get('order') as DayOrder)
    return problem ? { problems: { fields: {}, form: problem } } : { problems: null }
  })

  return (
    <Part title={words.title}>
      <p>{words.about}</p>
      <p>{words.never}</p>
      <Form fetcher={submission} label={words.title}>
        <div className={`${css.fields} stack`}>
          <FieldFrame name="file" label={words.label}>
            {(attributes) => (
              <input
                {...attributes}
                type="file"
                accept=".csv,.txt,.tsv,.xlsx,.xls,.ods,text/csv"
                className={`${field.input} ${css.file}`}
                onChange={onChosen}
              />
            )}
          </FieldFrame>
          <SelectField
            name="order"
            label={words.order}
            options={dayOrders.map((id) => ({ id, label: words.orders[id] }))}
          />
        </div>
        <div className="cluster">
          <SubmitButton busy={words.checking}>{words.check}</SubmitButton>
          <Button variant="quiet" onClick={saveTemplate}>
            {words.template}
          </Button>
        </div>
      </Form>
    </Part>
  )
}

function refuse(sentence: string) {
  return { problems: { fields: { file: sentence } } }
}

/** The names of all columns, with an example below them. */
function saveTemplate() {
  const example = { ...template, plan: plans[0]?.name ?? '' }
  const text =
    writeCsvNames(importFields.map((name) => importColumns[name])) +
    writeCsvLines([importFields.map((name) => example[name])])
  download(words.templateName, 'text/csv', text)
}
