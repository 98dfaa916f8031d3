import { existsSync } from 'node:fs'
import { copyFile, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Item } from '#torture/item.ts'
import type { Server } from '#torture/server.ts'

import { CHEAP_HASHES, isWhole, killAgainAndAgain } from './killing.ts'
import { buildShim } from './shim.ts'

const FILES = ['mailbox.sqlite', 'mailbox.sqlite-wal']
/** What was never synced may hold anything. */
const RUBBISH = Buffer.alloc(4_096, 0xa5)

/** The power goes: of every file only what was synced is left, and of the counters of limits not even that. */
export const powerCut: Item = {
  id: 'D2',
  title: 'Power cut (only what was synced is left)',
  bar: '0 acknowledged lost, database whole, starts again',
  isLong: true,
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
  async measure(context) {
    const LD_PRELOAD = buildShim()
    const server = await context.startServer({
      settings: { LD_PRELOAD, SHIM_MODE: 'power', SHIM_FILES: 'mailbox.sqlite' },
      edits: [CHEAP_HASHES],
    })
    const rounds = context.size({ fast: 4, full: 60, soak: 500 })
    const history = await killAgainAndAgain(server, context, { rounds, disaster: cutPower })
    const examples = [...history.lost, ...history.surprises]
    if (!(await isWhole(server))) examples.push('the database is damaged')
    const figure = `${rounds} of 500 rounds, ${history.summary()}`
    return { figure, passed: examples.length === 0, examples: examples.slice(0, 5) }
  },
}

async function cutPower({ dataDir }: Server) {
  for (const name of FILES) {
    const file = join(dataDir, name)
    if (existsSync(`${file}.synced`)) await copyFile(`${file}.synced`, file)
    else if (existsSync(file)) await truncate(file)
  }
  for (const name of ['mailbox.sqlite-shm', 'limits.sqlite-wal', 'limits.sqlite-shm']) {
    await rm(join(dataDir, name), { force: true })
  }
  await writeFile(join(dataDir, 'limits.sqlite'), RUBBISH)
}
