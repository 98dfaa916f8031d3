import { useState } from 'react'

import { importPage } from '#app/content/staff/imports.ts'
import { ListTable } from '#app/shop/core/list-table.tsx'
import { Part } from '#app/shop/core/staff-page.tsx'
import { formatDate } from '#app/shop/core/times.ts'
import { Button } from '#app/ui/button.tsx'
import { formatExactDollars } from '#app/ui/dollars.ts'
import { interpolate, interpolateCount } from '#shared/interpolate.ts'
import { countRows, type ClassifiedRow } from '#shared/shop/imports/classify-rows.ts'
import { keyOfRemark, type ImportField } from '#shared/shop/imports/fields.ts'

import { RowCheck } from './row-check.tsx'
import { formatDetails, formatPeople, formatRemarks } from './row-text.ts'
import { Presses } from './select.tsx'
import type { ReadList } from './use-import.ts'

const words = importPage.rows
const SHOWN_AT_ONCE = 50
const filters = ['to-check', 'refused', 'ready', 'all'] as const
const colors: Partial<Record<ClassifiedRow['state'], string>> = {
  refused: 'text-error',
  'to-check': 'text-warning',
  ready: 'text-success',
}

type RowsStepProps = {
  list: ReadList
  onMend: (line: number, field: ImportField, text: string) => void
  onAccept: (remarks: string[]) => void
}

export function RowsStep({ list, onMend, onAccept }: RowsStepProps) {
  const counts = countRows(list.rows)
  const many = { ...counts, 'to-check': counts.toCheck, all: list.rows.length }
  const [chosen, setChosen] = useState<(typeof filters)[number] | null>(null)
  const [shown, setShown] = useState(SHOWN_AT_ONCE)
  const filter = chosen ?? filters.find((one) => many[one] > 0) ?? 'all'
  const rows = list.rows.filter(({ state }) => filter === 'all' || state === filter)
  const more = rows.length - shown

  return (
    <Part title={words.title} count={list.rows.length}>
      <Presses
        label={words.show}
        value={filter}
        options={filters.map((id) => ({ id, label: `${words.filters[id]} (${many[id]})` }))}
        onChoose={(id) => {
          setChosen(id)
          setShown(SHOWN_AT_ONCE)
        }}
      />
      {filter === 'to-check' && <AcceptAll rows={rows} onAccept={onAccept} />}
      <ListTable
        caption={words.title}
        empty={words.none}
        rows={rows.slice(0, shown)}
        keyOf={({ lines }) => lines.join()}
        columns={words.columns}
        cells={{
          state: showState,
          lines: ({ lines }) => lines.join(', '),
          box: ({ box }) => box,
          people: showPeople,
          paid: ({ customer }) => customer && formatDate(customer.paidThrough),
          owed: ({ customer }) => customer && formatExactDollars(customer.balanceCents),
          deposit: ({ customer }) => customer && formatExactDollars(customer.depositCents),
          check: showCheck({ list, onMend, onAccept }),
        }}
        numbers={['owed', 'deposit']}
      />
      {more > 0 && (
        <div>
          <Button variant="quiet" onClick={() => setShown(shown + SHOWN_AT_ONCE)}>
            {interpolateCount(words.more, Math.min(more, SHOWN_AT_ONCE))}
          </Button>
        </div>
      )}
    </Part>
  )
}

function showState({ state }: ClassifiedRow) {
  return <span className={`whitespace-nowrap ${colors[state] ?? ''}`}>{words.states[state]}</span>
}

function showPeople(row: ClassifiedRow) {
  return (
    <>
      {formatPeople(row)}
      {row.customer && (
        <p className="text-muted text-small wrap-anywhere">{formatDetails(row.customer)}</p>
      )}
    </>
  )
}

function showCheck(changes: RowsStepProps) {
  return (row: ClassifiedRow) => row.state !== 'here' && <RowCheck row={row} {...changes} />
}

function AcceptAll({
  rows,
  onAccept,
}: {
  rows: ClassifiedRow[]
  onAccept: RowsStepProps['onAccept']
}) {
  const remarks = rows.flatMap((row) => row.remarks)
  const repeated = [...Map.groupBy(remarks, ({ code }) => code)].filter(
    ([, same]) => same.length > 1,
  )
  return (
    <ul className="grid gap-2">
      {repeated.map(([code, same]) => {
        const values = { count: same.length, remark: formatRemarks(code) }
        return (
          <li key={code} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <span className="min-w-0 flex-1 basis-80">{values.remark}</span>
            <Button
              variant="quiet"
              small
              aria-label={interpolate(words.acceptAllOf, values)}
              onClick={() => onAccept(same.map(keyOfRemark))}
            >
              {interpolate(words.acceptAll, values)}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
