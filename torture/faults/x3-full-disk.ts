import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { upTo } from '#torture/at-once.ts'
import { CannotRun, type Item, Wrongs } from '#torture/item.ts'
import { signUp, trySignIn } from '#torture/people.ts'
import type { Server } from '#torture/server.ts'

import { statusOf, timeUntil } from './watch.ts'

const SIZE = 'size=16m,mode=0700'
const TRIES = 12
const MAX_HEALING_MS = 5_000
const HEALING_LIMIT_MS = 15_000
const CHUNK = Buffer.alloc(64 * 1024)

/** No room is left where the accounts are. */
export const fullDisk: Item = {
  id: 'X3',
  title: 'Disk full',
  bar: '0 false promises, pages all along, not ready, healed in 5 s, database whole',
  fault: {
    says: 'readiness does not look for room',
    edits: [
      {
        file: 'server/database/sqlite.ts',
        find: 'if (!(await hasRoom(dataDir))) return false',
        replace: 'await hasRoom(dataDir)',
      },
    ],
  },
  async measure({ patienceMs, startServer }) {
    const wrongs = new Wrongs()
    const folder = mountSmallDisk()
    const server = await startServer({ settings: { DATA_DIR: folder } })
    try {
      const promised: string[] = []
      const refusals: number[] = []
      const attempt = async (name: string) => {
        const { status } = await signUp(server, `x3-${name}@example.com`)
        if (status === 200) promised.push(`x3-${name}@example.com`)
        return status
      }
      if ((await attempt('before')) !== 200) wrongs.add('no sign-up before')
      fill(join(folder, 'filler'))
      for (const index of upTo(TRIES)) {
        const status = await attempt(`full-${index}`)
        if (status !== 200 && status !== 503) wrongs.add(`a sign-up without room: ${status}`)
        if (status === 503) refusals.push(index)
        if ((await statusOf(server, '/')) !== 200) wrongs.add('no page')
      }
      if (refusals.length === 0) wrongs.add('the disk was not full')
      const ready = await statusOf(server, '/health/ready')
      if (ready !== 503) wrongs.add(`ready without room: ${ready}`)
      rmSync(join(folder, 'filler'))
      const healing = await timeUntil(patienceMs(HEALING_LIMIT_MS), () => isWell(server))
      if (healing >= patienceMs(MAX_HEALING_MS)) wrongs.add(`healed after ${healing} ms`)
      if ((await attempt('after')) !== 200) wrongs.add('no sign-up after')
      await checkPromises(server, folder, promised, wrongs)
      return wrongs.outcome(
        `${refusals.length} of ${TRIES} refused, ${promised.length} promised and there, healed in ${Math.round(healing)} ms`,
      )
    } finally {
      await server.kill()
      execFileSync('umount', ['-l', folder])
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

/** @throws CannotRun for whoever may not mount */
function mountSmallDisk() {
  const folder = mkdtempSync(join(tmpdir(), 'mailbox-small-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', SIZE, 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    rmSync(folder, { recursive: true })
    throw new CannotRun('a small disk can only be mounted by root')
  }
  return folder
}

function fill(file: string) {
  try {
    for (;;) appendFileSync(file, CHUNK)
  } catch {
    // It is full.
  }
}

async function isWell(server: Server) {
  return (await statusOf(server, '/health/ready')) === 200
}

async function checkPromises(server: Server, folder: string, promised: string[], wrongs: Wrongs) {
  await server.kill()
  await server.restart()
  for (const email of promised) {
    const { body } = await trySignIn(server, email)
    if (body.error_code !== 'email_not_confirmed') wrongs.add(`lost: ${email}`)
  }
  const database = new DatabaseSync(join(folder, 'mailbox.sqlite'))
  const { integrity_check: verdict } = database.prepare('pragma integrity_check').get() ?? {}
  database.close()
  if (verdict !== 'ok') wrongs.add(`the database is damaged: ${String(verdict)}`)
}
