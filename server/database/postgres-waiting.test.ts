import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

import { sql } from 'kysely'
import { expect, it, vi } from 'vitest'

import { makeMigratedPlace } from '#server/testing/database.ts'
import { confirm, getUser, refreshBy, signIn, trySignIn } from '#server/testing/fixtures.ts'
import { ann, startServer } from '#server/testing/start-server.ts'
import { useDatabase } from '#server/testing/use-server.ts'

const database = useDatabase()

const ANSWERED_MS = 10_000
const STEP_MS = 250
const AT_ONCE = 8

it('a transaction on one limit does not delay others', async () => {
  const { limits } = database
  const started = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  const long = limits.transaction().execute(async (tx) => {
    await tx.insertInto('limits').values({ key: 'long', fullAt: 1 }).execute()
    started.resolve()
    await end.promise
  })
  await started.promise
  await limits.insertInto('limits').values({ key: 'short', fullAt: 1 }).execute()
  const keys = await limits.selectFrom('limits').select('key').execute()
  expect(keys).toEqual([{ key: 'short' }])
  end.resolve()
  await long
})

it('locked rows of one account delay no other account', async () => {
  const server = await startServer()
  const bo = 'bo@example.com'
  await confirm(server)
  await confirm(server, bo)
  const [held, other] = [await signIn(server), await signIn(server, bo)]
  const locked = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  const holding = server.database.read.transaction().execute(async (tx) => {
    const { id } = held.user
    await sql`select 1 from users where id = ${id} for update`.execute(tx)
    await sql`select 1 from sessions where user_id = ${id} for update`.execute(tx)
    locked.resolve()
    await end.promise
  })
  await locked.promise
  let answered = 0
  const waiting = Array.from({ length: AT_ONCE }, async () => {
    const { status } = await refreshBy(server, held.refresh_token)
    answered += 1
    return status
  })
  expect((await refreshBy(server, other.refresh_token)).status).toBe(200)
  expect((await getUser(server, other.access_token)).status).toBe(200)
  expect(answered).toBe(0)
  end.resolve()
  await holding
  expect(new Set(await Promise.all(waiting))).toEqual(new Set([200]))
  await server.close()
})

it('every call gets a response while the database is frozen', async () => {
  const place = await makeMigratedPlace()
  const proxy = await openProxy(place.databaseUrl ?? '')
  const server = await startServer({ place: { ...place, databaseUrl: proxy.url } })
  await confirm(server)
  const session = await signIn(server)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    proxy.freeze()
    const calls = [
      refreshBy(server, session.refresh_token),
      getUser(server, session.access_token),
      trySignIn(server, ann.email),
      server.ask('/rest/v1/countries'),
      ...Array.from({ length: 20 }, () => getUser(server, session.access_token)),
    ]
    const statuses: number[] = []
    for (const call of calls) void call.then(({ status }) => statuses.push(status))
    for (let passed = 0; passed < ANSWERED_MS; passed += STEP_MS) {
      await vi.advanceTimersByTimeAsync(STEP_MS)
      await new Promise(setImmediate)
    }
    expect(statuses).toEqual(calls.map(() => 503))
  } finally {
    vi.useRealTimers()
    proxy.melt()
  }
  await expect.poll(server.database.isReady).toBe(true)
  expect((await getUser(server, session.access_token)).status).toBe(200)
  await server.close()
  proxy.close()
})

async function openProxy(databaseUrl: string) {
  const target = new URL(databaseUrl)
  const port = Number(target.port)
  const sockets = new Set<Socket>()
  let isFrozen = false
  const proxy = createServer((near) => {
    const far = connect(port, target.hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('error', () => to.destroy())
      from.on('close', () => to.destroy())
      from.on('data', (bytes) => isFrozen || to.write(bytes))
    }
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  target.port = String((proxy.address() as AddressInfo).port)
  return {
    url: target.href,
    freeze: () => void (isFrozen = true),
    melt: () => void (isFrozen = false),
    close() {
      proxy.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
