import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'

import { startServer, type Server } from './server.ts'
import { openVisitor, type Visitor } from './visitor.ts'

/** One real server for all tests of the file; none where the file is of a soak alone, and this is none. */
export function useServer(options: Parameters<typeof startServer>[0] = {}, isWanted = true) {
  const server = {} as Server
  if (!isWanted) return server
  beforeAll(async () => {
    // As they are, since some of them are asked anew each time.
    Object.defineProperties(server, Object.getOwnPropertyDescriptors(await startServer(options)))
  })
  afterAll(() => server.stop())
  return server
}

/** A visitor of its own for each test of the file. */
export function useVisitor(server: Server) {
  const visitor = {} as Visitor
  beforeEach(async () => void Object.assign(visitor, await openVisitor(server)))
  afterEach(() => visitor.close())
  return visitor
}
