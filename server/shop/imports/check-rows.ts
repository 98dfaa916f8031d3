import { setImmediate } from 'node:timers/promises'

import type { Reader } from '#server/database/database.ts'
import { isOneOf } from '#server/database/many-rows.ts'
import { isTaken } from '#server/shop/core/numbers/free-numbers.ts'
import type { Day } from '#shared/calendar.ts'
import { planClosing } from '#shared/shop/boxes/closing.ts'
import type { ImportCounts, ImportProblem, ImportRow } from '#shared/shop/imports/calls.ts'

import type { ReadRow } from './read-customers.ts'

export type CheckedRow = ReadRow & Pick<ImportRow, 'becomes'>

const ROWS_AT_ONCE = 250

/** Compares spreadsheet rows with the shop: numbers that are taken, and customers that exist already. */
export async function* checkRows(
  database: Reader,
  rows: ReadRow[],
  today: Day,
): AsyncGenerator<CheckedRow[]> {
  const closed = listClosed(rows)
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    const some = rows.slice(at, at + ROWS_AT_ONCE)
    yield await checkSome(database, some, closed, today)
    await setImmediate()
  }
}

/** Numbers that the spreadsheet itself closed recently. */
function listClosed(rows: ReadRow[]) {
  const closed = new Map<number, Day>()
  for (const { customer } of rows) {
    if (!customer?.isClosed || !customer.closesOn) continue
    const later = closed.get(customer.box) ?? ''
    if (customer.closesOn > later) closed.set(customer.box, customer.closesOn)
  }
  return closed
}

async function checkSome(database: Reader, rows: ReadRow[], closed: Map<number, Day>, today: Day) {
  const boxes = [...new Set(rows.flatMap(({ customer }) => customer?.box ?? []))]
  const digests = rows.flatMap(({ customer }) => customer?.digest ?? [])
  const taken = await database
    .selectFrom('rentals')
    .select(['box', 'closedOn'])
    .where('box', 'in', [...boxes, 0])
    .where(isTaken(today))
    .execute()
  const known = await database
    .selectFrom('importedRentals')
    .select('digest')
    .where(isOneOf(database, 'digest', digests))
    .execute()
  const here = new Set(known.map(({ digest }) => digest))
  const byBox = Map.groupBy(taken, ({ box }) => box)
  return rows.map((row): CheckedRow => {
    const { customer } = row
    if (!customer) return { ...row, becomes: 'refused' }
    if (here.has(customer.digest)) return { ...row, becomes: 'here' }
    const problem = customer.isClosed
      ? undefined
      : refuseNumber(customer.box, byBox.get(customer.box) ?? [], closed, today)
    return problem
      ? { ...row, problems: [problem], becomes: 'refused' }
      : { ...row, becomes: row.remarks.length > 0 ? 'to-check' : 'customer' }
  })
}

function refuseNumber(
  box: number,
  taken: { closedOn: Day | null }[],
  closed: Map<number, Day>,
  today: Day,
): ImportProblem | undefined {
  if (taken.some(({ closedOn }) => closedOn === null))
    return { code: 'box_rented', values: { box } }
  const newest = [...taken.map(({ closedOn }) => closedOn ?? ''), closed.get(box) ?? '']
    .toSorted()
    .at(-1)
  if (!newest) return undefined
  const until = planClosing(newest).remailUntil
  return until < today ? undefined : { code: 'box_quarantined', values: { box, until } }
}

export function countRows(rows: CheckedRow[]): ImportCounts {
  const taken = rows.flatMap(({ becomes, customer }) =>
    becomes === 'customer' && customer ? [customer] : [],
  )
  const sum = (of: (customer: (typeof taken)[number]) => number) =>
    taken.reduce((total, one) => total + of(one), 0)
  return {
    rows: rows.reduce((total, { lines }) => total + lines.length, 0),
    customers: taken.length,
    people: sum(({ people }) => people.length),
    here: rows.filter(({ becomes }) => becomes === 'here').length,
    toCheck: rows.filter(({ becomes }) => becomes === 'to-check').length,
    refused: rows.filter(({ becomes }) => becomes === 'refused').length,
    owedCents: sum(({ balanceCents }) => balanceCents),
    depositCents: sum(({ depositCents }) => depositCents),
  }
}
