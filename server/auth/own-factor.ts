import { isUuid } from '#server/accounts/access-token.ts'
import { findFactors, isVerified } from '#server/accounts/factors.ts'
import type { Factor, User } from '#server/database/tables.ts'
import { ApiError } from '#server/http/api-error.ts'
import type { RequestContext } from '#server/http/request-context.ts'
import type { Services } from '#server/services.ts'
import { errors } from '#shared/content/en/errors.ts'

/** @throws ApiError when the factor that the path names is no authenticator app of this user */
export async function findOwnFactor({ params }: RequestContext, user: User, services: Services) {
  const { id } = params
  if (!isUuid(id)) throw new ApiError(404, 'validation_failed', errors.factorIdInvalid)
  const factors = await findFactors(services.database.read, user.id)
  const factor = factors.find((own) => own.id === id && own.type === 'totp')
  if (!factor) throw factorNotFound()
  return { factor, factors }
}

export function factorNotFound() {
  return new ApiError(404, 'mfa_factor_not_found', errors.factorNotFound)
}

/**
 * For whom wrong codes are counted: the user, wherever they come from. It is the oldest factor that stands for the user,
 * so that a reset of all of them opens the lock too.
 */
export function codeAttemptOf(user: User, factors: Factor[]) {
  const { id } = factors.find(isVerified) ?? user
  return { address: `codes of ${id}`, network: '', isKnownNetwork: true }
}
