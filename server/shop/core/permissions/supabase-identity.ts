import { createHash } from 'node:crypto'

import {
  createRemoteJWKSet,
  decodeJwt,
  decodeProtectedHeader,
  errors as jose,
  jwtVerify,
} from 'jose'
import * as v from 'valibot'

import { joinNames } from '#server/accounts/users.ts'
import { unavailable } from '#server/http/api-error.ts'
import { knownEmailAddress } from '#shared/account.ts'
import { asLanguage, type Language } from '#shared/language.ts'

type SupabasePerson = {
  id: string
  email: string
  firstName: string
  name: string
  language: Language
  aal: string
  sessionId: string
  factorAt: number
}
export type SupabaseIdentity = {
  identify(token: string): Promise<SupabasePerson | undefined>
  /** The address confirmed at Supabase, without a cache; empty when there is none. */
  readConfirmedEmail(token: string): Promise<string>
  readProof(token: string): Promise<SupabaseProof | undefined>
}
type SupabaseProof = { provedAt: number; isFactorMissing: boolean }

/** For projects with a key set; tokens signed with a shared secret are checked by Supabase. */
const KEY_SET_ALGORITHMS = ['ES256', 'RS256', 'EdDSA']
const AUDIENCE = 'authenticated'
const TIMEOUT_MS = 5_000
const CACHE_MS = 10_000
const MAX_CACHED = 5_000

const subject = v.pipe(v.string(), v.uuid())
const person = v.pipe(
  v.object({
    id: subject,
    email: v.string(),
    user_metadata: v.optional(
      v.object({
        firstName: v.optional(v.unknown()),
        lastName: v.optional(v.unknown()),
        language: v.optional(v.unknown()),
      }),
      {},
    ),
  }),
  v.transform(({ id, email, user_metadata: { firstName, lastName, language } }) => ({
    id,
    email: asAddress(email),
    firstName: typeof firstName === 'string' ? firstName : '',
    name: joinNames(firstName, lastName),
    language: asLanguage(language),
  })),
)
/** @see https://supabase.com/docs/guides/auth/jwt-fields */
const proofClaims = v.object({
  aal: v.string(),
  amr: v.pipe(v.array(v.object({ timestamp: v.number() })), v.nonEmpty()),
})
const sessionClaims = v.object({
  aal: v.optional(v.string(), ''),
  session_id: v.optional(v.string(), ''),
  amr: v.optional(v.array(v.object({ timestamp: v.number() })), []),
})
const withFactors = v.object({
  factors: v.optional(v.array(v.object({ status: v.string(), created_at: v.string() })), []),
})
const withConfirmation = v.object({
  email: v.string(),
  email_confirmed_at: v.pipe(v.string(), v.minLength(1)),
})
const projectSettings = v.object({ mailer_autoconfirm: v.optional(v.boolean(), false) })

/** Identifies the user by the project's key set, or by its `/auth/v1/user`, whose responses are cached for seconds. */
export function createSupabaseIdentity(
  { url, key }: { url: string; key: string },
  now: () => number,
): SupabaseIdentity {
  const issuer = `${url}/auth/v1`
  const keys = createRemoteJWKSet(new URL(`${issuer}/.well-known/jwks.json`), {
    timeoutDuration: TIMEOUT_MS,
  })
  const cache = new Map<string, { person: SupabasePerson; until: number }>()

  async function identify(token: string) {
    const algorithm = readAlgorithm(token)
    if (!algorithm) return undefined
    return KEY_SET_ALGORITHMS.includes(algorithm) ? byKeySet(token) : byCache(token)
  }

  async function byKeySet(token: string) {
    try {
      const { payload } = await jwtVerify(token, keys, {
        algorithms: KEY_SET_ALGORITHMS,
        issuer,
        audience: AUDIENCE,
        currentDate: new Date(now()),
        requiredClaims: ['sub', 'exp'],
      })
      return readPerson({ ...payload, id: payload.sub }, payload)
    } catch (error) {
      const isInvalid = error instanceof jose.JOSEError && !(error instanceof jose.JWKSTimeout)
      if (isInvalid) return undefined
      throw unavailable()
    }
  }

  async function byCache(token: string) {
    const digest = createHash('sha256').update(token).digest('base64')
    const cached = cache.get(digest)
    if (cached && cached.until > now()) return cached.person
    const identity = await byAsking(token)
    if (cache.size >= MAX_CACHED) cache.clear()
    if (identity) cache.set(digest, { person: identity, until: now() + CACHE_MS })
    return identity
  }

  async function byAsking(token: string) {
    const user = await fetchUser(token)
    return user === undefined ? undefined : readPerson(user, decodeJwt(token))
  }

  async function readProof(token: string) {
    const user = v.safeParse(withFactors, await fetchUser(token))
    const { success, output } = v.safeParse(
      proofClaims,
      user.success ? decodeJwt(token) : undefined,
    )
    if (!user.success || !success) return undefined
    const { aal, amr } = output
    const factors = user.output.factors.filter(({ status }) => status === 'verified')
    const openedAt = Math.min(...amr.map(({ timestamp }) => timestamp * 1_000))
    // A factor added after the sign-in proves nothing: a stolen session could have added it.
    const hasEarlier = factors.some(({ created_at: at }) => Date.parse(at) <= openedAt)
    const provedAt = hasEarlier ? lastProof(amr) : openedAt
    return { provedAt, isFactorMissing: factors.length > 0 && aal !== 'aal2' }
  }

  async function readConfirmedEmail(token: string) {
    const user = v.safeParse(withConfirmation, await fetchUser(token))
    if (!user.success) return ''
    // A project with autoconfirm marks every address as confirmed.
    const settings = v.safeParse(projectSettings, await call('settings'))
    if (settings.success && settings.output.mailer_autoconfirm) return ''
    return asAddress(user.output.email)
  }

  function fetchUser(token: string) {
    return call('user', { Authorization: `Bearer ${token}` })
  }

  async function call(path: string, more: Record<string, string> = {}): Promise<unknown> {
    const headers = { ...more, apikey: key }
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const response = await fetch(`${issuer}/${path}`, { headers, signal }).catch(() => undefined)
    if (!response || response.status >= 500) throw unavailable()
    if (!response.ok) return undefined
    return response.json()
  }

  return { identify, readProof, readConfirmedEmail }
}

/**
 * Normalizes an address; empty when we would not accept it: lower-casing turns some foreign letters into ASCII ones.
 */
function asAddress(text: string) {
  const { success, output } = v.safeParse(knownEmailAddress, text)
  return success ? output : ''
}

function readPerson(fields: unknown, claims: unknown): SupabasePerson | undefined {
  const parsed = v.safeParse(person, fields)
  const token = v.safeParse(sessionClaims, claims)
  if (!parsed.success || !token.success) return undefined
  const { aal, session_id: sessionId, amr } = token.output
  return { ...parsed.output, aal, sessionId, factorAt: lastProof(amr) }
}

function lastProof(amr: { timestamp: number }[]) {
  return Math.max(0, ...amr.map(({ timestamp }) => timestamp * 1_000))
}

function readAlgorithm(token: string) {
  try {
    return decodeProtectedHeader(token).alg
  } catch {
    return undefined
  }
}
