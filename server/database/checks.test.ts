import { DatabaseSync } from 'node:sqlite'

import { sql, type Kysely } from 'kysely'
import pino from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { lifetimeHours } from '#server/email/email.ts'
import { makeMigratedPlace } from '#server/testing/database.ts'
import { languages } from '#shared/language.ts'
import { signingWays } from '#shared/shop/applications/application.ts'
import { recipientKinds } from '#shared/shop/applications/household.ts'
import { formReasons, formStatuses } from '#shared/shop/applications/tracker.ts'
import { accounts, allWays, postingKinds } from '#shared/shop/money/till.ts'

import type { Database } from './database.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open-database.ts'
import { createSqliteKysely } from './sqlite-dialect.ts'
import type { Tables } from './tables.ts'

let place: Awaited<ReturnType<typeof makeMigratedPlace>>
let database: Database
beforeAll(async () => {
  place = await makeMigratedPlace()
  database = await openDatabase(place, pino({ level: 'silent' }))
})
afterAll(async () => {
  await database.close()
  await place.remove()
})

async function readWords(table: string, column: string) {
  const texts = await (database.kind === 'sqlite' ? readSqlite(table) : readPostgres(table))
  const check = texts.find((text) =>
    new RegExp(String.raw`^\W*${column}\W+(?:in|=)\W`, 'i').test(text),
  )
  return new Set(check?.matchAll(/'([^']+)'/g).map(([, word]) => word))
}

async function readSqlite(table: string) {
  const { rows } = await sql<{ sql: string }>`
    select sql from sqlite_schema where name = ${table}`.execute(reader())
  const written = rows[0]?.sql.replace(/--.*/g, '') ?? ''
  return written.split(/check (?=\()/i).slice(1)
}

async function readPostgres(table: string) {
  const { rows } = await sql<{ text: string }>`
    select pg_get_constraintdef(oid) as text from pg_constraint
    where conrelid = ${table}::regclass and contype = 'c'`.execute(reader())
  return rows.map(({ text }) => text.replace(/^check\s*/i, ''))
}

function reader() {
  return database.read as Kysely<unknown>
}

it.each([
  ['recipients', 'kind', recipientKinds],
  ['recipients', 'form_status', formStatuses],
  ['recipients', 'form_reason', formReasons],
  ['applications', 'signing', signingWays],
  ['appointments', 'way', signingWays],
  ['postings', 'way', allWays],
  ['ledger_entries', 'account', accounts],
  ['postings', 'kind', postingKinds],
  ['outbox', 'kind', Object.keys(lifetimeHours)],
])('%s.%s accepts exactly the codes of the rules', async (table, column, words) => {
  expect(await readWords(table, column)).toEqual(new Set(words))
})

it('accepts every language of the site', async () => {
  const taken = await readWords('customers', 'language')
  expect(languages.filter((language) => !taken.has(language))).toEqual([])
})

const ELSEWHERE = /^(?:limits|lockouts)\./

async function readColumns({ introspection }: Pick<Kysely<Tables>, 'introspection'>) {
  const tables = await introspection.getTables()
  const columns = tables.flatMap((table) => table.columns.map((column) => ({ table, column })))
  const described = columns.map(({ table, column }) => [
    `${table.name}.${column.name}`,
    /^(?:text|varchar)/i.test(column.dataType) ? 'text' : 'number',
    column.isNullable,
    column.hasDefaultValue,
  ])
  return described.toSorted().filter(([name]) => !ELSEWHERE.test(`${name}`))
}

// The row types are generated from SQLite's schema (tooling/row-types.test.ts).
it.runIf(process.env.TEST_DATABASE === 'postgres')('has the same columns as SQLite', async () => {
  const sqlite = createSqliteKysely<Tables>(new DatabaseSync(':memory:'))
  await migrate(sqlite, 'sqlite')
  expect(await readColumns(database.read)).toEqual(await readColumns(sqlite))
})

it('refuses an unknown code, an invalid day, and an id without a row', async () => {
  const hold = { rentalId: 'r', fromOn: '2026-11-02', untilOn: '2026-11-03', endedOn: null }
  const rental = { box: 1, plan: 'small', months: 3, prices: '{}', allocatedOn: '2026-11-02' }
  const addRental = (payment: 'ahead' | 'monthly', more = {}) =>
    database.write((tx) =>
      tx
        .insertInto('rentals')
        .values({ ...rental, id: 'r', payment, ...more })
        .execute(),
    )
  const addHold = (more = {}) =>
    database.write((tx) =>
      tx
        .insertInto('holds')
        .values({ ...hold, id: 'h', createdAt: 1, ...more })
        .execute(),
    )
  await expect(addHold()).rejects.toThrow(/foreign key/i)
  await expect(addRental('never' as 'ahead')).rejects.toThrow(/check/i)
  await addRental('ahead')
  await expect(addHold({ fromOn: '11/02/2026' })).rejects.toThrow(/check/i)
  await expect(addHold({ fromOn: '1793613600000' })).rejects.toThrow(/check/i)
  await addHold()
})
