import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { describe, expect, it } from 'vitest'

import {
  changeUser,
  getUser,
  recover,
  refreshBy,
  send,
  signIn,
  signUp,
  trySignIn,
} from '#server/testing/fixtures.ts'
import { refusal, startSmtpServer } from '#server/testing/smtp.ts'
import { inParallel, range } from '#tests/support/parallel.ts'
import { startProcess, type ServerProcess } from '#tests/support/start-process.ts'
import { useServer } from '#tests/support/use-server.ts'
import { timeUntil } from '#tests/support/watch.ts'

const PERSON = {
  email: 'quillfeather-7@canary.example',
  password: 'Zanzibar!Tupelo7',
  firstName: 'Quillfeather',
  lastName: 'Marmalade',
}
const { email: EMAIL, password: PASSWORD, firstName, lastName } = PERSON
const SAID = { password: PASSWORD, firstName, lastName }
const MEANT = /^(mailbox\.sqlite(-wal|-shm)?$|mail\/)/
const MANY = 110
const LIMIT_MS = 30_000

const server = useServer({ hasCheapHashes: true })
const texts: string[] = Object.values(PERSON)

describe('personal data and secrets', () => {
  it('are stored in the database and in emails only, after any request', async () => {
    await live()
    await askWrongly()
    await writeToShop()
    await meetLockedDatabase()
    expect(await findLeft(server)).toEqual([])
  })

  it('are not logged when a mail server quotes them', async () => {
    const smtp = await startSmtpServer({
      onRcptTo: ({ address }, _session, done) => done(refusal(550, `${address} is not known here`)),
    })
    const other = await startProcess({ settings: { SMTP_URL: smtp.url }, hasCheapHashes: true })
    await signUp(other, EMAIL, SAID)
    await timeUntil(LIMIT_MS, async () => other.output().includes('could not be delivered'))
    expect(other.output()).toContain('could not be delivered')
    expect(await findLeft(other)).toEqual([])
    await other.stop()
    await smtp.close()
  })
})

function post(path: string, body: object) {
  const headers = { 'Content-Type': 'application/json' }
  return server.ask(path, { method: 'POST', headers, body: JSON.stringify(body) })
}

async function live() {
  await signUp(server, EMAIL, { ...SAID, password: 'short' })
  await signUp(server, EMAIL, SAID)
  const link = await server.linkTo(EMAIL, 'confirm')
  const verify = (type: string) => send(server, 'verify', { type, token_hash: link })
  await verify('recovery')
  const { body } = await verify('signup')
  await verify('signup')
  const tokens = await signIn(server, EMAIL, PASSWORD)
  const token = tokens.access_token
  await getUser(server, `${token}x`)
  const renewed = String((await refreshBy(server, tokens.refresh_token)).body.refresh_token)
  await refreshBy(server, `${renewed}x`)
  const next = `${PASSWORD}next`
  await changeUser(server, token, { email: `new-${EMAIL}`, current_password: PASSWORD })
  await changeUser(server, token, { password: next, current_password: `wrong-${PASSWORD}` })
  await changeUser(server, token, { password: next, current_password: PASSWORD })
  const recovered = await recover(server, EMAIL)
  const reset = await server.linkTo(EMAIL, 'reset')
  await changeUser(server, recovered.body.access_token, { password: PASSWORD })
  await send(server, 'logout?scope=global', {}, { token })
  texts.push(next, link, reset, renewed, token, tokens.refresh_token)
  texts.push(String(body.access_token), String(body.refresh_token))
}

async function askWrongly() {
  const query = new URLSearchParams({ email: EMAIL, password: PASSWORD, token: texts.at(-1) ?? '' })
  const body = JSON.stringify({ email: EMAIL, password: PASSWORD })
  await inParallel(range(MANY), 4, () => trySignIn(server, EMAIL, `${PASSWORD}wrong`))
  await send(server, 'signup', body.slice(0, -1))
  await send(server, 'signup', { email: { EMAIL }, password: [PASSWORD] })
  await send(server, 'signup', body, { method: 'PUT' })
  for (const path of ['/auth/v1/user', '/auth/v1/verify', '/auth/v1/none', '/rest/v1/countries'])
    await server.ask(`${path}?${query}`, { headers: { Authorization: `Bearer ${PASSWORD}` } })
  await server.ask(`/account/${firstName}?${query}`)
  const headers = { 'User-Agent': EMAIL, Referer: `${server.url}/?${query}`, Cookie: PASSWORD }
  await server.ask('/', { headers })
  const report = { 'document-uri': `${server.url}/?${query}`, 'effective-directive': 'img-src' }
  await post('/csp-report', { 'csp-report': report })
}

async function writeToShop() {
  const message = { name: `${firstName} ${lastName}`, email: EMAIL, phone: '', topic: 'mail' }
  const sent = { ...message, text: `I am ${firstName}, ${EMAIL}`, elapsed: 20_000, homepage: '' }
  await post('/contact/v1/messages', { ...sent, key: crypto.randomUUID() })
  await post('/contact/v1/messages', { ...sent, topic: firstName })
}

async function meetLockedDatabase() {
  const intruder = new DatabaseSync(join(server.dataDir, 'mailbox.sqlite'), { timeout: LIMIT_MS })
  intruder.exec('begin immediate')
  await signUp(server, `locked-${EMAIL}`, SAID)
  intruder.exec('rollback')
  intruder.close()
  expect(server.output()).toContain('A request failed')
}

/** A server's output, its health responses and its files. */
async function findLeft({ ask, dataDir, output }: ServerProcess) {
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(dataDir.length + 1))
    .filter((file) => !MEANT.test(file))
  const contents = files.map(async (file) => [file, await readFile(join(dataDir, file), 'latin1')])
  const responses = ['/health/alive', '/health/ready'].map(async (path) => {
    const answer = await ask(path)
    return [path, JSON.stringify([...answer.headers]) + (await answer.text())]
  })
  const places = [['the output', output()], ...(await Promise.all([...contents, ...responses]))]
  return places.flatMap(([place, text = '']) =>
    texts
      .filter((secret) => text.includes(secret) || text.includes(encodeURIComponent(secret)))
      .map((secret) => `${place} holds ${secret}`),
  )
}
