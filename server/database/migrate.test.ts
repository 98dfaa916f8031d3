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

/** Its last connections may end with the database. */
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

it('is done once, by processes that start together too', async () => {
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

it('makes what finds a mistyped name for those that were filed before', async () => {
  await migrate(database, kind, { target: '0002-names-in-parts' })
  const agreed = { plan: 'x', months: 3, payment: 'ahead', use: 'personal', prices: '{}' } as const
  const when = { filed_at: 1, updated_at: 1 }
  const form = { has_personal_mail: 0, form_status: 'to-sign', position: 0 } as const
  for (const [id, name] of Object.entries({ one: 'Ana López', gone: 'Bo Lee' })) {
    await database
      .insertInto('applications')
      .values({ id, state: 'open', signing: 'counter', phone: '213 555 0177', ...agreed, ...when })
      .execute()
    await database
      .insertInto('recipients')
      .values({ id, application_id: id, kind: 'applicant', name, ...form })
      .execute()
  }
  // Somebody who withdrew is found by nothing, and stays so.
  await database
    .insertInto('search_terms')
    .values({ application_id: 'one', term: 'ana', kind: 'start' })
    .execute()

  await migrate(database, kind)
  const terms = await database.selectFrom('search_terms').selectAll().execute()
  expect(new Set(terms.map(({ application_id: id }) => id))).toEqual(new Set(['one']))
  const expected = { lopez: 'start', lope: 'near', pez: 'inner', '0177': 'phone' }
  const found = Object.fromEntries(terms.map(({ term, kind: of }) => [term, of]))
  expect(found).toMatchObject(expected)
})

it('keeps with each hand-out of before the name that its person has', async () => {
  await migrate(database, kind, { target: '0002-names-in-parts' })
  const old = database as unknown as Kysely<Record<string, Record<string, unknown>>>
  const agreed = { plan: 'small', months: 3, payment: 'ahead', prices: '{}' }
  const insert = (table: string, row: object) => old.insertInto(table).values(row).execute()
  await insert('applications', {
    ...agreed,
    id: 'a',
    state: 'active',
    use: 'personal',
    signing: 'counter',
    filed_at: 1,
    updated_at: 1,
  })
  const form = { has_personal_mail: 0, form_status: 'in-crd' }
  const person = { id: 'p', application_id: 'a', position: 0, kind: 'applicant', name: 'Bo Lee' }
  await insert('recipients', { ...person, ...form })
  const box = { box: 101, allocated_on: '2026-01-02' }
  await insert('rentals', { ...agreed, ...box, id: 'r', application_id: 'a' })
  const given = { picked_up_as: 'owner', id_type: 'passport', signature: '{}' }
  const by = { handed_out_by: 'c', handed_out_at: 1, idempotency_key: 'k' }
  await insert('hand_outs', { ...given, ...by, id: 'h', rental_id: 'r', recipient_id: 'p' })
  await migrate(database, kind)
  const kept = await database.selectFrom('hand_outs').select('taken_by').execute()
  expect(kept).toEqual([{ taken_by: 'Bo Lee' }])
})

it('returns mail of removed rentals to its sender, and corrects the box of other mail', async () => {
  await migrate(database, kind, { target: '0023-packages-by-wait' })
  const agreed = { plan: 'small', months: 3, payment: 'ahead', prices: '{}' } as const
  const item = { kind: 'letters', state: 'waiting', notice: 'due', received_by: 'c' } as const
  for (const [id, box] of [
    ['gone', -1],
    ['moved', 102],
  ] as const) {
    const rental = { ...agreed, id, box, allocated_on: '2026-01-02' }
    await database.insertInto('rentals').values(rental).execute()
    const here = { ...item, id, rental_id: id, box: 101, received_at: 1, idempotency_key: id }
    await database.insertInto('mail_items').values(here).execute()
  }
  await migrate(database, kind)
  const items = await database.selectFrom('mail_items').selectAll().orderBy('id').execute()
  expect(items.map((one) => ({ ...one, box: Number(one.box) }))).toMatchObject([
    { rental_id: null, box: 101, state: 'to-return', notice: 'none' },
    { rental_id: 'moved', box: 102, state: 'waiting' },
  ])
  const tasks = await database.selectFrom('tasks').selectAll().execute()
  expect(tasks).toMatchObject([{ kind: 'return-to-sender', mail_item_id: 'gone', done_at: null }])
})

it('finds a telephone number without the extension that was indexed with it', async () => {
  await migrate(database, kind, { target: '0024-mail-of-no-rental' })
  const agreed = { plan: 'x', months: 3, payment: 'ahead', use: 'personal', prices: '{}' } as const
  const filed = {
    state: 'open',
    signing: 'counter',
    filed_at: 1,
    updated_at: 1,
    ...agreed,
  } as const
  const terms = []
  for (const [id, phone, digits] of [
    ['with', '213 555 0177 x12', '213555017712'],
    ['without', '213 555 0188', '2135550188'],
  ] as const) {
    await database
      .insertInto('applications')
      .values({ ...filed, id, phone })
      .execute()
    terms.push({ application_id: id, term: digits.slice(-4), kind: 'phone' as const })
  }
  terms.push({ application_id: 'with', term: 'lee', kind: 'start' as const })
  await database.insertInto('search_terms').values(terms).execute()
  await migrate(database, kind)
  const { rows } = await sql<{ id: string; term: string }>`
    select application_id as id, term from search_terms
    where length(term) < 5 order by application_id, term`.execute(database)
  expect(rows).toEqual([
    { id: 'with', term: '0177' },
    { id: 'with', term: 'lee' },
    { id: 'without', term: '0188' },
  ])
})
