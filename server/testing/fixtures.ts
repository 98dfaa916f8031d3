import { ann, type TestServer } from './start-server.ts'

export type WireSession = {
  access_token: string
  refresh_token: string
  user: { id: string; email: string; user_metadata: Record<string, unknown> }
}

export type Reach = {
  ask(path: string, init?: RequestInit, peer?: string): Promise<Response>
  linkTo(address: string, kind: LinkKind): Promise<string>
}

type AskingServer = Pick<Reach, 'ask'>

export async function send(
  server: AskingServer,
  path: string,
  body: unknown,
  { method = 'POST', token, peer }: { method?: string; token?: string; peer?: string } = {},
) {
  const headers = token ? { Authorization: `Bearer ${token}` } : undefined
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const init = { method, headers, body: method === 'GET' ? undefined : text }
  const response = await server.ask(`/auth/v1/${path}`, init, peer)
  const responseText = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    text: responseText,
    body: JSON.parse(responseText || '{}'),
  }
}

type SignUpFields = { password?: string; [of: string]: unknown }

export function signUp(
  server: AskingServer,
  email: string,
  { password = ann.password, ...fields }: SignUpFields = {},
) {
  const data = { ...ann.options.data, ...fields }
  return send(server, 'signup', { email, password, data })
}

export async function confirm(
  server: Reach,
  email = ann.email,
  fields: SignUpFields = {},
): Promise<WireSession> {
  await signUp(server, email, fields)
  return asSession(await redeemLink(server, email, 'confirm'))
}

export const LINK_TYPES = {
  confirm: 'signup',
  reset: 'recovery',
  'email-change-current': 'email_change',
  'email-change-new': 'email_change',
}

export type LinkKind = keyof typeof LINK_TYPES

export async function redeemLink(server: Reach, email: string, kind: LinkKind) {
  const token_hash = await server.linkTo(email, kind)
  return send(server, 'verify', { type: LINK_TYPES[kind], token_hash })
}

export async function recover(server: Reach, email = ann.email) {
  await send(server, 'recover', { email })
  return redeemLink(server, email, 'reset')
}

export function trySignIn(
  server: AskingServer,
  email: string,
  password = ann.password,
  peer?: string,
) {
  return send(server, 'token?grant_type=password', { email, password }, { peer })
}

export async function signIn(
  server: AskingServer,
  email = ann.email,
  password = ann.password,
): Promise<WireSession> {
  return asSession(await trySignIn(server, email, password))
}

function asSession({ status, text, body }: Awaited<ReturnType<typeof send>>): WireSession {
  if (!body.access_token) throw new Error(`No session was answered, but ${status} ${text}`)
  return body
}

export function refreshBy(server: AskingServer, refresh_token: string, peer?: string) {
  return send(server, 'token?grant_type=refresh_token', { refresh_token }, { peer })
}

export function getUser(server: AskingServer, token: string) {
  return send(server, 'user', undefined, { method: 'GET', token })
}

export function changeUser(server: AskingServer, token: string, body: object) {
  return send(server, 'user', body, { method: 'PUT', token })
}

export async function openAnn(server: TestServer) {
  await confirm(server)
  const auth = server.openBrowser()
  await auth.signInWithPassword({ email: ann.email, password: ann.password })
  return auth
}

export function outcome({ status, body }: Awaited<ReturnType<typeof send>>) {
  return [status, body.error_code]
}

export function refusalOf(answer: Awaited<ReturnType<typeof send>>) {
  return [...outcome(answer), answer.body.msg]
}

/** Asks until refused. @returns the allowed requests and the seconds to wait */
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
