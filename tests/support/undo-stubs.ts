import { afterAll, vi } from 'vitest'

/** Files share a worker: none leaves its globals, or modules that have seen them, to the next. */
afterAll(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})
