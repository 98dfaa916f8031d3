import { useState } from 'react'

import { importPage } from '#app/content/staff/imports.ts'
import { plans } from '#app/pricing/plans.ts'
import { Part } from '#app/shop/core/staff-page.tsx'
import { TextBanner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { download } from '#app/ui/download.ts'
import { SelectField } from '#app/ui/select-field.tsx'
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
  isBusy: boolean
  problem: string | null
  onCheck: (file: File, order: DayOrder) => void
  /** Another file was chosen: what is shown is of the one before. */
  onChosen: () => void
}

/** Where the spreadsheet is chosen, and how its days are written. */
export function FilePart({ isBusy, problem, onCheck, onChosen }: FilePartProps) {
  const [file, setFile] = useState<File | null>(null)
  const [order, setOrder] = useState<DayOrder>('month')
  const [fault, setFault] = useState<string | null>(null)

  function choose(chosen: File | null) {
    setFile(chosen)
    setFault(chosen && chosen.size > MAX_FILE_BYTES ? words.large : null)
    onChosen()
  }

  function check() {
    if (!file) return setFault(words.none)
    if (file.size <= MAX_FILE_BYTES) onCheck(file, order)
  }

  return (
    <Part title={words.title}>
      <p>{words.about}</p>
      <p>{words.never}</p>
      <TextBanner tone="error" focused="always" text={fault ?? problem} />
      <div className={`${css.fields} stack`}>
        <FieldFrame name="file" label={words.label}>
          {(attributes) => (
            <input
              {...attributes}
              type="file"
              accept=".csv,.txt,.tsv,.xlsx,text/csv"
              className={field.input}
              onChange={({ target }) => choose(target.files?.[0] ?? null)}
            />
          )}
        </FieldFrame>
        <SelectField
          name="order"
          label={words.order}
          options={dayOrders.map((id) => ({ id, label: words.orders[id] }))}
          value={order}
          onChange={({ target }) => setOrder(target.value as DayOrder)}
        />
      </div>
      <div className="cluster">
        <Button waiting={isBusy} onClick={check}>
          {isBusy ? words.checking : words.check}
        </Button>
        <Button variant="quiet" onClick={saveTemplate}>
          {words.template}
        </Button>
      </div>
    </Part>
  )
}

/** The names of all columns, with an example below them. */
function saveTemplate() {
  const example = { ...template, plan: plans[0]?.name ?? '' }
  const text =
    writeCsvNames(importFields.map((name) => importColumns[name])) +
    writeCsvLines([importFields.map((name) => example[name])])
  download(words.templateName, 'text/csv', text)
}
