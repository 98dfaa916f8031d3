import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join as joinPath } from 'node:path'

import { pause } from '#torture/faults/watch.ts'
import { CannotRun, type Item, Wrongs } from '#torture/item.ts'
import { join, refresh } from '#torture/people.ts'
import { withFolder } from '#torture/recovery/operate.ts'
import type { Server } from '#torture/server.ts'

/** Until strace holds every thread of the server. */
const ATTACH_MS = 1_500
const SYNCED =
  /(?:fdatasync|fsync)\(\d+<[^>]*mailbox\.sqlite-wal>\)\s+= 0|<\.\.\. (?:fdatasync|fsync) resumed>\)\s+= 0/
const ANSWERED = /(?:write|writev|sendmsg|sendto)\(\d+<[^>]*>, .*HTTP\/1\.1 (\d{3})/

/** What the kernel saw: no answer of success begins before the write-ahead log is on the disk. */
export const syncBeforeAnswer: Item = {
  id: 'D3',
  title: 'The sync ends before the answer begins (strace)',
  bar: '1,000 of 1,000 refreshes: an fdatasync of the WAL returned between the answer before and this one',
  tiers: ['full', 'soak'],
  fault: {
    says: 'SQLite does not sync each commit (synchronous=NORMAL)',
    edits: [
      {
        file: 'server/database/sqlite.ts',
        find: `const connection = connect(join(dataDir, DATABASE_FILE), 'full')`,
        replace: `const connection = connect(join(dataDir, DATABASE_FILE), 'normal')`,
      },
    ],
  },
  async measure({ size, isFaulted, startServer }) {
    needStrace()
    const wrongs = new Wrongs()
    const server = await startServer()
    const count = isFaulted ? 100 : size({ fast: 50, full: 1_000 })
    let { refresh_token: token } = await join(server, 'd3@example.com')
    await server.allDelivered()
    const lines = await withFolder(async (folder) => {
      const file = joinPath(folder, 'trace')
      const strace = await attach(server, file)
      for (let turn = 0; turn < count; turn += 1) {
        const { status, body } = await refresh(server, token)
        if (status !== 200) wrongs.add(`a refresh is answered ${status}`)
        token = body.refresh_token ?? ''
        if (turn % 100 === 99) await server.limitRecords.change('delete from limits')
      }
      const ended = once(strace, 'exit')
      strace.kill('SIGINT')
      await ended
      return (await readFile(file, 'latin1')).split('\n')
    })
    const { answers, unsynced } = judge(lines)
    if (answers !== count) wrongs.add(`${answers} answers were seen, of ${count}`)
    if (unsynced > 0) wrongs.add(`${unsynced} answers began before a sync had ended`)
    return wrongs.outcome(`${answers - unsynced} of ${count} answers after their sync`)
  },
}

/** The lines stand in the order in which the kernel saw them; requests come one after the other. */
function judge(lines: string[]) {
  let answers = 0
  let unsynced = 0
  let isSynced = false
  for (const line of lines) {
    if (SYNCED.test(line)) isSynced = true
    if (ANSWERED.exec(line)?.[1] !== '200') continue
    answers += 1
    if (!isSynced) unsynced += 1
    isSynced = false
  }
  return { answers, unsynced }
}

function needStrace() {
  const tried = spawnSync('strace', ['-f', '-o', '/dev/null', 'true'])
  if (tried.error) throw new CannotRun('no strace on this machine: apt-get install strace')
  if (tried.status !== 0) throw new CannotRun('strace may not follow processes on this machine')
}

async function attach({ pid }: Server, file: string): Promise<ChildProcess> {
  const calls = 'trace=fdatasync,fsync,write,writev,sendmsg,sendto'
  const strace = spawn('strace', [
    '-f',
    '-y',
    '-s',
    '40',
    '-e',
    calls,
    '-o',
    file,
    '-p',
    String(pid),
  ])
  await pause(ATTACH_MS)
  if (strace.exitCode !== null) throw new CannotRun('strace may not watch the server here')
  return strace
}
