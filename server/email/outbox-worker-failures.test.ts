import { createServer, type AddressInfo, type Socket } from 'node:net'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { ann, openOutbox, type TestOutbox } from '#server/testing/outbox.ts'
import { refusal, startSmtpServer } from '#server/testing/smtp.ts'
import { HOUR_MS } from '#shared/durations.ts'

import type { startOutboxWorker } from './outbox-worker.ts'

let outbox: TestOutbox
beforeEach(async () => {
  outbox = await openOutbox()
})
afterEach(() => outbox.close())

async function pass(ms: number, worker: ReturnType<typeof startOutboxWorker>) {
  await expect.poll(async () => (await outbox.rows())[0]?.lastError).not.toBeNull()
  outbox.clock.now += ms
  worker.wake()
}

describe('a mail server that fails', () => {
  it('gets a postponed email again, later each time, with the same Message-ID', async () => {
    let tries = 0
    const { url, received } = await outbox.startServer({
      afterData: () => (++tries < 4 ? refusal(451) : null),
    })
    await outbox.send()
    const worker = outbox.startWorkerTo(url)
    for (const wait of [6_000, 36_000, 144_000]) {
      await expect.poll(async () => (await outbox.rows())[0]?.lastError).toBe('EMESSAGE 451')
      const due = (await outbox.rows())[0]?.dueAt ?? 0
      expect(due - outbox.clock.now).toBeGreaterThan(wait / 2)
      expect(due - outbox.clock.now).toBeLessThanOrEqual(wait)
      await pass(wait, worker)
      await expect.poll(async () => (await outbox.rows())[0]?.dueAt).not.toBe(due)
    }
    await expect.poll(async () => (await outbox.rows())[0]?.state).toBe('sent')
    expect(received).toHaveLength(4)
    expect(new Set(received.map(({ email }) => email.messageId)).size).toBe(1)
  })

  it('does not get a refused email again', async () => {
    let attempts = 0
    const { url } = await outbox.startServer({
      onRcptTo(_to, _session, done) {
        attempts += 1
        done(refusal(550, 'no such mailbox ann@example.com'))
      },
    })
    await outbox.send()
    const worker = outbox.startWorkerTo(url)
    await expect.poll(async () => (await outbox.rows())[0]?.state).toBe('dead')
    outbox.clock.now += HOUR_MS
    worker.wake()
    await worker.stop()
    expect(attempts).toBe(1)
    expect((await outbox.rows())[0]).toMatchObject({
      recipient: null,
      fields: '{}',
      encryptedToken: null,
    })
    expect(outbox.logged()).toContain('EENVELOPE 550')
    expect(outbox.logged()).not.toMatch(/ann@example|Annabella/)
  })

  it('gets an email again after it hung up at the end', async () => {
    const { url, received } = await outbox.startServer({
      afterData: (count) => (count === 1 ? 'hang up' : null),
    })
    await outbox.send()
    const worker = outbox.startWorkerTo(url)
    await pass(10_000, worker)
    await expect.poll(async () => (await outbox.rows())[0]?.state).toBe('sent')
    expect(received).toHaveLength(2)
    expect(received[0]?.email.messageId).toBe(received[1]?.email.messageId)
  })

  it('is retried within a minute after any downtime, and then gets all emails', async () => {
    const gone = await startSmtpServer()
    await gone.close()
    for (const name of ['a', 'b', 'c']) await outbox.send({ ...ann, to: `${name}@example.com` })
    const worker = outbox.startWorkerTo(gone.url)
    await pass(20 * HOUR_MS, worker)
    const areDue = async () => (await outbox.rows()).every((row) => row.dueAt > outbox.clock.now)
    await expect.poll(areDue).toBe(true)
    await worker.stop()
    for (const row of await outbox.rows()) {
      expect(row.dueAt).toBeLessThan(outbox.clock.now + 60_000)
      expect(row).toMatchObject({ attempts: 0, state: 'waiting' })
    }
    const lines = outbox.logged().match(/no mail server/g)
    expect(lines).toHaveLength(1)

    outbox.clock.now += 60_000
    const { url, received } = await outbox.startServer()
    outbox.startWorkerTo(url)
    await expect.poll(() => received).toHaveLength(3)
  })

  it('does not get an email with an expired link', async () => {
    await outbox.send({ ...ann, kind: 'reset' })
    outbox.clock.now += HOUR_MS + 1
    const { url, received } = await outbox.startServer()
    outbox.startWorkerTo(url)
    await expect.poll(async () => (await outbox.rows())[0]?.state).toBe('dead')
    expect(received).toEqual([])
  })

  it('delays only its own emails when it never responds', async () => {
    const { url, received } = await outbox.startServer({
      onRcptTo({ address }, _session, done) {
        if (!address.startsWith('tarpit')) done()
      },
    })
    for (let count = 0; count < 12; count++)
      await outbox.send({ ...ann, to: `tarpit-${count}@example.com` })
    for (let count = 0; count < 20; count++)
      await outbox.send({ ...ann, to: `${count}@example.com` })
    outbox.startWorkerTo(url, 60_000)
    await expect.poll(() => received).toHaveLength(20)
  }, 30_000)

  it('does not delay requests', async () => {
    const sockets: Socket[] = []
    const silent = createServer((socket) => sockets.push(socket))
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    outbox.closers.push(() => silent.close())
    outbox.closers.push(() => sockets.forEach((socket) => socket.destroy()))
    const worker = outbox.startWorkerTo(
      `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`,
      8_000,
    )
    for (let count = 0; count < 20; count++) {
      await outbox.send()
      worker.wake()
    }
    await expect.poll(() => sockets.length).toBeGreaterThan(0)
    expect((await outbox.rows()).every(({ state }) => state === 'waiting')).toBe(true)
  })
})
