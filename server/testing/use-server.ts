import pino from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'

import type { Database } from '#server/database/database.ts'
import { openDatabase } from '#server/database/open-database.ts'

import { keepPlace, makeMigratedPlace } from './database.ts'
import { startServer, type TestServer } from './start-server.ts'

/** Behavior that no database decides is tested on one only. */
export const isFirstDatabase = process.env.TEST_DATABASE !== 'postgres'

export function useDatabase() {
  const database = {} as Database
  let place: Awaited<ReturnType<typeof makeMigratedPlace>>
  beforeEach(async () => {
    place = await makeMigratedPlace()
    Object.assign(database, await openDatabase(place, pino({ level: 'silent' })))
  })
  afterEach(async () => {
    await database.close()
    await place.remove()
  })
  return database
}

export function useServer(options?: Parameters<typeof startServer>[0]) {
  const server = {} as TestServer
  let made: ReturnType<typeof keep> | undefined

  async function keep() {
    await server.stop()
    return { now: server.clock.now, ...(await keepPlace(server.place)) }
  }

  beforeAll(async () => void Object.assign(server, await startServer(options)))
  beforeEach(async () => {
    made ??= keep()
    const { now, copy } = await made
    Object.assign(server, await startServer({ ...options, now, place: await copy() }))
  })
  afterEach(() => server.close())
  afterAll(async () => (await made)?.remove())
  return server
}

/** Resets an object before each test to its state after `beforeAll`. */
export function useStoredDraft<Thing extends object>() {
  const thing = {} as Thing
  let made: Thing | undefined
  beforeEach(() => {
    made ??= { ...thing }
    Object.assign(thing, made)
  })
  return thing
}

export function useSharedServer(options?: Parameters<typeof startServer>[0]) {
  const server = {} as TestServer
  beforeAll(async () => void Object.assign(server, await startServer(options)))
  afterAll(() => server.close())
  return server
}
