import { setImmediate } from 'node:timers/promises'

import { openLargeShop } from '#bench/large-shop.ts'
import { judge, median, type Measure } from '#bench/measure.ts'
import { longestTurn } from '#server/testing/longest-turn.ts'
import { startCluster } from '#server/testing/postgres-setup.ts'
import { openStaff } from '#server/testing/shop.ts'
import { wallClock } from '#shared/calendar.ts'

const CALLS = Number(process.env.REPORT_CALLS ?? 200)
const BUDGET = { atMost: 200, unit: 'ms' }
/** Of any request's cost on the event loop, whatever it holds. */
const TURN_BUDGET = { atMost: 5, unit: 'ms' }

/**
 * What the owner asks of a large shop, on both databases: how long the first call takes, and all but one in a hundred of those after
 * it; and what the longest turn of the event loop costs the processor meanwhile: the counter waits for it.
 */
export async function measureReports(): Promise<Measure[]> {
  const postgres = await startCluster()
  try {
    return [...(await measureOn('sqlite')), ...(await measureOn('postgres'))]
  } finally {
    await postgres.stop()
  }
}

async function measureOn(kind: 'sqlite' | 'postgres') {
  const server = await openLargeShop(kind)
  const { get } = await openStaff(server, 'owner@example.com', 'administrator')
  const { date } = wallClock(server.clock.now, server.services.facts.timeZone)
  const [year, month] = [date.slice(0, 4), date.slice(0, 7)]
  const paths = ['money', 'boxes', 'packages'].flatMap((name) =>
    [year, month, String(Number(year) - 1)].map((period) => `${name}?period=${period}`),
  )
  const measures: Measure[] = []
  for (const path of [...paths, 'rents']) {
    const times: number[] = []
    const turn = await longestTurn(async () => {
      for (let call = 0; call < CALLS; call += 1) {
        const began = performance.now()
        const { status, text } = await get(`staff/reports/${path}`)
        times.push(performance.now() - began)
        if (status !== 200) throw new Error(`${path}: ${status} ${text}`)
        // Time goes by: what was read in large shops is read again.
        server.clock.now += 1_000
        // Two calls that come over a network are never one turn; on SQLite these would be.
        await setImmediate()
      }
    })
    const [first = Number.NaN] = times
    const sorted = times.toSorted((one, other) => one - other)
    const p99 = sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Number.NaN
    const note = `p50 ${median(times).toFixed(1)} ms, first ${first.toFixed(1)} ms, ${CALLS} calls`
    measures.push(
      judge(`${path} on ${kind}, p99`, BUDGET, [p99], note),
      judge(`${path} on ${kind}, longest turn`, TURN_BUDGET, [turn]),
    )
  }
  await server.close()
  return measures
}
