import { useState } from 'react'

import { importPage } from '#app/content/staff/imports.ts'
import { Button } from '#app/ui/button.tsx'
import { importColumns } from '#shared/content/imports.ts'
import { interpolate } from '#shared/interpolate.ts'
import type { ClassifiedRow } from '#shared/shop/imports/classify-rows.ts'
import { importFields, keyOfRemark, type ImportField } from '#shared/shop/imports/fields.ts'

import { formatFinding } from './row-text.ts'
import { CONTROL, Select } from './select.tsx'
import type { ReadList } from './use-import.ts'

const words = importPage.rows
const OF_NO_CELL: ImportField[] = ['box', 'name', 'kind']

type RowCheckProps = {
  row: ClassifiedRow
  list: ReadList
  onMend: (line: number, field: ImportField, text: string) => void
  onAccept: (remarks: string[]) => void
}

export function RowCheck({ row, list, onMend, onAccept }: RowCheckProps) {
  const [isOpen, setOpen] = useState(false)
  const { state, lines, problems, remarks } = row
  const [line = 0] = lines
  const isRefused = state === 'refused'
  return (
    <div className="grid grid-cols-1 gap-2 min-w-64">
      {problems.map((problem) => (
        <p key={formatFinding(problem)} className="wrap-anywhere text-error">
          {formatFinding(problem)}
        </p>
      ))}
      {!isRefused &&
        remarks.map((remark) => (
          <div key={keyOfRemark(remark)} className="flex items-start justify-between gap-3">
            <p className="wrap-anywhere min-w-0 text-warning">{formatFinding(remark)}</p>
            <div className="shrink-0">
              <Button
                variant="quiet"
                small
                aria-label={interpolate(words.acceptOf, { line, remark: formatFinding(remark) })}
                onClick={() => onAccept([keyOfRemark(remark)])}
              >
                {words.accept}
              </Button>
            </div>
          </div>
        ))}
      {(isOpen || isRefused) && <Cells row={row} list={list} isWhole={isOpen} onMend={onMend} />}
      <div className="flex justify-end">
        <Button
          variant="quiet"
          small
          aria-expanded={isOpen}
          aria-label={isOpen ? undefined : interpolate(words.editOf, { line })}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? words.close : words.edit}
        </Button>
      </div>
    </div>
  )
}

type CellsProps = Omit<RowCheckProps, 'onAccept'> & { isWhole: boolean }

function Cells({ row, list, isWhole, onMend }: CellsProps) {
  const [added, setAdded] = useState<ImportField[]>([])
  const inFile = list.columns.flatMap(({ field }) => field ?? [])
  const unused = importFields.filter((one) => ![...inFile, ...added].includes(one))
  return (
    <>
      {row.lines.map((line) => {
        const cells = list.lines.get(line) ?? {}
        const faulty = row.problems.flatMap(({ at }) =>
          at ? (at.line === line ? at.field : []) : OF_NO_CELL,
        )
        const wanted = [
          ...faulty,
          ...(isWhole ? [...inFile, ...added, ...Object.keys(cells)] : []),
        ] as ImportField[]
        return (
          <div
            key={line}
            className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-2"
          >
            {importFields
              .filter((field) => wanted.includes(field))
              .map((field) => (
                <Cell
                  key={field}
                  line={line}
                  field={field}
                  text={cells[field] ?? ''}
                  isFaulty={faulty.includes(field)}
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
            ...unused.map((id) => ({ id, label: importColumns[id] })),
          ]}
        />
      )}
    </>
  )
}

type CellProps = {
  line: number
  field: ImportField
  text: string
  isFaulty: boolean
  onMend: RowCheckProps['onMend']
}

function Cell({ line, field, text, isFaulty, onMend }: CellProps) {
  const [typed, setTyped] = useState<string | null>(null)
  function take() {
    if (typed !== null && typed.trim() !== text) onMend(line, field, typed.trim())
    setTyped(null)
  }
  return (
    <label className="grid gap-1 text-sm">
      <span className="text-muted">{importColumns[field]}</span>
      <input
        className={CONTROL}
        aria-label={interpolate(words.cell, { field: importColumns[field], line })}
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
