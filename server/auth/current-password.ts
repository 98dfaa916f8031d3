import { homeNetworkKey } from '#server/http/client-network.ts'
import type { Session, User } from '#server/database/tables.ts'
import type { Services } from '#server/services.ts'

import type { Call } from '#server/http/request-context.ts'
import { problem } from '#server/http/api-error.ts'
import { countPasswordTry } from '#server/http/rate-limit.ts'

/** Whoever has just followed a link to set a new password need not know the old one. */
const RECOVERY_MS = 10 * 60_000
const MESSAGE = 'Current password required when setting new password.'

/**
 * Makes sure that who changes a password or an address is the owner, not somebody at an open screen: by the present
 * password, unless the session came from a recovery link a few minutes ago.
 *
 * @throws Problem when it is missing or wrong, or too many were tried
 */
export async function requireCurrentPassword(
  { user, session }: { user: User; session: Session },
  current: string | null | undefined,
  { visitor }: Call,
  services: Services,
) {
  const { passwords, secrets, now } = services
  const isRecovery = session.method === 'recovery'
  if (isRecovery && now() - session.created_at < RECOVERY_MS) return
  if (!current) throw problem(400, 'current_password_required', MESSAGE)

  const network = homeNetworkKey(secrets.addresses, visitor)
  const tried = { address: user.email, network, isKnownNetwork: true }
  await countPasswordTry(tried, services)
  if (!(await passwords.verify(user.password_hash, current))) {
    throw problem(400, 'current_password_invalid', MESSAGE)
  }
  await services.failures.forgive(tried)
}
