import { importPage } from '#app/content/staff/imports.ts'
import { plans } from '#app/pricing/plans.ts'
import { Part } from '#app/shop/core/staff-page.tsx'
import { Button } from '#app/ui/button.tsx'
import { ConfirmButton } from '#app/ui/dialog.tsx'
import { download } from '#app/ui/download.ts'
import { importColumns } from '#shared/content/imports.ts'
import { interpolate } from '#shared/interpolate.ts'
import { writeCsvLines, writeCsvNames } from '#shared/shop/core/csv.ts'
import { importFields, type ImportField } from '#shared/shop/imports/fields.ts'

import { CONTROL, Labelled } from './select.tsx'
import type { useImport } from './use-import.ts'

const { file: words, template } = importPage

export function FileStep(props: ReturnType<typeof useImport>) {
  const { draft, isReading, share, isStored, open, cancelReading, throwAway } = props
  return (
    <Part title={words.title}>
      <p>{words.about}</p>
      <p>{words.never}</p>
      <Labelled label={words.label}>
        <input
          type="file"
          accept=".csv,.txt,.tsv,.xlsx,.xls,.xlsb,.ods,text/csv"
          className={`${CONTROL} max-w-xl cursor-pointer py-1.5 file:mr-3 file:rounded-md file:border file:border-line-strong file:px-3 file:py-1`}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) void open(file)
            // So that the same file can be chosen again once it was corrected.
            target.value = ''
          }}
        />
      </Labelled>
      {draft && (
        <p>
          <strong className="wrap-anywhere">{draft.name}</strong>. {isStored && words.kept}
        </p>
      )}
      <div className="flex flex-wrap gap-3" role="status">
        {isReading ? (
          <>
            <span>
              {share === null
                ? words.opening
                : interpolate(words.reading, { percent: Math.round(share * 100) })}
            </span>
            <Button variant="quiet" onClick={cancelReading}>
              {words.cancel}
            </Button>
          </>
        ) : draft ? (
          <ConfirmButton
            destroys
            title={words.throwAway}
            text={interpolate(words.sure, { name: draft.name })}
            confirm={words.yes}
            cancel={words.no}
            onConfirm={() => void throwAway()}
          >
            {words.throwAway}
          </ConfirmButton>
        ) : (
          <Button variant="quiet" onClick={saveTemplate}>
            {words.template}
          </Button>
        )}
      </div>
    </Part>
  )
}

function saveTemplate() {
  const example: Partial<Record<ImportField, string | undefined>> = {
    ...template,
    plan: plans[0]?.name,
  }
  const text =
    writeCsvNames(importFields.map((name) => importColumns[name])) +
    writeCsvLines([importFields.map((name) => example[name] ?? '')])
  download(words.templateName, 'text/csv', text)
}
