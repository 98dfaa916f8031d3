import { readFile } from 'node:fs/promises'

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { publicShop as shop, usePublicTables } from '#server/testing/public-tables.ts'
import { startServer } from '#server/testing/start-server.ts'
import countries from '#shared/countries.json' with { type: 'json' }
import { size } from '#tests/support/soak.ts'

import { seedTables } from './seed-tables.ts'

const migration = new URL(
  '../../supabase/migrations/20261121000000_diagnostics.sql',
  import.meta.url,
)

const { server, client } = usePublicTables()

describe('public data', () => {
  it('is the product’s version, by each method', async () => {
    const { version } = JSON.parse(
      await readFile(new URL('../../package.json', import.meta.url), 'utf8'),
    )
    expect(await client.rpc('version')).toMatchObject({ status: 200, data: version, error: null })
    expect((await client.rpc('version', {}, { get: true })).data).toBe(version)
    expect((await client.rpc('version', {}, { head: true })).status).toBe(200)
  })

  it('is each country of ISO 3166 once, the same as on Supabase', async () => {
    const { data, count, status } = await client.from('countries').select('*', { count: 'exact' })
    expect([status, count]).toEqual([200, 249])
    expect(data).toEqual(countries)
    expect(new Set(countries.map(({ code }) => code)).size).toBe(249)
    expect(new Set(countries.map(({ name }) => name)).size).toBe(249)
    const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
    for (const { code } of countries)
      expect([code, regionNames.of(code)]).toEqual([code, expect.any(String)])

    const sql = (await readFile(migration, 'utf8')).replaceAll("''", "'")
    for (const { code, name } of countries) expect(sql).toContain(`('${code}', '${name}')`)
  })

  it('is the shop’s location', async () => {
    const { name, addressLines, phone } = shop
    expect((await client.from('public_locations').select()).data).toEqual([
      { id: 1, name, address_lines: addressLines, phone },
    ])
    expect((await client.from('anon_test').select('*').single()).data).toEqual({
      id: 1,
      message: 'Anybody may read this.',
    })
  })

  it('is updated at the start, also from an earlier version', async () => {
    const { database } = server
    await database.write((tx) => tx.deleteFrom('countries').where('code', '=', 'US').execute())
    await database.write((tx) =>
      tx.insertInto('countries').values({ code: 'QQ', name: 'Nowhere' }).execute(),
    )
    const moved = { ...shop, addressLines: ['2 Main Street'] }
    await Promise.all([seedTables(database, moved), seedTables(database, moved)])
    expect((await client.from('countries').select()).data).toEqual(countries)
    const { data } = await client.from('public_locations').select('address_lines').single()
    expect(data).toEqual({ address_lines: ['2 Main Street'] })
    await seedTables(database, shop)
  })
})

describe('a query', () => {
  it('selects columns, order and range', async () => {
    const codes = countries.map(({ code }) => ({ code }))
    const ask = () => client.from('countries').select('code', { count: 'exact' })
    const last = await ask().order('code', { ascending: false }).limit(2)
    expect(last).toMatchObject({ status: 206, count: 249, data: codes.slice(-2).toReversed() })
    const part = await ask().range(10, 19)
    expect(part).toMatchObject({ status: 206, data: codes.slice(10, 20) })
    const named = await client.from('countries').select('name,code').order('name').limit(1)
    expect(named.data).toEqual([{ code: 'AF', name: 'Afghanistan' }])
    expect((await client.from('countries').select('code').range(249, 300)).data).toEqual([])
  })

  it('may count only', async () => {
    const { data, count, status } = await client
      .from('countries')
      .select('*', { count: 'exact', head: true })
    expect([data, count, status]).toEqual([null, 249, 200])
    const one = await server.ask('/rest/v1/anon_test')
    expect(one.headers.get('Content-Range')).toBe('0-0/*')
    const headers = { Prefer: 'return=minimal, count=exact' }
    const counted = await server.ask('/rest/v1/countries?offset=6&limit=2', { headers })
    expect(counted.headers.get('Content-Range')).toBe('6-7/249')
    expect(counted.headers.get('Preference-Applied')).toBe('count=exact')
    expect(one.headers.get('Content-Type')).toBe('application/json; charset=utf-8')
    const none = await server.ask('/rest/v1/anon_test?limit=0')
    expect([none.headers.get('Content-Range'), await none.json()]).toEqual(['*/*', []])
  })

  it.each<[string, number, string]>([
    ['users', 404, 'PGRST205'],
    ['letters?select=*', 404, 'PGRST205'],
    ['rpc/pg_sleep?seconds=9', 404, 'PGRST202'],
    ['rpc/version?x=1', 404, 'PGRST202'],
    ['', 404, 'PGRST125'],
    ['a/b/c', 404, 'PGRST125'],
  ])('that is unsupported is refused: %s', async (path, status, code) => {
    const answer = await server.ask(`/rest/v1/${path}`)
    expect(answer.status).toBe(status)
    expect(await answer.json()).toEqual({
      code,
      message: expect.any(String),
      details: null,
      hint: code === 'PGRST202' && path.includes('version') ? expect.any(String) : null,
    })
  })

  it('error is readable for the client', async () => {
    const missing = await client.from('nothing').select()
    expect(missing).toMatchObject({ status: 404, error: { code: 'PGRST205' } })
    const several = await client.from('countries').select().single()
    expect(several.error?.details).toBe('The result contains 249 rows')
    const beyond = await client.from('countries').select('*', { count: 'exact' }).range(300, 310)
    expect(beyond).toMatchObject({ status: 416, error: { code: 'PGRST103' } })
    const picture = await client.from('countries').select().geojson()
    expect(picture).toMatchObject({ status: 406, error: { code: 'PGRST107' } })
    const foreign = await client.schema('auth').from('countries').select()
    expect(foreign).toMatchObject({ status: 406, error: { code: 'PGRST106' } })
    const called = await client.rpc('version', { x: 1 })
    expect(called).toMatchObject({ status: 404, error: { code: 'PGRST202' } })
  })

  it('never crashes the service', async () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 8 }),
      fc.constantFrom(
        '*',
        'code',
        ',',
        '.',
        '(',
        ')',
        'eq.',
        'in.(',
        'not.',
        'like.',
        "'",
        '"',
        ';--',
        '%00',
      ),
    )
    const text = fc.array(piece, { maxLength: 5 }).map((parts) => parts.join(''))
    const name = fc.constantFrom('select', 'order', 'limit', 'offset', 'code', 'and')
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(name, text), { maxLength: 4 }), async (parameters) => {
        const query = new URLSearchParams(parameters)
        const { status } = await server.ask(`/rest/v1/countries?${query}`)
        expect([200, 400, 416]).toContain(status)
      }),
      { numRuns: size(100, 500) },
    )
  })
})

