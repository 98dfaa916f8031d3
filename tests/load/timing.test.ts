import { describe, expect, it, vi } from 'vitest'

import { confirm, send } from '#server/testing/fixtures.ts'
import { startServer } from '#server/testing/start-server.ts'
import { HOUR_MS } from '#shared/durations.ts'
import { randomFrom } from '#shared/random.ts'
import { createAccounts } from '#tests/support/create-accounts.ts'
import { range } from '#tests/support/parallel.ts'
import { isSoak, seed } from '#tests/support/soak.ts'
import { startProcess, type ServerProcess } from '#tests/support/start-process.ts'
import { pause } from '#tests/support/watch.ts'

const ASKED_AT_A_TIME = 400
const PAIRS = 900
const BAND = 0.05
/** Requests that follow, for about as long as the email is being sent. */
const FOLLOWERS = 20
const MAX_PAUSE_MS = 20

const calls: [path: string, bodyFor: (email: string) => object][] = [
  ['token?grant_type=password', (email) => ({ email, password: 'Wrong!Pass1' })],
  ['signup', (email) => ({ email, password: 'Cloudy!Day5', data: {} })],
  ['recover', (email) => ({ email })],
  ['resend', (email) => ({ email, type: 'signup' })],
]

it.each(calls.slice(0, 2))(
  '%s computes as many hashes with and without an account',
  async (path, bodyFor) => {
    const server = await startServer()
    await confirm(server, 'member@example.com')
    const hash = vi.spyOn(server.services.passwords, 'hash')
    const verify = vi.spyOn(server.services.passwords, 'verify')
    const hashesFor = async (email: string) => {
      const before = hash.mock.calls.length + verify.mock.calls.length
      await send(server, path, bodyFor(email))
      return hash.mock.calls.length + verify.mock.calls.length - before
    }
    const forMember = await hashesFor('member@example.com')
    expect(forMember).toBeGreaterThan(0)
    expect(await hashesFor('nobody@example.com')).toBe(forMember)
    await server.close()
  },
)

describe('response time', () => {
  it.runIf(isSoak).each(calls)('of %s does not reveal accounts', async (path, bodyFor) => {
    const server = await startProcess()
    const area = await measure(server, async (email) => {
      const started = performance.now()
      await send(server, path, bodyFor(email))
      return performance.now() - started
    })
    expect(Math.abs(area - 0.5)).toBeLessThan(BAND)
    await server.stop()
  })

  it.runIf(isSoak)('of requests after a recovery does not reveal accounts either', async () => {
    const server = await startProcess()
    const random = randomFrom(seed)
    const area = await measure(server, async (email) => {
      await send(server, 'recover', { email })
      const started = performance.now()
      for (const _ of range(FOLLOWERS)) await server.ask('/health/alive')
      const ms = performance.now() - started
      await server.allDelivered()
      await pause(random() * MAX_PAUSE_MS)
      return ms
    })
    expect(Math.abs(area - 0.5)).toBeLessThan(BAND)
    await server.stop()
  })
})

async function measure(server: ServerProcess, time: (email: string) => Promise<number>) {
  const members = range(PAIRS).map((index) => `member-${index}@example.com`)
  await createAccounts(server, members)
  const random = randomFrom(seed)
  // Deferred work of a call slows the next one: each kind follows each equally often.
  const addresses = members
    .flatMap((email) => [email, email.replace('member', 'nobody')])
    .map((email) => ({ email, place: random() }))
    .toSorted((one, other) => one.place - other.place)
  const registered: number[] = []
  const unregistered: number[] = []
  for (const [index, { email }] of addresses.entries()) {
    if (index % ASKED_AT_A_TIME === 0) await server.passTime(HOUR_MS)
    ;(email.startsWith('member') ? registered : unregistered).push(await time(email))
  }
  return areaUnderCurve(registered, unregistered)
}

/** Mann–Whitney: 0.5 when the kinds can't be told apart, 0 or 1 when they always can. */
function areaUnderCurve(some: number[], others: number[]) {
  const wins = some.map((time) =>
    others.reduce((sum, other) => sum + (time > other ? 1 : time === other ? 0.5 : 0), 0),
  )
  return wins.reduce((sum, won) => sum + won, 0) / (some.length * others.length)
}
