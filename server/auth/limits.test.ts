import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { limitedCalls } from './attacks-for-tests.ts'
import { confirm, send } from './people.ts'
import { ann, startServer, type TestServer } from './start-server.ts'

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const peer = '203.0.113.9'
let server: TestServer

beforeEach(async () => {
  server = await startServer()
})

afterEach(() => server.close())

/** Asks until it is told to wait; returns how often it was not, and for how many seconds it shall wait. */
async function askUntilLimited(ask: (turn: number) => ReturnType<typeof send>, patience = 600) {
  for (let allowed = 0; allowed < patience; allowed += 1) {
    const answer = await ask(allowed)
    if (answer.status === 429) {
      return { allowed, wait: Number(answer.headers.get('Retry-After')), answer }
    }
  }
  throw new Error('There is no limit')
}

describe('one network address', () => {
  it.each(limitedCalls)('has its limit of %s', async (_name, count, path, bodyFor, method) => {
    const ask = (turn: number) => send(server, path, bodyFor?.(turn), { peer, method })
    const { allowed, wait, answer } = await askUntilLimited(ask)
    expect(allowed).toBe(count)
    expect(wait).toBe(300 / count)
    expect(answer.body).toEqual({
      code: 429,
      error_code: 'over_request_rate_limit',
      msg: 'Request rate limit reached',
    })
    server.clock.now += wait * SECOND_MS - 100
    expect((await ask(allowed)).status).toBe(429)
    server.clock.now += 100
    expect((await ask(allowed + 1)).status).not.toBe(429)
    expect((await ask(allowed + 2)).status).toBe(429)
    server.clock.now += 5 * MINUTE_MS
    expect((await askUntilLimited(ask)).allowed).toBe(count)
  })

  it('does not get more by naming others, nor by moving within its network', async () => {
    const ask = (turn: number) => {
      const headers = {
        'X-Forwarded-For': `10.1.1.${turn}`,
        Forwarded: `for=10.1.1.${turn}`,
        'X-Real-IP': `10.1.1.${turn}`,
      }
      const address = `2001:db8:1:2::${turn.toString(16)}`
      const init = { method: 'POST', headers, body: '{}' }
      return server.ask('/auth/v1/recover', init, address)
    }
    const statuses = []
    for (let turn = 1; turn <= 31; turn += 1) statuses.push((await ask(turn)).status)
    expect(statuses.indexOf(429)).toBe(30)
  })

  it('is the one that a trusted proxy names', async () => {
    const behind = await startServer({ environment: { TRUST_PROXY: '127.0.0.1' } })
    const ask = async (visitor: string) => {
      const headers = { 'X-Forwarded-For': visitor }
      const init = { method: 'POST', headers, body: '{}' }
      return (await behind.ask('/auth/v1/recover', init, '127.0.0.1')).status
    }
    try {
      for (let turn = 0; turn < 30; turn += 1) expect(await ask('198.51.100.1')).toBe(400)
      expect(await ask('198.51.100.1')).toBe(429)
      expect(await ask('6.6.6.6, 198.51.100.1')).toBe(429)
      expect(await ask('198.51.100.2')).toBe(400)
    } finally {
      await behind.close()
    }
  })
})

