import { fork } from 'node:child_process'
import { once } from 'node:events'

import { upTo } from '#torture/at-once.ts'
import { Wrongs, type Item } from '#torture/item.ts'

const SIGN_INS = 500
const LOOP_BAR_MS = 50
const PAGE_BAR_MS = 200
const LONGEST_MS = 10_000

/** A storm of sign-ins delays nothing else, and who cannot be served is told when to come again. */
export const hashQueue: Item = {
  id: 'R8',
  title: 'Hash queue',
  bar: 'event loop p99 ≤ 50 ms, pages p99 ≤ 200 ms, the rest told Retry-After, none > 10 s',
  isAlone: true,
  fault: {
    says: 'passwords are hashed on the main thread, and nothing gets in between',
    edits: [
      {
        file: 'server/accounts/password-hasher.ts',
        find: `import { hash, parseOptions, verify } from '@node-rs/argon2'`,
        replace: `import { hashSync as hash, parseOptions, verifySync as verify } from '@node-rs/argon2'`,
      },
      {
        file: 'server/http/admission-queue.ts',
        find: 'const ROUND_MS = 4',
        replace: 'const ROUND_MS = 60_000',
      },
    ],
  },
  async measure({ patienceMs, startServer }) {
    const server = await startServer()
    const wrongs = new Wrongs()
    await server.ask('POST', '/auth/v1/token?grant_type=password', {
      email: 'a@b.cd',
      password: 'x',
    })
    await server.readGauges()
    const stopWatching = await watchPages(server.url)
    const answers = await Promise.all(
      upTo(SIGN_INS).map(async (index) => {
        const started = performance.now()
        const body = { email: `a${index}@example.com`, password: 'x' }
        const reply = await server.ask('POST', '/auth/v1/token?grant_type=password', body)
        return { ...reply, ms: performance.now() - started }
      }),
    )
    const { loopP99Ms } = await server.readGauges()
    const pageMs = percentile99(await stopWatching())
    for (const { status, headers, ms } of answers) {
      const isTurnedAway = [429, 503].includes(status) && Number(headers.get('Retry-After')) > 0
      if (status !== 400 && !isTurnedAway) wrongs.add(`${status}`)
      if (ms > patienceMs(LONGEST_MS)) wrongs.add(`an answer after ${Math.round(ms)} ms`)
    }
    if (loopP99Ms > patienceMs(LOOP_BAR_MS)) wrongs.add(`event loop ${loopP99Ms} ms`)
    if (pageMs > patienceMs(PAGE_BAR_MS)) wrongs.add(`pages ${pageMs} ms`)
    const served = answers.filter(({ status }) => status === 400).length
    const told = `event loop p99 ${loopP99Ms.toFixed(0)} ms, pages p99 ${pageMs.toFixed(0)} ms`
    return wrongs.outcome(`${told}, ${served} of ${SIGN_INS} served, the rest put off`)
  },
}

/** How long a page takes, asked for again and again from a process of its own, until told to stop. */
async function watchPages(url: string) {
  const watcher = fork('torture/limits/watch-pages.ts', [`${url}/login`])
  await once(watcher, 'message')
  return async function stop(): Promise<number[]> {
    watcher.send('stop')
    const [times] = await once(watcher, 'message')
    return times
  }
}

function percentile99(times: number[]) {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length * 0.99)] ?? Infinity
}
