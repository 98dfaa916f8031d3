import { killLinks } from '#server/accounts/links.ts'
import { closePendingAccounts } from '#server/accounts/pending-accounts.ts'
import { changeUser, findUserByEmail } from '#server/accounts/users.ts'
import type { Writer } from '#server/database/database.ts'
import type { User } from '#server/database/tables.ts'
import type { Services } from '#server/services.ts'

import { problem } from '#server/http/api-error.ts'

/**
 * One of the two letters of a change of address has been answered: the first is noted, the second changes it.
 *
 * @returns the changed account; nothing after the first
 */
export async function changeAddress(tx: Writer, user: User, { now }: Services) {
  const { id, new_email: email } = user
  if (!user.email_change_accepted) {
    await changeUser(tx, id, { email_change_accepted: 1 }, now())
    return undefined
  }
  if (email === null || (await findUserByEmail(tx, email))) {
    throw problem(403, 'otp_expired', 'Email link is invalid or has expired')
  }
  await killLinks(tx, id)
  await closePendingAccounts(tx, email)
  const change = { email, new_email: null, email_change_accepted: 0, confirmed_at: now() }
  return changeUser(tx, id, change, now())
}
