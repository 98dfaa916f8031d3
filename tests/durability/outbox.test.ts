import { afterEach, expect, it } from 'vitest'

import { signUp } from '#server/testing/fixtures.ts'
import { startSmtpServer } from '#server/testing/smtp.ts'
import { randomFrom } from '#shared/random.ts'
import { range } from '#tests/support/parallel.ts'
import { seed, size } from '#tests/support/soak.ts'
import { startProcess, type ServerProcess } from '#tests/support/start-process.ts'
import { pause, timeUntil } from '#tests/support/watch.ts'

const WRITERS = 4
const MAX_DELIVERY_MS = 60_000
const SMTP_PAUSE_MS = 40
const MIN_LIFE_MS = 200
const LIFE_SPREAD_MS = 500

let server: ServerProcess

afterEach(() => server.stop())

it('a server killed around its outbox loses no email, and sends none under another id', async () => {
  const random = randomFrom(seed)
  const smtp = await startSmtpServer({
    onRcptTo: (_address, _session, done) => void setTimeout(done, SMTP_PAUSE_MS),
  })
  server = await startProcess({ settings: { SMTP_URL: smtp.url }, hasCheapHashes: true })
  const promised: string[] = []
  for (const round of range(size(1, 500))) {
    const dead = new AbortController()
    const writers = range(WRITERS).map(async (writer) => {
      for (let count = 0; !dead.signal.aborted; count += 1) {
        const email = `r${round}w${writer}n${count}@example.com`
        const reply = await signUp(server, email).catch(() => undefined)
        if (reply?.status === 200) promised.push(email)
      }
    })
    await pause(MIN_LIFE_MS + random() * LIFE_SPREAD_MS)
    const before = promised.length
    await timeUntil(MAX_DELIVERY_MS, async () => promised.length > before)
    await server.kill()
    dead.abort()
    await Promise.all(writers)
    await server.restart()
    await server.forgetLimits()
  }
  const idsTo = (address: string) =>
    new Set(
      smtp.received
        .filter(({ to }) => to.includes(address))
        .map(({ email: { messageId } }) => messageId),
    )
  const isThere = (address: string) => smtp.received.some(({ to }) => to.includes(address))
  await timeUntil(MAX_DELIVERY_MS, async () => promised.every(isThere))
  expect(promised.length).toBeGreaterThan(0)
  expect(promised.filter((address) => idsTo(address).size !== 1)).toEqual([])
  await smtp.close()
})
