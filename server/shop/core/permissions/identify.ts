import { errors } from '#sentences/errors.ts'
import { authenticate, readBearerToken, readClaims } from '#server/accounts/authenticate.ts'
import { isVerified } from '#server/accounts/factors.ts'
import { addresseeOf, fullNameOf } from '#server/accounts/users.ts'
import { ApiError } from '#server/http/api-error.ts'
import type { RequestContext } from '#server/http/request-context.ts'
import type { Services } from '#server/services.ts'
import type { Actor } from '#server/shop/core/audit/audit.ts'
import type { Language } from '#shared/language.ts'

import { renewStaffSession } from './idle-lock.ts'
import { findRole } from './staff-role.ts'

/** The signed-in account. The role is from our own table, whatever the account's metadata says. */
export type Caller = {
  id: string
  email: string
  confirmedEmail: () => Promise<string>
  firstName: string
  name: string
  language: Language
  role: 'customer' | 'mailbox_center' | 'administrator'
  hasSecondFactor: boolean
  /** The account has a second factor that this session has not passed. Unknown with Supabase's tokens. */
  owesSecondFactor: boolean
  sessionId: string
  /** The last authentication of this session: its second factor, if it has one. */
  factorAt: number
  /** `factorAt`, or 0 for a token issued before it: a stolen older token must not gain from a later proof. */
  provedAt: number
  /** Whether a staff session was active within ten minutes; not read for customers. */
  isActive: boolean
}

export function asActor({ id, role, name, email }: Caller): Actor {
  return { id, role, ...(role !== 'customer' && { signature: { name, email } }) }
}

const SECOND_FACTOR = 'aal2'

/**
 * Identifies the caller by a session of the built-in service, or by a Supabase token. A staff member's request renews
 * their session.
 * @throws ApiError without a session
 */
export async function identify(
  context: RequestContext,
  services: Services,
  isStaff: boolean,
): Promise<Caller> {
  const { supabaseIdentity, database } = services
  if (!supabaseIdentity) {
    const claims = readClaims(context, services)
    const { userId: id, sessionId } = claims
    const { read } = database
    const account = await authenticate(context, services, claims)
    const { user, session, factors, isAal2, issuedAt } = account
    const role = await findRole(read, id)
    const isActive = isStaff && (await renewStaffSession({ id, sessionId }, services))
    // A passkey is two factors in one: possession, and unlocking it (docs/decisions/045).
    const hasSecondFactor = isAal2 || session.passkeyId !== null
    const { to: email, ...person } = addresseeOf(user)
    const factorAt = session.factorVerifiedAt ?? session.createdAt
    return {
      id,
      email,
      confirmedEmail: async () => (user.confirmedAt === null ? '' : email),
      ...person,
      name: fullNameOf(user),
      role,
      hasSecondFactor,
      owesSecondFactor: !hasSecondFactor && factors.some(isVerified),
      sessionId,
      factorAt,
      provedAt: issuedAt >= Math.floor(factorAt / 1000) * 1000 ? factorAt : 0,
      isActive,
    }
  }
  const token = readBearerToken(context.request)
  const person = await supabaseIdentity.identify(token)
  if (!person) throw new ApiError(403, 'bad_jwt', errors.badToken)
  const { aal, ...identified } = person
  const role = await findRole(database.read, person.id)
  return {
    ...identified,
    confirmedEmail: () => supabaseIdentity.readConfirmedEmail(token),
    role,
    hasSecondFactor: aal === SECOND_FACTOR,
    provedAt: identified.factorAt,
    owesSecondFactor: false,
    isActive: isStaff && (await renewStaffSession(person, services)),
  }
}
