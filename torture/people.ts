import { randomUUID } from 'node:crypto'

import { decrypt } from '#server/email/encrypt.ts'
import { deriveSecrets } from '#server/secrets.ts'

import type { Server } from './server.ts'
import type { WireBody } from './wire.ts'

export const PASSWORD = 'Sunny!Day1'
export const OTHER_PASSWORD = 'Rainy?Night2'

export type Tokens = { access_token: string; refresh_token: string }

export function signUp(server: Server, email: string, password = PASSWORD, data: object = {}) {
  return server.ask('POST', '/auth/v1/signup', { email, password, data })
}

/** Signs a person up and confirms them by the letter. */
export async function join(server: Server, email: string, password = PASSWORD) {
  await signUp(server, email, password)
  const token_hash = await server.linkTo(email)
  return asTokens((await verify(server, 'signup', token_hash)).body)
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

/** As `join`, where no mail server takes the email: its link is read where it waits. */
export async function joinUnsent(server: Server, email: string) {
  await signUp(server, email)
  const [link = ''] = await readWaitingLinks(server, email)
  return asTokens((await verify(server, 'signup', link)).body)
}

/** The secrets of the links in the emails that wait, to whomever or to one address. */
export async function readWaitingLinks(server: Server, to = '%') {
  const sql = `select id, sealed_token from letters
    where sealed_token is not null and kind != 'decoy' and recipient like ?`
  const { letters } = deriveSecrets(server.secret)
  const rows = await server.records.ask(sql, to)
  return rows.map(({ id, sealed_token: sealed }) => decrypt(String(sealed), String(id), [letters]))
}

/** Many confirmed accounts with the password of one that signed up. */
export async function settle(server: Server, emails: string[], model = 'model@example.com') {
  await join(server, model)
  await copyAccount(server, model, emails)
}

/** Gives other addresses accounts like that of a model, password and all. */
export async function copyAccount(server: Server, model: string, emails: string[]) {
  const [row] = await server.records.ask('select * from users where email = ?', model)
  const copies = emails.map((email) => {
    const copy = { ...row, id: randomUUID(), identity_id: randomUUID(), email }
    return Object.values(copy)
  })
  const columns = Object.keys(row ?? {})
  const places = columns.map(() => '?').join(', ')
  const sql = `insert into users (${columns.join(', ')}) values (${places})`
  await server.records.change(sql, copies)
}

function asTokens({ access_token = '', refresh_token = '' }: WireBody): Tokens {
  if (!access_token) throw new Error('No session was answered')
  return { access_token, refresh_token }
}
