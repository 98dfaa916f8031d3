import { createHmac, timingSafeEqual, type KeyObject } from 'node:crypto'

import { findLink, isAlive, type LinkOrigin } from '#server/accounts/links.ts'
import { findPendingAccount, isPendingAlive } from '#server/accounts/pending-accounts.ts'
import { findUser } from '#server/accounts/users.ts'
import type { LinkKind } from '#server/database/rows.ts'
import { invalid } from '#server/http/api-error.ts'
import type { RequestContext } from '#server/http/request-context.ts'
import type { Services } from '#server/services.ts'
import { errors } from '#shared/content/en/errors.ts'

import { allowedRedirect } from './fields.ts'
import { kindsOf } from './verify.ts'

/** GET /auth/v1/verify: redirects an emailed link to its page. It spends nothing, since mail scanners follow links. */
export async function openLink(context: RequestContext, services: Services) {
  const { settings, secrets, now } = services
  const { query } = context
  const type = query.get('type')
  const token = query.get('token') ?? query.get('token_hash')
  if (!type) throw invalid(errors.verifyWithoutType)
  if (!token) throw invalid(errors.verifyWithoutToken)
  const kinds = kindsOf(type)
  if (!kinds) throw invalid(errors.verifyTypeUnsupported)

  const { siteUrl } = settings
  const requested = allowedRedirect(query.get('redirect_to'), siteUrl)
  const link = await findLiveLink(token, services)
  const page = pageFor(kinds[0] ?? 'signup', siteUrl)
  if (!link?.isAlive || !kinds.includes(link.kind)) return refuse(requested ?? page, link)

  // No flow code for a change of address: of its two links only the second signs in, and each code would promise a session.
  if (link.codeChallenge && !link.kind.startsWith('email_change')) {
    const target = new URL(requested ?? link.redirectTo ?? page)
    target.searchParams.set('code', writeFlowCode(link.id, secrets.refreshTokens, now()))
    return redirectTo(target)
  }
  const target = new URL(page)
  target.searchParams.set('token_hash', token)
  target.searchParams.set('type', type)
  return redirectTo(target)
}

async function findLiveLink(token: string, { database, now }: Services) {
  const link = await findLink(database.read, token)
  if (!link) {
    const pending = await findPendingAccount(database.read, token)
    return pending && { ...pending, isAlive: isPendingAlive(pending, now()) }
  }
  const user = await findUser(database.read, link.userId)
  return { ...link, isAlive: user !== undefined && isAlive(link, user, now()) }
}

function refuse(address: string, link: LinkOrigin | undefined) {
  const error = new URLSearchParams({
    error: 'access_denied',
    error_code: 'otp_expired',
    error_description: errors.linkInvalid,
  })
  const target = new URL(address)
  if (link?.codeChallenge) target.search = error.toString()
  target.hash = `${error}&sb=`
  return redirectTo(target)
}

function redirectTo(target: URL) {
  return new Response(null, {
    status: 303,
    headers: { Location: target.href, 'Referrer-Policy': 'no-referrer' },
  })
}

function pageFor(kind: LinkKind, siteUrl: string) {
  return `${siteUrl}${kind === 'recovery' ? '/reset-password' : '/auth/callback'}`
}

const LIFE_MS = 5 * 60_000
const MAC_BYTES = 24

/** A code that stands for an unspent link, for five minutes. */
function writeFlowCode(linkId: string, secret: KeyObject, now: number) {
  const body = `${linkId}.${(now + LIFE_MS).toString(36)}`
  return `${body}.${sign(body, secret)}`
}

/** Undefined unless this server wrote the code under one of these keys. */
export function readFlowCode(code: string, secrets: KeyObject[], now: number) {
  const [linkId = '', ends = '', mac = ''] = code.split('.')
  const actual = Buffer.from(mac)
  const isOurs = secrets.some((secret) => {
    const expected = Buffer.from(sign(`${linkId}.${ends}`, secret))
    return actual.length === expected.length && timingSafeEqual(actual, expected)
  })
  return isOurs ? { linkId, isOver: Number.parseInt(ends, 36) <= now } : undefined
}

function sign(body: string, secret: KeyObject) {
  const mac = createHmac('sha256', secret).update(`flow code of ${body}`).digest()
  return mac.subarray(0, MAC_BYTES).toString('base64url')
}
