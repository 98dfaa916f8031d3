import { createServer, type AddressInfo, type Socket } from 'node:net'

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { startCourier, type Courier } from './courier.ts'
import type { Letter } from './letter.ts'
import { post } from './outbox.ts'
import { openOutbox, type TestOutbox } from './outbox-for-tests.ts'
import { readSmtpUrl } from './smtp-address.ts'
import { refusal, startSmtpServer } from './smtp-for-tests.ts'
import { createSmtpTransport } from './smtp-transport.ts'
import { claimDue } from './waiting-letters.ts'

const isSqlite = process.env.TEST_DATABASE !== 'postgres'
const HOUR_MS = 3_600_000
const shop = {
  name: 'Corner Shop',
  phone: '(213) 555-0100',
  email: 'hello@shop.test',
  addressLines: ['1 Main Street'],
}
const token = 'Zm9vYmFy-_Zm9vYmFyZm9vYmFyZm9vYmFyZm9vYmFyZ'
const ann: Letter = { kind: 'confirm', to: 'ann@example.com', firstName: 'Annabella', token }

let outbox: TestOutbox
const closers: (() => unknown)[] = []
beforeEach(async () => {
  outbox = await openOutbox()
})
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close()
  await outbox.close()
})

function send(letter: Letter = ann) {
  return outbox.services.database.write((tx) => post(tx, letter, outbox.services))
}

function start(url: string, patienceMs = 400): Courier {
  const { siteUrl } = outbox.services.settings
  const transport = createSmtpTransport(readSmtpUrl(url), { siteUrl, patienceMs })
  const courier = startCourier(outbox.services, { shop, transport, stopGraceMs: 800 })
  closers.push(() => courier.stop())
  return courier
}

async function startServer(...script: Parameters<typeof startSmtpServer>) {
  const server = await startSmtpServer(...script)
  closers.push(server.close)
  return server
}

function rows() {
  return outbox.services.database.read.selectFrom('letters').selectAll().execute()
}

/** Moves the clock on until a waiting letter is due, and wakes the courier. */
async function pass(ms: number, courier: Courier) {
  await vi.waitFor(async () => expect((await rows())[0]?.last_error).not.toBeNull())
  outbox.clock.now += ms
  courier.wake()
}

