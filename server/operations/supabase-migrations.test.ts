import { readdir, readFile } from 'node:fs/promises'

import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { makeDatabasePlace } from '#server/testing/database.ts'

const FOLDER = new URL('../../supabase/migrations/', import.meta.url)
const TABLES = ['countries', 'public_locations', 'anon_test']
const REFUSED = '42501'

/** Roles and default privileges like those of a Supabase project. */
const PROJECT = `
  alter default privileges in schema public grant all on tables to anon, authenticated;
  alter default privileges in schema public grant all on functions to anon, authenticated;
`

async function readMigrations() {
  const names = (await readdir(FOLDER)).toSorted()
  return Promise.all(names.map((name) => readFile(new URL(name, FOLDER), 'utf8')))
}

describe.runIf(process.env.TEST_DATABASE === 'postgres')('the migrations for Supabase', () => {
  let place: Awaited<ReturnType<typeof makeDatabasePlace>>
  let owner: Client
  beforeAll(async () => {
    place = await makeDatabasePlace()
    owner = new Client({ connectionString: place.databaseUrl })
    await owner.connect()
    for (const role of ['anon', 'authenticated']) {
      await owner.query(`create role ${role} nologin`).catch(() => undefined)
    }
    await owner.query(PROJECT)
    for (let time = 0; time < 2; time++) {
      for (const migration of await readMigrations()) await owner.query(migration)
    }
  })
  afterAll(async () => {
    await owner.end()
    await place.remove()
  })

  async function as(role: string, statement: string) {
    await owner.query(`set role ${role}`)
    try {
      return await owner.query(statement)
    } finally {
      await owner.query('reset role')
    }
  }

  describe.each(['anon', 'authenticated'])('let %s', (role) => {
    it.each(TABLES)('read %s', async (table) => {
      const { rows } = await as(role, `select * from public.${table}`)
      expect(rows.length).toBeGreaterThan(0)
    })

    it.each(TABLES)('do nothing else with %s', async (table) => {
      for (const statement of [
        `insert into public.${table} select * from public.${table} limit 1`,
        `delete from public.${table}`,
        `update public.${table} set ${table === 'countries' ? 'code' : 'id'} = default`,
        `truncate public.${table}`,
        `alter table public.${table} disable row level security`,
      ]) {
        await expect(as(role, statement)).rejects.toMatchObject({ code: REFUSED })
      }
    })

    it('read the product’s version, and nothing else of the database', async () => {
      const product = JSON.parse(
        await readFile(new URL('../../package.json', import.meta.url), 'utf8'),
      )
      const { rows } = await as(role, 'select public.version()')
      expect(rows).toEqual([{ version: product.version }])
    })
  })

  it('protect every table by row level security, whatever is granted later', async () => {
    await owner.query('grant all on all tables in schema public to anon')
    const { rowCount } = await as('anon', 'delete from public.countries')
    expect(rowCount).toBe(0)
    const added = as('anon', `insert into public.countries values ('QQ', 'Nowhere')`)
    await expect(added).rejects.toMatchObject({ code: REFUSED })
  })

  it('contain each country of ISO 3166 once', async () => {
    const { rows } = await owner.query('select code, name from public.countries')
    expect(rows).toHaveLength(249)
    expect(new Set(rows.map(({ name }) => name)).size).toBe(249)
  })
})
