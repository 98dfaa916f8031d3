import type { Kysely } from 'kysely'

import { widenCheck } from './widen-check.ts'

/** The accounts of what a shop brings along when it moves in, and of what is never paid. */
export async function up(database: Kysely<unknown>) {
  const column = { table: 'ledger_entries', column: 'account' }
  const added = ['opening-balances', 'bad-debts']
  for (const statement of await widenCheck(database, column, added)) {
    await statement.execute(database)
  }
}
