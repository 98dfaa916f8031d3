import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { sql } from 'kysely'
import pino from 'pino'
import { afterEach, beforeEach, expect, it } from 'vitest'

import type { Database } from './database.ts'
import { insertMany } from './many-rows.ts'
import { createSqliteKysely } from './sqlite-dialect.ts'
import { openSqlite } from './sqlite.ts'
import { isUnavailable } from './unavailable.ts'

const log = pino({ level: 'silent' })
let dataDir: string
let database: Database

beforeEach(async () => {
  dataDir = join(await mkdtemp(join(tmpdir(), 'mailbox-test-')), 'data')
  database = await openSqlite(dataDir, log)
})

afterEach(async () => {
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
})

const removeAll = () => database.write((tx) => tx.deleteFrom('linkRequests').execute())

it('is readable by its owner only', async () => {
  await removeAll()
  const files = await readdir(dataDir)
  const modes = await Promise.all(files.map(async (name) => (await stat(join(dataDir, name))).mode))
  expect((await stat(dataDir)).mode & 0o777).toBe(0o700)
  expect(new Set(modes.map((mode) => mode & 0o777))).toEqual(new Set([0o600]))
})

it('refuses a second server on the same directory, in one line', async () => {
  await expect(openSqlite(dataDir, log)).rejects.toThrow(/^.*another process.*DATA_DIR.*$/)
})

it('can be opened after its holder was killed', async () => {
  await database.close()
  const program = `
    const { openSqlite } = await import(${JSON.stringify(join(import.meta.dirname, 'sqlite.ts'))})
    await openSqlite(${JSON.stringify(dataDir)}, console)
    process.send('open')
    setInterval(() => {}, 1000)`
  const holder = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await once(holder, 'message')
  await expect(openSqlite(dataDir, log)).rejects.toThrow('another process')
  holder.kill('SIGKILL')
  await once(holder, 'exit')
  database = await openSqlite(dataDir, log)
  expect(await database.isReady()).toBe(true)
})

it('commits queued writes when closed, and refuses later ones', async () => {
  const waiting = removeAll()
  const closed = database.close()
  const refusal = await removeAll().catch((error: unknown) => error)
  await Promise.all([waiting, closed])
  database = await openSqlite(dataDir, log)
  expect(isUnavailable(refusal)).toBe(true)
})

it('recreates counters of limits that a power cut made unreadable', async () => {
  await database.close()
  await writeFile(join(dataDir, 'limits.sqlite'), Buffer.alloc(4_096, 0xa5))
  database = await openSqlite(dataDir, log)
  expect(await database.limits.selectFrom('limits').selectAll().execute()).toEqual([])
})

it('is not ready while another program locks the counters of limits', async () => {
  const intruder = new DatabaseSync(join(dataDir, 'limits.sqlite'))
  intruder.exec('begin immediate')
  expect(await database.isReady()).toBe(false)
  intruder.exec('rollback')
  intruder.close()
  expect(await database.isReady()).toBe(true)
})

it('writes nothing on reads', async () => {
  const refused = database.read.deleteFrom('linkRequests').execute()
  await expect(refused).rejects.toThrow(/readonly/)
})

it('reads a column that is added to a table later', async () => {
  const memory = createSqliteKysely(new DatabaseSync(':memory:'))
  const all = sql`select * from later`
  await sql`create table later as select 1 as a`.execute(memory)
  expect((await all.execute(memory)).rows).toEqual([{ a: 1 }])
  await sql`alter table later add column b`.execute(memory)
  expect((await all.execute(memory)).rows).toEqual([{ a: 1, b: null }])
})

it('uses statistics once tables have grown', async () => {
  const request = (id: string) => ({
    id,
    kind: 'signup' as const,
    address: `${id}@example.com`,
    codeChallenge: null,
    codeChallengeMethod: null,
    network: '',
    language: 'en' as const,
    redirectTo: null,
    createdAt: 1,
  })
  const rows = Array.from({ length: 2_000 }, (_, at) => request(String(at)))
  await database.write((tx) => insertMany(tx, 'linkRequests', rows))
  await database.analyze()
  const { rows: statistics } = await sql`
    select tbl from sqlite_stat1 where tbl = 'link_requests'`.execute(database.read)
  expect(statistics).not.toEqual([])
})
