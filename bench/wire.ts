import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'

/** A session as the service answers it. */
export type Tokens = { access_token: string; refresh_token: string }
export type Reply = { status: number; body: Partial<Tokens> & { id?: string; code?: string } }

const agent = new Agent({ keepAlive: true })

/**
 * Calls the service as one visitor among many, each with an address of its own behind the trusted proxy. By the plainest
 * client there is: it shares the cores with what it measures.
 */
export function wireTo(url: string, from: string) {
  return async function call(
    method: string,
    path: string,
    body?: object,
    token?: string,
  ): Promise<Reply> {
    const sent = body && JSON.stringify(body)
    const headers = {
      'X-Forwarded-For': from,
      'X-Supabase-Api-Version': '2024-01-01',
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(sent
        ? { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(sent) }
        : {}),
    }
    return new Promise((resolve, reject) => {
      const asked = request(`${url}/auth/v1/${path}`, { agent, method, headers }, (response) => {
        const { statusCode: status = 0 } = response
        text(response).then((got) => resolve({ status, body: got ? JSON.parse(got) : {} }), reject)
      })
      asked.on('error', reject)
      asked.end(sent)
    })
  }
}

export type Wire = ReturnType<typeof wireTo>

/** An IPv4 address of its own for each number, and a network of its own (/24) for each of 65,536 in a row. */
export function visitorAddress(number: number) {
  return `10.${number & 255}.${(number >> 8) & 255}.${(number >> 16) & 255}`
}
