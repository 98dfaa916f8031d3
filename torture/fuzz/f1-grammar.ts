import fc from 'fast-check'

import { inParallel } from '#torture/at-once.ts'
import { Wrongs, type Item } from '#torture/item.ts'
import { join, trySignIn } from '#torture/people.ts'
import type { Server } from '#torture/server.ts'

import { type Call, calls } from './grammar.ts'

const AT_ONCE = 12
const BATCH = 2_000
const WARM_UP = 300
const MAX_ANSWER_MS = 5_000
const MAX_GROWTH_BYTES = 100 * 1024 * 1024
/** What only a program's own failure tells. */
const INNARDS = /\n\s+at \S|node_modules|\.ts:\d|SQLITE_|syntax error at|KyselyError/

/** Whatever is asked of any call, the answer is one that was thought of. */
export const grammarFuzz: Item = {
  id: 'F1',
  title: 'Fuzz of every call by its own grammar',
  bar: '0 answers of 500 and more, 0 over 5 s, 0 innards shown, alive, at most 100 MB grown',
  isLong: true,
  fault: {
    says: 'broken JSON is an error that nobody expects',
    edits: [
      {
        file: 'server/http/read-body.ts',
        find: `throw unreadable(text === '' ? 'it is empty' : 'invalid JSON')`,
        replace: `throw new Error('broken')`,
      },
    ],
  },
  async measure({ patienceMs, size, seed, startServer }) {
    const server = await startServer()
    const wrongs = new Wrongs()
    const { access_token: token } = await join(server, 'f1@example.com')
    const maxMs = patienceMs(MAX_ANSWER_MS)
    const count = size({ fast: 1_500, full: 50_000, soak: 200_000 })
    const statuses = new Map<number, number>()
    await sendAll(server, { count: WARM_UP, seed: seed + 1, token, maxMs }, wrongs, statuses)
    const { rssBytes: before } = await server.collectGarbage()
    for (let sent = 0; sent < count; sent += BATCH) {
      const share = Math.min(BATCH, count - sent)
      await sendAll(server, { count: share, seed: seed + 2 + sent, token, maxMs }, wrongs, statuses)
    }
    const { rssBytes: atWork } = await server.readGauges()
    const { rssBytes: after } = await server.collectGarbage()
    if (after - before > MAX_GROWTH_BYTES) wrongs.add(`grown by ${megabytes(after - before)}`)
    if (!server.isAlive()) wrongs.add('the process ended')
    const { status } = await trySignIn(server, 'f1@example.com')
    if (status !== 200) wrongs.add(`a sign-in afterwards: ${status}`)
    const told = [...statuses]
      .toSorted(([a], [b]) => a - b)
      .map(([code, times]) => `${times} × ${code}`)
    return wrongs.outcome(
      `${count + WARM_UP} of 200,000 requests: ${told.join(', ')}; grown ${megabytes(after - before)}, with its garbage ${megabytes(atWork - before)}`,
    )
  },
}

async function sendAll(
  server: Server,
  { count, seed, token, maxMs }: { count: number; seed: number; token: string; maxMs: number },
  wrongs: Wrongs,
  statuses: Map<number, number>,
) {
  const sample = fc.sample(calls, { numRuns: count, seed })
  await inParallel(sample, AT_ONCE, async (call, index) => {
    const begun = performance.now()
    try {
      const { status, text } = await send(server, call, index % 2 === 0 ? token : undefined)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (status >= 500 || INNARDS.test(text)) wrongs.add(`${status} ${text} to ${tell(call)}`)
    } catch (error) {
      wrongs.add(`${String(error)} to ${tell(call)}`)
    }
    const took = performance.now() - begun
    if (took > maxMs) wrongs.add(`${Math.round(took)} ms for ${tell(call)}`)
  })
}

function send(server: Server, { method, path, body, headers }: Call, token?: string) {
  const sent = { headers, ...(headers.Authorization ? {} : { token }) }
  return server.ask(method, path, body, sent)
}

function tell({ method, path, body }: Call) {
  return `${method} ${path} ${body ?? ''}`
}

function megabytes(bytes: number) {
  return `${Math.round(bytes / 1024 / 1024)} MB`
}
