import { startPostgres } from '#server/testing/postgres.ts'

import { Wrongs, type Item } from '#torture/item.ts'
import { signUp } from '#torture/people.ts'
import type { Server } from '#torture/server.ts'

import { unaskedDatabase } from './unasked-database.ts'
import { statusOf, timeUntil } from './watch.ts'

const MAX_NOTICE_MS = 2_000
const MAX_RETURN_MS = 5_000
const LIMIT_MS = 15_000

/** PostgreSQL goes away and comes back. */
export const databaseGone: Item = {
  id: 'X4',
  title: 'Database down and back (PostgreSQL)',
  bar: 'not ready in 2 s, alive and pages all along, back in 5 s',
  isTimed: true,
  tiers: ['full', 'soak'],
  fault: unaskedDatabase,
  async measure({ isFaulted, size, startServer }) {
    const postgres = await startPostgres()
    try {
      const server = await startServer({ databaseUrl: postgres.url })
      const wrongs = new Wrongs()
      const notices: number[] = []
      const returns: number[] = []
      const rounds = isFaulted ? 1 : size({ fast: 1, full: 10 })
      for (let round = 0; round < rounds; round += 1) {
        await (round % 2 === 0 ? postgres.halt() : postgres.crash())
        notices.push(await timeUntil(LIMIT_MS, () => isReady(server, 503)))
        if ((await statusOf(server, '/health/alive')) !== 200) wrongs.add('not alive')
        if ((await statusOf(server, '/')) !== 200) wrongs.add('no page')
        const { status } = await signUp(server, `x4-${round}@example.com`)
        if (status !== 503) wrongs.add(`a sign-up without a database: ${status}`)
        await postgres.start()
        returns.push(await timeUntil(LIMIT_MS, () => isReady(server, 200)))
        const back = await signUp(server, `x4-${round}-back@example.com`)
        if (back.status !== 200) wrongs.add(`a sign-up afterwards: ${back.status}`)
      }
      if (!server.isAlive()) wrongs.add('the process ended')
      if (Math.max(...notices) > MAX_NOTICE_MS) wrongs.add(`noticed after ${notices.join(', ')} ms`)
      if (Math.max(...returns) > MAX_RETURN_MS) wrongs.add(`back after ${returns.join(', ')} ms`)
      const worst = (times: number[]) => (Math.max(...times) / 1000).toFixed(1)
      return wrongs.outcome(
        `${notices.length} rounds, noticed in ${worst(notices)} s, back in ${worst(returns)} s`,
      )
    } finally {
      await postgres.stop()
    }
  },
}

async function isReady(server: Server, status: number) {
  return (await statusOf(server, '/health/ready')) === status
}
