import { DatabaseSync } from 'node:sqlite'

import { Kysely, PostgresDialect, sql } from 'kysely'
import { Pool } from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'

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

function openPool(connectionString: string) {
  return new Pool({ connectionString }).on('error', () => undefined)
}

afterEach(async () => {
  await database.destroy()
  await place.remove()
})

async function readRecorded() {
  const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(
    database,
  )
  return rows.map(({ name }) => name)
}

it('runs once, by processes that start together too', async () => {
  await Promise.all([migrate(database, kind), kind === 'postgres' && migrate(database, kind)])
  await migrate(database, kind)
  expect(await readRecorded()).toEqual(Object.keys(migrations))
})

it('rolls a failing migration back', async () => {
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