describe('a posted letter', () => {
  it('is sent when its transaction is committed, and only then', async () => {
    const { url, received } = await startServer()
    const courier = start(url)
    const failing = outbox.services.database.write(async (tx) => {
      await post(tx, { ...ann, to: 'nobody@example.com' }, outbox.services)
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    await send()
    courier.wake()
    await vi.waitFor(() => expect(received).toHaveLength(1))
    expect(received[0]?.to).toEqual(['ann@example.com'])
    expect(received[0]?.email.text).toContain(token)
  })

  it('is no secret in the database, neither while it waits nor after', async () => {
    await send()
    expect(JSON.stringify(await rows())).not.toContain(token)
    expect(await outbox.dump()).not.toContain(token)

    const { url } = await startServer()
    start(url)
    await vi.waitFor(async () => expect((await rows())[0]?.state).toBe('sent'))
    const [row] = await rows()
    expect(row).toMatchObject({ recipient: '', fields: '{}', sealed_token: null })
  })

  it('opens only with the key it was sealed with', async () => {
    await send()
    outbox.services.secrets = { ...outbox.services.secrets, letters: new Uint8Array(32) }
    const { url, received } = await startServer()
    start(url)
    await vi.waitFor(async () => expect((await rows())[0]?.state).toBe('dead'))
    expect(received).toEqual([])
  })

  it('does not open in place of another', async () => {
    await send()
    await send({ ...ann, token: 'another' })
    const [first, second] = await rows()
    await outbox.services.database.write((tx) =>
      tx
        .updateTable('letters')
        .set({ sealed_token: first?.sealed_token })
        .where('id', '=', second?.id ?? '')
        .execute(),
    )
    const { url } = await startServer()
    start(url)
    await vi.waitFor(async () => {
      expect((await rows()).map(({ state }) => state).toSorted()).toEqual(['dead', 'sent'])
    })
  })
})

describe('a mail server that fails', () => {
  it('gets a postponed letter again, later each time, under the same Message-ID', async () => {
    let tries = 0
    const { url, received } = await startServer({
      afterData: () => (++tries < 4 ? refusal(451) : null),
    })
    await send()
    const courier = start(url)
    for (const wait of [6_000, 36_000, 144_000]) {
      await vi.waitFor(async () => expect((await rows())[0]?.last_error).toBe('EMESSAGE 451'))
      const due = (await rows())[0]?.due_at ?? 0
      expect(due - outbox.clock.now).toBeGreaterThan(wait / 2)
      expect(due - outbox.clock.now).toBeLessThanOrEqual(wait)
      await pass(wait, courier)
      await vi.waitFor(async () => expect((await rows())[0]?.due_at).not.toBe(due))
    }
    await vi.waitFor(async () => expect((await rows())[0]?.state).toBe('sent'))
    expect(received).toHaveLength(4)
    expect(new Set(received.map(({ email }) => email.messageId)).size).toBe(1)
  })

  it('is not asked again after it refused a letter for good', async () => {
    let asked = 0
    const { url } = await startServer({
      onRcptTo(_to, _session, done) {
        asked += 1
        done(refusal(550, 'no such mailbox ann@example.com'))
      },
    })
    await send()
    const courier = start(url)
    await vi.waitFor(async () => expect((await rows())[0]?.state).toBe('dead'))
    outbox.clock.now += HOUR_MS
    courier.wake()
    await courier.stop()
    expect(asked).toBe(1)
    expect((await rows())[0]).toMatchObject({ recipient: '', fields: '{}', sealed_token: null })
    expect(outbox.logged()).toContain('EENVELOPE 550')
    expect(outbox.logged()).not.toMatch(/ann@example|Annabella/)
  })

  it('gets the letter again when it hung up after it had it all', async () => {
    const { url, received } = await startServer({
      afterData: (count) => (count === 1 ? 'hang up' : null),
    })
    await send()
    const courier = start(url)
    await pass(10_000, courier)
    await vi.waitFor(async () => expect((await rows())[0]?.state).toBe('sent'))
    expect(received).toHaveLength(2)
    expect(received[0]?.email.messageId).toBe(received[1]?.email.messageId)
  })

  it('is tried again within a minute however long it was away, and then gets all', async () => {
    const gone = await startSmtpServer()
    await gone.close()
    for (const name of ['a', 'b', 'c']) await send({ ...ann, to: `${name}@example.com` })
    const courier = start(gone.url)
    await pass(20 * HOUR_MS, courier)
    await vi.waitFor(async () => {
      for (const row of await rows()) {
        expect(row.due_at).toBeGreaterThan(outbox.clock.now)
        expect(row.due_at).toBeLessThan(outbox.clock.now + 60_000)
        expect(row).toMatchObject({ attempts: 0, state: 'waiting' })
      }
    })
    await courier.stop()
    const lines = outbox.logged().match(/no mail server/g)
    expect(lines).toHaveLength(1)

    outbox.clock.now += 60_000
    const { url, received } = await startServer()
    start(url)
    await vi.waitFor(() => expect(received).toHaveLength(3))
  })

  it('does not get a letter whose link has run out', async () => {
    await send({ ...ann, kind: 'reset' })
    outbox.clock.now += HOUR_MS + 1
    const { url, received } = await startServer()
    start(url)
    await vi.waitFor(async () => expect((await rows())[0]?.state).toBe('dead'))
    expect(received).toEqual([])
  })

  it('delays nobody but its own letter when it never answers', async () => {
    const { url, received } = await startServer({
      onRcptTo({ address }, _session, done) {
        if (!address.startsWith('tarpit')) done()
      },
    })
    await send({ ...ann, to: 'tarpit@example.com' })
    for (let count = 0; count < 20; count++) await send({ ...ann, to: `${count}@example.com` })
    start(url, 8_000)
    await vi.waitFor(() => expect(received).toHaveLength(20), { timeout: 4_000 })
  })

  it('never slows the one who posts', async () => {
    const sockets: Socket[] = []
    const silent = createServer((socket) => sockets.push(socket))
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    closers.push(() => silent.close())
    closers.push(() => sockets.forEach((socket) => socket.destroy()))
    const courier = start(`smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`, 8_000)
    for (let count = 0; count < 20; count++) {
      await send()
      courier.wake()
    }
    await vi.waitFor(() => expect(sockets.length).toBeGreaterThan(0))
    expect((await rows()).every(({ state }) => state === 'waiting')).toBe(true)
  })
})

describe('several couriers', () => {
  it('send each letter once', async () => {
    const { url, received } = await startServer()
    for (let count = 0; count < 30; count++) await send({ ...ann, to: `${count}@example.com` })
    const couriers = [start(url), start(url), start(url)]
    for (const courier of couriers) courier.wake()
    await vi.waitFor(
      async () => expect((await rows()).every(({ state }) => state === 'sent')).toBe(true),
      { timeout: 10_000 },
    )
    const recipients = received.flatMap(({ to }) => to)
    expect(recipients).toHaveLength(30)
    expect(new Set(recipients).size).toBe(30)
  })

  it('take over a letter whose courier died with it in hand', async () => {
    const silent = await startServer({ onRcptTo: () => undefined })
    await send()
    const dying = start(silent.url, 60_000)
    await vi.waitFor(async () => expect((await rows())[0]?.attempts).toBe(1))

    outbox.clock.now += 31_000
    const { url, received } = await startServer()
    start(url)
    await vi.waitFor(() => expect(received).toHaveLength(1))
    await vi.waitFor(async () => expect((await rows())[0]?.state).toBe('sent'))
    await dying.stop()
    expect((await rows())[0]?.state).toBe('sent')
  })
})

it.runIf(isSqlite)('picks up at once, on SQLite, what a killed process had in hand', async () => {
  await send()
  const { database } = outbox.services
  await claimDue(database, { now: outbox.clock.now, leaseMs: 30_000, limit: 1 })
  const { url, received } = await startServer()
  start(url)
  await vi.waitFor(() => expect(received).toHaveLength(1))
})

describe('a stop', () => {
  it('lets a letter under way finish', async () => {
    const { url } = await startServer({
      onRcptTo: (_to, _session, done) => void setTimeout(done, 500),
    })
    await send()
    const courier = start(url, 5_000)
    await vi.waitFor(async () => expect((await rows())[0]?.attempts).toBe(1))
    await courier.stop()
    expect((await rows())[0]?.state).toBe('sent')
  })

  it('takes a few seconds at most and leaves the letter for the next start', async () => {
    const silent = await startServer({ onRcptTo: () => undefined })
    await send()
    const courier = start(silent.url, 60_000)
    await vi.waitFor(async () => expect((await rows())[0]?.attempts).toBe(1))
    await courier.stop()
    expect((await rows())[0]).toMatchObject({ state: 'waiting', due_at: outbox.clock.now })

    const { url, received } = await startServer()
    start(url)
    await vi.waitFor(() => expect(received).toHaveLength(1))
  })
})

it('forgets sent letters after a week and dead ones after a month', async () => {
  const { url } = await startServer({
    onRcptTo: ({ address }, _session, done) => done(address.startsWith('x') ? refusal(550) : null),
  })
  await send()
  await send({ ...ann, to: 'x@example.com' })
  const courier = start(url)
  await vi.waitFor(async () => {
    expect((await rows()).map(({ state }) => state).toSorted()).toEqual(['dead', 'sent'])
  })
  await courier.stop()

  outbox.clock.now += 8 * 24 * HOUR_MS
  await start(url).stop()
  expect((await rows()).map(({ state }) => state)).toEqual(['dead'])
  outbox.clock.now += 30 * 24 * HOUR_MS
  await start(url).stop()
  expect(await rows()).toEqual([])
})
