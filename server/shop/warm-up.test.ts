import { Kysely, sql, type CompiledQuery } from 'kysely'
import { expect, it } from 'vitest'

import { askingDialect } from '#server/database/asking-dialect.ts'
import type { Reader } from '#server/database/database.ts'
import { openMailbox } from '#server/testing/counter.ts'
import { useCounter } from '#server/testing/use-shop.ts'

import { warmUp } from './warm-up.ts'

const { server, ann } = useCounter()

it('reads everything that the counter shows, and changes nothing', async () => {
  await openMailbox(server, ann)
  const readLog = () => server.database.read.selectFrom('audit').selectAll().execute()
  const before = await readLog()
  await warmUp(server.services)
  expect(await readLog()).toEqual(before)
  expect(server.logged()).not.toContain('Could not read ahead')
  expect(server.logged()).toMatch(/"ms":\d+,"isWhole":(true|false)/)
})

it.runIf(process.env.TEST_DATABASE === 'postgres')(
  'leaves no connection that has to plan what the counter asks first',
  async () => {
    await openMailbox(server, ann)
    await warmUp(server.services)
    const planned = await countPlanned(server.database.read)
    expect(Math.min(...planned)).toBeGreaterThan(0)
    await warmUp(server.services)
    expect(await countPlanned(server.database.read)).toEqual(planned)
  },
)

it('reads what is owed, which takes a large shop longest', async () => {
  await openMailbox(server, ann)
  const { services } = server
  const asked: string[] = []
  const executor = services.database.readMuch.getExecutor()
  const ask = (question: CompiledQuery) => {
    asked.push(question.sql)
    return executor.executeQuery(question)
  }
  const dialect = askingDialect(services.database.read, ask)
  const readMuch: Reader = new Kysely({ dialect })
  await warmUp({ ...services, database: { ...services.database, readMuch } })
  expect(asked.some((statement) => statement.includes('rental_balances'))).toBe(true)
})

it('never keeps a server from starting', async () => {
  await openMailbox(server, ann)
  const facts = { ...server.services.facts, timeZone: 'Nowhere/None' }
  await warmUp({ ...server.services, facts })
  expect(server.logged()).toContain('Could not read ahead')
})

const CONNECTIONS = 10

/** The statements about mail that each connection of the pool has planned: all are taken before one is asked, so that none is asked twice. */
async function countPlanned(database: Reader) {
  const { promise: allTaken, resolve } = Promise.withResolvers<void>()
  let taken = 0
  const counts = Array.from({ length: CONNECTIONS }, () =>
    database.connection().execute(async (connection) => {
      taken += 1
      if (taken === CONNECTIONS) resolve()
      await allTaken
      const { rows } = await sql<{ name: string }>`
        select name from pg_prepared_statements where statement like '%"mail_items"%'
      `.execute(connection)
      return rows.length
    }),
  )
  return (await Promise.all(counts)).toSorted((one, other) => one - other)
}