describe('letters', () => {
  const recover = (email: string, from?: string) =>
    send(server, 'recover', { email }, { peer: from })

  it('go to one address once a minute and five times an hour', async () => {
    expect((await recover('a@example.com')).status).toBe(200)
    const { body, headers } = await recover('a@example.com')
    expect(body).toMatchObject({
      error_code: 'over_email_send_rate_limit',
      msg: 'For security purposes, you can only request this after 60 seconds.',
    })
    expect(headers.get('Retry-After')).toBe('60')
    for (let letter = 2; letter <= 5; letter += 1) {
      server.clock.now += MINUTE_MS
      expect((await recover('a@example.com')).status).toBe(200)
    }
    server.clock.now += MINUTE_MS
    const sixth = await recover('a@example.com')
    expect(sixth.status).toBe(429)
    server.clock.now += Number(sixth.headers.get('Retry-After')) * SECOND_MS
    expect((await recover('a@example.com')).status).toBe(200)
  })

  it('fill one letter box, whatever is added to its name', async () => {
    const box = (letter: number) => `a+${letter}@example.com`
    for (let letter = 1; letter <= 5; letter += 1) {
      expect((await recover(box(letter))).status).toBe(200)
    }
    expect((await recover(box(6))).status).toBe(429)
  })

  it('asked for by a visitor who may have no more take nothing from others', async () => {
    const ask = (turn: number) => {
      server.clock.now += 10 * SECOND_MS
      return recover(`person${turn}@example.com`, peer)
    }
    await askUntilLimited(ask)
    for (let turn = 0; turn < 6; turn += 1) await recover('victim@example.com', peer)
    expect((await recover('victim@example.com')).status).toBe(200)
  })

  it('are asked for by one visitor thirty times an hour', async () => {
    const ask = (turn: number) => {
      server.clock.now += 10 * SECOND_MS
      return recover(`person${turn}@example.com`, peer)
    }
    const { allowed, answer } = await askUntilLimited(ask)
    // Three more become free while it asks.
    expect(allowed).toBe(32)
    expect(answer.body.msg).toBe('email rate limit exceeded')
  })

  it('are five hundred an hour in all', async () => {
    const ask = (turn: number) => recover(`person${turn}@example.com`)
    const { allowed, answer } = await askUntilLimited(ask)
    expect(allowed).toBe(500)
    expect(answer.body.msg).toBe('email rate limit exceeded')
  })
})

describe('guessing a password', () => {
  const guess = (email = ann.email, password = 'Wrong!Pass1') =>
    send(server, 'token?grant_type=password', { email, password })

  it.each([ann.email, 'nobody@example.com'])('of %s is slowed down after ten', async (email) => {
    await confirm(server)
    let { allowed, wait } = await askUntilLimited(() => guess(email))
    expect([allowed, wait]).toEqual([10, 60])
    for (const minutes of [2, 4, 8, 15, 15]) {
      server.clock.now += wait * SECOND_MS
      ;({ allowed, wait } = await askUntilLimited(() => guess(email)))
      expect([allowed, wait]).toEqual([1, minutes * 60])
    }
  })

  it('in parallel gains nothing', async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, () => guess()))
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10)
  })

  it('is no harm to whoever mistypes and then gets it right', async () => {
    await confirm(server)
    for (let turn = 0; turn < 30; turn += 1) {
      const mistyped = turn % 9 !== 8
      const { status } = await guess(ann.email, mistyped ? 'x' : ann.password)
      expect(status).toBe(mistyped ? 400 : 200)
    }
  })

  it('ends at a hundred in a row, until the owner comes by a letter', async () => {
    await confirm(server)
    let tried = 0
    for (let turn = 0; turn < 300; turn += 1) {
      server.clock.now += 15 * MINUTE_MS
      if ((await guess()).status === 400) tried += 1
    }
    expect(tried).toBe(100)
    server.clock.now += 48 * HOUR_MS
    expect((await guess(ann.email, ann.password)).status).toBe(429)

    await send(server, 'recover', { email: ann.email })
    const token_hash = await server.linkTo(ann.email, 'reset')
    expect((await send(server, 'verify', { type: 'recovery', token_hash })).status).toBe(200)
    expect((await guess(ann.email, ann.password)).status).toBe(200)
  })

  it('before there is an account does not lock out who signs up later', async () => {
    for (let turn = 0; turn < 20; turn += 1) await guess()
    await confirm(server)
    expect((await guess(ann.email, ann.password)).status).toBe(200)
  })
})

it('keeps no address that was counted, and not more rows than it may', async () => {
  await send(server, 'recover', { email: ann.email }, { peer })
  const { limits } = server.database
  const rows = await limits.selectFrom('limits').selectAll().execute()
  expect(rows.length).toBeGreaterThan(3)
  expect(JSON.stringify(rows)).not.toMatch(/ann|203\.0/)
  server.clock.now += 2 * HOUR_MS
  await server.services.limiter.purge()
  expect(await limits.selectFrom('limits').selectAll().execute()).toEqual([])
})
