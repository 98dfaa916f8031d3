import { afterAll, beforeAll } from 'vitest'

import { startProcess, type ServerProcess } from './start-process.ts'

export function useServer(options: Parameters<typeof startProcess>[0] = {}) {
  const server = {} as ServerProcess
  beforeAll(async () => {
    // Getters stay getters, since some are read anew each time.
    Object.defineProperties(server, Object.getOwnPropertyDescriptors(await startProcess(options)))
  })
  afterAll(() => server.stop())
  return server
}
