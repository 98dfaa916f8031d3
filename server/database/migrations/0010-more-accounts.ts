import type { Kysely } from 'kysely'

import { widenLedger } from './widen-ledger.ts'

const accounts = [
  'receivable',
  'rent',
  'recipients',
  'setup-fee',
  'late-fee',
  'key-fee',
  'returned-check-fee',
  'deposits-held',
  'cash',
  'check',
  'outside-card',
  'cash-over-short',
  'paid-in',
  'paid-out',
  'sales',
  'notary',
  'postage',
  'sales-tax',
  'opening-balances',
  'bad-debts',
]

/** The accounts of what a shop brings along when it moves in, and of what is never paid. */
export async function up(database: Kysely<unknown>) {
  for (const statement of await widenLedger(database, accounts)) await statement.execute(database)
}
