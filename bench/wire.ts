/** A session as the service answers it. */
export type Tokens = { access_token: string; refresh_token: string }
export type Reply = { status: number; body: Partial<Tokens> & { code?: string } }

/** Calls the service as one visitor among many, each with an address of its own behind the trusted proxy. */
export function wireTo(url: string, from: string) {
  return async function call(
    method: string,
    path: string,
    body?: object,
    token?: string,
  ): Promise<Reply> {
    const response = await fetch(`${url}/auth/v1/${path}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        'X-Forwarded-For': from,
        'X-Supabase-Api-Version': '2024-01-01',
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const text = await response.text()
    return { status: response.status, body: text ? JSON.parse(text) : {} }
  }
}

export type Wire = ReturnType<typeof wireTo>

/** An IPv4 address of its own for each number. */
export function visitorAddress(number: number) {
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
}
