import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'

import { CUSTOMERS, FIRST_BOX, openLargeShop } from '#bench/large-shop.ts'
import { judge, type Measure } from '#bench/measure.ts'
import type { Database } from '#server/database/database.ts'
import { openDrawer } from '#server/testing/counter.ts'
import { startCluster } from '#server/testing/postgres-setup.ts'
import { withSeen } from '#server/testing/seen.ts'
import { openStaff } from '#server/testing/shop.ts'
import type { TestServer } from '#server/testing/start-server.ts'
import { randomFrom } from '#shared/random.ts'

import { createCalls } from './counter-calls.ts'
import type { Clerk } from './counter-journeys.ts'
import { workAsOwner } from './owner-journeys.ts'

const CLERKS = 10
const SECONDS = Number(process.env.COUNTER_SECONDS ?? 220)
const DATABASES = (process.env.COUNTER_DATABASES ?? 'sqlite,postgres').split(',')
/** Whether another process uses a core meanwhile. */
const IS_BUSY = process.env.COUNTER_BUSY === '1'
const VISITS = 40
const OWNERS = 2
/** A large shop that starts keeps nobody waiting longer. */
const START = { atMost: 2_500, unit: 'ms' }

/**
 * Ten clerks at once in a large shop, over the calls of the staff, on both databases: how long all but one in a hundred take; a
 * file, until its first page is there.
 */
export async function measureCounter(): Promise<Measure[]> {
  const postgres = await startCluster()
  const measures: Measure[] = []
  try {
    for (const kind of ['sqlite', 'postgres'] as const) {
      if (DATABASES.includes(kind)) measures.push(...(await measureOn(kind)))
    }
    return measures
  } finally {
    await postgres.stop()
  }
}

async function measureOn(kind: 'sqlite' | 'postgres') {
  const server = await openLargeShop(kind)
  const visits = await bookVisits(server.database, server.clock.now)
  await openDrawer(server)
  const calls = createCalls()
  const staff = Array.from({ length: CLERKS }, (_, index) => `clerk${index}@example.com`)
  const clerks: Clerk[] = []
  for (const [index, email] of staff.entries()) {
    const role = index < OWNERS ? 'administrator' : 'mailbox_center'
    const { get, post, token } = await openStaff(server, email, role)
    const download = openDownloads(server, token)
    const random = randomFrom(index + 1)
    const upTo = (limit: number) => Math.floor(random() * limit)
    clerks.push({
      isOwner: index < OWNERS,
      upTo,
      box: () => FIRST_BOX + upTo(CUSTOMERS),
      visit: () => visits[upTo(visits.length)] ?? '',
      get: (route, query = '', parameters = {}) =>
        calls.time(`GET ${route}`, () => get(fill(route, parameters) + query), upTo),
      async post(route, body, parameters = {}) {
        const path = fill(route, parameters)
        // What their screen shows: an answer of before.
        const whole = await withSeen(server, { method: 'POST', path, body }, get)
        return calls.time(`POST ${route}`, () => post(path, whole), upTo)
      },
      async download(method, route, body) {
        const file = await calls.time(
          `${method} ${route}`,
          () => download(method, route, body),
          upTo,
        )
        await file.rest
      },
    })
  }
  const busy = IS_BUSY && spawn(process.execPath, ['-e', 'for (;;);'])
  const used = process.cpuUsage()
  const end = performance.now() + SECONDS * 1000
  const work = clerks.map(async (clerk) => {
    while (performance.now() < end) {
      const journey = calls.leastPlayed(clerk.upTo)
      await calls.play(journey, clerk)
      if (clerk.isOwner) await workAsOwner(clerk)
    }
  })
  await Promise.all(work)
  const { user, system } = process.cpuUsage(used)
  const each = (user + system) / 1000 / calls.made()
  process.stdout.write(`  ${calls.made()} calls, ${each.toFixed(1)} ms of this process each\n`)
  if (busy) busy.kill()
  await server.close()
  const what = `reading ahead at the start on ${kind}`
  return [judge(what, START, [server.readAheadMs]), ...calls.judge(kind)]
}

/** Visits of today, as the website takes them. */
async function bookVisits({ read, write }: Database, now: number) {
  const customers = await read.selectFrom('customers').select('id').limit(VISITS).execute()
  const visits = customers.map(({ id: customer_id }, seat) => ({
    id: randomUUID(),
    customer_id,
    way: 'counter' as const,
    slot_at: now,
    seat,
    state: 'booked' as const,
    sequence: 0,
    idempotency_key: randomUUID(),
    network: null,
    wider_network: null,
    created_at: now,
    updated_at: now,
  }))
  await write((tx) => tx.insertInto('appointments').values(visits).execute())
  return visits.map(({ id }) => id)
}

/** Takes a file along: the answer is there with its first part, the rest follows while the clerk looks at something else. */
function openDownloads(server: TestServer, token: string) {
  return async (method: string, route: string, body?: unknown) => {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` }
    const sent = body === undefined ? undefined : JSON.stringify(body)
    const response = await server.ask(`/shop/v1/${route}`, { method, headers, body: sent })
    const reader = response.body?.getReader()
    await reader?.read()
    return { status: response.status, text: '', rest: readOn(reader) }
  }
}

async function readOn(reader?: ReadableStreamDefaultReader) {
  let part = await reader?.read()
  while (part && !part.done) part = await reader?.read()
}

/** `/customers/:id` with the id in its place. */
function fill(route: string, parameters: Record<string, string | number>) {
  return route.replaceAll(/:(\w+)/g, (_, name) => String(parameters[name]))
}
