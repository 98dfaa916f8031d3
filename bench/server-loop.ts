import { resolve } from 'node:path'

import type { RunningSite } from '#tests/e2e/site.ts'
import type { Gauges, Order } from '#tests/support/preload.ts'

/** What a server must be started with (`startSite`) so that `loopDelay` can ask it. */
export const WATCHED = resolve('tests/support/preload.ts')

let orders = 0

/** The 99th percentile, in milliseconds, of how long a server's event loop was held up since it was asked last. */
export function loopDelay({ server }: RunningSite): Promise<number> {
  const number = (orders += 1)
  return new Promise((done) => {
    function hear(gauges: Gauges) {
      if (gauges.number !== number) return
      server.off('message', hear)
      done(Math.max(0, gauges.loopP99Ms))
    }
    server.on('message', hear)
    server.send({ number } satisfies Order)
  })
}
