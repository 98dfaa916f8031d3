import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { Wrongs, type Item } from '#torture/item.ts'
import { signUp } from '#torture/people.ts'
import type { Server } from '#torture/server.ts'

import { pause, statusOf, timed, timeUntil } from './watch.ts'

const WRITERS = 5
const MAX_REFUSAL_MS = 5_000
const MAX_HEALING_MS = 1_000
const HEALING_LIMIT_MS = 10_000

/** Another program holds the database for a while. */
export const lockedDatabase: Item = {
  id: 'X2',
  title: 'Database locked by another writer',
  bar: 'pages all 200, writes 503 with Retry-After in 5 s, healed in 1 s',
  isTimed: true,
  fault: {
    says: 'a write waits for a minute',
    edits: [
      {
        file: 'server/database/group-commit.ts',
        find: 'const BUSY_LIMIT_MS = 3_000',
        replace: 'const BUSY_LIMIT_MS = 60_000',
      },
    ],
  },
  async measure({ patienceMs, size, startServer }) {
    const server = await startServer()
    const wrongs = new Wrongs()
    const intruder = new DatabaseSync(join(server.dataDir, 'mailbox.sqlite'))
    intruder.exec('begin immediate')
    const freeAt = performance.now() + size({ fast: 6_000, full: 10_000 })

    const refusals: number[] = []
    let pages = 0
    async function write(number: number) {
      const { result, ms } = await timed(() => signUp(server, `x2-${number}@example.com`))
      refusals.push(ms)
      const isRight = result.status === 503 && Number(result.headers.get('Retry-After')) > 0
      if (!isRight || ms > patienceMs(MAX_REFUSAL_MS))
        wrongs.add(`a write: ${result.status} in ${ms} ms`)
    }
    const writing = Array.from({ length: WRITERS }, (_, number) => write(number))
    while (performance.now() < freeAt) {
      pages += 1
      const status = await statusOf(server, '/')
      if (status !== 200) wrongs.add(`a page: ${status}`)
      await pause(20)
    }
    intruder.exec('rollback')
    intruder.close()
    const healing = await timeUntil(patienceMs(HEALING_LIMIT_MS), () => isWriting(server))
    await Promise.all(writing)
    if (healing >= patienceMs(MAX_HEALING_MS)) wrongs.add(`healed after ${healing} ms`)
    return wrongs.outcome(
      `${pages} pages, slowest refusal ${seconds(refusals)} s, healed in ${Math.round(healing)} ms`,
    )
  },
}

let healers = 0

async function isWriting(server: Server) {
  healers += 1
  return (await signUp(server, `x2-healer${healers}@example.com`)).status === 200
}

function seconds(times: number[]) {
  return (Math.max(0, ...times) / 1000).toFixed(1)
}
