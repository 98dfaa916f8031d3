import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { gunzipSync, gzipSync } from 'node:zlib'

import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'

import type { Writer } from '#server/database/database.ts'
import {
  chainAudit,
  recordAudit,
  writeAudit,
  type AuditRecord,
} from '#server/shop/core/audit/audit.ts'
import { runCommand, withDatabase } from '#server/testing/accounts.ts'
import { useBackupPlaces } from '#server/testing/backups.ts'

import { checksumTrailer } from './backup/format.ts'

const BACKUP_KEY = 'a key for tests, long enough for anything'
const DAY = '2026-11-02'
const record: AuditRecord = {
  actor: 'a',
  role: 'customer',
  action: 'book',
  entity: 'shop',
  entityId: '1',
}

const places = useBackupPlaces()
const write = (work: (tx: Writer) => Promise<unknown>) =>
  withDatabase(places.source, ({ write: run }) => run(work))
const check = (...files: string[]) => runCommand('check-audit', files, places.source)
const checkWithKey = (...words: string[]) =>
  runCommand('check-audit', words, places.source, { BACKUP_KEY })

async function addRows(tx: Writer, count: number) {
  for (let at = 0; at < count; at += 1) recordAudit(tx, record, at)
  return writeAudit(tx)
}

/** An attacker with the database can drop its triggers. */
async function allowAll(tx: Writer) {
  const on = places.source.databaseUrl
  for (const [table, change] of [
    ['audit', 'delete'],
    ['audit', 'update'],
    ['audit_head', 'way_back'],
    ['till_days', 'update'],
    ['till_days', 'delete'],
  ] as const) {
    const of = on ? ` on ${table}` : ''
    await sql.raw(`drop trigger if exists ${table}_no_${change}${of}`).execute(tx)
  }
}

async function cut(tx: Writer, entries: number) {
  await allowAll(tx)
  await tx.deleteFrom('audit').where('id', '>', entries).execute()
  const last = await tx.selectFrom('audit').select('hash').where('id', '=', entries).execute()
  await tx
    .updateTable('auditHead')
    .set({ entries, hash: last[0]?.hash ?? '' })
    .execute()
}

beforeEach(async () => {
  await write(async (tx) => {
    const { entries, hash } = await addRows(tx, 5)
    const till = { openedAt: 1, openedBy: 'a', closedAt: 2, closedBy: 'a', counts: '{}' }
    const sums = { floatCents: 0, expectedCents: 0, countedCents: 0, reason: null }
    await tx
      .insertInto('tillDays')
      .values({ day: DAY, ...till, ...sums, auditEntries: entries, auditHash: hash })
      .execute()
    await addRows(tx, 3)
  })
  await places.backUp()
  await write((tx) => addRows(tx, 2))
})

describe('the check of the log', () => {
  it('reports an intact log, as long as in its backups', async () => {
    expect(await check(places.file)).toMatchObject({
      code: 0,
      output: expect.stringMatching(new RegExp(`10 rows.*${places.file}`)),
    })
    expect((await check('--help')).output).toMatch(/^Usage/)
  })

  it('reports rows missing at its end, by its own head, a closed day or a backup', async () => {
    await write(async (tx) => {
      await allowAll(tx)
      await tx.deleteFrom('audit').where('id', '>', 8).execute()
    })
    expect((await check()).output).toMatch(/rows 9 through 10\. The log itself/)
    await write((tx) => cut(tx, 6))
    expect(await check()).toMatchObject({ code: 0 })
    expect(await check(places.file)).toMatchObject({
      code: 1,
      output: expect.stringMatching(/rows 7 through 8\. The backup/),
    })
    await write((tx) => cut(tx, 3))
    expect((await check()).output).toMatch(/rows 4 through 5\..*2026-11-02/)
    await write((tx) => cut(tx, 0))
    expect((await check(places.file)).output).toMatch(/rows 1 through 8\. The backup/)
  })

  it('ignores an unencrypted backup unless told otherwise', async () => {
    await write((tx) => cut(tx, 8))
    expect(await checkWithKey(places.file)).toMatchObject({
      code: 1,
      output: expect.stringContaining('--unencrypted'),
    })
    expect(await checkWithKey(places.file, '--unencrypted')).toMatchObject({ code: 0 })
  })

  it('detects a log rewritten with its chain and head', async () => {
    await write(async (tx) => {
      await cut(tx, 0)
      let head = { entries: 0, hash: '' }
      for (let at = 0; at < 20; at += 1) {
        const row = chainAudit(head, { ...record, actor: 'b' }, at)
        head = { entries: row.id, hash: row.hash }
        await tx.insertInto('audit').values(row).execute()
      }
      await tx.updateTable('auditHead').set(head).execute()
    })
    expect((await check()).output).toMatch(/rewritten: row 5 .*2026-11-02/)
    await write((tx) => tx.deleteFrom('tillDays').execute())
    expect(await check()).toMatchObject({ code: 0 })
    expect((await check(places.file)).output).toMatch(/rewritten: row 8 .*backup/)
  })
})

describe('a restore', () => {
  const restore = (words: string[], more = {}) =>
    runCommand('restore', [places.file, ...words], places.target, more)
  const countLog = () =>
    withDatabase(places.target, async ({ read }) => {
      return (await read.selectFrom('audit').select('id').execute()).length
    })

  it('refuses a log with a broken chain unless told otherwise', async () => {
    const lines = gunzipSync(await readFile(places.file))
      .toString()
      .split('\n')
      .slice(0, -2)
    const changed = lines.map((text) => text.replace('"id":4,"at":3', '"id":4,"at":9'))
    expect(changed).not.toEqual(lines)
    const body = gzipSync(`${changed.join('\n')}\n`)
    const sha256 = createHash('sha256').update(body).digest('hex')
    await writeFile(places.file, Buffer.concat([body, checksumTrailer(sha256)]))

    const refused = await restore(['--replace'])
    expect(refused).toMatchObject({ code: 1, output: expect.stringMatching(/row 4.*--broken-log/) })
    expect(await countLog()).toBe(0)
    const restored = await restore(['--replace', '--broken-log'])
    expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('row 4') })
    expect(await countLog()).toBe(8)
  })

  it('reads an unencrypted backup despite a key only when told to', async () => {
    const refused = await restore([], { BACKUP_KEY })
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('--unencrypted') })
    const restored = await restore(['--unencrypted'], { BACKUP_KEY })
    expect(restored).toMatchObject({
      code: 0,
      output: expect.stringContaining('BACKUP_KEY was not needed'),
    })
    expect(await countLog()).toBe(8)
  })
})
