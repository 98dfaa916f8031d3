import { ask, loadClient, type LoadClient } from './client.ts'
import { UNREACHABLE, type ServiceError } from './messages.ts'
import { readService } from './service.ts'

type ShopResult<Answer> = { data: Answer; error: null } | { data: null; error: ServiceError }

/**
 * A call of the built-in service that the account client knows nothing of, as whoever is signed in. It never throws.
 *
 * @param path what follows `/auth/v1`
 * @param load the client whose session it is for; that of the page without it
 */
export async function callAuth<Answer>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
  load: LoadClient = loadClient,
): Promise<ShopResult<Answer>> {
  const { data, error } = await ask((client) => client.getSession(), load)
  if (!data?.session)
    return { data: null, error: error ?? { message: '', code: 'no_authorization' } }
  const { url, headers, fetch } = readService()
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
    const answer = response.status === 204 ? null : await response.json()
    if (response.ok) return { data: answer as Answer, error: null }
    const { code, message = '' } = answer as { code?: string; message?: string }
    return { data: null, error: { code, message, status: response.status } }
  } catch {
    return { data: null, error: UNREACHABLE }
  }
}
