import type { AbortableQueryOptions, CompiledQuery } from 'kysely'
import pino from 'pino'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { makeMigratedPlace } from '#server/testing/database.ts'

import type { Database } from './database.ts'
import { openDatabase } from './open-database.ts'
import { readOnce } from './read-once.ts'
import { findRow, insertRow, selectRows } from './rows.ts'

let place: Awaited<ReturnType<typeof makeMigratedPlace>>
let database: Database

beforeEach(async () => {
  place = await makeMigratedPlace()
  database = await openDatabase(place, pino({ level: 'silent' }))
  for (const [id, value] of [
    ['one', 1],
    ['two', 2],
  ] as const) {
    await database.write((tx) => insertRow(tx, 'counters', { id, value }))
  }
})

afterEach(async () => {
  await database.close()
  await place.remove()
})

/** The statements that reach the database. */
function listen() {
  const statements: string[] = []
  const executor = database.read.getExecutor()
  const send = executor.executeQuery.bind(executor)
  executor.executeQuery = <R>(query: CompiledQuery<R>, options?: AbortableQueryOptions) => {
    statements.push(query.sql)
    return send<R>(query, options)
  }
  return statements
}

const both = (read: Database['read']) =>
  selectRows(read, 'counters', {}).orderBy('value', 'desc').execute()

it('asks the same once, and on PostgreSQL what is asked at once in one statement', async () => {
  const statements = listen()
  const read = readOnce(database.read)
  const answers = await Promise.all([
    findRow(read, 'counters', { id: 'one' }),
    findRow(read, 'counters', { id: 'two' }),
    findRow(read, 'counters', { id: 'none' }),
    both(read),
    findRow(read, 'counters', { id: 'one' }),
  ])
  const one = { id: 'one', value: 1 }
  const two = { id: 'two', value: 2 }
  expect(answers).toEqual([one, two, undefined, [two, one], one])
  expect(statements).toHaveLength(database.kind === 'postgres' ? 1 : 4)
  expect(await both(read)).toEqual([two, one])
  expect(statements).toHaveLength(database.kind === 'postgres' ? 1 : 4)
})

it('sees within a transaction what it has written, and refuses to write', async () => {
  await database.write(async (tx) => {
    await insertRow(tx, 'counters', { id: 'three', value: 3 })
    const read = readOnce(tx)
    const found = await Promise.all([
      findRow(read, 'counters', { id: 'three' }),
      findRow(read, 'counters', { id: 'one' }),
    ])
    expect(found).toMatchObject([{ value: 3 }, { value: 1 }])
  })
  const read = readOnce(database.read)
  await expect(read.transaction().execute(both)).rejects.toThrow('only asks')
})

it('fails what was asked together, and answers what is asked afterwards', async () => {
  const read = readOnce(database.read)
  const unknown = read.selectFrom('nothing' as 'counters').selectAll()
  await expect(unknown.execute()).rejects.toThrow(/nothing/)
  expect(await findRow(read, 'counters', { id: 'one' })).toMatchObject({ value: 1 })
})
