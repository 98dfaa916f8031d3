import { DatabaseSync } from 'node:sqlite'

import { Kysely, PostgresDialect, sql } from 'kysely'
import { Pool } from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { makeUser } from '#server/testing/accounts.ts'
import { makeDatabasePlace } from '#server/testing/database.ts'

import { migrate, migrations } from './migrate.ts'
import { createSqliteKysely } from './sqlite-dialect.ts'
import type { Tables } from './tables.ts'

let place: Awaited<ReturnType<typeof makeDatabasePlace>>
let database: Kysely<Tables>
let kind: 'sqlite' | 'postgres'

beforeEach(async () => {
  place = await makeDatabasePlace()
  const url = 'databaseUrl' in place ? place.databaseUrl : undefined
  kind = url ? 'postgres' : 'sqlite'
  database = url
    ? new Kysely({ dialect: new PostgresDialect({ pool: openPool(url) }) })
    : createSqliteKysely(new DatabaseSync(':memory:', { enableForeignKeyConstraints: true }))
})

/** Its last connections may end with the database. */
function openPool(connectionString: string) {
  return new Pool({ connectionString }).on('error', () => undefined)
}

afterEach(async () => {
  await database.destroy()
  await place.remove()
})

/** A database as the server made it before it used Kysely's migrator: the names of its migrations, and no more. */
async function makeAsBefore(names: string[]) {
  await sql`create table migrations (name text primary key)`.execute(database)
  for (const name of names) {
    await migrations[name]?.up(database)
    await sql`insert into migrations (name) values (${name})`.execute(database)
  }
}

async function readRecorded() {
  const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(
    database,
  )
  return rows.map(({ name }) => name)
}

it('takes over what was recorded before, and records the rest beside it', async () => {
  await makeAsBefore(Object.keys(migrations).slice(0, 4))
  await Promise.all([migrate(database, kind), kind === 'postgres' && migrate(database, kind)])
  await migrate(database, kind)
  expect(await readRecorded()).toEqual(Object.keys(migrations))
})

it('leaves nothing behind of a migration that fails', async () => {
  const known = {
    ...migrations,
    '9999-broken': {
      async up(tx: Kysely<unknown>) {
        await sql`create table half_made (id text)`.execute(tx)
        throw new Error('It broke')
      },
    },
  }
  await expect(migrate(database, kind, { known })).rejects.toThrow('It broke')
  const tables = await database.introspection.getTables()
  expect(tables.map(({ name }) => name)).not.toContain('half_made')
  expect(await readRecorded()).toEqual([])
})

it('turns accounts that nobody confirmed into sign-ups that wait, with their links', async () => {
  await makeAsBefore(Object.keys(migrations).slice(0, 4))
  for (const [id, confirmedAt] of [
    ['ann', 5],
    ['bob', null],
    ['eve', null],
  ] as const) {
    await sql`insert into users (id, identity_id, email, password_hash, user_metadata, app_metadata, confirmed_at,
      email_change_accepted, created_at, updated_at)
      values (${id}, ${id}, ${`${id}@example.com`}, ${`hash of ${id}`}, '{}', '{}', ${confirmedAt}, 0, 1, 2)`.execute(
      database,
    )
  }
  await sql`insert into links (id, user_id, kind, address, token_hash, created_at, expires_at)
    values ('l', 'bob', 'signup', 'bob@example.com', 'h', 3, 4)`.execute(database)
  await sql`insert into links (id, user_id, kind, address, token_hash, created_at, expires_at)
    values ('m', 'ann', 'recovery', 'ann@example.com', 'i', 3, 4)`.execute(database)

  await migrate(database, kind)

  const users = await database.selectFrom('users').select('id').execute()
  expect(users).toEqual([{ id: 'ann' }])
  const links = await database.selectFrom('links').select('kind').execute()
  expect(links).toEqual([{ kind: 'recovery' }])
  const pending = await database
    .selectFrom('pending_accounts')
    .select(['email', 'password_hash', 'token_hash'])
    .orderBy('email')
    .execute()
  expect(pending).toEqual([
    { email: 'bob@example.com', password_hash: 'hash of bob', token_hash: 'h' },
    { email: 'eve@example.com', password_hash: 'hash of eve', token_hash: 'eve' },
  ])
})

it('lets boxes that were given be rented as their changed applications say, and drops what accounts should not hold', async () => {
  const names = Object.keys(migrations)
  const before = names[names.indexOf('0021-never-replaced') - 1] ?? ''
  await migrate(database, kind, { target: before })
  const application = `id, customer_id, state, plan, months, payment, use, signing, phone, prices, filed_at, updated_at`
  const rental = `id, customer_id, application_id, box, plan, months, payment, prices, allocated_on, started_on`
  for (const statement of [
    `insert into applications (${application}) values
      ('a', 'c', 'open', 'large', 12, 'ahead', 'personal', 'counter', '', '{"monthlyCents":9}', 1, 1),
      ('b', 'd', 'active', 'large', 12, 'ahead', 'personal', 'counter', '', '{"monthlyCents":9}', 1, 1)`,
    `insert into rentals (${rental}) values
      ('r', 'c', 'a', 101, 'small', 3, 'monthly', '{}', '2026-11-02', null),
      ('s', 'd', 'b', 102, 'small', 3, 'monthly', '{}', '2026-11-02', '2026-11-02')`,
  ]) {
    await sql.raw(statement).execute(database)
  }
  const user_metadata = '{"firstName":"Ann","ssn":"078-05-1120"}'
  const user = makeUser('ann@example.com', { user_metadata })
  await database.insertInto('users').values(user).execute()
  await migrate(database, kind)
  const { rows } =
    await sql`select id, plan, cast(months as text) as months, payment, prices from rentals order by id`.execute(
      database,
    )
  expect(rows).toEqual([
    { id: 'r', plan: 'large', months: '12', payment: 'ahead', prices: '{"monthlyCents":9}' },
    { id: 's', plan: 'small', months: '3', payment: 'monthly', prices: '{}' },
  ])
  const users = await database.selectFrom('users').select('user_metadata').execute()
  expect(users).toEqual([{ user_metadata: '{"firstName":"Ann"}' }])
})
