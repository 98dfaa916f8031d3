import type { Day } from '#shared/calendar.ts'
import { planClosing } from '#shared/shop/boxes/closing.ts'

import type { ShopComparison } from './calls.ts'
import type { ImportProblem } from './fields.ts'
import type { ImportedCustomer } from './imported-customer.ts'
import type { ReadRow } from './read-customers.ts'

/** `here`: imported before; `to-check`: a remark is not accepted yet. */
export type RowState = 'ready' | 'here' | 'to-check' | 'refused'
type UnclassifiedRow = Pick<ReadRow, 'customer' | 'digest' | 'problems' | 'remarks'>
export type ClassifiedRow = ReadRow & { state: RowState }

export function classifyRows<Row extends UnclassifiedRow>(
  rows: Row[],
  { taken, here }: ShopComparison,
  today: Day,
): (Row & { state: RowState })[] {
  const existing = new Set(here)
  const closedOn = Map.groupBy(taken, ({ box }) => box)
  const closedHere = listClosed(rows, today)
  return rows.map((row) => {
    const { customer, digest, remarks } = row
    if (!customer || !digest) return { ...row, state: 'refused' }
    if (existing.has(digest)) return { ...row, state: 'here' }
    const ends = closedOn.get(customer.box)?.map((one) => one.closedOn) ?? []
    const problem = isClosed(customer, today)
      ? null
      : refuseBox(customer, [...ends, ...(closedHere.get(customer.box) ?? [])], today)
    if (problem) return { ...row, problems: [problem], state: 'refused' }
    return { ...row, state: remarks.length > 0 ? 'to-check' : 'ready' }
  })
}

function listClosed(rows: UnclassifiedRow[], today: Day) {
  const closed = new Map<number, Day[]>()
  for (const { customer } of rows) {
    if (!customer?.closesOn || !isClosed(customer, today)) continue
    closed.set(customer.box, [...(closed.get(customer.box) ?? []), customer.closesOn])
  }
  return closed
}

function isClosed({ closesOn }: ImportedCustomer, today: Day) {
  return closesOn !== null && closesOn < today
}

function refuseBox(
  { box, line }: ImportedCustomer,
  ends: (Day | null)[],
  today: Day,
): ImportProblem | null {
  const at = { line, field: 'box' } as const
  if (ends.includes(null)) return { code: 'box_rented', values: { box }, at }
  const newest = ends.toSorted().at(-1)
  if (!newest) return null
  const until = planClosing(newest).remailUntil
  return until < today ? null : { code: 'box_quarantined', values: { box, until }, at }
}

export function countRows(rows: ClassifiedRow[]) {
  const many = Map.groupBy(rows, ({ state }) => state)
  const of = (state: RowState) => many.get(state)?.length ?? 0
  const ready = many.get('ready')?.flatMap(({ customer }) => customer ?? []) ?? []
  const sum = (by: (customer: ImportedCustomer) => number) =>
    ready.reduce((total, one) => total + by(one), 0)
  return {
    lines: rows.reduce((total, { lines }) => total + lines.length, 0),
    ready: ready.length,
    here: of('here'),
    toCheck: of('to-check'),
    refused: of('refused'),
    people: sum(({ people }) => people.length),
    owedCents: sum(({ balanceCents }) => balanceCents),
    depositCents: sum(({ depositCents }) => depositCents),
  }
}
