import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'

import { startServer, type TestServer } from './start-server.ts'

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
