import { fork, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'

import { openLargeShop } from '#bench/large-shop.ts'
import { judge, type Measure } from '#bench/measure.ts'
import { takenMs } from '#bench/processors.ts'
import { visitorAddress } from '#bench/wire.ts'
import type { Database } from '#server/database/database.ts'
import { listen } from '#server/http/listen.ts'
import { noSite } from '#server/http/site.ts'
import { openDrawer } from '#server/testing/counter.ts'
import { startCluster } from '#server/testing/postgres-setup.ts'
import { openStaff } from '#server/testing/shop.ts'
import type { TestServer } from '#server/testing/start-server.ts'
import { withVersion } from '#server/testing/versions.ts'

import type { ClerksWork, Shown } from './clerks.ts'

const CLERKS = 10
const DATABASES = (process.env.COUNTER_DATABASES ?? 'sqlite,postgres').split(',')
/** Whether another process uses a core meanwhile. */
const IS_BUSY = process.env.COUNTER_BUSY === '1'
const VISITS = 40
const OWNERS = 2
const TAKEN = { atLeast: 0, unit: 's' }
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
  const staff: ClerksWork['staff'] = []
  for (let index = 0; index < CLERKS; index += 1) {
    const isOwner = index < OWNERS
    const role = isOwner ? 'administrator' : 'mailbox_center'
    const { token } = await openStaff(server, `clerk${index}@example.com`, role)
    staff.push({ isOwner, token })
  }
  const { port, close } = await listenAtCounter(server)
  const work = { kind, url: `http://127.0.0.1:${port}`, visits, staff }
  const busy = IS_BUSY && spawn(process.execPath, ['-e', 'for (;;);'])
  const used = process.cpuUsage()
  const takenBefore = takenMs()
  const measures = await letClerksWork(server, work)
  const { user, system } = process.cpuUsage(used)
  const taken = (takenMs() - takenBefore) / 1_000
  process.stdout.write(
    `  the server used ${Math.round((user + system) / 1e6)} s of its processor\n`,
  )
  if (busy) busy.kill()
  await close()
  await server.close()
  const what = `reading ahead at the start on ${kind}`
  return [
    judge(what, START, [server.readAheadMs]),
    judge(`taken by others from this machine, ${kind}`, TAKEN, [taken], 'no budget'),
    ...measures,
  ]
}

/** Each request comes from a network of its own. */
function listenAtCounter({ app }: TestServer) {
  let visitors = 0
  return listen({ port: 0, host: '127.0.0.1' }, noSite, (request) => {
    visitors += 1
    return app.fetch(request, { peer: visitorAddress(visitors) })
  })
}

/** In a process of their own: what their screens cost is not the server's. */
async function letClerksWork(server: TestServer, work: ClerksWork): Promise<Measure[]> {
  const clerks = fork('bench/budgets/clerks.ts')
  const { promise, resolve, reject } = Promise.withResolvers<Measure[]>()
  clerks.on('exit', (code) => reject(new Error(`The clerks left: ${code}`)))
  clerks.on('message', (said: Measure[] | Shown) => {
    if (Array.isArray(said)) return resolve(said)
    const { path, body } = said
    withVersion(server, { method: 'POST', path, body }, () => Promise.resolve({ body: {} }))
      .then((whole) => clerks.send({ ...said, body: whole }))
      .catch(reject)
  })
  clerks.send(work)
  return promise
}

/** Visits of today, as the website takes them. */
async function bookVisits({ read, write }: Database, now: number) {
  const customers = await read.selectFrom('customers').select('id').limit(VISITS).execute()
  const visits = customers.map(({ id: customerId }, seat) => ({
    id: randomUUID(),
    customerId,
    way: 'counter' as const,
    slotAt: now,
    seat,
    state: 'booked' as const,
    sequence: 0,
    network: null,
    widerNetwork: null,
    createdAt: now,
    updatedAt: now,
  }))
  await write((tx) => tx.insertInto('appointments').values(visits).execute())
  return visits.map(({ id }) => id)
}
