import { useState } from 'react'

import { importPage } from '#app/content/staff/imports.ts'
import { importColumns } from '#shared/content/imports.ts'
import { interpolate } from '#shared/interpolate.ts'
import { importFields, type ImportField } from '#shared/shop/imports/fields.ts'
import type { SettledRow } from '#shared/shop/imports/settle-rows.ts'

import { Select } from './select.tsx'
import type { ReadList } from './use-import.ts'

import css from './imports.module.css'
import field from '#app/ui/field.module.css'

const words = importPage.rows
/** Shown for a problem that is of no single cell. */
const OF_NO_CELL: ImportField[] = ['box', 'name', 'kind']

type RowCellsProps = {
  row: SettledRow
  list: ReadList
  /** All cells, not only those with a problem. */
  isWhole: boolean
  onMend: (line: number, field: ImportField, text: string) => void
}

/** The cells of a row, to be mended in place. */
export function RowCells({ row, list, isWhole, onMend }: RowCellsProps) {
  const [added, setAdded] = useState<ImportField[]>([])
  const inFile = list.columns.flatMap((column) => column.field ?? [])
  const faulty = row.problems.map(({ at }) => at)
  return (
    <div className="stack gap-3">
      {row.lines.map((line) => {
        const cells = list.lines.get(line) ?? {}
        const ofLine = faulty.flatMap((at) => (at?.line === line ? at.field : []))
        const wanted = new Set(
          isWhole
            ? [...ofLine, ...inFile, ...(Object.keys(cells) as ImportField[]), ...added]
            : faulty.some((at) => !at)
              ? [...OF_NO_CELL, ...ofLine]
              : ofLine,
        )
        return (
          <div key={line} className={css.cells}>
            {importFields
              .filter((one) => wanted.has(one))
              .map((one) => (
                <Cell
                  key={one}
                  line={line}
                  name={one}
                  text={cells[one] ?? ''}
                  isFaulty={ofLine.includes(one)}
                  onMend={onMend}
                />
              ))}
          </div>
        )
      })}
      {isWhole && (
        <Select
          label={words.add}
          isLabelHidden
          value=""
          onChoose={(id) => setAdded([...added, id as ImportField])}
          options={[
            { id: '', label: words.add },
            ...importFields
              .filter((one) => !inFile.includes(one) && !added.includes(one))
              .map((id) => ({ id, label: importColumns[id] })),
          ]}
        />
      )}
    </div>
  )
}

type CellProps = {
  line: number
  name: ImportField
  text: string
  isFaulty: boolean
  onMend: RowCellsProps['onMend']
}

/** Taken when it is left, or with Enter. */
function Cell({ line, name, text, isFaulty, onMend }: CellProps) {
  const [typed, setTyped] = useState<string | null>(null)
  function take() {
    if (typed !== null && typed.trim() !== text) onMend(line, name, typed.trim())
    setTyped(null)
  }
  return (
    <label className="stack gap-1 small">
      <span className="muted">{importColumns[name]}</span>
      <input
        className={`${field.input} ${field.compact}`}
        aria-label={interpolate(words.cell, { field: importColumns[name], line })}
        aria-invalid={isFaulty || undefined}
        autoComplete="off"
        value={typed ?? text}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={take}
        onKeyDown={({ key }) => key === 'Enter' && take()}
      />
    </label>
  )
}
