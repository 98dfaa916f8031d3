import { language } from '#content/language.ts'

const RESPONSE_TIMEOUT_MS = 10_000
/** A request may succeed even when its answer is lost, so wait as long as a busy server may take. */
const CHANGE_TIMEOUT_MS = 50_000
const BAD_GATEWAY = 502

const REFRESHES = /\/token\?.*grant_type=refresh_token/
const HANDS_OUT_TOKENS = /\/(token|verify)(\?|$)/

export function fetchInTime(
  input: RequestInfo | URL,
  init?: RequestInit,
  timeoutMs = RESPONSE_TIMEOUT_MS,
) {
  const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : {}))
  headers.set('Accept-Language', language)
  return fetch(input, { ...init, headers, signal: AbortSignal.timeout(timeoutMs) })
}

export async function fetchAccount(input: RequestInfo | URL, init?: RequestInit) {
  const address = String(input instanceof Request ? input.url : input)
  const isRead = (init?.method ?? 'GET') === 'GET' || REFRESHES.test(address)
  const response = await fetchInTime(input, init, isRead ? undefined : CHANGE_TIMEOUT_MS)
  if (response.ok) return HANDS_OUT_TOKENS.test(address) ? withoutExpiry(response) : response
  // Errors of the service are JSON. Other bodies come from a proxy and must not end the session.
  const isErrorResponse = /\bjson\b/.test(response.headers.get('Content-Type') ?? '')
  return REFRESHES.test(address) && !isErrorResponse
    ? new Response(null, { status: BAD_GATEWAY })
    : response
}

/**
 * Drops `expires_at`, so that the library computes it from `expires_in` by this device's clock, which may differ
 * from the service's.
 */
async function withoutExpiry(response: Response) {
  const { expires_at: _, ...answer } = (await response.json()) as { expires_at?: number }
  return Response.json(answer, { status: response.status, headers: response.headers })
}
