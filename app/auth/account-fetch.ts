import { language } from '#content/language.ts'

/** A request without an answer is given up: what waits behind it can then be asked again. */
const RESPONSE_TIMEOUT_MS = 10_000
/** A request may succeed even when its answer is lost, so wait as long as a busy server may take. */
const CHANGE_TIMEOUT_MS = 50_000
const BAD_GATEWAY = 502

const REFRESHES = /\/token\?.*grant_type=refresh_token/
const HANDS_OUT_TOKENS = /\/(token|verify)(\?|$)/

/** Asks a service, for a limited time, to answer in the language of the page. */
export function fetchInTime(
  input: RequestInfo | URL,
  init?: RequestInit,
  timeoutMs = RESPONSE_TIMEOUT_MS,
) {
  const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : {}))
  headers.set('Accept-Language', language)
  return fetch(input, { ...init, headers, signal: AbortSignal.timeout(timeoutMs) })
}

/** Asks the account service, and keeps apart what the tokens and what the way to the service say. */
export async function fetchAccount(input: RequestInfo | URL, init?: RequestInit) {
  const address = String(input instanceof Request ? input.url : input)
  const isRead = (init?.method ?? 'GET') === 'GET' || REFRESHES.test(address)
  const response = await fetchInTime(input, init, isRead ? undefined : CHANGE_TIMEOUT_MS)
  if (response.ok) return HANDS_OUT_TOKENS.test(address) ? byOwnClock(response) : response
  // A refusal of the service is JSON. Anything else comes from a gate or a proxy on the way, and ends no session.
  const isErrorResponse = /\bjson\b/.test(response.headers.get('Content-Type') ?? '')
  return REFRESHES.test(address) && !isErrorResponse
    ? new Response(null, { status: BAD_GATEWAY })
    : response
}

/**
 * Tokens without the instant at which they end: the library reckons it from how long they live, by this
 * device's own clock. By the service's, tokens would never seem fresh on a device whose clock is fast,
 * and long outlive themselves where it is slow.
 */
async function byOwnClock(response: Response) {
  const { expires_at: _, ...answer } = (await response.json()) as { expires_at?: number }
  return Response.json(answer, { status: response.status, headers: response.headers })
}
