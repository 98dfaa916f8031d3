import { readFileSync } from 'node:fs'

import { sql } from 'kysely'

import { limits } from '#server/http/limits.ts'
import type { Call } from '#server/http/request-context.ts'
import { problem } from '#server/http/api-error.ts'
import { readText } from '#server/http/read-body.ts'
import { countRequest } from '#server/http/rate-limit.ts'
import type { Services } from '#server/services.ts'

import { chooseForm } from './result-form.ts'

const PACKAGE = new URL('../../package.json', import.meta.url)
const { version } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { version: string }

/**
 * GET or POST /rest/v1/rpc/version: the version of the product, said by the database, so that the answer shows that it
 * answers.
 */
export async function sayVersion(call: Call, services: Services) {
  await countRequest(call, limits.rest, services)
  const { type } = chooseForm(call.request)
  const given = call.request.method === 'POST' ? await readText(call) : ''
  const hasArguments = call.query.size > 0 || !/^(\{\s*\})?$/.test(given.trim())
  if (hasArguments) {
    const message = 'Could not find the function public.version with these parameters'
    throw problem(404, 'PGRST202', message, { hint: 'Perhaps you meant to call public.version' })
  }
  const { rows } = await sql<{ version: string }>`
    select cast(${version} as text) as version
  `.execute(services.database.read)
  return Response.json(rows[0]?.version, { headers: { 'Content-Type': type } })
}
