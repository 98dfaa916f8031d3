import { Kysely, PostgresDialect, sql } from 'kysely'
import { DatabaseSync } from 'node:sqlite'
import { Pool } from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { migrate } from './migrate.ts'
import * as accounts from './migrations/0001-accounts.ts'
import * as publicTables from './migrations/0002-public-tables.ts'
import * as unconfirmed from './migrations/0003-unconfirmed.ts'
import * as sessionStarts from './migrations/0004-session-starts.ts'
import { createSqliteKysely } from './sqlite-dialect.ts'
import type { Tables } from './tables.ts'
import { makeDatabasePlace } from '#server/testing/database.ts'

const earlier = [accounts, publicTables, unconfirmed, sessionStarts]
let place: Awaited<ReturnType<typeof makeDatabasePlace>>
let database: Kysely<Tables>
let kind: 'sqlite' | 'postgres'

beforeEach(async () => {
  place = await makeDatabasePlace()
  const url = 'databaseUrl' in place ? place.databaseUrl : undefined
  kind = url ? 'postgres' : 'sqlite'
  database = url
    ? new Kysely({ dialect: new PostgresDialect({ pool: new Pool({ connectionString: url }) }) })
    : createSqliteKysely(new DatabaseSync(':memory:', { enableForeignKeyConstraints: true }))
})

afterEach(async () => {
  await database.destroy()
  await place.remove()
})

it('turns accounts that nobody confirmed into sign-ups that wait, with their links', async () => {
  await sql`create table migrations (name text primary key)`.execute(database)
  for (const { name, up } of earlier) {
    await up(database as unknown as Kysely<unknown>, kind)
    await sql`insert into migrations values (${name})`.execute(database)
  }
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
