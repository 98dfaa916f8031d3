import { request } from 'node:http'
import { connect } from 'node:net'

export type Reply = {
  status: number
  headers: Headers
  text: string
  body: WireBody
}
type WireBody = {
  access_token?: string
  refresh_token?: string
  error_code?: string
  code?: number | string
  msg?: string
  user?: { id: string; email: string; user_metadata: Record<string, unknown> }
  [field: string]: unknown
}
/** Sends the request verbatim: no header is added, and the path is not normalized. */
export function askVerbatim(
  url: string,
  {
    method = 'POST',
    path,
    headers = {},
    body = '',
  }: { method?: string; path: string; headers?: Record<string, string>; body?: string },
): Promise<Reply> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const length = { 'Content-Length': String(Buffer.byteLength(body)) }
    const sent = { host: hostname, port, method, path, headers: { ...length, ...headers } }
    const outgoing = request({ ...sent, agent: false }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => (text += chunk))
      response.on('end', () => {
        const pairs = Object.entries(response.headers).map(([name, value]) => [name, String(value)])
        resolve(asReply(response.statusCode ?? 0, new Headers(pairs as [string, string][]), text))
      })
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

/** Sends raw bytes, and reads until the connection ends. */
export function speak(port: number, text: string) {
  return new Promise<string>((resolve, reject) => {
    let received = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    socket.setEncoding('latin1')
    socket.on('data', (bytes) => (received += bytes))
    socket.on('error', (error) => (received ? resolve(received) : reject(error)))
    socket.on('close', () => resolve(received))
  })
}

function asReply(status: number, headers: Headers, text: string): Reply {
  let body: WireBody = {}
  try {
    body = JSON.parse(text)
  } catch {}
  return { status, headers, text, body }
}
