import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'

/** A session as the service answers it. */
export type Tokens = { access_token: string; refresh_token: string }
export type Reply = { status: number; body: Partial<Tokens> & { id?: string; code?: string } }

const agent = new Agent({ keepAlive: true })

type RequestOptions = {
  method: string
  token?: string | undefined
  body?: unknown
  headers?: object
}

/** By the plainest client there is: it shares the cores with what it measures. */
export function ask(url: string, { method, token, body, headers = {} }: RequestOptions) {
  const sent = body === undefined ? undefined : JSON.stringify(body)
  const all = {
    ...headers,
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    ...(sent
      ? { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(sent) }
      : {}),
  }
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const outgoing = request(url, { agent, method, headers: all }, (response) => {
      const { statusCode: status = 0 } = response
      text(response).then((got) => resolve({ status, text: got }), reject)
    })
    outgoing.on('error', reject)
    outgoing.end(sent)
  })
}

/** Calls the service as one visitor among many, each with an address of its own behind the trusted proxy. */
export function wireTo(url: string, from: string) {
  return async function call(
    method: string,
    path: string,
    body?: object,
    token?: string,
  ): Promise<Reply> {
    const headers = { 'X-Forwarded-For': from, 'X-Supabase-Api-Version': '2024-01-01' }
    const got = await ask(`${url}/auth/v1/${path}`, { method, token, body, headers })
    return { status: got.status, body: got.text ? JSON.parse(got.text) : {} }
  }
}

export type Wire = ReturnType<typeof wireTo>

/** An IPv4 address of its own for each number, and a network of its own (/24) for each of 65,536 in a row. */
export function visitorAddress(number: number) {
  return `10.${number & 255}.${(number >> 8) & 255}.${(number >> 16) & 255}`
}
