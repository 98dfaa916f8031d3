import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'

import { startProcess, type ServerProcess } from './start-process.ts'
import { openVisitor, type Visitor } from './visitor.ts'

/** One real server for all tests of the file. */
export function useServer(options: Parameters<typeof startProcess>[0] = {}) {
  const server = {} as ServerProcess
  beforeAll(async () => {
    // As they are, since some of them are asked anew each time.
    Object.defineProperties(server, Object.getOwnPropertyDescriptors(await startProcess(options)))
  })
  afterAll(() => server.stop())
  return server
}

/** A visitor of its own for each test of the file. */
export function useVisitor(server: ServerProcess) {
  const visitor = {} as Visitor
  beforeEach(async () => void Object.assign(visitor, await openVisitor(server)))
  afterEach(() => visitor.close())
  return visitor
}
