import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'

import { collectGarbage } from '#tests/support/collect-garbage.ts'
import { inParallel } from '#tests/support/parallel.ts'
import { seed, size } from '#tests/support/soak.ts'

import { INNARDS } from './testing/attacks.ts'
import { calls, type Call } from './testing/call-grammar.ts'
import { confirm, signIn } from './testing/fixtures.ts'
import { useSharedServer } from './testing/use-server.ts'

const COUNT = size(500, 200_000)
const WARM_UP = size(200, 500)
const BATCH = 2_000
const AT_ONCE = 12
const MAX_GROWTH_BYTES = 100 * 1024 * 1024
const ACTOR = 'actor@example.com'
/** What visitors wrote, none of which is for the log. */
const WRITTEN = /@example\.com|@witness\.test|Sunny|eyJ/
const WITNESSES = ['one@witness.test', 'two@witness.test']
const server = useSharedServer()

beforeAll(async () => {
  for (const email of [ACTOR, ...WITNESSES]) await confirm(server, email)
})

it('answers any request to calls outside the shop with a documented answer, and changes no other account', async () => {
  const before = await remember()
  await sendAll(WARM_UP, seed + 1)
  collectGarbage()
  const { rss } = process.memoryUsage()
  const problems: string[] = []
  for (let sent = 0; sent < COUNT; sent += BATCH) {
    problems.push(...(await sendAll(Math.min(BATCH, COUNT - sent), seed + 2 + sent)))
    server.clock.now += 3_600_000
  }
  expect(problems.slice(0, 5)).toEqual([])
  expect(await remember()).toEqual(before)
  expect((await signIn(server, ACTOR)).access_token).toBeTruthy()
  collectGarbage()
  expect(process.memoryUsage().rss - rss).toBeLessThan(MAX_GROWTH_BYTES)
  expect(server.logged()).not.toMatch(WRITTEN)
})

/** What no visitor may change: other people, the tables, what anybody may read. */
async function remember() {
  const { read } = server.database
  return {
    people: await read
      .selectFrom('users')
      .selectAll()
      .where('email', '!=', ACTOR)
      .orderBy('id')
      .execute(),
    actor: await read
      .selectFrom('users')
      .select(['email', 'passwordHash', 'appMetadata', 'bannedUntil'])
      .where('email', '=', ACTOR)
      .execute(),
    tables: await read.introspection.getTables(),
    countries: await read.selectFrom('countries').selectAll().execute(),
    greetings: await read.selectFrom('anonTest').selectAll().execute(),
  }
}

/** @returns what was wrong with the answers */
async function sendAll(numRuns: number, from: number) {
  const problems: string[] = []
  const { access_token: token } = await signIn(server, ACTOR)
  await inParallel(fc.sample(calls, { numRuns, seed: from }), AT_ONCE, async (call, index) => {
    const { status, headers, text } = await send(call, index % 2 === 0 ? token : undefined)
    if (status >= 500 || INNARDS.test(text)) problems.push(`${status} ${text} to ${tell(call)}`)
    const isUnnamed = call.path.startsWith('/auth/') && !headers.has('x-sb-error-code')
    if (status >= 400 && isUnnamed) problems.push(`${status} without a code to ${tell(call)}`)
    if (/"access_token"/.test(text)) problems.push(`let in: ${tell(call)}`)
  })
  return problems
}

async function send({ method, path, body, headers }: Call, token?: string) {
  const sent = token ? { Authorization: `Bearer ${token}`, ...headers } : headers
  const response = await server.ask(path, { method, body, headers: sent })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

function tell({ method, path, body }: Call) {
  return `${method} ${path} ${body ?? ''}`
}
