import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { expect, it } from 'vitest'

import { runScript } from '#server/testing/accounts.ts'
import { signUp } from '#server/testing/fixtures.ts'
import { createAccounts } from '#tests/support/create-accounts.ts'
import { range } from '#tests/support/parallel.ts'
import { isSoak } from '#tests/support/soak.ts'
import { startProcess } from '#tests/support/start-process.ts'
import { timed } from '#tests/support/watch.ts'

const ACCOUNTS = 100_000
const ROUNDS = 50
const WRITERS = 4
const MAX_RESTORE_MS = 60_000

it.runIf(isSoak)(
  'a backup of a large shop under writes holds all that was acknowledged before',
  async () => {
    const server = await startProcess({ hasCheapHashes: true })
    await createAccounts(
      server,
      range(ACCOUNTS).map((index) => `settled${index}@example.com`),
    )
    for (const round of range(ROUNDS)) {
      const folder = mkdtempSync(join(tmpdir(), 'mailbox-backup-'))
      const file = join(folder, 'shop.backup')
      const acknowledged: string[] = []
      const writing = { isOver: false }
      const writers = range(WRITERS).map(async (writer) => {
        for (let count = 0; !writing.isOver; count += 1) {
          const email = `r${round}w${writer}n${count}@example.com`
          if ((await signUp(server, email)).status === 200) acknowledged.push(email)
        }
      })
      while (acknowledged.length < WRITERS) await new Promise(setImmediate)
      const promised = [...acknowledged]
      expect(await runScript('backup', [file], server)).toMatchObject({ code: 0 })
      writing.isOver = true
      await Promise.all(writers)
      const target = { dataDir: join(folder, 'data') }
      const { result, ms } = await timed(() => runScript('restore', [file], target))
      expect(result).toMatchObject({ code: 0 })
      expect(ms).toBeLessThan(MAX_RESTORE_MS)
      const { users, waiting, integrity } = readRestored(target.dataDir)
      expect([users, integrity]).toEqual([ACCOUNTS + 1, 'ok'])
      expect(promised.filter((email) => !waiting.has(email))).toEqual([])
      rmSync(folder, { recursive: true })
      await server.forgetLimits()
    }
    await server.stop()
  },
)

function readRestored(dataDir: string) {
  const database = new DatabaseSync(join(dataDir, 'mailbox.sqlite'))
  const all = (sql: string) => database.prepare(sql).all()
  const found = {
    users: Number(all('select count(*) as n from users')[0]?.n),
    waiting: new Set(all('select email from pending_accounts').map(({ email }) => email)),
    integrity: all('pragma integrity_check')[0]?.integrity_check,
  }
  database.close()
  return found
}