describe('a visitor without a session', () => {
  it('changes nothing', async () => {
    const row = { code: 'QQ', name: 'Nowhere' }
    const tries = await Promise.all([
      client.from('countries').insert(row),
      client.from('countries').upsert(row),
      client.from('countries').update({ name: 'Nowhere' }).eq('code', 'US'),
      client.from('countries').delete().neq('code', ''),
    ])
    for (const { status, error } of tries) {
      expect([status, error?.code]).toEqual([401, '42501'])
    }
    const large = { method: 'PUT', body: 'a'.repeat(70_000) }
    const put = await server.ask('/rest/v1/countries', large)
    expect([put.status, (await put.json()).code]).toEqual([401, '42501'])
    expect(put.headers.get('WWW-Authenticate')).toBe('Bearer')
    const elsewhere = await client.schema('auth').from('users').insert(row)
    expect([elsewhere.status, elsewhere.error?.code]).toEqual([404, 'PGRST205'])
    const foreign = await client.schema('auth').from('countries').insert(row)
    expect([foreign.status, foreign.error?.code]).toEqual([406, 'PGRST106'])
    const called = await server.ask('/rest/v1/rpc/version', { method: 'DELETE' })
    expect([called.status, (await called.json()).code]).toEqual([405, 'PGRST101'])
    expect((await client.from('countries').select()).data).toEqual(countries)
  })

  it('is rate-limited', async () => {
    const peer = '203.0.113.9'
    let allowed = 0
    while (allowed < 500 && (await server.ask('/rest/v1/anon_test', {}, peer)).ok) allowed += 1
    expect(allowed).toBe(300)
    const refused = await server.ask('/rest/v1/rpc/version', {}, peer)
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '1'])
    expect(await refused.json()).toMatchObject({ code: 'over_request_rate_limit' })
  })

  it('is refused a body', async () => {
    const init = { method: 'POST', body: JSON.stringify({ x: 'a'.repeat(70_000) }) }
    const answer = await server.ask('/rest/v1/rpc/version', init)
    expect([answer.status, (await answer.json()).code]).toEqual([413, 'request_entity_too_large'])
  })
})

it('finds the tables closed when Supabase has them', async () => {
  const elsewhere = await startServer({
    environment: {
      SUPABASE_URL: 'https://project.supabase.example',
      SUPABASE_KEY: 'sb_publishable_x',
    },
  })
  try {
    for (const path of ['countries', 'rpc/version']) {
      expect((await elsewhere.ask(`/rest/v1/${path}`)).status).toBe(404)
    }
  } finally {
    await elsewhere.close()
  }
})

it('gets no details of an internal error', async () => {
  const broken = await startServer()
  await broken.database.write((tx) => tx.schema.dropTable('countries').execute())
  try {
    const answer = await broken.ask('/rest/v1/countries')
    expect(answer.status).toBe(500)
    const body = { code: 'unexpected_failure', details: null, hint: null }
    expect(await answer.json()).toEqual({ ...body, message: 'Internal Server Error' })
  } finally {
    await broken.close()
  }
})
