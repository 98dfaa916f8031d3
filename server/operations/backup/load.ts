import type { Kysely } from 'kysely'

import type { NewOutboxItem, PendingAccount, Tables, User } from '#server/database/tables.ts'

import { backedUpTables, omittedTables } from './format.ts'
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
  const users: User[] = []
  for await (const [table, row] of rows) {
    if (table === 'users') {
      users.push({ ...(row as unknown as User), new_email: null, email_change_accepted: 0 })
      loaded.users += 1
    } else await insertUsers(tx, users.splice(0))
    if (users.length === ROWS_AT_ONCE) await insertUsers(tx, users.splice(0))
    await insertOther(tx, [table, row], loaded)
  }
  await insertUsers(tx, users)
  return loaded
}

/** A row of a table that comes after the users. */
async function insertOther(tx: Kysely<Tables>, [table, row]: BackupRow, loaded: Loaded) {
  if (table === 'pending_accounts') {
    // Its link is dead, not the sign-up: its email can be asked for again.
    const pending = { ...(row as unknown as PendingAccount), expires_at: 0 }
    if (pending.kind === 'signup') await tx.insertInto(table).values(pending).execute()
  } else if (table === 'letters') {
    if (row.state !== 'waiting') return
    if (row.sealed_token === null) {
      await tx
        .insertInto(table)
        .values(row as unknown as NewOutboxItem)
        .execute()
      loaded.letters += 1
    } else loaded.lettersLeft += 1
  } else if (table !== 'users') {
    await tx
      .insertInto(table)
      .values(row as never)
      .execute()
  }
}

async function insertUsers(tx: Kysely<Tables>, users: User[]) {
  if (users.length > 0) await tx.insertInto('users').values(users).execute()
}
