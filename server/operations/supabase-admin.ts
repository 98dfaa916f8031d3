import { setTimeout as pause } from 'node:timers/promises'

import * as v from 'valibot'

import { isLoopback } from '#server/loopback.ts'

const ANSWER_TIMEOUT_MS = 15_000
const MAX_ATTEMPTS = 6
const FIRST_WAIT_MS = 1_000
const MAX_WAIT_MS = 60_000

/** Input of Supabase's admin API. @see https://supabase.com/docs/reference/javascript/auth-admin-createuser */
export type NewAccount = {
  id: string
  email: string
  password_hash?: string
  email_confirm: boolean
  user_metadata: unknown
  app_metadata: unknown
  ban_duration?: string
}

const account = v.object({ id: v.string(), email: v.string() })
const refusal = v.object({
  code: v.optional(v.union([v.string(), v.number()])),
  error_code: v.optional(v.string()),
})

class ProjectError extends Error {}

/** Why one account was refused: the service's own code, without personal data. */
export class AccountRefusedError extends Error {}

export type SupabaseAdmin = ReturnType<typeof createSupabaseAdmin>

export function createSupabaseAdmin({ url, key: secretKey }: { url: string; key: string }) {
  async function call(method: 'GET' | 'POST' | 'DELETE', path: string, content?: NewAccount) {
    const address = new URL(`/auth/v1/admin/users${path}`, url)
    const request: RequestInit = {
      method,
      headers: {
        apikey: secretKey,
        Authorization: `Bearer ${secretKey}`,
        'Content-Type': 'application/json',
      },
      body: content && JSON.stringify(content),
      redirect: 'error',
    }
    for (let attempt = 1; ; attempt++) {
      const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS)
      const response = await fetch(address, { ...request, signal }).catch(() => undefined)
      const isBusy = !response || response.status === 429 || response.status >= 500
      if (!isBusy) return refuseStrangers(response)
      if (attempt === MAX_ATTEMPTS) {
        throw new ProjectError(`Supabase does not answer (${response?.status ?? 'no connection'}).`)
      }
      await pause(waitAfter(response, attempt))
    }
  }

  async function create(wanted: NewAccount) {
    const response = await call('POST', '', wanted)
    if (!response.ok) throw new AccountRefusedError(await readCode(response))
    const { id } = v.parse(account, await response.json())
    if (id === wanted.id) return
    await call('DELETE', `/${encodeURIComponent(id)}`)
    throw new ProjectError('This Supabase is too old to take accounts with their passwords.')
  }

  async function findEmail(id: string) {
    const response = await call('GET', `/${encodeURIComponent(id)}`)
    if (response.status === 404) return undefined
    if (!response.ok) throw new AccountRefusedError(await readCode(response))
    return v.parse(account, await response.json()).email
  }

  /** A missing account counts as deleted. */
  async function remove(id: string) {
    const response = await call('DELETE', `/${encodeURIComponent(id)}`)
    if (!response.ok && response.status !== 404) {
      throw new AccountRefusedError(await readCode(response))
    }
  }

  return { create, findEmail, remove }
}

/** The project whose accounts are changed, if its secret key is set. @throws when the key would be sent in clear */
export function readProject(environment: NodeJS.ProcessEnv) {
  const { SUPABASE_URL, SUPABASE_SERVICE_ROLE_KEY: key } = environment
  const url = URL.parse(SUPABASE_URL ?? '')
  if (!url || !key) return undefined
  if (url.protocol !== 'https:' && !isLoopback(url.hostname)) {
    throw new Error(
      'SUPABASE_URL must begin with https://, or the secret key would travel in clear.',
    )
  }
  return { url: url.origin, key }
}

function refuseStrangers(response: Response) {
  if (response.status !== 401 && response.status !== 403) return response
  throw new ProjectError(
    'Supabase refuses the key: SUPABASE_SERVICE_ROLE_KEY must be the secret key of this project.',
  )
}

async function readCode(response: Response) {
  const { output, success } = v.safeParse(refusal, await response.json().catch(() => undefined))
  const code = success ? (output.error_code ?? output.code) : undefined
  return String(code ?? response.status)
}

function waitAfter(response: Response | undefined, attempt: number) {
  const retryAfter = response?.headers.get('Retry-After')
  const seconds = retryAfter ? Number(retryAfter) : NaN
  const wait = Number.isFinite(seconds) ? seconds * 1_000 : FIRST_WAIT_MS * 2 ** (attempt - 1)
  return Math.min(wait, MAX_WAIT_MS)
}
