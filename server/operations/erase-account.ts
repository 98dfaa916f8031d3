import type { Kysely } from 'kysely'

import { findUserByEmail } from '#server/accounts/users.ts'
import type { Tables } from '#server/database/tables.ts'

import { mentionsAddress } from './mentions-address.ts'

/** What was erased. */
export type Erased = { account: boolean; sessions: number; letters: number }

/**
 * Erases every row that holds an address, within the caller's transaction: the account with its sessions and links,
 * letters to it or about it, wishes for links, and the wish of another account to move to it.
 *
 * @param address in lower case, as accounts keep it
 */
export async function eraseAccount(tx: Kysely<Tables>, address: string): Promise<Erased> {
  const user = await findUserByEmail(tx, address)
  const sessions = user
    ? await tx.deleteFrom('sessions').where('user_id', '=', user.id).returning('id').execute()
    : []
  // Its links go with it.
  if (user) await tx.deleteFrom('users').where('id', '=', user.id).execute()
  await tx
    .updateTable('users')
    .set({ new_email: null, email_change_accepted: 0 })
    .where('new_email', '=', address)
    .execute()
  await tx.deleteFrom('links').where('address', '=', address).execute()
  await tx.deleteFrom('link_requests').where('address', '=', address).execute()
  await tx.deleteFrom('pending_accounts').where('email', '=', address).execute()
  return {
    account: user !== undefined,
    sessions: sessions.length,
    letters: await eraseLetters(tx, address),
  }
}

/** Only letters that wait hold anything: what is sent or dead was erased then. */
async function eraseLetters(tx: Kysely<Tables>, address: string) {
  const waiting = await tx
    .selectFrom('letters')
    .select(['id', 'recipient', 'fields'])
    .where('state', '=', 'waiting')
    .execute()
  const named = waiting.filter(
    ({ recipient, fields }) => recipient === address || mentionsAddress(fields, address),
  )
  for (const { id } of named) await tx.deleteFrom('letters').where('id', '=', id).execute()
  return named.length
}
