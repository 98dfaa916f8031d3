import { createHmac, timingSafeEqual, type KeyObject } from 'node:crypto'

import type { Session, User } from '#server/database/rows.ts'
import { acceptedKeys } from '#server/secrets.ts'
import type { Services } from '#server/services.ts'

import { isRaised } from './raised-sessions.ts'

export const ACCESS_TOKEN_SECONDS = 3_600

const ALGORITHM = 'HS256'
const AUDIENCE = 'authenticated'
const HEADER = encodePart({ alg: ALGORITHM, typ: 'JWT' })
const PARTS = /^([\w-]+)\.([\w-]+)\.([\w-]{43})$/
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

type TokenServices = Pick<Services, 'secrets' | 'settings' | 'now'>

/** Signs an access token with supabase/auth's claims, without names. `expiresAt` is in seconds. */
export function signAccessToken(
  user: User,
  session: Session,
  { secrets, settings, now }: TokenServices,
) {
  const issuedAt = Math.floor(now() / 1000)
  const expiresAt = issuedAt + ACCESS_TOKEN_SECONDS
  const payload = encodePart({
    iss: issuer(settings),
    sub: user.id,
    aud: AUDIENCE,
    exp: expiresAt,
    iat: issuedAt,
    email: user.email,
    phone: '',
    app_metadata: JSON.parse(user.appMetadata),
    user_metadata: {},
    role: AUDIENCE,
    aal: isRaised(session) ? 'aal2' : 'aal1',
    amr: methodsOf(session),
    session_id: session.id,
    is_anonymous: false,
  })
  const signed = `${HEADER}.${payload}`
  return { token: `${signed}.${sign(signed, secrets.accessTokens)}`, expiresAt }
}

function methodsOf(session: Session) {
  const { factorMethod: method, factorVerifiedAt: verifiedAt } = session
  // Every emailed link is a one-time code.
  const firstMethod = session.method === 'recovery' ? 'otp' : session.method
  const first = { method: firstMethod, timestamp: Math.floor(session.createdAt / 1000) }
  if (!isRaised(session)) return [first]
  return [{ method, timestamp: Math.floor((verifiedAt ?? 0) / 1000) }, first]
}

/**
 * The claims of a token; undefined when its signature is not ours or it has expired. Only HS256 is ever computed, whatever a token's header
 * names (RFC 8725, 3.1); Supabase's tokens are verified by a JOSE library.
 */
export function readAccessToken(token: string, services: TokenServices) {
  const [, header, payload, signature] = PARTS.exec(token) ?? []
  if (!header || !payload || !signature) return undefined
  const signed = `${header}.${payload}`
  const keys = acceptedKeys(services.secrets, 'accessTokens')
  // Comparing the spelling leaves a token no second spelling of the same bytes.
  const isOurs = keys.some((key) => isSame(signature, sign(signed, key)))
  return isOurs && isPlain(readPart(header)) ? readClaims(readPart(payload), services) : undefined
}

function isPlain(header: Claims | undefined) {
  return header?.alg === ALGORITHM && header.crit === undefined && header.b64 === undefined
}

function readClaims(claims: Claims | undefined, { settings, now }: TokenServices) {
  const { iss, aud, sub, session_id: sessionId, iat, exp, nbf = 0, aal } = claims ?? {}
  if (iss !== issuer(settings) || aud !== AUDIENCE) return undefined
  if (typeof iat !== 'number' || typeof exp !== 'number' || typeof nbf !== 'number')
    return undefined
  const seconds = Math.floor(now() / 1000)
  if (exp <= seconds || nbf > seconds) return undefined
  if (!isUuid(sub) || !isUuid(sessionId)) return undefined
  return { userId: sub, sessionId, aal, issuedAt: iat * 1000 }
}

type Claims = Record<string, unknown>

function readPart(part: string): Claims | undefined {
  try {
    const read: unknown = JSON.parse(Buffer.from(part, 'base64url').toString())
    return typeof read === 'object' && read !== null ? (read as Claims) : undefined
  } catch {
    return undefined
  }
}

function encodePart(part: Claims) {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}

function sign(text: string, key: KeyObject) {
  return createHmac('sha256', key).update(text).digest('base64url')
}

function isSame(signature: string, ours: string) {
  return timingSafeEqual(Buffer.from(signature), Buffer.from(ours))
}

export function isUuid(claim: unknown): claim is string {
  return typeof claim === 'string' && UUID.test(claim)
}

function issuer({ siteUrl }: TokenServices['settings']) {
  return `${siteUrl}/auth/v1`
}
