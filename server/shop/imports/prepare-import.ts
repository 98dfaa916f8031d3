import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'

import type { Services } from '#server/services.ts'
import { today } from '#server/shop/core/counter.ts'
import {
  completeCustomer,
  digestOf,
  type CompleteCustomer,
  type ImportedCustomer,
} from '#shared/shop/imports/imported-customer.ts'

import { buildRows, countIds } from './build-rows.ts'

/** Customers prepared before other requests run. */
const CUSTOMERS_AT_ONCE = 25
const PREFIXES = 2 ** 32

export type PreparedCustomer = ReturnType<typeof buildRows> & {
  customer: CompleteCustomer
  digest: string
}
export type PreparedImport = { id: string; customers: PreparedCustomer[] }

/** Prepares all rows before the transaction, which blocks other writers while it runs. */
export async function prepareImport(
  sent: ImportedCustomer[],
  { id, by }: { id: string; by: { id: string } },
  services: Pick<Services, 'facts' | 'now'>,
): Promise<PreparedImport> {
  const { facts, now } = services
  const shop = { facts, today: today(services) }
  const about = { importId: id, by, now: now(), today: shop.today, timeZone: facts.timeZone }
  const setting = { ...about, nextId: risingIds(sent) }
  const customers: PreparedCustomer[] = []
  for (const [index, one] of sent.entries()) {
    if (index % CUSTOMERS_AT_ONCE === 0) await setImmediate()
    const digest = await digestOf(one)
    const customer = completeCustomer(one, shop)
    customers.push({ ...buildRows(customer, digest, setting), customer, digest })
  }
  return { id, customers }
}

function risingIds(customers: ImportedCustomer[]) {
  const count = customers.reduce((sum, customer) => sum + countIds(customer), 0)
  let at = 0
  return () => {
    const beginning = Math.floor(((at + Math.random()) / count) * PREFIXES)
    at += 1
    return beginning.toString(16).padStart(8, '0') + randomUUID().slice(8)
  }
}
