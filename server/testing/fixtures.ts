import { ann, type TestServer } from './start-server.ts'

/** What the wire says of a session, as far as tests look. */
export type WireSession = {
  access_token: string
  refresh_token: string
  user: { id: string; email: string; user_metadata: Record<string, unknown> }
}

/** Sends JSON and reads the answer. */
export async function send(
  server: TestServer,
  path: string,
  body: unknown,
  { method = 'POST', token, peer }: { method?: string; token?: string; peer?: string } = {},
) {
  const headers = token ? { Authorization: `Bearer ${token}` } : undefined
  const init = { method, headers, body: method === 'GET' ? undefined : JSON.stringify(body) }
  const response = await server.ask(`/auth/v1/${path}`, init, peer)
  const text = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: JSON.parse(text || '{}'),
  }
}

/** Signs a person up, who may have said more of themselves than their name, and confirms them by the email. */
export async function confirm(
  server: TestServer,
  email = ann.email,
  said: object = {},
): Promise<WireSession> {
  const data = { ...ann.options.data, ...said }
  await send(server, 'signup', { email, password: ann.password, data })
  return (await takeUp(server, email, 'confirm')).body
}

const LINK_TYPES = {
  confirm: 'signup',
  reset: 'recovery',
  'email-change-current': 'email_change',
  'email-change-new': 'email_change',
}

/** Takes up the newest link of a kind that an address was sent. */
export async function takeUp(server: TestServer, email: string, kind: keyof typeof LINK_TYPES) {
  const token_hash = await server.linkTo(email, kind)
  return send(server, 'verify', { type: LINK_TYPES[kind], token_hash })
}

/** Signs Ann in by an emailed link to set a new password. */
export async function recover(server: TestServer) {
  await send(server, 'recover', { email: ann.email })
  return takeUp(server, ann.email, 'reset')
}

export async function signIn(
  server: TestServer,
  email = ann.email,
  password = ann.password,
): Promise<WireSession> {
  return (await send(server, 'token?grant_type=password', { email, password })).body
}

export function refreshBy(server: TestServer, refresh_token: string) {
  return send(server, 'token?grant_type=refresh_token', { refresh_token })
}

export function getUser(server: TestServer, token: string) {
  return send(server, 'user', undefined, { method: 'GET', token })
}

export function changeUser(server: TestServer, token: string, body: object) {
  return send(server, 'user', body, { method: 'PUT', token })
}

/** The real client in a browser where Ann is signed in. */
export async function openAnn(server: TestServer) {
  await confirm(server)
  const auth = server.openBrowser()
  await auth.signInWithPassword({ email: ann.email, password: ann.password })
  return auth
}

/** What was answered: a status, and where it refuses a code. */
export function outcome({ status, body }: Awaited<ReturnType<typeof send>>) {
  return [status, body.error_code]
}

/** As `outcome`, with the sentence. */
export function refusalOf(answer: Awaited<ReturnType<typeof send>>) {
  return [...outcome(answer), answer.body.msg]
}

/** Asks until it is told to wait; returns how often it was not, and for how many seconds it shall wait. */
export async function askUntilLimited(
  ask: (turn: number) => ReturnType<typeof send>,
  patience = 600,
) {
  for (let allowed = 0; allowed < patience; allowed += 1) {
    const answer = await ask(allowed)
    if (answer.status === 429) {
      return { allowed, wait: Number(answer.headers.get('Retry-After')), answer }
    }
  }
  throw new Error('There is no limit')
}
