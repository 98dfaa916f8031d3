import { useState } from 'react'

import { importPage } from '#app/content/staff/imports.ts'
import { plans } from '#app/pricing/plans.ts'
import { Part } from '#app/shop/core/staff-page.tsx'
import { Button } from '#app/ui/button.tsx'
import { download } from '#app/ui/download.ts'
import { importColumns } from '#shared/content/imports.ts'
import { interpolate } from '#shared/interpolate.ts'
import { writeCsvLines, writeCsvNames } from '#shared/shop/core/csv.ts'
import { importFields } from '#shared/shop/imports/fields.ts'

import { Labelled } from './select.tsx'

import css from './imports.module.css'
import field from '#app/ui/field.module.css'

const { file: words, template } = importPage

type FileStepProps = {
  /** Of the file that is open. */
  name: string | undefined
  isReading: boolean
  /** Of the file, as far as it is read. */
  share: number
  isStored: boolean
  onOpen: (file: File) => void
  onCancel: () => void
  onThrowAway: () => void
}

/** The choice of the spreadsheet. */
export function FileStep({
  name,
  isReading,
  share,
  isStored,
  onOpen,
  onCancel,
  onThrowAway,
}: FileStepProps) {
  const [isAsked, setAsked] = useState(false)
  return (
    <Part title={words.title}>
      <p>{words.about}</p>
      <p>{words.never}</p>
      <div className={css.fields}>
        <Labelled label={words.label}>
          <input
            type="file"
            accept=".csv,.txt,.tsv,.xlsx,.xls,.ods,text/csv"
            className={`${field.input} ${css.file}`}
            onChange={({ target }) => {
              const [file] = target.files ?? []
              if (file) onOpen(file)
              // The same file again, once it was corrected.
              target.value = ''
            }}
          />
        </Labelled>
      </div>
      {name && (
        <p>
          <strong className="break-anywhere">{name}</strong>. {isStored && words.kept}
        </p>
      )}
      <div className="cluster" role="status">
        {isReading ? (
          <>
            <span>{interpolate(words.reading, { percent: Math.round(share * 100) })}</span>
            <Button variant="quiet" onClick={onCancel}>
              {words.cancel}
            </Button>
          </>
        ) : (
          <>
            {name && !isAsked && (
              <Button variant="quiet" onClick={() => setAsked(true)}>
                {words.throwAway}
              </Button>
            )}
            {!name && (
              <Button variant="quiet" onClick={saveTemplate}>
                {words.template}
              </Button>
            )}
          </>
        )}
      </div>
      {name && isAsked && (
        <div className="cluster" role="group" aria-label={words.throwAway}>
          <span>{interpolate(words.sure, { name })}</span>
          <Button
            onClick={() => {
              setAsked(false)
              onThrowAway()
            }}
          >
            {words.yes}
          </Button>
          <Button variant="quiet" onClick={() => setAsked(false)}>
            {words.no}
          </Button>
        </div>
      )}
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
