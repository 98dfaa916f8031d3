import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

import { passTime, setClock, stopClock, takeOverClock } from './clock.ts'
import { plant } from './plant.ts'

/** Loaded before the server in its process: its clock can be set, its gauges read, and faults be planted in it. */
export type Order = {
  number: number
  passMs?: number
  setMs?: number
  stopsClock?: boolean
  /** Garbage goes, and its memory back to the system, before the gauges are read. */
  collects?: boolean
}
/** `loopP99Ms` and `loopMaxMs` speak of the time since the last order. */
export type Gauges = { number: number; rssBytes: number; loopP99Ms: number; loopMaxMs: number }

const NS_PER_MS = 1e6
const RESOLUTION_MS = 5

plant(JSON.parse(process.env.TORTURE_EDITS ?? '[]'))
takeOverClock()
const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
delay.enable()

process.on('message', ({ number, passMs = 0, setMs = 0, stopsClock, collects }: Order) => {
  if (stopsClock) stopClock()
  if (collects) collectGarbage()
  passTime(passMs)
  setClock(setMs)
  const gauges: Gauges = {
    number,
    rssBytes: process.memoryUsage.rss(),
    loopP99Ms: delay.percentile(99) / NS_PER_MS - RESOLUTION_MS,
    loopMaxMs: delay.max / NS_PER_MS - RESOLUTION_MS,
  }
  delay.reset()
  process.send?.(gauges)
})
// The server ends when it is done, whoever still listens.
process.channel?.unref()

function collectGarbage() {
  setFlagsFromString('--expose-gc')
  const collect: NodeJS.GCFunction = runInNewContext('gc')
  // A common collection keeps the pages it has emptied.
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
