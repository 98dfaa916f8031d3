import { afterAll, vi } from 'vitest'

/** Files share a worker: globals and modules must not leak to the next. */
afterAll(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})
