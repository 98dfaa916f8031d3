import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { refusal, startSmtpServer } from '#server/testing/smtp.ts'

import { inParallel, upTo } from '#torture/at-once.ts'
import { timeUntil } from '#torture/faults/watch.ts'
import type { Context } from '#torture/item.ts'
import {
  askWhoIAm,
  changeUser,
  refresh,
  signIn,
  signUp,
  trySignIn,
  verify,
} from '#torture/people.ts'
import type { Server } from '#torture/server.ts'

/** A person whose every text is found nowhere else; `texts` grows by each secret they are given. */
export type Person = {
  email: string
  password: string
  firstName: string
  lastName: string
  texts: string[]
}

/** The server writes too: its turn is waited for. */
const LOCK_LIMIT_MS = 5_000
const COMPLAINT_LIMIT_MS = 8_000
const DEAD_LIMIT_MS = 10_000
/** The owner is told of so many wrong passwords. */
const MANY = 120

/** One person through all that can be asked of the accounts and the shop, right and wrong, whole and failing. */
export async function walkByWire(context: Context) {
  const server = await context.startServer()
  const person = makePerson(context.random)
  await openAccount(server, person)
  await changeAccount(server, person)
  await askWrongly(server, person)
  await writeToShop(server, person)
  await meetLockedDatabase(server, person)
  const refused = await meetHostileMail(context, person)
  return { person, server, servers: [server, refused] }
}

function makePerson(random: Context['random']): Person {
  const mark = Math.floor(random() * 1e9).toString(36)
  // It must hold nothing of the name.
  const other = Math.floor(random() * 1e9).toString(36)
  const person = {
    email: `quillfeather-${mark}@canary.example`,
    password: `Zanzibar!${other}7`,
    firstName: `Quillfeather${mark}`,
    lastName: `Marmalade${mark}`,
  }
  return { ...person, texts: Object.values(person) }
}

async function openAccount(server: Server, person: Person) {
  const { email, password, firstName, lastName, texts } = person
  await signUp(server, email, 'short', { firstName, lastName })
  await signUp(server, email, password, { firstName, lastName })
  const link = await server.linkTo(email)
  await verify(server, 'recovery', link)
  const { body } = await verify(server, 'signup', link)
  await verify(server, 'signup', link)
  texts.push(link, String(body.access_token), String(body.refresh_token))
}

async function changeAccount(server: Server, person: Person) {
  const { email, password, texts } = person
  const next = `${password}next`
  const tokens = await signIn(server, email, password)
  await askWhoIAm(server, tokens.access_token)
  await askWhoIAm(server, `${tokens.access_token}x`)
  const renewed = String((await refresh(server, tokens.refresh_token)).body.refresh_token)
  await refresh(server, `${renewed}x`)
  const { access_token: token } = tokens
  await changeUser(server, token, { email: `new-${email}`, current_password: password })
  await changeUser(server, token, { password: next, current_password: `wrong-${password}` })
  await changeUser(server, token, { password: next, current_password: password })
  await server.ask('POST', '/auth/v1/recover', { email })
  const link = await server.linkTo(email, /reset-password/)
  const { body } = await verify(server, 'recovery', link)
  await changeUser(server, String(body.access_token), { password })
  await server.ask('POST', '/auth/v1/logout?scope=global', {}, { token })
  texts.push(next, tokens.access_token, tokens.refresh_token, renewed, link)
}

/** What is refused, and what is not understood, quotes nobody either. */
async function askWrongly(server: Server, { email, password, texts }: Person) {
  const [, , firstName = ''] = texts
  const query = new URLSearchParams({ email, password, token: texts.at(-1) ?? '' })
  const body = JSON.stringify({ email, password })
  await inParallel(upTo(MANY), 4, () => trySignIn(server, email, `${password}wrong`))
  await server.ask('POST', '/auth/v1/signup', body.slice(0, -1))
  await server.ask('POST', '/auth/v1/signup', { email: { email }, password: [password] })
  await server.ask('POST', '/auth/v1/signup', { email, password, data: { firstName: '\0' } })
  await server.ask('PUT', '/auth/v1/signup', body)
  for (const path of ['/auth/v1/user', '/auth/v1/verify', '/auth/v1/none', '/rest/v1/countries'])
    await server.ask('GET', `${path}?${query}`, undefined, { token: password })
  await server.ask('GET', `/account/${encodeURIComponent(firstName)}?${query}`)
  const headers = { 'User-Agent': email, Referer: `${server.url}/?${query}`, Cookie: password }
  await server.ask('GET', '/', undefined, { headers })
}

async function writeToShop(server: Server, { email, firstName, lastName }: Person) {
  const message = {
    key: crypto.randomUUID(),
    elapsed: 20_000,
    homepage: '',
    name: `${firstName} ${lastName}`,
    email,
    phone: '',
    topic: 'mail',
    text: `I am ${firstName}, ${email}`,
  }
  await server.ask('POST', '/contact/v1/messages', message)
  await server.ask('POST', '/contact/v1/messages', { ...message, topic: firstName })
}

/** The server fails with the person in its hands. */
async function meetLockedDatabase(server: Server, { email, password, firstName }: Person) {
  const timeout = LOCK_LIMIT_MS
  const intruder = new DatabaseSync(join(server.dataDir, 'mailbox.sqlite'), { timeout })
  intruder.exec('begin immediate')
  await Promise.all([
    signUp(server, `locked-${email}`, password, { firstName }),
    trySignIn(server, email, password),
  ])
  await timeUntil(COMPLAINT_LIMIT_MS, async () => server.output().includes('A request failed'))
  intruder.exec('rollback')
  intruder.close()
}

/** A mail server that turns the letter away and quotes whom it was for. */
async function meetHostileMail({ startServer }: Context, person: Person) {
  const smtp = await startSmtpServer({
    onRcptTo: ({ address }, _session, done) => done(refusal(550, `${address} is not known here`)),
  })
  try {
    const server = await startServer({ settings: { SMTP_URL: smtp.url } })
    const { email, password, firstName, lastName } = person
    await signUp(server, email, password, { firstName, lastName })
    await timeUntil(DEAD_LIMIT_MS, async () => server.output().includes('could not be delivered'))
    return server
  } finally {
    await smtp.close()
  }
}
