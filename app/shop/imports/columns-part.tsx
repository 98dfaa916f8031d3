import { useState } from 'react'

import { importPage } from '#app/content/staff/imports.ts'
import { ListTable } from '#app/shop/core/list-table.tsx'
import { Part } from '#app/shop/core/staff-page.tsx'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { importColumns } from '#shared/content/imports.ts'
import { interpolate } from '#shared/interpolate.ts'
import { importFields, type ImportCheck, type ImportColumn } from '#shared/shop/imports/calls.ts'

import css from './imports.module.css'
import field from '#app/ui/field.module.css'

const words = importPage.columns

type ColumnsPartProps = {
  check: ImportCheck
  isBusy: boolean
  onAssign: (columns: string) => void
}
type Row = ImportColumn & { at: number }

/** What each column of the spreadsheet is taken for, to be changed by hand. */
export function ColumnsPart({ check, isBusy, onAssign }: ColumnsPartProps) {
  const [chosen, setChosen] = useState<string[]>(() =>
    check.columns.map((column) => column.field ?? ''),
  )
  const rows = check.columns.map((column, at): Row => ({ ...column, at }))
  const refused = rows.filter(({ refusedBy }) => refusedBy)
  const hasChanged = rows.some(({ field: taken, at }) => (taken ?? '') !== chosen[at])

  return (
    <Part title={words.title}>
      {(refused.length > 0 || check.missing.length > 0) && (
        <Banner tone="error" focused="always">
          {refused.map((row) => (
            <p key={row.at}>
              {row.refusedBy && interpolate(words.refusedBy[row.refusedBy], { name: nameOf(row) })}
            </p>
          ))}
          {check.missing.length > 0 && (
            <p>{interpolate(words.missing, { columns: check.missing.join(', ') })}</p>
          )}
        </Banner>
      )}
      <p>{words.about}</p>
      <ListTable
        caption={words.title}
        empty=""
        rows={rows.filter(({ name, field: taken }) => name !== '' || taken)}
        keyOf={({ at }) => String(at)}
        columns={words.columns}
        cells={{ name: nameOf, field: chooseField(chosen, setChosen) }}
      />
      <div>
        <Button
          variant={hasChanged ? 'primary' : 'quiet'}
          waiting={isBusy || !hasChanged}
          onClick={() => onAssign(chosen.map((one) => one || '-').join(','))}
        >
          {words.again}
        </Button>
      </div>
    </Part>
  )
}

function nameOf({ name, at }: Row) {
  return name || interpolate(words.unnamed, { number: at + 1 })
}

/** A field is of one column: whoever had it before is left out. */
function chooseField(chosen: string[], onChoose: (chosen: string[]) => void) {
  return (row: Row) => (
    <select
      aria-label={interpolate(words.fieldOf, { name: nameOf(row) })}
      className={`${field.input} ${field.compact} ${field.choice} ${css.choice}`}
      value={chosen[row.at]}
      onChange={({ target: { value } }) =>
        onChoose(
          chosen.map((one, at) => (at === row.at ? value : one === value && value ? '' : one)),
        )
      }
    >
      <option value="">{words.leftOut}</option>
      {importFields.map((id) => (
        <option key={id} value={id}>
          {importColumns[id]}
        </option>
      ))}
    </select>
  )
}
