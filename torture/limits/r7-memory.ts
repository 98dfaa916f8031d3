import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'

import { upTo } from '#torture/at-once.ts'
import { type Item, Wrongs } from '#torture/item.ts'
import { join, PASSWORD } from '#torture/people.ts'
import { withFolder } from '#torture/recovery/operate.ts'
import type { Server } from '#torture/server.ts'

import type { Filled } from './fill-counters.ts'

const PRELOAD = resolve('torture/child/preload.ts')
const MAX_ROWS = 100_000
const MEGABYTE = 1024 * 1024
const MAX_GROWTH_BYTES = 50 * MEGABYTE
const MAX_P99_MS = 5
const FREE_TRIES = 10
const FROM = '203.0.113.7'

/** Whoever comes from a million addresses fills neither memory nor disk, and frees nobody from a wait. */
export const limiterMemory: Item = {
  id: 'R7',
  title: 'Memory of the limits',
  bar: '1,000,000 keys: ≤ 100,000 entries a table, RSS +≤ 50 MB, p99 ≤ 5 ms; waits survive a restart',
  isAlone: true,
  tiers: ['full', 'soak'],
  fault: {
    says: 'what was counted is never forgotten',
    edits: [
      {
        file: 'server/http/rate-limiter.ts',
        find: 'if (taken >= PURGE_EVERY_ROWS) {',
        replace: 'if (taken < 0) {',
      },
    ],
  },
  async measure({ size, isFaulted, startServer }) {
    const wrongs = new Wrongs()
    const count = isFaulted
      ? 2.5 * MAX_ROWS
      : size({ fast: 20_000, full: 300_000, soak: 1_000_000 })
    const edits = isFaulted ? (limiterMemory.fault.edits ?? []) : []
    const { mostRows, grownBytes, p99Ms } = await fill(count, JSON.stringify(edits))
    if (mostRows > MAX_ROWS) wrongs.add(`${mostRows} entries in a table`)
    if (grownBytes > MAX_GROWTH_BYTES) wrongs.add(`grown by ${grownBytes} bytes`)
    if (p99Ms > MAX_P99_MS) wrongs.add(`p99 ${p99Ms} ms`)
    await tryRestart(await startServer(), wrongs)
    const told = `at most ${mostRows} entries, grown ${Math.round(grownBytes / MEGABYTE)} MB`
    return wrongs.outcome(`${count} keys: ${told}, p99 ${p99Ms.toFixed(2)} ms`)
  },
}

async function fill(count: number, TORTURE_EDITS: string): Promise<Filled> {
  return withFolder(async (folder) => {
    const words = ['--expose-gc', '--import', PRELOAD, 'torture/limits/fill-counters.ts']
    const env = { PATH: process.env.PATH, TORTURE_EDITS }
    const command = [...words, folder, String(count)]
    const { stdout } = await promisify(execFile)(process.execPath, command, { env })
    return JSON.parse(stdout)
  })
}

/** A network that has used up its free tries of an account waits, whether or not the server was killed in between. */
async function tryRestart(server: Server, wrongs: Wrongs) {
  const email = 'r7@example.com'
  await join(server, email)
  const trySignIn = (password: string) =>
    server.ask('POST', '/auth/v1/token?grant_type=password', { email, password }, { from: FROM })
  for (const turn of upTo(FREE_TRIES)) await trySignIn(`Wrong!Pass${turn}`)
  const before = await trySignIn(PASSWORD)
  await server.kill()
  await server.restart()
  const after = await trySignIn(PASSWORD)
  if (before.status !== 429 || after.status !== 429) {
    wrongs.add(`answered ${before.status} before the restart, ${after.status} after`)
  }
}
