import { consumeLink, isAlive, revokeLinks } from '#server/accounts/links.ts'
import {
  closePendingAccounts,
  confirmPendingAccount,
  isPendingAlive,
  type ConfirmedAccount,
} from '#server/accounts/pending-accounts.ts'
import { consumeReauthentication } from '#server/accounts/reauthentication.ts'
import { changeUser, findUserByEmail, isBanned, lockUser } from '#server/accounts/users.ts'
import type { Writer } from '#server/database/database.ts'
import type { Link, PendingAccount, Session, User } from '#server/database/rows.ts'
import { ApiError } from '#server/http/api-error.ts'
import type { RequestContext } from '#server/http/request-context.ts'
import type { Services } from '#server/services.ts'
import { errors } from '#shared/content/en/errors.ts'

import { startSession } from './start-session.ts'

export type Taken = { user: User; session: Session } | 'waits-for-other'

/**
 * Spends a link of an account and does its purpose within one transaction: on any failure the link stays valid.
 *
 * @throws ApiError when the link is invalid
 */
export async function redeemLink(
  tx: Writer,
  link: Link,
  context: RequestContext,
  services: Services,
): Promise<Taken> {
  const now = services.now()
  const user = await lockUser(tx, link.userId)
  if (!user || !isAlive(link, user, now)) throw deadLink()
  if (isBanned(user, now)) throw new ApiError(403, 'user_banned', errors.userBanned)
  if (!(await consumeLink(tx, link))) throw deadLink()

  const method = link.kind === 'recovery' ? 'recovery' : 'otp'
  const changed =
    link.kind === 'recovery'
      ? await changeUser(tx, user.id, { lastSignInAt: now }, now)
      : await changeAddress(tx, user, services)
  if (!changed) return 'waits-for-other'
  return { user: changed, session: await startSession(tx, changed, { method }, context, services) }
}

/**
 * Spends the link of a pending account and creates the account: from `account`, or from the record itself.
 *
 * @throws ApiError when the link is invalid
 */
export async function redeemPendingAccount(
  tx: Writer,
  pending: PendingAccount,
  account: ConfirmedAccount | undefined,
  context: RequestContext,
  services: Services,
): Promise<Taken> {
  const now = services.now()
  if (!isPendingAlive(pending, now)) throw deadLink()
  const { kind, passwordHash, userMetadata: metadata } = pending
  const user = await confirmPendingAccount(
    tx,
    pending,
    account ?? { passwordHash, metadata: JSON.parse(metadata) },
    { secret: services.secrets.addresses, now },
  )
  if (!user) throw deadLink()
  const method = kind === 'recovery' ? 'recovery' : 'otp'
  const signIn = { method, isNewAccount: true } as const
  return { user, session: await startSession(tx, user, signIn, context, services) }
}

/** One error for unknown, spent and expired links. */
export function deadLink() {
  return new ApiError(403, 'otp_expired', errors.linkInvalid)
}

/**
 * One of the two emails of a change of address was answered: the first is recorded, the second changes the address.
 *
 * @returns the changed account; undefined after the first
 */
async function changeAddress(tx: Writer, user: User, { now }: Services) {
  const { id, newEmail: email } = user
  if (!user.emailChangeAccepted) {
    await changeUser(tx, id, { emailChangeAccepted: 1 }, now())
    return undefined
  }
  if (email === null || (await findUserByEmail(tx, email))) throw deadLink()
  await revokeLinks(tx, id)
  // A code that was emailed to the previous address must prove nothing any more.
  await consumeReauthentication(tx, id)
  await closePendingAccounts(tx, email)
  // The staff list shows the account's current address.
  await tx.updateTable('staff').set({ email }).where('id', '=', id).execute()
  const change = { email, newEmail: null, emailChangeAccepted: 0, confirmedAt: now() }
  return changeUser(tx, id, change, now())
}
