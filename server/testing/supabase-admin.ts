import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import type { NewAccount } from '#server/operations/supabase-admin.ts'

const USERS = '/auth/v1/admin/users'

type Fault = 'busy' | 'broken' | 'answer lost' | undefined

/**
 * Supabase's admin API on this machine: statuses, codes and bodies as in supabase/auth,
 * internal/api/admin.go.
 */
export async function startSupabase({
  secretKey,
  trouble = () => undefined,
  takesHashes = true,
}: {
  secretKey: string
  trouble?: (call: number) => Fault
  /** Versions before 2024 ignore `id` and `password_hash`. */
  takesHashes?: boolean
}) {
  const accounts = new Map<string, NewAccount>()
  let calls = 0

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const wrong = trouble(calls++)
    const content = await readBody(request)
    if (wrong === 'busy') return send(response, 429, refuse('over_request_rate_limit'))
    if (wrong === 'broken') return send(response, 503, refuse('unexpected_failure'))
    const [status, body] = decide(request, content)
    if (wrong === 'answer lost') return request.socket.destroy()
    send(response, status, body)
  }

  function decide({ method, url = '', headers }: IncomingMessage, content: string) {
    if (headers.authorization !== `Bearer ${secretKey}`) return [403, refuse('not_admin')] as const
    if (method === 'POST' && url === USERS) return create(JSON.parse(content))
    const id = decodeURIComponent(url.slice(USERS.length + 1))
    const account = accounts.get(id)
    if (!account) return [404, refuse('user_not_found')] as const
    if (method === 'DELETE') accounts.delete(id)
    return [200, account] as const
  }

  function create(wanted: NewAccount) {
    const isTaken = [...accounts.values()].some(({ email }) => email === wanted.email)
    if (isTaken) return [422, refuse('email_exists')] as const
    if (!wanted.password_hash?.startsWith('$argon2id$v=19$'))
      return [400, refuse('bad_json')] as const
    const created = takesHashes ? wanted : { ...wanted, id: randomUUID(), password_hash: '' }
    accounts.set(created.id, created)
    return [200, created] as const
  }

  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    accounts,
    callCount: () => calls,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

function refuse(error_code: string) {
  return { code: 400, error_code, msg: `about somebody@example.com` }
}

function send(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Retry-After': '0' })
  response.end(JSON.stringify(body))
}

async function readBody(request: IncomingMessage) {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}
