import { errors } from '#sentences/errors.ts'
import type { Language } from '#shared/language.ts'
import { render, type Sentence } from '#shared/sentence.ts'

const API_VERSION_HEADER = 'X-Supabase-Api-Version'
/** From this version on auth-js reads `code` as a string. */
const API_VERSION = '2024-01-01'
const RETRY_AFTER_MS = 2_000

type Details = {
  weakReasons?: string[]
  retryAfterMs?: number
  details?: string
  hint?: string
  /** On our own wire: the invalid field, and help to choose another value. */
  field?: string
  offer?: object
}

/** An error for the client: status, code and message of supabase/auth or PostgREST, if they have one. Its message is English. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly sentence: Sentence
  readonly more: Details

  constructor(status: number, code: string, sentence: Sentence, more: Details = {}) {
    super(render(sentence))
    this.sentence = sentence
    this.status = status
    this.code = code
    this.more = more
  }
}

export function invalid(sentence: Sentence) {
  return new ApiError(400, 'validation_failed', sentence)
}

export function unavailable() {
  return new ApiError(503, 'unexpected_failure', errors.unavailable, {
    retryAfterMs: RETRY_AFTER_MS,
  })
}

export function toErrorResponse(error: ApiError, request: Request, language: Language = 'en') {
  const { status, code, sentence, more } = error
  const message = render(sentence, language)
  const isModern = (request.headers.get(API_VERSION_HEADER) ?? '') >= API_VERSION
  const body = {
    ...(isModern ? { code, message } : { code: status, error_code: code, msg: message }),
    ...(more.weakReasons && { weak_password: { reasons: more.weakReasons } }),
  }
  const response = respond(status, body, more)
  response.headers.set('x-sb-error-code', code)
  if (isModern) response.headers.set(API_VERSION_HEADER, API_VERSION)
  return response
}

/** In PostgREST's shape. @see https://docs.postgrest.org/en/v12/references/errors.html */
export function toRestErrorResponse({ status, code, message, more }: ApiError) {
  const { details = null, hint = null } = more
  const response = respond(status, { code, details, hint, message }, more)
  if (status === 401) response.headers.set('WWW-Authenticate', 'Bearer')
  return response
}

export function toShopErrorResponse(error: ApiError, language: Language) {
  const { status, code, sentence, more } = error
  const { field, offer } = more
  const message = render(sentence, language)
  return respond(status, { code, message, ...(field && { field }), ...offer }, more)
}

function respond(status: number, body: object, { retryAfterMs }: Details) {
  const response = Response.json(body, { status })
  if (retryAfterMs !== undefined) {
    const seconds = Math.max(1, Math.ceil(retryAfterMs / 1000))
    response.headers.set('Retry-After', String(seconds))
  }
  return response
}
