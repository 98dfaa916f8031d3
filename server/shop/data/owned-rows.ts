import type { Reader } from '#server/database/database.ts'
import type { Tables } from '#server/database/tables.ts'
import type { DataRow } from '#shared/shop/data/calls.ts'

import { readPages, type Row } from './read-pages.ts'
import { readRow } from './read-row.ts'

/** Ordered by a column, and by a key other than `id`. */
export const rentalTables = {
  automaticRenewals: { name: 'automaticRenewals', order: 'agreedAt', key: 'rentalId' },
  cardPayments: { name: 'cardPayments', order: 'paidAt', key: 'paymentIntent' },
  checkouts: { name: 'checkouts', order: 'createdAt' },
  formerNumbers: { name: 'formerNumbers', order: 'movedOn' },
  closingNotices: { name: 'notice', order: 'givenOn' },
  handOuts: { name: 'handOuts', order: 'handedOutAt' },
  holds: { name: 'holds', order: 'fromOn' },
  ledgerEntries: { name: 'ledger', order: 'createdAt' },
  legalPapers: { name: 'legalPapers', order: 'receivedAt' },
  mailItems: { name: 'mail', order: 'receivedAt' },
  postings: { name: 'payments', order: 'createdAt' },
  rentalNotes: { name: 'notes', order: 'notedAt' },
  saleLines: { name: 'purchases', order: 'createdAt' },
  reminders: { name: 'reminders', order: 'remindedAt' },
} as const satisfies Partial<Record<keyof Tables, { name: string; order: string; key?: string }>>

/**
 * Columns left out of the export: ids of other rows (except types of documents, which end in `Id`, too), staff who
 * wrote a row, hashes of networks; Stripe's ids, addresses and versions of a payment.
 */
export const OMITTED =
  /^(id|reverses|network|widerNetwork|seat|sequence|position|url|version|isDetached|paymentIntent|paymentMethod|stripeCustomer)$|(?<!^photo|^address)Id$|(?<!^served)By$/
export type Owned = { read: Reader; customers: string[] }

const customerTables = {
  applications: 'filedAt',
  appointments: 'slotAt',
  rentals: 'allocatedOn',
  accountInvitations: 'invitedAt',
  announcementRecipients: 'changedAt',
} as const satisfies Partial<Record<keyof Tables, string>>

export async function* ofCustomers({ read, customers }: Owned, table: keyof typeof customerTables) {
  for (const id of customers) {
    yield* readPages(read, { table, owner: 'customerId', id, order: customerTables[table] })
  }
}

export function recipientsOf(read: Reader, applicationId: string) {
  const owner = { owner: 'applicationId', id: applicationId }
  return readPages(read, { table: 'recipients', ...owner, order: 'position' })
}

export function ofRental(read: Reader, id: string, table: keyof typeof rentalTables) {
  const { name: _name, ...order } = rentalTables[table]
  return readPages(read, { table, owner: 'rentalId', id, ...order })
}

export function idOf({ id }: Row) {
  return String(id)
}

export function show(row: Row): DataRow {
  return readRow(Object.fromEntries(Object.entries(row).filter(([name]) => !OMITTED.test(name))))
}
