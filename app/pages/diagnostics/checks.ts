import type { PostgrestClient } from '@supabase/postgrest-js'

import { readService } from '#app/auth/service.ts'
import { checkErrors, databaseTest as words } from '#content/diagnostics.ts'
import { interpolate, interpolateCount } from '#shared/interpolate.ts'

export type Finding = { passed: boolean; words: string; ms: number }

type Check = {
  id: string
  name: string
  about: string
  run(client: PostgrestClient): Promise<{ words: string } | { trouble: CheckError }>
}

export const checks: Check[] = [
  {
    id: 'version',
    name: 'version()',
    about: words.checks.version,
    async run(client) {
      const { data, error, status } = await client.rpc('version').retry(false)
      return error ? { trouble: { ...error, status } } : { words: String(data) }
    },
  },
  checkTable('countries'),
  checkTable('public_locations'),
  checkTable('anon_test'),
]

export function nameService() {
  const { host } = new URL(readService('rest').url)
  return host === location.host ? words.builtIn : interpolate(words.supabase, { host })
}

export async function runChecks(report: (id: string, finding: Finding) => void) {
  for (const { id, run } of checks) {
    const start = performance.now()
    const outcome = await answerOf(run)
    const ms = performance.now() - start
    const passed = 'words' in outcome
    report(id, { passed, words: passed ? outcome.words : explainCheck(outcome.trouble), ms })
  }
}

async function answerOf(run: Check['run']) {
  try {
    return await run(await createTables())
  } catch {
    return { trouble: { status: 0, message: '' } }
  }
}

async function createTables() {
  const { PostgrestClient } = await import('@supabase/postgrest-js')
  const { url, headers, fetch } = readService('rest')
  return new PostgrestClient(url, { headers, fetch })
}

function checkTable(table: Exclude<keyof typeof words.checks, 'version'>): Check {
  return {
    id: table,
    name: table,
    about: words.checks[table],
    async run(client) {
      const { data, error, status } = await client.from(table).select('*').retry(false)
      if (error) return { trouble: { ...error, status } }
      return { words: interpolateCount(words.rows, data.length) }
    },
  }
}

/** Status 0 if there was no response. */
type CheckError = { status: number; code?: string; message: string }

const UNAUTHORIZED = [401, 403]

export function explainCheck({ status, code, message }: CheckError) {
  if (status === 0) return checkErrors.noAnswer
  if (status === 429) return checkErrors.tooMany
  const problem = formatStatus(status)
  if (!message) return problem
  return code
    ? interpolate(checkErrors.saidWithCode, { problem, message, code })
    : interpolate(checkErrors.said, { problem, message })
}

function formatStatus(status: number) {
  if (UNAUTHORIZED.includes(status)) return checkErrors.unauthorized
  if (status === 404) return checkErrors.notFound
  return status >= 500 ? checkErrors.serverError : interpolate(checkErrors.other, { status })
}
