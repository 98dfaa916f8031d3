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
  const pending: PendingAccount[] = []
  const letters: NewOutboxItem[] = []
  for await (const row of rows) {
    sort(row, { users, pending, letters }, loaded)
    if (users.length === ROWS_AT_ONCE) await insertUsers(tx, users.splice(0))
  }
  await insertUsers(tx, users)
  for (const record of pending) await tx.insertInto('pending_accounts').values(record).execute()
  for (const letter of letters) await tx.insertInto('letters').values(letter).execute()
  return loaded
}

type Sorted = { users: User[]; pending: PendingAccount[]; letters: NewOutboxItem[] }

function sort([table, row]: BackupRow, { users, pending, letters }: Sorted, loaded: Loaded) {
  if (table === 'users') {
    users.push({ ...(row as unknown as User), new_email: null, email_change_accepted: 0 })
    loaded.users += 1
  } else if (table === 'pending_accounts') {
    // Its link is dead, not the sign-up: its email can be asked for again.
    if (row.kind === 'signup')
      pending.push({ ...(row as unknown as PendingAccount), expires_at: 0 })
  } else if (row.state === 'waiting' && row.sealed_token === null) {
    letters.push(row as unknown as NewOutboxItem)
    loaded.letters += 1
  } else if (row.state === 'waiting') {
    loaded.lettersLeft += 1
  }
}

async function insertUsers(tx: Kysely<Tables>, users: User[]) {
  if (users.length > 0) await tx.insertInto('users').values(users).execute()
}
