import * as v from 'valibot'

import { limits } from '#server/accounts/limits.ts'
import type { Call } from '#server/auth/call.ts'
import { readBody } from '#server/auth/read-body.ts'
import { countRequest } from '#server/auth/too-many.ts'

import type { Services } from './services.ts'

const directive = v.optional(v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/)))
const report = v.object({
  'csp-report': v.object({ 'effective-directive': directive, 'violated-directive': directive }),
})

/**
 * POST /csp-report: a browser tells of something that a page's policy refused. Only the directive is
 * written down: the addresses in a report can hold a visitor's secrets.
 *
 * @see https://www.w3.org/TR/CSP3/#deprecated-serialize-violation
 */
export async function takeReport(call: Call, services: Services) {
  await countRequest(call, limits.cspReport, services)
  const { 'csp-report': told } = await readBody(call.request, report)
  const refused = told['effective-directive'] ?? told['violated-directive']
  services.log.warn({ refused }, 'a page met its own policy')
  return new Response(null, { status: 204 })
}
