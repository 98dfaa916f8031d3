import type { Kysely } from 'kysely'

import type { Tables } from '#server/database/tables.ts'

import { backedUpTables, omittedTables, type BackedUpTable, type Row } from './format.ts'
import { openColumnCheck } from './known-columns.ts'
import type { BackupRow } from './read.ts'

const ROWS_AT_ONCE = 200
/** Rows that are long are few at once. */
const LENGTH_AT_ONCE = 500_000

/** `checkLoaded` looks at what was loaded before it is put in the place of anything, and throws where it may not be. */
export type RestoreOptions = {
  replace: boolean
  checkLoaded: (database: Kysely<Tables>) => Promise<void>
}

/** What of the backup was loaded, and how many emails were left out because their links are dead. */
export type Loaded = { users: number; waitingEmails: number; deadEmails: number }

type Batch = { table: BackedUpTable; values: Row[]; length: number }

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

  const refuseOtherColumns = await openColumnCheck(tx)
  const loaded = { users: 0, waitingEmails: 0, deadEmails: 0 }
  let batch: Batch = { table: 'users', values: [], length: 0 }
  for await (const row of rows) {
    refuseOtherColumns(row)
    const [table] = row
    const values = asLoaded(row, loaded)
    if (!values) continue
    const isFull = batch.values.length === ROWS_AT_ONCE || batch.length > LENGTH_AT_ONCE
    if (table !== batch.table || isFull) {
      await insert(tx, batch)
      batch = { table, values: [], length: 0 }
    }
    batch.values.push(values)
    batch.length += lengthOf(values)
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
    case 'outbox':
      if (row.state !== 'waiting') return undefined
      loaded[row.encrypted_token === null ? 'waitingEmails' : 'deadEmails'] += 1
      return row.encrypted_token === null ? row : undefined
    default:
      return row
  }
}

function lengthOf(row: Row) {
  return Object.values(row).reduce<number>((sum, value) => sum + String(value).length, 0)
}

async function insert(tx: Kysely<Tables>, { table, values }: Batch) {
  if (values.length === 0) return
  await tx
    .insertInto(table)
    .values(values as never)
    .execute()
}
