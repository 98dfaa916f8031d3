import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { confirm, signUp, trySignIn } from '#server/testing/fixtures.ts'
import { range } from '#tests/support/parallel.ts'
import { size } from '#tests/support/soak.ts'
import { startProcess, type ServerProcess } from '#tests/support/start-process.ts'
import { pause, statusOf, timeUntil } from '#tests/support/watch.ts'

const VISITORS = 6
const BEFORE_MS = 300
const NOTICED_MS = 10_000
const MAX_EXIT_MS = 20_000
const LETTER_MS = 20_000
const STRAY = 'detail of ann@example.com'

let server: ServerProcess

beforeAll(async () => void (server = await startProcess({ hasCheapHashes: true })))
afterAll(() => server.stop())

describe('a server stopped under load', () => {
  it('cuts off no request, is not ready, ends, and loses no email', async () => {
    for (const round of range(size(1, 200))) {
      const { promised, problems } = await stopUnderLoad('SIGTERM', `r${round}`)
      expect(problems).toEqual([])
      await server.restart()
      for (const email of promised) {
        const isThere = async () => (await server.emails(email)).length > 0
        expect(await timeUntil(LETTER_MS, isThere)).toBeLessThan(LETTER_MS)
      }
      await server.forgetLimits()
    }
  })
})

it('a killed server keeps its counts of wrong passwords', async () => {
  const email = 'ann@example.com'
  await confirm(server, email)
  const signIn = async (password?: string) =>
    (await trySignIn(server, email, password, '203.0.113.7')).status
  for (let turn = 0; turn < 10; turn += 1) expect(await signIn('Wrong!Pass1')).toBe(400)
  await server.kill()
  await server.restart()
  expect(await signIn()).toBe(429)
})

describe('an unhandled error', () => {
  it('in a promise ends no request, and is logged without its message', async () => {
    await server.stray('promise', STRAY)
    await timeUntil(NOTICED_MS, async () => server.output().includes('Unhandled promise rejection'))
    expect(server.output()).toContain('Unhandled promise rejection')
    expect(server.output()).not.toContain(STRAY)
    expect(await statusOf(server, '/health/ready')).toBe(200)
  })

  it('in a callback ends the server, and the next start is clean', async () => {
    await server.stray('timer', STRAY)
    await timeUntil(NOTICED_MS, async () => !server.isAlive())
    expect(server.isAlive()).toBe(false)
    expect(server.output()).toContain('"level":60')
    expect(server.output()).not.toContain(STRAY)
    await server.restart()
    expect(await statusOf(server, '/health/ready')).toBe(200)
  })
})

async function stopUnderLoad(signal: NodeJS.Signals, name: string) {
  const promised: string[] = []
  const problems: string[] = []
  const stopping = new AbortController()
  const visits = range(VISITORS).map(async (visitor) => {
    for (let count = 0; !stopping.signal.aborted; count += 1) {
      await visit(`${name}v${visitor}n${count}@example.com`, promised, problems)
    }
  })
  await pause(BEFORE_MS)
  server.signal(signal)
  const unready = async () => (await statusOf(server, '/health/ready')) !== 200
  const noticedMs = timeUntil(NOTICED_MS, unready)
  stopping.abort()
  if ((await noticedMs) >= NOTICED_MS) problems.push('still ready while stopping')
  const exitMs = await timeUntil(MAX_EXIT_MS, async () => !server.isAlive())
  if (exitMs >= MAX_EXIT_MS) problems.push('it did not end')
  await Promise.all(visits)
  return { promised, problems }
}

async function visit(email: string, promised: string[], problems: string[]) {
  try {
    const page = await askOnce('/')
    await page.text()
    if (page.status !== 200) problems.push(`a page: ${page.status}`)
    const { status } = await signUp({ ...server, ask: askOnce }, email)
    if (status === 200) promised.push(email)
    else problems.push(`a sign-up: ${status}`)
  } catch (error) {
    // A closed port loses nothing: a balancer sends the client elsewhere.
    const { cause } = error as { cause?: { code?: string } }
    if (cause?.code !== 'ECONNREFUSED') problems.push(`cut: ${cause?.code ?? String(error)}`)
  }
}

/** A server that ends may close a kept connection at the moment of its next request (RFC 9112, 9.5). */
function askOnce(path: string, init: RequestInit = {}) {
  const headers = new Headers(init.headers)
  headers.set('Connection', 'close')
  return server.ask(path, { ...init, headers })
}
