import { ACCESS_TOKEN_SECONDS, signAccessToken } from '#server/accounts/access-token.ts'
import { findAccount, type Account, type PendingRequests } from '#server/accounts/find-account.ts'
import type { Weakness } from '#server/accounts/password-policy.ts'
import { writeRefreshToken } from '#server/accounts/refresh-token.ts'
import { readMetadata, type Metadata } from '#server/accounts/users.ts'
import type { Factor, Session, User } from '#server/database/rows.ts'
import type { Services } from '#server/services.ts'

const AUDIENCE = 'authenticated'

type LoadedAccount = Pick<Account, 'factors' | 'pending'>

/**
 * A session in the shape of supabase/auth: both tokens and the account. Its factors are loaded unless given.
 *
 * @param weakness of a password that today's policy would refuse
 */
export async function sessionResponse(
  { user, session, ...held }: { user: User; session: Session } & Partial<LoadedAccount>,
  services: Services,
  weakness?: Weakness,
) {
  const { factors, pending } = await readHeld(held, session, services)
  const { token, expiresAt } = signAccessToken(user, session, services)
  const { id: sessionId, counter } = session
  return Response.json({
    access_token: token,
    token_type: 'bearer',
    expires_in: ACCESS_TOKEN_SECONDS,
    expires_at: expiresAt,
    refresh_token: writeRefreshToken({ sessionId, counter }, services.secrets.refreshTokens),
    user: asUser(user, { factors, pending }),
    weak_password: weakness,
  })
}

async function readHeld(
  { factors, pending }: Partial<LoadedAccount>,
  session: Session,
  services: Services,
) {
  if (factors && pending) return { factors, pending }
  const account = await findAccount(services.database.read, session.id)
  return account ?? { factors: [], pending: { owner: undefined, factors: new Map() } }
}

/** An account in the shape of supabase/auth. */
export function asUser(user: User, { factors, pending }: LoadedAccount) {
  const metadata = readMetadata(user)
  const confirmedAt = user.confirmedAt === null ? undefined : asTime(user.confirmedAt)
  return {
    id: user.id,
    aud: AUDIENCE,
    role: AUDIENCE,
    email: user.email,
    email_confirmed_at: confirmedAt,
    phone: '',
    confirmation_sent_at: optionalTime(user.confirmationSentAt),
    confirmed_at: confirmedAt,
    recovery_sent_at: optionalTime(user.recoverySentAt),
    new_email: user.newEmail ?? undefined,
    email_change_sent_at: optionalTime(user.emailChangeSentAt),
    reauthentication_sent_at: pending.owner === undefined ? undefined : asTime(pending.owner),
    last_sign_in_at: optionalTime(user.lastSignInAt),
    app_metadata: JSON.parse(user.appMetadata),
    user_metadata: metadata,
    identities: [asIdentity(user, metadata)],
    factors: factors.length > 0 ? factors.map((factor) => asFactor(factor, pending)) : undefined,
    created_at: asTime(user.createdAt),
    updated_at: asTime(user.updatedAt),
    is_anonymous: false,
  }
}

/** The response to every sign-up, whether or not the address had an account. */
export function asUnknownUser(id: string, email: string, metadata: Metadata, now: number) {
  const time = asTime(now)
  return {
    id,
    aud: AUDIENCE,
    role: '',
    email,
    phone: '',
    confirmation_sent_at: time,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: metadata,
    identities: [],
    created_at: time,
    updated_at: time,
    is_anonymous: false,
  }
}

function asFactor(factor: Factor, pending: PendingRequests) {
  const requestedAt = pending.factors.get(factor.id)
  return {
    id: factor.id,
    created_at: asTime(factor.createdAt),
    updated_at: asTime(factor.updatedAt),
    status: factor.status,
    friendly_name: factor.friendlyName || undefined,
    factor_type: factor.type,
    phone: '',
    last_challenged_at: requestedAt === undefined ? null : asTime(requestedAt),
  }
}

function asIdentity(user: User, metadata: Metadata) {
  const createdAt = asTime(user.createdAt)
  return {
    identity_id: user.identityId,
    id: user.id,
    user_id: user.id,
    identity_data: {
      ...metadata,
      email: user.email,
      email_verified: user.confirmedAt !== null,
      phone_verified: false,
      sub: user.id,
    },
    provider: 'email',
    last_sign_in_at: optionalTime(user.lastSignInAt) ?? createdAt,
    created_at: createdAt,
    updated_at: asTime(user.updatedAt),
    email: user.email,
  }
}

export function asTime(ms: number) {
  return new Date(ms).toISOString()
}

export function optionalTime(ms: number | null) {
  return ms === null ? undefined : asTime(ms)
}
