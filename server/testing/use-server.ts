import { afterEach, beforeEach } from 'vitest'

import { startServer, type TestServer } from './start-server.ts'

/** A fresh server for each test of the file. */
export function useServer() {
  const server = {} as TestServer
  beforeEach(async () => void Object.assign(server, await startServer()))
  afterEach(() => server.close())
  return server
}
