import type { KeyObject } from 'node:crypto'

import { jwtVerify, SignJWT } from 'jose'

import type { Session, User } from '#server/database/tables.ts'
import { acceptedKeys } from '#server/secrets.ts'
import type { Services } from '#server/services.ts'

import { isRaised } from './raised-sessions.ts'

/** How long an access token is good, in seconds. */
export const ACCESS_TOKEN_SECONDS = 3_600

const ALGORITHM = 'HS256'
const AUDIENCE = 'authenticated'
const PARTS = 3
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

type TokenServices = Pick<Services, 'secrets' | 'settings' | 'now'>

/** Signs an access token with the claims of supabase/auth; names stay out of it. `expiresAt` is in seconds. */
export async function signAccessToken(
  user: User,
  session: Session,
  { secrets, settings, now }: TokenServices,
) {
  const issuedAt = Math.floor(now() / 1000)
  const expiresAt = issuedAt + ACCESS_TOKEN_SECONDS
  const token = await new SignJWT({
    iss: issuer(settings),
    sub: user.id,
    aud: AUDIENCE,
    exp: expiresAt,
    iat: issuedAt,
    email: user.email,
    phone: '',
    app_metadata: JSON.parse(user.app_metadata),
    user_metadata: {},
    role: AUDIENCE,
    aal: isRaised(session) ? 'aal2' : 'aal1',
    amr: methodsOf(session),
    session_id: session.id,
    is_anonymous: false,
  })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
    .sign(secrets.accessTokens)
  return { token, expiresAt }
}

/** How the visitor proved who they are, the newest first; times in seconds. */
function methodsOf(session: Session) {
  const { factor_method: method, factor_verified_at: verifiedAt } = session
  const first = { method: session.method, timestamp: Math.floor(session.created_at / 1000) }
  if (!isRaised(session)) return [first]
  return [{ method, timestamp: Math.floor((verifiedAt ?? 0) / 1000) }, first]
}

/** Whose token it is; nothing when this server did not sign it for itself, or it has run out. */
export async function readAccessToken(token: string, services: TokenServices) {
  if (!isCanonical(token)) return undefined
  for (const key of acceptedKeys(services.secrets, 'accessTokens')) {
    const claims = await readSigned(token, key, services)
    if (claims) return claims
  }
  return undefined
}

async function readSigned(token: string, key: KeyObject, { settings, now }: TokenServices) {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [ALGORITHM],
      issuer: issuer(settings),
      audience: AUDIENCE,
      currentDate: new Date(now()),
      requiredClaims: ['sub', 'iat', 'exp', 'session_id'],
    })
    const { sub, iat = 0, session_id: sessionId, aal } = payload
    if (!isUuid(sub) || !isUuid(sessionId)) return undefined
    return { userId: sub, sessionId, aal, issuedAt: iat * 1000 }
  } catch {
    return undefined
  }
}

/** A token has three parts and one spelling: padding and idle last bits would give it others. */
function isCanonical(token: string) {
  const parts = token.split('.', PARTS + 1)
  return (
    parts.length === PARTS &&
    parts.every((part) => Buffer.from(part, 'base64url').toString('base64url') === part)
  )
}

export function isUuid(claim: unknown): claim is string {
  return typeof claim === 'string' && UUID.test(claim)
}

function issuer({ siteUrl }: TokenServices['settings']) {
  return `${siteUrl}/auth/v1`
}
