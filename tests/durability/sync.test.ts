import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { confirm, refreshBy } from '#server/testing/fixtures.ts'
import { isSoak } from '#tests/support/soak.ts'
import { startProcess } from '#tests/support/start-process.ts'
import { pause } from '#tests/support/watch.ts'

const REFRESHES = 1_000
/** Until strace holds every thread of the server. */
const ATTACH_MS = 1_500
const CALLS = 'trace=fdatasync,fsync,write,writev,sendmsg,sendto'
const SYNCED =
  /(?:fdatasync|fsync)\(\d+<[^>]*mailbox\.sqlite-wal>\)\s+= 0|<\.\.\. (?:fdatasync|fsync) resumed>\)\s+= 0/
const ANSWERED = /(?:write|writev|sendmsg|sendto)\(\d+<[^>]*>, .*HTTP\/1\.1 200/

const mayTrace = isSoak && spawnSync('strace', ['-f', '-o', '/dev/null', 'true']).status === 0

it.runIf(mayTrace)('no answer of success begins before its log is on the disk', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mailbox-trace-'))
  const file = join(folder, 'trace')
  const server = await startProcess()
  let { refresh_token: token } = await confirm(server, 'ann@example.com')
  await server.allDelivered()
  const words = ['-f', '-y', '-s', '40', '-e', CALLS, '-o', file, '-p', String(server.pid)]
  const strace = spawn('strace', words)
  await pause(ATTACH_MS)
  for (let turn = 0; turn < REFRESHES; turn += 1) {
    const { body } = await refreshBy(server, token)
    token = body.refresh_token ?? ''
    if (turn % 100 === 99) await server.forgetLimits()
  }
  const ended = once(strace, 'exit')
  strace.kill('SIGINT')
  await ended
  const lines = readFileSync(file, 'latin1').split('\n')
  rmSync(folder, { recursive: true })
  await server.stop()
  expect(judge(lines)).toEqual({ answers: REFRESHES, unsynced: 0 })
})

it('an answer before its sync is found out', () => {
  const sync = 'fdatasync(20</data/mailbox.sqlite-wal>) = 0'
  const answer = 'write(30<socket:[1]>, "HTTP/1.1 200 OK", 15) = 15'
  expect(judge([sync, answer, sync, answer])).toEqual({ answers: 2, unsynced: 0 })
  expect(judge([sync, answer, answer])).toEqual({ answers: 2, unsynced: 1 })
})

/** The lines stand in the order in which the kernel saw them; requests come one after the other. */
function judge(lines: string[]) {
  let answers = 0
  let unsynced = 0
  let isSynced = false
  for (const line of lines) {
    if (SYNCED.test(line)) isSynced = true
    if (!ANSWERED.test(line)) continue
    answers += 1
    if (!isSynced) unsynced += 1
    isSynced = false
  }
  return { answers, unsynced }
}
