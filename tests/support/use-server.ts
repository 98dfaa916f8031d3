import { afterAll, beforeAll } from 'vitest'

import { startProcess, type ServerProcess } from './start-process.ts'

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
