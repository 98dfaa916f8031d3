import { errors } from '#sentences/errors.ts'
import type { Services } from '#server/services.ts'
import { languages } from '#shared/language.ts'

import { ApiError } from './api-error.ts'
import type { RequestContext } from './request-context.ts'

const WORTH_MS = 30 * 24 * 60 * 60 * 1000
/** Reserved names (RFC 2606): an email to them never arrives. */
const RESERVED_DOMAINS = /[@.](example(\.com|\.net|\.org)?|test|invalid|localhost)$/i

/**
 * GET /.well-known/security.txt. 404 while the shop's address is an invented one or the site has no
 * HTTPS address: nothing in it would be true.
 * @see https://www.rfc-editor.org/rfc/rfc9116
 */
export function getSecurityTxt(
  _call: RequestContext,
  { securityContact, settings, now }: Services,
) {
  const isTrue = securityContact !== undefined && !RESERVED_DOMAINS.test(securityContact)
  if (!isTrue || !settings.siteUrl.startsWith('https://')) {
    throw new ApiError(404, 'not_found', errors.notFound)
  }
  const lines = [
    `Contact: mailto:${securityContact}`,
    `Expires: ${new Date(now() + WORTH_MS).toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${settings.siteUrl}/.well-known/security.txt`,
  ]
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
}
