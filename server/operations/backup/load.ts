import type { Kysely } from 'kysely'

import type { Tables } from '#server/database/tables.ts'

import { openColumnCheck } from './column-check.ts'
import {
  backedUpTables,
  byStoredNames,
  omittedTables,
  type BackedUpTable,
  type Row,
} from './format.ts'
import type { BackupRow } from './read.ts'

const BATCH_ROWS = 200
/** In characters: long rows are inserted in smaller batches. */
const BATCH_LENGTH = 500_000

/** `checkLoaded` inspects the loaded rows before they replace anything, and throws to refuse them. */
export type RestoreOptions = {
  replace: boolean
  checkLoaded: (database: Kysely<Tables>) => Promise<void>
}

export type Loaded = { users: number; waitingEmails: number; deadEmails: number }

type Batch = { table: BackedUpTable; values: Row[]; length: number }

/**
 * Replaces the contents of the tables by a backup, within the caller's transaction. No session and no link survives, so
 * that none that has ended since is revived.
 */
export async function loadBackup(
  tx: Kysely<Tables>,
  rows: AsyncIterable<BackupRow>,
): Promise<Loaded> {
  for (const table of [...omittedTables, ...backedUpTables.toReversed()]) {
    await byStoredNames(tx).deleteFrom(table).execute()
  }

  const refuseOtherColumns = await openColumnCheck(tx)
  const loaded = { users: 0, waitingEmails: 0, deadEmails: 0 }
  let batch: Batch = { table: 'users', values: [], length: 0 }
  for await (const row of rows) {
    refuseOtherColumns(row)
    const [table] = row
    const values = toLoadedRow(row, loaded)
    if (!values) continue
    const isFull = batch.values.length === BATCH_ROWS || batch.length > BATCH_LENGTH
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

function toLoadedRow([table, row]: BackupRow, loaded: Loaded): Row | undefined {
  switch (table) {
    case 'users':
      loaded.users += 1
      return { ...row, new_email: null, email_change_accepted: 0 }
    case 'pending_accounts':
      // The link is dead, not the sign-up: its email can be requested again.
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
  await byStoredNames(tx).insertInto(table).values(values).execute()
}
