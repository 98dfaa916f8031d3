import { registerHooks } from 'node:module'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { pathToFileURL } from 'node:url'

/**
 * Loaded before the server in its process: moves its clock, watches its event loop, replaces
 * libraries.
 */
export type Order = {
  number: number
  passMs?: number
  strays?: { from: 'promise' | 'timer'; message: string }
}
/** `loopP99Ms` covers the time since the last order. */
export type Gauges = { number: number; loopP99Ms: number }

const NS_PER_MS = 1e6
const MS_PER_S = 1_000
const RESOLUTION_MS = 5
const ARGON2 = '@node-rs/argon2'
const CHEAP_ARGON2 = pathToFileURL(`${import.meta.dirname}/cheap-argon2.ts`).href

const { now } = Date
const { uptime } = process
let passedMs = 0

if (process.env.CHEAP_HASHES) exchangeArgon2()
takeOverClock()
const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
delay.enable()

process.on('message', ({ number, passMs = 0, strays }: Order) => {
  if (strays) stray(strays)
  passedMs += passMs
  const loopP99Ms = delay.percentile(99) / NS_PER_MS - RESOLUTION_MS
  delay.reset()
  process.send?.({ number, loopP99Ms } satisfies Gauges)
})
// Must not keep the server running.
process.channel?.unref()
// Ends with its parent, even if a test fails before it stops the server.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'))

function stray({ from, message }: NonNullable<Order['strays']>) {
  if (from === 'promise') void Promise.reject(new Error(message))
  else {
    setTimeout(() => {
      throw new Error(message)
    })
  }
}

/** Real password hashes would take most of each round. */
function exchangeArgon2() {
  registerHooks({
    resolve(specifier, context, next) {
      const isOurs = context.parentURL === CHEAP_ARGON2
      return specifier === ARGON2 && !isOurs
        ? { url: CHEAP_ARGON2, shortCircuit: true }
        : next(specifier, context)
    },
  })
}

/** Moves the clock; timers run in real time. */
function takeOverClock() {
  Date.now = () => now() + passedMs
  process.uptime = () => uptime.call(process) + passedMs / MS_PER_S
  globalThis.Date = new Proxy(Date, {
    construct: (date, parts, target) =>
      Reflect.construct(date, parts.length > 0 ? parts : [Date.now()], target),
  })
}
