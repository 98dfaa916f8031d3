import { isAlive, spendLink } from '#server/accounts/links.ts'
import { beginSession } from '#server/accounts/sessions.ts'
import { changeUser, isBanned, lockUser } from '#server/accounts/users.ts'
import type { Writer } from '#server/database/database.ts'
import type { Link, Session, User } from '#server/database/tables.ts'
import type { Services } from '#server/services.ts'

import { changeAddress } from './change-address.ts'
import { problem } from './problem.ts'

export type Taken = { user: User; session: Session } | 'waits-for-other'

/**
 * Spends a link and does what it is for, within one transaction: whatever fails, the link is as it was.
 *
 * @throws Problem when the link is dead
 */
export async function takeLink(tx: Writer, link: Link, services: Services): Promise<Taken> {
  const now = services.now()
  const user = await lockUser(tx, link.user_id)
  if (!user || !isAlive(link, user, now)) throw deadLink()
  if (isBanned(user, now)) throw problem(403, 'user_banned', 'User is banned')
  if (!(await spendLink(tx, link))) throw deadLink()

  if (link.kind === 'signup' || link.kind === 'recovery') {
    const change = { confirmed_at: user.confirmed_at ?? now, last_sign_in_at: now }
    const confirmed = await changeUser(tx, user.id, change, now)
    const method = link.kind === 'recovery' ? 'recovery' : 'otp'
    return { user: confirmed, session: await beginSession(tx, user.id, method, now) }
  }
  const changed = await changeAddress(tx, user, services)
  if (!changed) return 'waits-for-other'
  return { user: changed, session: await beginSession(tx, user.id, 'otp', now) }
}

/** A link that is unknown, spent or too old: nobody is told which. */
export function deadLink() {
  return problem(403, 'otp_expired', 'Email link is invalid or has expired')
}
