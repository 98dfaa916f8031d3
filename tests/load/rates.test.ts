import { Agent, request } from 'node:http'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { refreshBy, signIn, signUp, trySignIn } from '#server/testing/fixtures.ts'
import { createAccounts } from '#tests/support/create-accounts.ts'
import { inParallel, range } from '#tests/support/parallel.ts'
import { isSoak } from '#tests/support/soak.ts'
import { startProcess, type ServerProcess } from '#tests/support/start-process.ts'
import { pause, percentile, timed, timeUntil } from '#tests/support/watch.ts'

const PEOPLE = 400
const SECONDS = 600
const SETTLE_SECONDS = 3
const MAX_LOOP_MS = 50
const SPIKE_SECONDS = 30
const NORMAL_MS = 500
const BACK_MS = 10_000
const STORM = 500

type Part = { perSecond: number; maxMs: number }
type Name = 'signIns' | 'refreshes' | 'pages' | 'signUps'

const LOADS: [name: string, parts: Partial<Record<Name, Part>>][] = [
  ['30 sign-ins a second', { signIns: { perSecond: 30, maxMs: 500 } }],
  ['240 refreshes a second', { refreshes: { perSecond: 240, maxMs: 100 } }],
  ['500 pages a second', { pages: { perSecond: 500, maxMs: 50 } }],
  [
    'everything at once',
    {
      signIns: { perSecond: 10, maxMs: 500 },
      refreshes: { perSecond: 60, maxMs: 150 },
      pages: { perSecond: 200, maxMs: 80 },
      signUps: { perSecond: 2, maxMs: 500 },
    },
  ],
]

let server: ServerProcess
const emails = range(PEOPLE).map((index) => `load${index}@example.com`)
const tokens: string[] = []
let visitors = 0

/** Each from a visitor of its own, so that no limit stands in the way. @returns what did not go well */
const works: Record<Name, (index: number) => Promise<string | undefined>> = {
  async pages() {
    const status = await askPage(`${server.url}/`)
    return status === 200 ? undefined : `status ${status}`
  },
  async signIns(index) {
    return refused(await signInBy(index))
  },
  async refreshes(index) {
    const place = index % PEOPLE
    const reply = await refreshBy(server, tokens[place] ?? '')
    tokens[place] = reply.body.refresh_token ?? ''
    return refused(reply)
  },
  async signUps(index) {
    return refused(await signUp(server, `new${index}-${visitors++}@example.com`))
  },
}

describe.runIf(isSoak)('the server', () => {
  beforeAll(async () => {
    server = await startProcess()
    await createAccounts(server, emails)
    const signedIn = await inParallel(emails, 4, (email) => signIn(server, email))
    tokens.push(...signedIn.map(({ refresh_token: token }) => token))
    await atRate(50, SETTLE_SECONDS, works.pages)
  })

  afterAll(() => server.stop())

  it.each(LOADS)('holds %s for ten minutes', async (_name, parts) => {
    await server.readGauges()
    const entries = Object.entries(parts) as [Name, Part][]
    const loads = entries.map(([name, { perSecond }]) => atRate(perSecond, SECONDS, works[name]))
    for (const [index, { times, errors }] of (await Promise.all(loads)).entries()) {
      expect(errors.slice(0, 5)).toEqual([])
      expect(percentile(times, 99)).toBeLessThan(entries[index]?.[1].maxMs ?? 0)
    }
    expect((await server.readGauges()).loopP99Ms).toBeLessThan(MAX_LOOP_MS)
  })

  it('sheds a spike of ten times the load by 429 and 503 alone, and is soon as before', async () => {
    const orShed = async (index: number) => {
      const reply = await signInBy(index)
      return isShed(reply) ? undefined : refused(reply)
    }
    const loads = [atRate(100, SPIKE_SECONDS, orShed), atRate(200, SPIKE_SECONDS, works.pages)]
    await pause(SPIKE_SECONDS * 1_000)
    const isNormal = async () => {
      const { result, ms } = await timed(() => signInBy(0))
      return result.status === 200 && ms < NORMAL_MS
    }
    expect(await timeUntil(BACK_MS, isNormal)).toBeLessThan(BACK_MS)
    for (const { errors } of await Promise.all(loads)) expect(errors.slice(0, 5)).toEqual([])
  })

  it('keeps its event loop free in a storm of sign-ins, and keeps nobody for long', async () => {
    await server.readGauges()
    const answers = await Promise.all(range(STORM).map((index) => timed(() => signInBy(index))))
    for (const { result, ms } of answers) {
      expect(result.status === 200 || isShed(result)).toBe(true)
      expect(ms).toBeLessThan(BACK_MS)
    }
    expect((await server.readGauges()).loopP99Ms).toBeLessThan(MAX_LOOP_MS)
  })
})

function signInBy(index: number) {
  return trySignIn(server, emails[index % PEOPLE] ?? '')
}

function isShed({ status, headers }: { status: number; headers: Headers }) {
  return [429, 503].includes(status) && Number(headers.get('Retry-After')) > 0
}

function refused({ status, text }: { status: number; text: string }) {
  return status === 200 ? undefined : `status ${status} ${text}`
}

/** What became of a load at a fixed rate: milliseconds from when each was due, and what did not go well. */
type Load = { times: number[]; errors: string[] }

/**
 * Does a piece of work so many times a second, whether or not earlier ones are done: a server that falls behind is seen
 * to fall behind. Each is timed from when it was due.
 */
async function atRate(
  perSecond: number,
  seconds: number,
  work: (index: number) => Promise<string | undefined>,
): Promise<Load> {
  const times: number[] = []
  const errors: string[] = []
  const underWay: Promise<void>[] = []
  const begun = performance.now()
  const count = Math.round(perSecond * seconds)
  for (let index = 0; index < count; index += 1) {
    const due = begun + (index * 1_000) / perSecond
    const wait = due - performance.now()
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
    underWay.push(note(index, due))
  }
  await Promise.all(underWay)
  return { times, errors }

  async function note(index: number, due: number) {
    const error = await work(index).catch(String)
    times.push(performance.now() - due)
    if (error) errors.push(error)
  }
}

const agent = new Agent({ keepAlive: true })

/**
 * The status of a page, packed as browsers ask for it. By the plainest client there is: it shares the cores with what
 * it measures, and `fetch` takes more of them for a page than the server does.
 */
function askPage(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'Accept-Encoding': 'br' }
    const asked = request(url, { agent, headers }, (response) => {
      response.on('error', reject)
      response.on('end', () => resolve(response.statusCode ?? 0))
      response.resume()
    })
    asked.on('error', reject)
    asked.end()
  })
}
