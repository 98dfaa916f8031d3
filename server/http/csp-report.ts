import * as v from 'valibot'

import { errors } from '#sentences/errors.ts'
import type { Services } from '#server/services.ts'

import { invalid } from './api-error.ts'
import { countRequest, rateLimits } from './rate-limits.ts'
import { readJson } from './read-body.ts'
import type { RequestContext } from './request-context.ts'

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
 * POST /csp-report: violations of a page's policy, one by one (`report-uri`) or batched
 * (`report-to`). Only the directive is logged: a report's URLs can contain a visitor's secrets.
 * @see https://www.w3.org/TR/CSP3/#deprecated-serialize-violation
 * @see https://www.w3.org/TR/reporting-1/#serialize-reports
 */
export async function receiveReport(context: RequestContext, services: Services) {
  await countRequest(context, rateLimits.cspReport, services)
  const { success, output } = v.safeParse(report, await readJson(context), { abortEarly: true })
  if (!success) throw invalid(errors.noCspReport)

  for (const refused of refusedIn(output)) {
    services.log.warn({ refused }, 'a browser reported a policy violation')
  }
  return new Response(null, { status: 204 })
}

function refusedIn(reported: v.InferOutput<typeof single> | v.InferOutput<typeof several>) {
  if (Array.isArray(reported)) return reported.map(({ body }) => body.effectiveDirective)
  const { 'effective-directive': effective, 'violated-directive': violated } =
    reported['csp-report']
  return [effective ?? violated]
}
