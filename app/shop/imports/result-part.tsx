import { useState } from 'react'

import { importPage } from '#app/content/staff/imports.ts'
import { ListTable } from '#app/shop/core/list-table.tsx'
import { PrintSheet } from '#app/shop/core/print-sheet.tsx'
import { Part } from '#app/shop/core/staff-page.tsx'
import { formatDate } from '#app/shop/core/times.ts'
import { Button } from '#app/ui/button.tsx'
import { DescriptionList } from '#app/ui/description-list.tsx'
import { formatExactDollars } from '#app/ui/dollars.ts'
import { download } from '#app/ui/download.ts'
import { PrintButton } from '#app/ui/print-button.tsx'
import { interpolateCount } from '#shared/interpolate.ts'
import { writeCsvLines, writeCsvNames } from '#shared/shop/core/csv.ts'
import type { ImportCheck, ImportRow } from '#shared/shop/imports/calls.ts'

import { describeMore, describePeople, describePlan, describeProblems } from './describe-row.ts'

import css from './imports.module.css'
import list from '#app/ui/facts.module.css'

const { result: words, mistakes, customers } = importPage
const MAX_SHOWN = 50

type ResultPartProps = { check: ImportCheck; isBusy: boolean; onTake: () => void }

/** What the spreadsheet becomes, in sums, and the press that takes its customers over. */
export function ResultPart({ check, isBusy, onTake }: ResultPartProps) {
  const { counts } = check
  const { customers: count, refused, toCheck } = counts
  const left = refused + toCheck
  const take = left > 0 ? words.takeWithout : words.take
  return (
    <Part title={words.title}>
      <DescriptionList
        className={`${list.facts} stack gap-2`}
        of={[
          [words.customers, count],
          [words.people, counts.people],
          [words.here, counts.here],
          [words.toCheck, toCheck],
          [words.refused, refused],
          [words.owed, formatExactDollars(counts.owedCents)],
          [words.held, formatExactDollars(counts.depositCents)],
        ]}
      />
      <p>{refused > 0 ? interpolateCount(words.faulty, refused) : words.clean}</p>
      {toCheck > 0 && <p>{interpolateCount(words.open, toCheck)}</p>}
      {count > 0 && (
        <>
          <p>{words.reminders}</p>
          <div>
            <Button waiting={isBusy} onClick={onTake}>
              {isBusy ? words.taking : interpolateCount(take, count, { left })}
            </Button>
          </div>
        </>
      )}
    </Part>
  )
}

/** The rows that nothing becomes of, and why: on the screen, on paper, as a file. */
export function MistakesPart({ rows }: { rows: ImportRow[] }) {
  if (rows.length === 0) return null
  const more = rows.length - MAX_SHOWN
  return (
    <Part title={mistakes.title} count={rows.length}>
      <div className="cluster">
        <PrintButton
          variant="quiet"
          sheet={
            <PrintSheet title={mistakes.title}>
              <MistakesTable rows={rows} />
            </PrintSheet>
          }
        >
          {mistakes.print}
        </PrintButton>
        <Button variant="quiet" onClick={() => saveMistakes(rows)}>
          {mistakes.file}
        </Button>
      </div>
      <MistakesTable rows={rows.slice(0, MAX_SHOWN)} />
      {more > 0 && <p>{interpolateCount(mistakes.more, more)}</p>}
    </Part>
  )
}

function MistakesTable({ rows }: { rows: ImportRow[] }) {
  return (
    <ListTable
      caption={mistakes.title}
      empty={mistakes.none}
      rows={rows}
      keyOf={({ lines }) => lines.join()}
      columns={mistakes.columns}
      cells={{
        lines: ({ lines }) => lines.join(', '),
        box: ({ box }) => box,
        name: ({ name }) => name,
        problems: (row) => describeProblems(row).join(' '),
      }}
    />
  )
}

function saveMistakes(rows: ImportRow[]) {
  const lines = rows.map((row) => [
    row.lines.join(', '),
    row.box,
    row.name,
    describeProblems(row).join(' '),
  ])
  const text = writeCsvNames(Object.values(mistakes.columns)) + writeCsvLines(lines)
  download(mistakes.fileName, 'text/csv', text)
}

/** Each customer as they would stand here. */
export function CustomersPart({ rows }: { rows: ImportRow[] }) {
  const [isWhole, setWhole] = useState(false)
  if (rows.length === 0) return null
  const more = rows.length - MAX_SHOWN
  return (
    <Part title={customers.title} count={rows.length}>
      <div>
        <PrintButton
          variant="quiet"
          sheet={
            <PrintSheet title={customers.title}>
              <CustomersTable rows={rows} />
            </PrintSheet>
          }
        >
          {customers.print}
        </PrintButton>
      </div>
      <CustomersTable rows={isWhole ? rows : rows.slice(0, MAX_SHOWN)} />
      {more > 0 && !isWhole && (
        <div>
          <Button variant="quiet" onClick={() => setWhole(true)}>
            {interpolateCount(customers.all, more)}
          </Button>
        </div>
      )}
    </Part>
  )
}

function CustomersTable({ rows }: { rows: ImportRow[] }) {
  return (
    <ListTable
      caption={customers.title}
      empty={customers.none}
      rows={rows}
      keyOf={({ lines }) => lines.join()}
      columns={customers.columns}
      cells={{
        box: ({ box }) => box,
        people: describePeople,
        plan: describePlan,
        paid: ({ planned }) => planned && formatDate(planned.paidThrough),
        owed: ({ planned }) => planned && formatExactDollars(planned.balanceCents),
        deposit: ({ planned }) => planned && formatExactDollars(planned.depositCents),
        more: showMore,
      }}
      numbers={['owed', 'deposit']}
    />
  )
}

/** An address has no place of its own to break at. */
function showMore(row: ImportRow) {
  return <span className={`${css.more} break-anywhere`}>{describeMore(row)}</span>
}
