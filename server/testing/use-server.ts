import pino from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'

import type { Database } from '#server/database/database.ts'
import { openDatabase } from '#server/database/open-database.ts'

import { makeMigratedPlace } from './database.ts'
import { startServer, type TestServer } from './start-server.ts'

/** A fresh database for each test of the file, without a server. */
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

/** A fresh server for each test of the file. */
export function useServer(options?: Parameters<typeof startServer>[0]) {
  const server = {} as TestServer
  beforeEach(async () => void Object.assign(server, await startServer(options)))
  afterEach(() => server.close())
  return server
}

/** One server for all tests of the file. */
export function useSharedServer(options?: Parameters<typeof startServer>[0]) {
  const server = {} as TestServer
  beforeAll(async () => void Object.assign(server, await startServer(options)))
  afterAll(() => server.close())
  return server
}
