// Loaded into the server before anything of its own (`--import`): tells, when asked by a signal, how long its
// event loop was held up since it was asked last.
import { writeFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'

const RESOLUTION_MS = 5
const NANOSECONDS = 1e6

const seen = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
seen.enable()
process.on('SIGUSR2', () => {
  // What is counted is the time between two ticks, of which the resolution is no delay.
  const slowest = seen.percentile(99) / NANOSECONDS - RESOLUTION_MS
  seen.reset()
  writeFileSync(process.env.LOOP_DELAY_FILE ?? '', String(Math.max(0, slowest)))
})
