import type { Weakness } from '#server/accounts/password-policy.ts'

const API_VERSION = '2024-01-01'
const RETRY_AFTER_MS = 2_000
const API_VERSION_HEADER = 'X-Supabase-Api-Version'

type Particulars = {
  weakness?: Weakness
  retryAfterMs?: number
  details?: string
  hint?: string
}

/** A refusal as the caller may read it: status, code and sentence of supabase/auth, where it has them. */
export class Problem extends Error {
  readonly status: number
  readonly code: string
  readonly weakness?: Weakness
  readonly retryAfterMs?: number
  /** Further words of PostgREST's shape (server/rest). */
  readonly details?: string
  readonly hint?: string

  constructor(
    status: number,
    code: string,
    message: string,
    { weakness, retryAfterMs, details, hint }: Particulars = {},
  ) {
    super(message)
    this.status = status
    this.code = code
    this.weakness = weakness
    this.retryAfterMs = retryAfterMs
    this.details = details
    this.hint = hint
  }
}

/** A problem to throw. */
export function problem(...parts: ConstructorParameters<typeof Problem>) {
  return new Problem(...parts)
}

/** A problem to throw over input that has the wrong shape. */
export function invalid(message: string) {
  return new Problem(400, 'validation_failed', message)
}

/** A problem to throw, or to answer, while something we need does not answer us. */
export function notAvailable() {
  const message = 'The service is not available just now. Please try again in a few seconds.'
  return new Problem(503, 'unexpected_failure', message, { retryAfterMs: RETRY_AFTER_MS })
}

/** The problem as a response, in the body's shape that the caller's version of the client knows. */
export function answerProblem(found: Problem, request: Request) {
  const { status, code, message, weakness, retryAfterMs } = found
  const isModern = (request.headers.get(API_VERSION_HEADER) ?? '') >= API_VERSION
  const body = isModern ? { code, message } : { code: status, error_code: code, msg: message }
  const headers = new Headers({ 'x-sb-error-code': code })
  if (isModern) headers.set(API_VERSION_HEADER, API_VERSION)
  if (retryAfterMs !== undefined) headers.set('Retry-After', asSeconds(retryAfterMs))
  return Response.json(
    weakness ? { ...body, weak_password: { reasons: weakness.reasons } } : body,
    { status, headers },
  )
}

function asSeconds(ms: number) {
  return String(Math.max(1, Math.ceil(ms / 1000)))
}
