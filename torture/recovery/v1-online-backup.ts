import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { upTo } from '#torture/at-once.ts'
import { timed } from '#torture/faults/watch.ts'
import { type Item, Wrongs } from '#torture/item.ts'
import { settle, signUp } from '#torture/people.ts'

import { operate, withFolder } from './operate.ts'

const WRITERS = 4
const MAX_RESTORE_MS = 60_000

/** A backup of a server that goes on writing. */
export const onlineBackup: Item = {
  id: 'V1',
  title: 'Online backup under writes, restored elsewhere',
  bar: 'whole each time, holds every write acknowledged before it began, restored in 60 s',
  tiers: ['full', 'soak'],
  fault: {
    says: 'a backup holds only the first hundred of each table',
    edits: [
      {
        file: 'server/operations/backup/sqlite-snapshot.ts',
        find: 'order by id`).iterate()',
        replace: 'order by id limit 100`).iterate()',
      },
    ],
  },
  async measure({ size, isFaulted, startServer }) {
    const edits = isFaulted ? (onlineBackup.fault.edits ?? []) : []
    const wrongs = new Wrongs()
    const server = await startServer()
    const settled = upTo(size({ fast: 300, full: 20_000, soak: 100_000 }))
    await settle(
      server,
      settled.map((index) => `settled-${index}@example.com`),
    )
    const rounds = size({ fast: 1, full: 6, soak: 50 })
    let slowest = 0
    let kept = 0
    for (const round of upTo(rounds)) {
      const acknowledged: string[] = []
      const writing = { isOver: false }
      const write = async (writer: number) => {
        for (let count = 0; !writing.isOver; count += 1) {
          const email = `v1-${round}-${writer}-${count}@example.com`
          if ((await signUp(server, email)).status === 200) acknowledged.push(email)
        }
      }
      const writers = upTo(WRITERS).map(write)
      while (acknowledged.length < WRITERS) await new Promise(setImmediate)
      const promised = [...acknowledged]
      await withFolder(async (folder) => {
        const file = join(folder, 'shop.backup')
        await operate('backup', [file], server.dataDir, edits)
        const place = join(folder, 'data')
        const { ms } = await timed(() => operate('restore', [file], place, edits))
        slowest = Math.max(slowest, ms)
        kept += check(place, [...promised, 'settled-0@example.com'], settled.length, wrongs)
      })
      writing.isOver = true
      await Promise.all(writers)
      await server.limitRecords.change('delete from limits')
    }
    if (slowest > MAX_RESTORE_MS) wrongs.add(`a restore took ${Math.round(slowest)} ms`)
    return wrongs.outcome(
      `${rounds} rounds, ${kept} accounts restored, at most ${(slowest / 1000).toFixed(1)} s each`,
    )
  },
}

/** @returns how many accounts are there */
function check(place: string, promised: string[], least: number, wrongs: Wrongs) {
  const database = new DatabaseSync(join(place, 'mailbox.sqlite'))
  const { integrity_check: verdict } = database.prepare('pragma integrity_check').get() ?? {}
  const emails = new Set(
    database
      .prepare('select email from users')
      .all()
      .map((row) => row.email),
  )
  database.close()
  if (verdict !== 'ok') wrongs.add(`damaged: ${String(verdict)}`)
  if (emails.size < least) wrongs.add(`${emails.size} accounts of ${least}`)
  for (const email of promised) if (!emails.has(email)) wrongs.add(`missing: ${email}`)
  return emails.size
}
