import { generateKeySync } from 'node:crypto'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { ann, openOutbox, type TestOutbox } from '#server/testing/outbox.ts'
import { refusal } from '#server/testing/smtp.ts'
import { HOUR_MS } from '#shared/durations.ts'

import { claimDue } from './outbox-queue.ts'
import { enqueue } from './outbox.ts'

const isSqlite = process.env.TEST_DATABASE !== 'postgres'

let outbox: TestOutbox
beforeEach(async () => {
  outbox = await openOutbox()
})
afterEach(() => outbox.close())

describe('an enqueued email', () => {
  it('is sent once its transaction is committed', async () => {
    const { url, received } = await outbox.startServer()
    const worker = outbox.startWorkerTo(url)
    const failing = outbox.services.database.write(async (tx) => {
      await enqueue(tx, { ...ann, to: 'nobody@example.com' }, outbox.services)
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    await outbox.send()
    worker.wake()
    await expect.poll(() => received).toHaveLength(1)
    expect(received[0]?.to).toEqual(['ann@example.com'])
    expect(received[0]?.email.text).toContain(ann.token)
  })

  it('is encrypted in the database, and erased after it is sent', async () => {
    await outbox.send()
    expect(JSON.stringify(await outbox.rows())).not.toContain(ann.token)
    expect(await outbox.dump()).not.toContain(ann.token)

    const { url } = await outbox.startServer()
    outbox.startWorkerTo(url)
    await expect.poll(async () => (await outbox.rows())[0]?.state).toBe('sent')
    const [row] = await outbox.rows()
    expect(row).toMatchObject({ recipient: null, fields: '{}', encryptedToken: null })
  })

  it('is decrypted only with its own key', async () => {
    await outbox.send()
    outbox.services.secrets = {
      ...outbox.services.secrets,
      outbox: generateKeySync('aes', { length: 256 }),
    }
    const { url, received } = await outbox.startServer()
    outbox.startWorkerTo(url)
    await expect.poll(async () => (await outbox.rows())[0]?.state).toBe('dead')
    expect(received).toEqual([])
  })

  it('is not decrypted in another row', async () => {
    await outbox.send()
    await outbox.send({ ...ann, token: 'another' })
    const [first, second] = await outbox.rows()
    await outbox.services.database.write((tx) =>
      tx
        .updateTable('outbox')
        .set({ encryptedToken: first?.encryptedToken })
        .where('id', '=', second?.id ?? '')
        .execute(),
    )
    const { url } = await outbox.startServer()
    outbox.startWorkerTo(url)
    await expect
      .poll(async () => (await outbox.rows()).map(({ state }) => state).toSorted())
      .toEqual(['dead', 'sent'])
  })
})

describe('several workers', () => {
  it('send each email once', async () => {
    const { url, received } = await outbox.startServer()
    for (let count = 0; count < 30; count++)
      await outbox.send({ ...ann, to: `${count}@example.com` })
    const couriers = [
      outbox.startWorkerTo(url),
      outbox.startWorkerTo(url),
      outbox.startWorkerTo(url),
    ]
    for (const worker of couriers) worker.wake()
    await expect
      .poll(async () => (await outbox.rows()).every(({ state }) => state === 'sent'))
      .toBe(true)
    const recipients = received.flatMap(({ to }) => to)
    expect(recipients).toHaveLength(30)
    expect(new Set(recipients).size).toBe(30)
  })

  it('take over an email whose worker died', async () => {
    const silent = await outbox.startServer({ onRcptTo: () => undefined })
    await outbox.send()
    const dying = outbox.startWorkerTo(silent.url, 60_000)
    await expect.poll(async () => (await outbox.rows())[0]?.attempts).toBe(1)

    outbox.clock.now += 31_000
    const { url, received } = await outbox.startServer()
    outbox.startWorkerTo(url)
    await expect.poll(() => received).toHaveLength(1)
    await expect.poll(async () => (await outbox.rows())[0]?.state).toBe('sent')
    await dying.stop()
    expect((await outbox.rows())[0]?.state).toBe('sent')
  })
})

it.runIf(isSqlite)('a killed process’s emails are due at once on SQLite', async () => {
  await outbox.send()
  const { database } = outbox.services
  await claimDue(database, { now: outbox.clock.now, leaseMs: 30_000, limit: 1 })
  const { url, received } = await outbox.startServer()
  outbox.startWorkerTo(url)
  await expect.poll(() => received).toHaveLength(1)
})

describe('stopping', () => {
  it('finishes an email that is being sent', async () => {
    const connection = Promise.withResolvers<() => void>()
    const { url } = await outbox.startServer({
      onRcptTo: (_to, _session, accept) => connection.resolve(accept),
    })
    await outbox.send()
    const worker = outbox.startWorkerTo(url)
    const accept = await connection.promise
    const stopped = worker.stop()
    accept()
    await stopped
    expect((await outbox.rows())[0]?.state).toBe('sent')
  })

  it('takes a few seconds at most, and leaves the email for the next start', async () => {
    const silent = await outbox.startServer({ onRcptTo: () => undefined })
    await outbox.send()
    const worker = outbox.startWorkerTo(silent.url, 60_000)
    await expect.poll(async () => (await outbox.rows())[0]?.attempts).toBe(1)
    await worker.stop()
    expect((await outbox.rows())[0]).toMatchObject({ state: 'waiting', dueAt: outbox.clock.now })

    const { url, received } = await outbox.startServer()
    outbox.startWorkerTo(url)
    await expect.poll(() => received).toHaveLength(1)
  })
})

it('removes sent emails after a week and dead ones after a month', async () => {
  const { url } = await outbox.startServer({
    onRcptTo: ({ address }, _session, done) => done(address.startsWith('x') ? refusal(550) : null),
  })
  await outbox.send()
  await outbox.send({ ...ann, to: 'x@example.com' })
  const worker = outbox.startWorkerTo(url)
  await expect
    .poll(async () => (await outbox.rows()).map(({ state }) => state).toSorted())
    .toEqual(['dead', 'sent'])
  await worker.stop()

  outbox.clock.now += 8 * 24 * HOUR_MS
  await outbox.startWorkerTo(url).stop()
  expect((await outbox.rows()).map(({ state }) => state)).toEqual(['dead'])
  outbox.clock.now += 30 * 24 * HOUR_MS
  await outbox.startWorkerTo(url).stop()
  expect(await outbox.rows()).toEqual([])
})
