import { sql } from 'kysely'
import { Client } from 'pg'
import pino from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { startPostgres } from '#server/testing/postgres.ts'

import { openPostgres } from './postgres.ts'
import { isUnavailable } from './unavailable.ts'

const log = pino({ level: 'silent' })
let postgres: Awaited<ReturnType<typeof startPostgres>>

beforeAll(async () => {
  postgres = await startPostgres()
}, 30_000)

afterAll(() => postgres.stop())

async function command(...statements: string[]) {
  const client = new Client({ connectionString: postgres.url })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

it('recovers when the database returns after a crash', async () => {
  const database = await openPostgres({ databaseUrl: postgres.url }, log)
  const readAll = () => database.read.selectFrom('users').selectAll().execute()
  expect(await readAll()).toEqual([])

  await postgres.crash()
  await expect.poll(database.isReady).toBe(false)
  expect(isUnavailable(await readAll().catch((error: unknown) => error))).toBe(true)
  const write = database.write((tx) => tx.deleteFrom('users').execute())
  expect(isUnavailable(await write.catch((error: unknown) => error))).toBe(true)

  await postgres.start()
  expect(await database.isReady()).toBe(true)
  expect(await readAll()).toEqual([])
  await database.close()
})

it('is not ready while the counters of limits are locked', async () => {
  const database = await openPostgres({ databaseUrl: postgres.url }, log)
  let unlock = () => {}
  const locked = database.read.transaction().execute(async (tx) => {
    await sql`lock table limits in share mode`.execute(tx)
    await new Promise<void>((resolve) => (unlock = resolve))
  })
  await expect.poll(database.isReady).toBe(false)
  unlock()
  await locked
  await expect.poll(database.isReady).toBe(true)
  await database.close()
})

it('keeps working while a newer server migrates its tables', async () => {
  const database = await openPostgres({ databaseUrl: postgres.url }, log)
  const read = (from: typeof database.read) => from.selectFrom('users').selectAll().execute()
  const readTwice = () => database.write(async (tx) => [await read(tx), await read(tx)])
  await Promise.all([read(database.read), readTwice()])

  await command('alter table users add column newer text')
  expect(await read(database.read)).toEqual([])
  expect(await readTwice()).toEqual([[], []])
  await command('alter table users drop column newer')
  expect(await readTwice()).toEqual([[], []])
  await database.close()
})

it('survives a database crash between two statements of a transaction', async () => {
  const database = await openPostgres({ databaseUrl: postgres.url }, log)
  const write = database.write(async (tx) => {
    const step = () => tx.selectFrom('users').selectAll().execute()
    await step()
    await postgres.crash()
    // The process that serves this connection may outlive the others by a moment.
    for (;;) await step()
  })
  expect(isUnavailable(await write.catch((error: unknown) => error))).toBe(true)

  await postgres.start()
  expect(await database.read.selectFrom('users').selectAll().execute()).toEqual([])
  await database.close()
})

it.each([
  ['fsync', 'alter system set fsync = off', 'alter system reset fsync'],
  [
    'synchronous_commit',
    'alter database postgres set synchronous_commit = off',
    'alter database postgres reset synchronous_commit',
  ],
])('refuses a database with %s=off', async (name, turnOff, turnOn) => {
  await command(turnOff, 'select pg_reload_conf()')
  await expect(openPostgres({ databaseUrl: postgres.url }, log)).rejects.toThrow(`${name}=off`)
  await command(turnOn, 'select pg_reload_conf()')
  await (await openPostgres({ databaseUrl: postgres.url }, log)).close()
})

it.each([
  ['nothing listens', 'postgres://shop:hunter2@127.0.0.1:1/shop'],
  ['there is no such database', () => postgres.url.replace(/\/\w+$/, '/none')],
  ['the name is unknown', 'postgres://shop:hunter2@nowhere.invalid/shop'],
])('refuses to start, in one line without the password, when %s', async (_case, where) => {
  const url = typeof where === 'string' ? where : where()
  const refusal = await openPostgres({ databaseUrl: url }, log).catch((error: Error) => error)
  expect(refusal).toBeInstanceOf(Error)
  expect(String(refusal)).toMatch(/^Error: The server cannot start: PostgreSQL .*$/)
  expect(String(refusal)).not.toContain('hunter2')
})
