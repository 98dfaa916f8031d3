import { findLink, isAlive, type LinkOrigin } from '#server/accounts/links.ts'
import { limits } from '#server/http/limits.ts'
import { findPendingAccount, isPendingAlive } from '#server/accounts/pending-accounts.ts'
import type { Services } from '#server/services.ts'

import type { Call } from '#server/http/request-context.ts'
import { writeFlowCode } from './flow-code.ts'
import { invalid } from '#server/http/api-error.ts'
import { allowedRedirect, pageFor } from './redirect.ts'
import { countRequest } from '#server/http/rate-limit.ts'
import { kindsOf } from './verify.ts'

/**
 * GET /auth/v1/verify: leads the visitor of a link to the page that takes it up. It spends nothing: whoever follows
 * links in other people's mail may follow this one.
 */
export async function openLink(call: Call, services: Services) {
  await countRequest(call, limits.verify, services)
  const { settings, secrets, now } = services
  const { query } = call
  const type = query.get('type')
  const token = query.get('token') ?? query.get('token_hash')
  if (!type) throw invalid('Verify requires a verification type')
  if (!token) throw invalid('Verify requires a token or a token hash')
  const kinds = kindsOf(type)
  if (!kinds) throw invalid('Unsupported verification type')

  const { siteUrl } = settings
  const wanted = allowedRedirect(query.get('redirect_to'), siteUrl)
  const link = await findLiveLink(token, services)
  const page = pageFor(kinds[0] ?? 'signup', siteUrl)
  if (!link?.isAlive || !kinds.includes(link.kind)) return refuse(wanted ?? page, link)

  // A change of address needs two answers, and only the last one signs in: a code would promise a session each time.
  if (link.code_challenge && !link.kind.startsWith('email_change')) {
    const target = new URL(wanted ?? link.redirect_to ?? page)
    target.searchParams.set('code', writeFlowCode(link.id, secrets.refreshTokens, now()))
    return lead(target)
  }
  const target = new URL(page)
  target.searchParams.set('token_hash', token)
  target.searchParams.set('type', type)
  return lead(target)
}

async function findLiveLink(token: string, { database, now }: Services) {
  const link = await findLink(database.read, token)
  if (!link) {
    const pending = await findPendingAccount(database.read, token)
    return pending && { ...pending, isAlive: isPendingAlive(pending, now()) }
  }
  const user = await database.read
    .selectFrom('users')
    .selectAll()
    .where('id', '=', link.user_id)
    .executeTakeFirst()
  return { ...link, isAlive: user !== undefined && isAlive(link, user, now()) }
}

function refuse(place: string, link: LinkOrigin | undefined) {
  const problems = new URLSearchParams({
    error: 'access_denied',
    error_code: 'otp_expired',
    error_description: 'Email link is invalid or has expired',
  })
  const target = new URL(place)
  if (link?.code_challenge) target.search = problems.toString()
  target.hash = `${problems}&sb=`
  return lead(target)
}

function lead(target: URL) {
  return new Response(null, {
    status: 303,
    headers: { Location: target.href, 'Referrer-Policy': 'no-referrer' },
  })
}
