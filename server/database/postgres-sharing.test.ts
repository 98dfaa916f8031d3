import { sql } from 'kysely'
import { expect, it } from 'vitest'

import { useDatabase } from '#server/testing/use-server.ts'

import type { Reader } from './database.ts'
import { findRow, insertRow, selectRows } from './rows.ts'
import { isUnavailable } from './unavailable.ts'

const database = useDatabase()

const AT_ONCE = 20
const count = () => selectRows(database.read, 'counters', {}).execute()

/** In which transaction of PostgreSQL it is answered. */
async function transactionOf(one: Reader) {
  const { rows } = await sql<{ id: string }>`select txid_current() as id`.execute(one)
  return rows[0]?.id
}

it('what is asked at once is one unit for PostgreSQL, and what comes later another', async () => {
  const askAll = () =>
    Promise.all(Array.from({ length: AT_ONCE }, () => database.readOne(transactionOf)))
  const [first, second] = [new Set(await askAll()), new Set(await askAll())]
  expect([first.size, second.size]).toEqual([1, 1])
  expect(first).not.toEqual(second)
})

it('a transaction keeps nobody waiting who counts meanwhile', async () => {
  const { limits } = database
  const begun = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  const long = limits.transaction().execute(async (tx) => {
    await tx.insertInto('limits').values({ key: 'long', full_at: 1 }).execute()
    begun.resolve()
    await end.promise
  })
  await begun.promise
  await limits.insertInto('limits').values({ key: 'short', full_at: 1 }).execute()
  const seen = await limits.selectFrom('limits').select('key').execute()
  expect(seen).toEqual([{ key: 'short' }])
  end.resolve()
  await long
})

it('nothing is asked a second time of which nobody knows whether it was done', async () => {
  const add = (id: string) =>
    database.writeOne((one) => insertRow(one, 'counters', { id, value: 0 }))
  const ending = database.writeOne((one) =>
    sql`select pg_terminate_backend(pg_backend_pid())`.execute(one),
  )
  const changes = await Promise.allSettled([add('a'), ending, add('b')])
  const reasons = changes.map((change) => change.status === 'rejected' && change.reason)
  expect(reasons.map(isUnavailable)).toEqual([true, true, true])
  await expect.poll(database.isReady).toBe(true)
  expect(await count()).toEqual([])
  await add('c')
  expect(await count()).toHaveLength(1)
})

it('a statement is planned once, whatever values come, for as many rows as it wants', async () => {
  const { rows } = await database.read.connection().execute(async (one) => {
    for (const id of ['a', 'b', 'c']) await findRow(one, 'counters', { id })
    return sql`
      select statement, custom_plans, generic_plans from pg_prepared_statements
      where statement like 'select % from "counters"%'
    `.execute(one)
  })
  expect(rows).toEqual([
    { statement: expect.stringMatching(/limit 1$/), custom_plans: 0, generic_plans: 3 },
  ])
})
