import type { Reader } from '#server/database/database.ts'
import type { Tables } from '#server/database/tables.ts'
import type { DataRow } from '#shared/shop/data/calls.ts'

import { readPages, type Row } from './read-pages.ts'
import { readRow } from './read-row.ts'

/** Tables with rows of a rental: their name in the export, and the column to order by. */
export const rentalTables = {
  closing_notices: { name: 'notice', order: 'given_on' },
  hand_outs: { name: 'handOuts', order: 'handed_out_at' },
  holds: { name: 'holds', order: 'from_on' },
  ledger_entries: { name: 'ledger', order: 'created_at' },
  legal_papers: { name: 'legalPapers', order: 'received_at' },
  mail_items: { name: 'mail', order: 'received_at' },
  postings: { name: 'payments', order: 'created_at' },
  rental_notes: { name: 'notes', order: 'noted_at' },
  sale_lines: { name: 'purchases', order: 'created_at' },
  reminders: { name: 'reminders', order: 'reminded_at' },
} as const satisfies Partial<Record<keyof Tables, { name: string; order: string }>>

/**
 * Columns left out of the export: ids of other rows (except types of documents, which end in `_id`, too), staff who
 * wrote a row, hashes of networks.
 */
export const OMITTED =
  /^(id|(?!photo_|address_).*_id|(?!served_).*_by|reverses|(wider_)?network|seat|sequence|position)$/
export type Owned = { read: Reader; customers: string[] }

/** Tables with rows of a customer, and the column to order by. */
const customerTables = {
  applications: 'filed_at',
  appointments: 'slot_at',
  rentals: 'allocated_on',
  account_invitations: 'invited_at',
  announcement_recipients: 'changed_at',
} as const satisfies Partial<Record<keyof Tables, string>>

export async function* ofCustomers({ read, customers }: Owned, table: keyof typeof customerTables) {
  for (const id of customers) {
    yield* readPages(read, { table, owner: 'customer_id', id, order: customerTables[table] })
  }
}

export function recipientsOf(read: Reader, applicationId: string) {
  const owner = { owner: 'application_id', id: applicationId }
  return readPages(read, { table: 'recipients', ...owner, order: 'position' })
}

export function ofRental(read: Reader, id: string, table: keyof typeof rentalTables) {
  return readPages(read, { table, owner: 'rental_id', id, order: rentalTables[table].order })
}

export function idOf({ id }: Row) {
  return String(id)
}

export function show(row: Row): DataRow {
  return readRow(Object.fromEntries(Object.entries(row).filter(([name]) => !OMITTED.test(name))))
}
