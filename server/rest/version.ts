import { readFileSync } from 'node:fs'

import { sql } from 'kysely'

import { ApiError } from '#server/http/api-error.ts'
import { countRequest, rateLimits } from '#server/http/rate-limits.ts'
import { readText } from '#server/http/read-body.ts'
import type { RequestContext } from '#server/http/request-context.ts'
import type { Services } from '#server/services.ts'
import { errors } from '#shared/content/en/errors.ts'

import { negotiate } from './negotiate.ts'

const PACKAGE = new URL('../../package.json', import.meta.url)
const { version } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { version: string }

export async function getVersion(context: RequestContext, services: Services) {
  await countRequest(context, rateLimits.rest, services)
  const { type } = negotiate(context.request)
  const body = context.request.method === 'POST' ? await readText(context) : ''
  const hasArguments = context.query.size > 0 || !/^(\{\s*\})?$/.test(body.trim())
  if (hasArguments) {
    const message = errors.functionParameters('version')
    throw new ApiError(404, 'PGRST202', message, { hint: errors.functionHint('version') })
  }
  const { rows } = await sql<{ version: string }>`
    select cast(${version} as text) as version
  `.execute(services.database.read)
  return Response.json(rows[0]?.version, { headers: { 'Content-Type': type } })
}
