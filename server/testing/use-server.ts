import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'

import { startServer, type TestServer } from './start-server.ts'

/** A fresh server for each test of the file, or one for the whole file. */
export function useServer(each: 'test' | 'file' = 'test') {
  const server = {} as TestServer
  const [before, after] = each === 'test' ? [beforeEach, afterEach] : [beforeAll, afterAll]
  before(async () => void Object.assign(server, await startServer()))
  after(() => server.close())
  return server
}
