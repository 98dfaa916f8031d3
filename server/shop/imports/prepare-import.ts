import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'

import type { Services } from '#server/services.ts'
import { today } from '#server/shop/core/counter.ts'

import { buildRows, countIds } from './build-rows.ts'
import type { ReadRow } from './read-customers.ts'

/** Customers prepared before other requests run. */
const CUSTOMERS_AT_ONCE = 25
/** Eight hexadecimal digits. */
const PREFIXES = 2 ** 32

export type PreparedCustomer = {
  rentalId: string
  rows: Omit<ReturnType<typeof buildRows>, 'rentalId'>
}

export type PreparedImport = {
  id: string
  /** Keyed by the customer's first line. */
  customers: Map<number, PreparedCustomer>
}

/** Prepares all rows before the transaction, which blocks other writers while it runs. */
export async function prepareImport(
  rows: ReadRow[],
  by: { id: string },
  { facts, now }: Pick<Services, 'facts' | 'now'>,
): Promise<PreparedImport> {
  const id = randomUUID()
  const { timeZone } = facts
  const about = { importId: id, by, now: now(), today: today({ facts, now }), timeZone }
  const setting = { ...about, nextId: risingIds(rows) }
  const customers: PreparedImport['customers'] = new Map()
  for (const [index, { lines, customer }] of rows.entries()) {
    if (index % CUSTOMERS_AT_ONCE === 0) await setImmediate()
    const [line = 0] = lines
    if (!customer) continue
    const { rentalId, ...built } = buildRows(line, customer, setting)
    customers.set(line, { rentalId, rows: built })
  }
  return { id, customers }
}

/** Random ids with evenly rising first digits. */
function risingIds(rows: ReadRow[]) {
  const count = rows.reduce((sum, { customer }) => sum + (customer ? countIds(customer) : 0), 0)
  let at = 0
  return () => {
    const beginning = Math.floor(((at + Math.random()) / count) * PREFIXES)
    at += 1
    return beginning.toString(16).padStart(8, '0') + randomUUID().slice(8)
  }
}
