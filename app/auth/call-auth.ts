import { loadClient, withClientBriefly, type LoadClient } from './client.ts'
import { NO_ANSWER, REFUSED_ON_THE_WAY, UNREACHABLE, type ServiceError } from './messages.ts'
import { readService } from './service.ts'

type ShopResult<Answer> = { data: Answer; error: null } | { data: null; error: ServiceError }

/** Calls that the account client lacks. Never throws. */
export async function callAuth<Answer>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
  load: LoadClient = loadClient,
): Promise<ShopResult<Answer>> {
  const { data, error } = await withClientBriefly((client) => client.getSession(), load)
  if (!data?.session)
    return { data: null, error: error ?? { message: '', code: 'no_authorization' } }
  const { url, headers, fetch } = readService()
  let status = 0
  try {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...headers,
        Authorization: `Bearer ${data.session.access_token}`,
        'Content-Type': 'application/json',
        'X-Supabase-Api-Version': '2024-01-01',
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    status = response.status
    const answer = status === 204 ? null : await response.json()
    if (response.ok) return { data: answer as Answer, error: null }
    const { code, message = '' } = answer as { code?: string; message?: string }
    return { data: null, error: { code, message, status } }
  } catch (thrown) {
    const isTimeout = thrown instanceof DOMException && thrown.name === 'TimeoutError'
    if (isTimeout && method !== 'GET') return { data: null, error: NO_ANSWER }
    // A proxy or firewall answered with its own page.
    const isRefused = status > 0 && status < 500
    return { data: null, error: isRefused ? REFUSED_ON_THE_WAY : { ...UNREACHABLE, status } }
  }
}
