import { isAlive, spendLink } from '#server/accounts/links.ts'
import { homeNetworkKey } from '#server/http/client-network.ts'
import {
  confirmPendingAccount,
  type ConfirmedAccount,
  isPendingAlive,
} from '#server/accounts/pending-accounts.ts'
import { beginSession } from '#server/accounts/sessions.ts'
import { changeUser, isBanned, lockUser } from '#server/accounts/users.ts'
import type { Writer } from '#server/database/database.ts'
import type { Link, PendingAccount, Session, User } from '#server/database/tables.ts'
import type { Services } from '#server/services.ts'

import type { Call } from '#server/http/request-context.ts'
import { changeAddress } from './change-address.ts'
import { problem } from '#server/http/api-error.ts'

export type Taken = { user: User; session: Session } | 'waits-for-other'

/**
 * Spends a link of an account and does what it is for, within one transaction: whatever fails, the link is as it was.
 *
 * @throws Problem when the link is dead
 */
export async function takeLink(
  tx: Writer,
  link: Link,
  call: Call,
  services: Services,
): Promise<Taken> {
  const now = services.now()
  const user = await lockUser(tx, link.user_id)
  if (!user || !isAlive(link, user, now)) throw deadLink()
  if (isBanned(user, now)) throw problem(403, 'user_banned', 'User is banned')
  if (!(await spendLink(tx, link))) throw deadLink()

  const method = link.kind === 'recovery' ? 'recovery' : 'otp'
  const begun = { userId: user.id, method, network: networkOf(call, services) } as const
  const changed =
    link.kind === 'recovery'
      ? await changeUser(tx, user.id, { last_sign_in_at: now }, now)
      : await changeAddress(tx, user, services)
  if (!changed) return 'waits-for-other'
  return { user: changed, session: await beginSession(tx, begun, now) }
}

/**
 * Spends the link of a pending account, which becomes one: `account` where something else than the record says what it
 * is made of.
 *
 * @throws Problem when the link is dead
 */
export async function takePendingAccount(
  tx: Writer,
  pending: PendingAccount,
  account: ConfirmedAccount | undefined,
  call: Call,
  services: Services,
): Promise<Taken> {
  const now = services.now()
  if (!isPendingAlive(pending, now)) throw deadLink()
  const { kind, password_hash: passwordHash, user_metadata: metadata } = pending
  const user = await confirmPendingAccount(
    tx,
    pending,
    account ?? { passwordHash, metadata: JSON.parse(metadata) },
    { secret: services.secrets.addresses, now },
  )
  if (!user) throw deadLink()
  const method = kind === 'recovery' ? 'recovery' : 'otp'
  const begun = { userId: user.id, method, network: networkOf(call, services) } as const
  return { user, session: await beginSession(tx, begun, now) }
}

function networkOf({ visitor }: Call, { secrets }: Services) {
  return homeNetworkKey(secrets.addresses, visitor)
}

/** A link that is unknown, spent or too old: nobody is told which. */
export function deadLink() {
  return problem(403, 'otp_expired', 'Email link is invalid or has expired')
}
