import { Wrongs, type Item } from '#torture/item.ts'
import { signUp } from '#torture/people.ts'
import type { Server } from '#torture/server.ts'

import { pause, statusOf, timeUntil } from './watch.ts'

const WORKERS = 6
const BEFORE_MS = 300
const NOTICED_MS = 3_000
const MAX_EXIT_MS = 10_000

/** The server is told to stop in the middle of its work. */
export const toldToStop: Item = {
  id: 'X10',
  title: 'SIGTERM under load',
  bar: '0 requests cut, not ready at once, ended in 10 s, 0 letters lost',
  isLong: true,
  fault: {
    says: 'connections are cut at once',
    edits: [
      {
        file: 'server/http/listen.ts',
        find: '    await closeServer(server)\n',
        replace: '    server.closeAllConnections()\n    await closeServer(server)\n',
      },
      {
        file: 'server/http/listen.ts',
        find: 'const GRACE_MS = 300',
        replace: 'const GRACE_MS = 0',
      },
    ],
  },
  async measure({ patienceMs, size, startServer }) {
    const server = await startServer()
    const wrongs = new Wrongs()
    const rounds = size({ fast: 2, full: 40, soak: 200 })
    let answered = 0
    let slowest = 0
    for (let round = 0; round < rounds; round += 1) {
      const promised: string[] = []
      const stopping = new AbortController()
      const workers = Array.from({ length: WORKERS }, (_, worker) =>
        workUntil(stopping.signal, server, `x10-${round}-${worker}`, { promised, wrongs }),
      )
      await pause(BEFORE_MS)
      server.signal('SIGTERM')
      const unready = timeUntil(
        patienceMs(NOTICED_MS),
        async () => (await readiness(server)) !== 200,
      )
      stopping.abort()
      if ((await unready) >= patienceMs(NOTICED_MS)) wrongs.add('still ready while stopping')
      const took = await timeUntil(patienceMs(MAX_EXIT_MS), async () => !server.isAlive())
      answered += (await Promise.all(workers)).reduce((sum, count) => sum + count, 0)
      slowest = Math.max(slowest, took)
      if (took >= patienceMs(MAX_EXIT_MS)) wrongs.add('it did not end')
      await server.kill()
      await server.restart()
      await findLetters(server, promised, wrongs)
      await server.limitRecords.change('delete from limits')
    }
    const ending = (slowest / 1000).toFixed(1)
    return wrongs.outcome(
      `${rounds} of 200 rounds, ${answered} answered, ended in ${ending} s at most`,
    )
  },
}

/** One visitor after another, until nobody is sent any more. @returns how many were answered */
async function workUntil(
  stopping: AbortSignal,
  server: Server,
  name: string,
  { promised, wrongs }: { promised: string[]; wrongs: Wrongs },
) {
  let answered = 0
  while (!stopping.aborted) {
    const email = `${name}-${answered}@example.com`
    try {
      const page = await fetch(`${server.url}/`)
      await page.text()
      if (page.status !== 200) wrongs.add(`a page: ${page.status}`)
      const { status } = await signUp(server, email)
      if (status === 200) promised.push(email)
      else wrongs.add(`a sign-up: ${status}`)
      answered += 1
    } catch (error) {
      // Whoever finds the door closed has lost nothing: the balancer sends them elsewhere.
      const { cause } = error as { cause?: { code?: string } }
      if (cause?.code !== 'ECONNREFUSED') wrongs.add(`cut: ${cause?.code ?? String(error)}`)
    }
  }
  return answered
}

function readiness(server: Server) {
  return statusOf(server, '/health/ready')
}

async function findLetters(server: Server, promised: string[], wrongs: Wrongs) {
  for (const email of promised) {
    const isThere = async () => (await server.letters(email)).length > 0
    if ((await timeUntil(MAX_EXIT_MS, isThere)) >= MAX_EXIT_MS) wrongs.add(`no letter: ${email}`)
  }
}
