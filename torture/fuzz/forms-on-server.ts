import type { Wrongs } from '#torture/item.ts'
import type { Server } from '#torture/server.ts'

import { rules, type Values } from './form-rules.ts'

/** Within an hour the server writes so many letters, and in a day it takes so many messages. */
const TAKEN_AT_A_TIME = 150
const DAY_MS = 86_400_000

/** What each form sends. */
const calls: Record<string, (values: Values) => { path: string; body: object }> = {
  register: ({ email, password, firstName, lastName }) => ({
    path: '/auth/v1/signup',
    body: { email, password, data: { firstName, lastName } },
  }),
  forgotten: ({ email }) => ({ path: '/auth/v1/recover', body: { email } }),
  contact: (values) => ({
    path: '/contact/v1/messages',
    body: { ...values, key: crypto.randomUUID(), elapsed: 9_000, homepage: '' },
  }),
}

/** Sends what a form would, whether or not it would: the server refuses all that the form refuses. */
export async function tryOnServer(server: Server, name: string, tried: Values[], wrongs: Wrongs) {
  let taken = 0
  for (const values of tried) {
    const call = calls[name]?.(values)
    if (!call) return
    const { status } = await server.ask('POST', call.path, call.body)
    if (status === 200) taken += 1
    if (taken % TAKEN_AT_A_TIME === TAKEN_AT_A_TIME - 1) await server.passTime(DAY_MS)
    const isMeant = rules[name]?.(seenBy(values)).isTaken
    const isRefused = status >= 400 && status < 500 && status !== 429
    if (!isMeant && !isRefused) wrongs.add(`${name} ${JSON.stringify(values)}: ${status}`)
  }
}

/** The server sees one password, and takes an account without names: it is the page that asks for them. */
function seenBy(values: Values): Values {
  const { firstName = '', lastName = '', password = '' } = values
  const named = (name: string) => (/\S/.test(name) ? name : 'Ann')
  return {
    ...values,
    firstName: named(firstName),
    lastName: named(lastName),
    confirmPassword: password,
  }
}
