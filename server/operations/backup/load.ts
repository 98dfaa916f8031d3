import type { Kysely } from 'kysely'

import type { Tables } from '#server/database/tables.ts'

import { type BackedUpTable, backedUpTables, omittedTables, type Row } from './format.ts'
import type { BackupRow } from './read.ts'

const ROWS_AT_ONCE = 200

/** What of the backup was loaded, and how many emails were left out because their links are dead. */
export type Loaded = { users: number; letters: number; lettersLeft: number }

/**
 * Puts a backup in the place of whatever the tables hold, within the caller's transaction. Nobody is signed in after it
 * and no link works, so that nothing comes back that was signed out or used up since.
 */
export async function loadBackup(
  tx: Kysely<Tables>,
  rows: AsyncIterable<BackupRow>,
): Promise<Loaded> {
  for (const table of [...omittedTables, ...backedUpTables.toReversed()]) {
    await tx.deleteFrom(table).execute()
  }

  const loaded = { users: 0, letters: 0, lettersLeft: 0 }
  let batch: { table: BackedUpTable; values: Row[] } = { table: 'users', values: [] }
  for await (const row of rows) {
    const [table] = row
    const values = asLoaded(row, loaded)
    if (!values) continue
    if (table !== batch.table || batch.values.length === ROWS_AT_ONCE) {
      await insert(tx, batch)
      batch = { table, values: [] }
    }
    batch.values.push(values)
  }
  await insert(tx, batch)
  return loaded
}

/** A row as it is loaded; nothing where it must not come back. Counts what the operator is told. */
function asLoaded([table, row]: BackupRow, loaded: Loaded): Row | undefined {
  switch (table) {
    case 'users':
      loaded.users += 1
      return { ...row, new_email: null, email_change_accepted: 0 }
    case 'pending_accounts':
      // Its link is dead, not the sign-up: its email can be asked for again.
      return row.kind === 'signup' ? { ...row, expires_at: 0 } : undefined
    case 'letters':
      if (row.state !== 'waiting') return undefined
      loaded[row.sealed_token === null ? 'letters' : 'lettersLeft'] += 1
      return row.sealed_token === null ? row : undefined
    default:
      return row
  }
}

async function insert(
  tx: Kysely<Tables>,
  { table, values }: { table: BackedUpTable; values: Row[] },
) {
  if (values.length === 0) return
  await tx
    .insertInto(table)
    .values(values as never)
    .execute()
}
