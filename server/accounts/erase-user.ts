import type { Kysely } from 'kysely'

import { countDeleted, deleteRows, updateRows } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.ts'
import { eraseWaitingEmails } from '#server/email/erase-emails.ts'

import { findUserByEmail } from './users.ts'

/** What was erased. */
export type Erased = { account: boolean; sessions: number; emails: number }

/**
 * Erases every row that holds an address, within the caller's transaction: the account with all that is its own,
 * emails to it or about it, link requests, and the request of another account to move to it.
 *
 * @param address in lower case, as accounts keep it
 */
export async function eraseUser(tx: Kysely<Tables>, address: string): Promise<Erased> {
  const user = await findUserByEmail(tx, address)
  const sessions = user ? await countDeleted(tx, 'sessions', { user_id: user.id }) : 0
  // Its links, factors and passkeys go with it.
  if (user) await deleteRows(tx, 'users', { id: user.id })
  await updateRows(
    tx,
    'users',
    { new_email: address },
    { new_email: null, email_change_accepted: 0 },
  )
  await deleteRows(tx, 'links', { address })
  await deleteRows(tx, 'staff_invitations', { email: address })
  await deleteRows(tx, 'link_requests', { address })
  await deleteRows(tx, 'pending_accounts', { email: address })
  return {
    account: user !== undefined,
    sessions,
    emails: await eraseWaitingEmails(tx, address),
  }
}
