import * as v from 'valibot'

import { limits } from './limits.ts'
import type { Call } from './request-context.ts'
import { invalid } from './api-error.ts'
import { readJson } from './read-body.ts'
import { countRequest } from './rate-limit.ts'

import type { Services } from '#server/services.ts'

const MAX_AT_ONCE = 20
const directive = v.optional(v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/)))
const single = v.object({
  'csp-report': v.object({ 'effective-directive': directive, 'violated-directive': directive }),
})
const several = v.pipe(
  v.array(v.object({ body: v.object({ effectiveDirective: directive }) })),
  v.maxLength(MAX_AT_ONCE),
)

const report = v.union([single, several])

/**
 * POST /csp-report: a browser tells of something that a page's policy refused, one by one (`report-uri`) or
 * several together (`report-to`). Only the directive is written down: the addresses in a report can hold a
 * visitor's secrets.
 *
 * @see https://www.w3.org/TR/CSP3/#deprecated-serialize-violation
 * @see https://www.w3.org/TR/reporting-1/#serialize-reports
 */
export async function takeReport(call: Call, services: Services) {
  await countRequest(call, limits.cspReport, services)
  const { success, output } = v.safeParse(report, await readJson(call), { abortEarly: true })
  if (!success) throw invalid('This is no report of a refused script or style')

  for (const refused of refusedIn(output)) {
    services.log.warn({ refused }, 'a page met its own policy')
  }
  return new Response(null, { status: 204 })
}

function refusedIn(told: v.InferOutput<typeof single> | v.InferOutput<typeof several>) {
  if (Array.isArray(told)) return told.map(({ body }) => body.effectiveDirective)
  const { 'effective-directive': effective, 'violated-directive': violated } = told['csp-report']
  return [effective ?? violated]
}
