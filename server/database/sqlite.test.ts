import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { CompiledQuery, sql } from 'kysely'
import pino from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { until } from '#tests/support/watch.ts'

import type { Database } from './database.ts'
import { insertRow } from './rows.ts'
import { createSqliteKysely } from './sqlite-dialect.ts'
import { createSqliteThread } from './sqlite-thread.ts'
import { DATABASE_FILE, openSqlite } from './sqlite.ts'
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

const removeAll = () => database.write((tx) => tx.deleteFrom('link_requests').execute())

it('is readable by its owner alone', async () => {
  await removeAll()
  const files = await readdir(dataDir)
  const modes = await Promise.all(files.map(async (name) => (await stat(join(dataDir, name))).mode))
  expect((await stat(dataDir)).mode & 0o777).toBe(0o700)
  expect(new Set(modes.map((mode) => mode & 0o777))).toEqual(new Set([0o600]))
})

it('refuses a second server on the same directory, in one line', async () => {
  await expect(openSqlite(dataDir, log)).rejects.toThrow(/^.*another process.*DATA_DIR.*$/)
})

it('is free again when its holder was killed', async () => {
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

it('commits what waits when it is closed, and refuses what comes later', async () => {
  const waiting = removeAll()
  const closed = database.close()
  const refusal = await removeAll().catch((error: unknown) => error)
  await Promise.all([waiting, closed])
  database = await openSqlite(dataDir, log)
  expect(isUnavailable(refusal)).toBe(true)
})

it('opens with counters of limits that a power cut made unreadable', async () => {
  await database.close()
  await writeFile(join(dataDir, 'limits.sqlite'), Buffer.alloc(4_096, 0xa5))
  database = await openSqlite(dataDir, log)
  expect(await database.limits.selectFrom('limits').selectAll().execute()).toEqual([])
})

it('keeps reading while another program writes, refuses writes in time, and heals', async () => {
  const intruder = new DatabaseSync(join(dataDir, 'mailbox.sqlite'))
  intruder.exec('begin immediate')
  const refused = removeAll().catch((error: unknown) => error)
  expect(await database.isReady()).toBe(true)
  expect(isUnavailable(await refused)).toBe(true)
  intruder.exec('rollback')
  intruder.close()
  await removeAll()
})

it('is not ready while another program locks the counters of limits', async () => {
  const intruder = new DatabaseSync(join(dataDir, 'limits.sqlite'))
  intruder.exec('begin immediate')
  expect(await database.isReady()).toBe(false)
  intruder.exec('rollback')
  intruder.close()
  expect(await database.isReady()).toBe(true)
})

it('lets a backup read the file meanwhile', () => {
  const backup = new DatabaseSync(join(dataDir, 'mailbox.sqlite'), { readOnly: true })
  expect(backup.prepare('select count(*) as n from users').get()).toEqual({ n: 0 })
  backup.close()
})

it('writes nothing where it only reads', async () => {
  const refused = database.read.deleteFrom('link_requests').execute()
  await expect(refused).rejects.toThrow(/readonly/)
})

it('prepares a statement once, for as many rows as it wants', () => {
  const few = database.read.selectFrom('link_requests').selectAll().limit(3).compile()
  expect(few.parameters).toEqual([])
})

it('names a column that a table is given later', async () => {
  const memory = createSqliteKysely(new DatabaseSync(':memory:'))
  const all = sql`select * from later`
  await sql`create table later as select 1 as a`.execute(memory)
  expect((await all.execute(memory)).rows).toEqual([{ a: 1 }])
  await sql`alter table later add column b`.execute(memory)
  expect((await all.execute(memory)).rows).toEqual([{ a: 1, b: null }])
})

describe('the thread that does what takes long', () => {
  const one = sql<{ n: number }>`select 1 as n`
  const ask = () => one.execute(database.readMuch)

  it('tells of nothing that is not on the disk', async () => {
    let reachesDisk = () => {}
    const syncs = [new Promise<void>((resolve) => (reachesDisk = resolve)), undefined]
    const thread = createSqliteThread(join(dataDir, DATABASE_FILE), () => syncs.shift())
    const told: string[] = []
    const early = thread.ask(CompiledQuery.raw('select 1')).then(() => told.push('early'))
    await thread.ask(CompiledQuery.raw('select 2')).then(() => told.push('late'))
    expect(told).toEqual(['late'])
    reachesDisk()
    await early
    await thread.close()
  })

  it('changes nothing', async () => {
    const refused = database.readMuch.deleteFrom('link_requests').execute()
    await expect(refused).rejects.toThrow(/readonly/)
    await expect(database.readMuch.transaction().execute(() => ask())).rejects.toThrow('only asks')
  })

  it('that could not open the file says so, and begins anew', async () => {
    await rename(dataDir, `${dataDir}-away`)
    const refused = await Promise.allSettled([ask(), ask()])
    await rename(`${dataDir}-away`, dataDir)
    for (const { reason } of refused as PromiseRejectedResult[]) {
      expect(reason).toMatchObject({ code: 'ERR_SQLITE_ERROR', errcode: 14 })
      expect(isUnavailable(reason)).toBe(true)
    }
    expect((await ask()).rows).toEqual([{ n: 1 }])
  })

  it('ends with the database, and whoever still waits is told', async () => {
    await Promise.all([ask(), one.execute(database.read), removeAll()])
    const long = sql`
      with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 1000000)
      select count(*) from numbers`
    const waiting = [long.execute(database.readMuch), ask()].map((each) =>
      each.catch((error: unknown) => isUnavailable(error)),
    )
    await database.close()
    expect(await Promise.all(waiting)).toEqual([true, true])
    expect(await ask().catch((error: unknown) => isUnavailable(error))).toBe(true)
    // Whoever closes it last takes its log away.
    expect(await readdir(dataDir)).not.toContain(`${DATABASE_FILE}-wal`)
    database = await openSqlite(dataDir, log)
  })

  it('copies into the database what was committed to its log', async () => {
    const address = 'somebody@example.com'
    const unset = { code_challenge: null, code_challenge_method: null, redirect_to: null }
    const asked = { kind: 'recovery', address, network: 'n', language: 'en', ...unset } as const
    const request = (created_at: number) =>
      database.write((tx) =>
        insertRow(tx, 'link_requests', { id: String(created_at), ...asked, created_at }),
      )
    const isCopied = async () => (await readFile(join(dataDir, DATABASE_FILE))).includes(address)
    await request(1)
    expect(await isCopied()).toBe(false)
    for (let time = 2; time < 50; time += 1) await request(time)
    await until(isCopied, 20_000)
  })

  it('keeps no process open', async () => {
    await database.close()
    const program = `
      const { openSqlite } = await import(${JSON.stringify(join(import.meta.dirname, 'sqlite.ts'))})
      const { readMuch } = await openSqlite(${JSON.stringify(dataDir)}, console)
      const users = readMuch.selectFrom('users').select('id')
      const answers = [await users.execute(), await users.execute()]
      process.exitCode = answers.flat().length === 0 ? 7 : 1`
    const asking = spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    expect(await once(asking, 'exit')).toEqual([7, null])
    database = await openSqlite(dataDir, log)
  })
})
