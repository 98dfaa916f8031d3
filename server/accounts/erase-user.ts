import type { Kysely } from 'kysely'

import type { Tables } from '#server/database/tables.ts'
import { eraseWaitingEmails } from '#server/email/erase-emails.ts'

import { findUserByEmail } from './users.ts'

export type Erased = { account: boolean; sessions: number; emails: number }

/**
 * Erases every row with an address, within the caller's transaction: its account, emails to or
 * about it, link requests, and another account's change to it.
 * @param address in lower case, as accounts store it
 */
export async function eraseUser(tx: Kysely<Tables>, address: string): Promise<Erased> {
  const user = await findUserByEmail(tx, address)
  const ended = await tx
    .deleteFrom('sessions')
    .where('userId', '=', user?.id ?? '')
    .executeTakeFirst()
  // Its links, factors and passkeys cascade.
  if (user) await tx.deleteFrom('users').where('id', '=', user.id).execute()
  await tx
    .updateTable('users')
    .set({ newEmail: null, emailChangeAccepted: 0 })
    .where('newEmail', '=', address)
    .execute()
  await tx.deleteFrom('links').where('address', '=', address).execute()
  await tx.deleteFrom('staffInvitations').where('email', '=', address).execute()
  await tx.deleteFrom('linkRequests').where('address', '=', address).execute()
  await tx.deleteFrom('pendingAccounts').where('email', '=', address).execute()
  return {
    account: user !== undefined,
    sessions: Number(ended.numDeletedRows),
    emails: await eraseWaitingEmails(tx, address),
  }
}
