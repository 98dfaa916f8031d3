import { describe, expect, it } from 'vitest'

import { RESEND_WAIT_MS } from '#server/email/email-limits.ts'
import { briefLimits, limitedCalls } from '#server/testing/attacks.ts'
import { askUntilLimited, confirm, redeemLink, send } from '#server/testing/fixtures.ts'
import { ann, startServer } from '#server/testing/start-server.ts'
import { useServer } from '#server/testing/use-server.ts'
import { MINUTE_MS, SECOND_MS } from '#shared/durations.ts'

const peer = '203.0.113.9'
/** One of four emails an hour is allowed again after this time. */
const NEXT_FREE_MS = 15 * MINUTE_MS
const server = useServer()

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
  })

  it.each(briefLimits)('has its limit of %s in a minute', async (_name, count, path) => {
    const { allowed, wait } = await askUntilLimited(() => send(server, path, {}, { peer }))
    expect([allowed, wait]).toEqual([count, 60 / count])
  })

  it('is allowed once after the announced wait, and fully after the whole period', async () => {
    const ask = () => send(server, 'recover', {}, { peer })
    const { allowed, wait } = await askUntilLimited(ask)
    server.clock.now += wait * SECOND_MS - 100
    expect((await ask()).status).toBe(429)
    server.clock.now += 100
    expect((await ask()).status).not.toBe(429)
    expect((await ask()).status).toBe(429)
    server.clock.now += 5 * MINUTE_MS
    expect((await askUntilLimited(ask)).allowed).toBe(allowed)
  })

  it('gains nothing by naming other addresses or changing its address in the network', async () => {
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

  it('is the one in a trusted proxy’s header', async () => {
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

describe('emails', () => {
  const recover = (email: string, from?: string) =>
    send(server, 'recover', { email }, { peer: from })
  const resets = async (email: string) =>
    (await server.emailsTo(email)).filter(({ kind }) => kind === 'reset').length

  it('are sent to an address after a pause, four times an hour, with the same response', async () => {
    await confirm(server)
    for (let turn = 0; turn < 3; turn += 1) {
      expect(await recover(ann.email, peer)).toMatchObject({ status: 200, text: '{}' })
    }
    expect(await resets(ann.email)).toBe(1)
    const turns = Math.min(8, Math.ceil(NEXT_FREE_MS / RESEND_WAIT_MS) - 1)
    for (let turn = 0; turn < turns; turn += 1) {
      server.clock.now += RESEND_WAIT_MS
      await recover(ann.email, peer)
      await resets(ann.email)
    }
    expect(await resets(ann.email)).toBe(Math.min(4, 1 + turns))
  })

  it('keep a valid link for the owner, after any number of requests', async () => {
    await confirm(server)
    for (let turn = 0; turn < 9; turn += 1) {
      await recover(ann.email, `198.51.${turn}.1`)
      server.clock.now += MINUTE_MS
    }
    expect(await resets(ann.email)).toBe(6)
    expect((await redeemLink(server, ann.email, 'reset')).status).toBe(200)
  })

  it('of one kind requested by strangers do not use up another kind', async () => {
    await confirm(server)
    for (let turn = 0; turn < 20; turn += 1) {
      await send(server, 'resend', { email: ann.email, type: 'email_change' })
      await send(server, 'resend', { email: ann.email, type: 'signup' })
      await send(server, 'signup', { email: ann.email, password: 'Cloudy!Day5' })
    }
    await recover(ann.email)
    expect(await resets(ann.email)).toBe(1)
  })

  it.each([
    ['a+1@example.com', 'a@example.com'],
    ['a.n.n@gmail.com', 'ann+x@googlemail.com'],
  ])('count for one mailbox, with any suffix: %s and %s', async (one, other) => {
    await confirm(server, one)
    await confirm(server, other)
    for (const address of [one, other]) await recover(address, peer)
    expect([await resets(one), await resets(other)]).toEqual([1, 0])
  })

  it('are limited to thirty an hour per client, to any addresses', async () => {
    const ask = (turn: number) => {
      server.clock.now += 10 * SECOND_MS
      return recover(`person${turn}@example.com`, peer)
    }
    const { allowed, answer } = await askUntilLimited(ask)
    expect(allowed).toBe(32)
    expect(answer.body).toMatchObject({
      error_code: 'over_email_send_rate_limit',
      msg: 'email rate limit exceeded',
    })
  })

  it('stay available when one connection requests many', async () => {
    let answered = 0
    for (let turn = 0; turn < 80; turn += 1) {
      const line = `2001:db8:7:${turn.toString(16)}::1`
      const { status } = await recover(`nobody${turn}@example.com`, line)
      if (status === 200) answered += 1
    }
    expect(answered).toBe(60)
    for (let turn = 0; turn < 70; turn += 1) {
      const body = { email: `new${turn}@example.com`, password: ann.password }
      await send(server, 'signup', body, { peer: `2001:db8:8:${turn.toString(16)}::1` })
    }
    expect((await server.emails()).length).toBeLessThanOrEqual(120)
    await confirm(server)
    await recover(ann.email, peer)
    expect(await resets(ann.email)).toBe(1)
  }, 90_000)

  const signUp = (turn: number, from: string) =>
    send(server, 'signup', { email: `n${turn}@x.test`, password: ann.password }, { peer: from })

  it('are limited to five hundred an hour, a fifth each reserved for new networks and customers', async () => {
    await confirm(server)
    const before = (await server.emails()).length
    for (let turn = 0; turn < 305; turn += 1) {
      await signUp(turn, `203.0.${turn % 50}.${Math.floor(turn / 50)}`)
    }
    expect(await server.emails()).toHaveLength(300)
    expect(server.logged()).toContain('no-letters-left')
    for (let turn = 500; turn < 605; turn += 1) await signUp(turn, `198.51.${turn - 500}.1`)
    expect(await server.emails()).toHaveLength(400)
    await recover(ann.email, '203.0.1.77')
    expect([before, await resets(ann.email)]).toEqual([1, 1])
    expect(await server.emails()).toHaveLength(401)
  }, 90_000)

  it('are not used up by four /32 networks', async () => {
    const fill = async (block: string, first: number) => {
      for (let turn = 0; turn < 105; turn += 1) {
        await signUp(first + turn, `2001:${block}:${(turn + 1).toString(16)}::1`)
      }
      return (await server.emails()).length
    }
    expect(await fill('db8', 0)).toBe(100)
    await fill('db9', 1_000)
    await fill('dba', 2_000)
    const written = await fill('dbb', 3_000)
    expect(written).toBeLessThanOrEqual(320)
    await signUp(5_000, '2001:dbf:1::1')
    expect(await server.emails()).toHaveLength(written + 1)
  }, 90_000)
})
