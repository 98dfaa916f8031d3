import { randomUUID } from 'node:crypto'

import type { Server } from './server.ts'
import type { WireBody } from './wire.ts'

export const PASSWORD = 'Sunny!Day1'

type Tokens = { access_token: string; refresh_token: string }

export function signUp(server: Server, email: string, password = PASSWORD, data: object = {}) {
  return server.ask('POST', '/auth/v1/signup', { email, password, data })
}

/** Signs a person up and confirms them by the email. */
export async function createAccount(server: Server, email: string, password = PASSWORD) {
  await signUp(server, email, password)
  const token_hash = await server.linkTo(email)
  return asTokens((await verify(server, 'signup', token_hash)).body)
}

/** Many confirmed accounts, each like that of one who signed up, password and all. */
export async function createAccounts(
  server: Server,
  emails: string[],
  model = 'model@example.com',
) {
  await createAccount(server, model)
  const [row = {}] = await server.records.ask('select * from users where email = ?', model)
  const copies = emails.map((email) =>
    Object.values({ ...row, id: randomUUID(), identity_id: randomUUID(), email }),
  )
  const columns = Object.keys(row)
  const places = columns.map(() => '?').join(', ')
  const sql = `insert into users (${columns.join(', ')}) values (${places})`
  await server.records.change(sql, copies)
}

export function verify(server: Server, type: string, token_hash: string) {
  return server.ask('POST', '/auth/v1/verify', { type, token_hash })
}

export function trySignIn(server: Server, email: string, password = PASSWORD) {
  return server.ask('POST', '/auth/v1/token?grant_type=password', { email, password })
}

export async function signIn(server: Server, email: string, password = PASSWORD) {
  return asTokens((await trySignIn(server, email, password)).body)
}

export function refresh(server: Server, refresh_token: string) {
  return server.ask('POST', '/auth/v1/token?grant_type=refresh_token', { refresh_token })
}

export function askWhoIAm(server: Server, token: string) {
  return server.ask('GET', '/auth/v1/user', undefined, { token })
}

export function changeUser(server: Server, token: string, change: object) {
  return server.ask('PUT', '/auth/v1/user', change, { token })
}

function asTokens({ access_token = '', refresh_token = '' }: WireBody): Tokens {
  if (!access_token) throw new Error('No session was answered')
  return { access_token, refresh_token }
}
