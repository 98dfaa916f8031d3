import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { recordAudit, type AuditRecord } from '#server/shop/core/audit/audit.ts'
import { checkLog } from '#server/shop/core/audit/check-log.ts'
import {
  addUsers,
  makeUser,
  readUsers,
  runCommand,
  runScript,
  withDatabase,
} from '#server/testing/accounts.ts'
import { useBackupPlaces } from '#server/testing/backups.ts'

import { backedUpTables, omittedTables, TRAILER_BYTES } from './backup/format.ts'
import { verifyBackup } from './backup/read.ts'

const seededTables = ['countries', 'public_locations', 'anon_test']

const PLACES = 100
const places = useBackupPlaces()

describe('a backup', () => {
  it('of a running server has every acknowledged write, and one consistent state', async () => {
    await withDatabase(places.source, async (database) => {
      await addUsers(database, makeUser('before@example.com'))
      const writes = { goOn: true }
      const writing = (async () => {
        for (let count = 0; writes.goOn; count++) {
          const pair = `${String(count).padStart(5, '0')}@`
          await addUsers(database, makeUser(`${pair}a.test`), makeUser(`${pair}b.test`))
        }
      })()
      const { code } = await runScript('backup', [places.file], places.source)
      writes.goOn = false
      await writing
      expect(code).toBe(0)
    })

    expect(await places.restore()).toMatchObject({ code: 0 })
    const emails = await places.emailsAt(places.target)
    const pairs = emails.filter((email) => email !== 'before@example.com')
    expect(emails).toContain('before@example.com')
    expect(pairs.length % 2).toBe(0)
    for (const email of pairs) expect(emails).toContain(email.replace('a.test', 'b.test'))
  })

  it('restores every account exactly', async () => {
    const users = [
      makeUser('ann@example.com', { bannedUntil: 2 ** 52, confirmedAt: null }),
      makeUser('zoë@example.com', { userMetadata: JSON.stringify({ a: '\u2028\\n", {' }) }),
    ]
    await withDatabase(places.source, (database) => addUsers(database, ...users))
    await places.backUp()
    expect((await places.restore()).output).toContain('Restored 2 accounts')
    expect(await withDatabase(places.target, readUsers)).toEqual(users)
  })

  it('restores the shop’s data over existing rows, including the append-only log', async () => {
    const record: AuditRecord = {
      actor: 'a',
      role: 'customer',
      action: 'book',
      entity: 'shop',
      entityId: '1',
    }
    const readLog = (place: typeof places.source) =>
      withDatabase(place, async ({ read }) => ({
        log: await read.selectFrom('audit').selectAll().orderBy('id').execute(),
        isWhole: (await checkLog(read)) === null,
      }))
    for (const [place, count] of [[places.source, 3] as const, [places.target, 5] as const]) {
      await withDatabase(place, (database) =>
        database.write(async (tx) => {
          for (let at = 0; at < count; at++) recordAudit(tx, record, at)
        }),
      )
    }
    await places.backUp('ann@example.com')
    expect(await places.restore('--replace')).toMatchObject({ code: 0 })
    const restored = await readLog(places.target)
    expect(restored).toMatchObject({ isWhole: true, log: [{ at: 0 }, { at: 1 }, { at: 2 }] })
    expect(restored).toEqual(await readLog(places.source))
  })

  it('is readable by its owner only, and replaces no file', async () => {
    await places.backUp('ann@example.com')
    expect((await stat(places.file)).mode & 0o777).toBe(0o600)
    const original = await readFile(places.file)
    const again = await runCommand('backup', [places.file], places.source)
    expect(again).toMatchObject({ code: 1, output: expect.stringContaining('exists already') })
    expect(await readFile(places.file)).toEqual(original)
    expect((await readdir(places.source.dataDir)).join()).not.toContain('unfinished')
  })

  it('covers every table', async () => {
    const tables = await withDatabase(places.source, async (database) =>
      (await database.read.introspection.getTables()).map((table) => table.name),
    )
    const passing = ['migrations', 'migrations_lock', 'limits', 'lockouts']
    expect(tables.filter((table) => !passing.includes(table)).toSorted()).toEqual(
      [...backedUpTables, ...omittedTables, ...seededTables].toSorted(),
    )
  })
})

describe('a damaged backup', () => {
  it('is detected for any changed bit and any cut', async () => {
    await places.backUp(...Array.from({ length: 40 }, (_, count) => `${count}@example.com`))
    const original = await readFile(places.file)
    await expect(verifyBackup(places.file)).resolves.toMatchObject({ rows: { users: 40 } })
    const edges = [0, 8 * 9, 8 * (original.length - TRAILER_BYTES), original.length * 8 - 1]
    await places.expectDamageFound(edges, { at: PLACES })
  })
})

it('fails in one line without a database', async () => {
  const nowhere = { dataDir: join(places.source.dataDir, 'nowhere') }
  const { code, output } = await runCommand('backup', [places.file], nowhere)
  expect([code, output.trim().split('\n').length]).toEqual([1, 1])
})
