import { describe, expect, it } from 'vitest'

import { usePublicTables } from '#server/testing/public-tables.ts'

const { server } = usePublicTables()

async function ask(path: string, headers: Record<string, string> = {}) {
  const answer = await server.ask(`/rest/v1/${path}`, { headers })
  return { status: answer.status, body: await answer.json() }
}

describe('what a table does not answer is refused as PostgREST refuses it:', () => {
  it.each<[string, number, string]>([
    ['countries?select=capital', 400, '42703'],
    ['countries?order=capital', 400, '42703'],
    ['countries?capital=eq.Paris', 400, '42703'],
    ['countries?or=(capital.eq.Paris)', 400, '42703'],
    ['countries?constructor=eq.1', 400, '42703'],
    ['countries?__proto__=eq.1', 400, '42703'],
    ['countries?select=code,name(length)', 400, 'PGRST200'],
    ['countries?select=code,...cities!inner(name,streets(*))', 400, 'PGRST200'],
    ['countries?cities.name=eq.Paris', 400, 'PGRST108'],
    ['countries?cities.order=name', 400, 'PGRST108'],
    ['countries?cities.or=(a.eq.1)', 400, 'PGRST108'],
    ['countries?order=cities(name)', 400, 'PGRST108'],
    ['countries?select=count()', 400, 'PGRST123'],
    ['public_locations?select=id.sum()', 400, 'PGRST123'],
    ['countries?name=fts(english).states', 400, 'PGRST127'],
    ['countries?name=match.^U', 400, 'PGRST127'],
    ['public_locations?select=address_lines->0', 400, 'PGRST127'],
    ['countries?select=', 400, 'PGRST100'],
    ['countries?select=code,', 400, 'PGRST100'],
    ['countries?select=code(', 400, 'PGRST100'],
    ['countries?order=code.sideways', 400, 'PGRST100'],
    ['countries?order=code.asc.nullsmiddle', 400, 'PGRST100'],
    ['countries?offset=1e3', 400, 'PGRST100'],
    ['countries?code=US', 400, 'PGRST100'],
    ['countries?code=equals.US', 400, 'PGRST100'],
    ['countries?code=eq', 400, 'PGRST100'],
    ['countries?code=is.empty', 400, 'PGRST100'],
    ['countries?code=in.US', 400, 'PGRST100'],
    ['countries?code=in.(US', 400, 'PGRST100'],
    ['countries?or=code.eq.US', 400, 'PGRST100'],
    ['countries?or=()', 400, 'PGRST100'],
    ['countries?or=(code.eq.US', 400, 'PGRST100'],
    ['countries?or=(code.eq.US)x', 400, 'PGRST100'],
    ['countries?limit=-1', 416, 'PGRST103'],
    ['countries?offset=-1', 400, '2201X'],
    ['countries?name=is.true', 400, '42804'],
    ['public_locations?id=eq.one', 400, '22P02'],
    ['public_locations?id=in.(1,)', 400, '22P02'],
    ['public_locations?id=eq.2147483648', 400, '22003'],
    ['public_locations?id=like.1*', 404, '42883'],
    ['public_locations?address_lines=eq.1', 400, '22P02'],
    ['public_locations?address_lines=cs.{"a', 400, '22P02'],
    ['countries?name=cs.{a}', 404, '42883'],
    ['countries?name=sl.a', 404, '42883'],
    ['public_locations?id=sl.1', 400, '42804'],
    ['countries?name=cd.a', 400, '42725'],
    ['public_locations?address_lines=in.(a)', 400, '42704'],
    ['countries?name=like(any).a', 400, '22P02'],
    ['countries?name=like.a%5C', 400, '22025'],
    ['countries?select=name::int', 400, '22P02'],
    ['countries?select=name::money', 400, '42704'],
  ])('%s', async (path, status, code) => {
    const refusal = await ask(path)
    expect([refusal.status, refusal.body.code]).toEqual([status, code])
    expect(Object.keys(refusal.body)).toEqual(['code', 'details', 'hint', 'message'])
  })

  it('a range that ends before it begins, or begins behind the end', async () => {
    const reversed = await ask('countries', { Range: '9-1' })
    expect([reversed.status, reversed.body.code]).toEqual([416, 'PGRST103'])
    const beyond = await ask('countries?code=lt.AF', { Range: '9-19', Prefer: 'count=exact' })
    expect([beyond.status, beyond.body.code]).toEqual([416, 'PGRST103'])
    expect((await ask('countries', { Range: '900-', 'Range-Unit': 'items' })).body).toEqual([])
  })

  it('a preference that is none, where that is to be told', async () => {
    const Prefer = 'handling=strict, sorting=best'
    expect((await ask('countries', { Prefer })).body.code).toBe('PGRST122')
    expect((await ask('countries', { Prefer: 'sorting=best' })).status).toBe(200)
  })

  it('another schema, and a form that is not had', async () => {
    const schema = await ask('countries', { 'Accept-Profile': 'auth' })
    expect([schema.status, schema.body.code]).toEqual([406, 'PGRST106'])
    const form = await ask('countries', { Accept: 'image/png' })
    expect([form.status, form.body.code]).toEqual([406, 'PGRST107'])
  })
})

describe('what would hold up everybody else is refused:', () => {
  it.each([
    ['brackets in brackets', `or=${'(and'.repeat(9)}(code.eq.US${')'.repeat(10)}`],
    ['tables within tables', `select=${'a('.repeat(9)}b${')'.repeat(9)}`],
    ['conditions', `or=(${'code.eq.US,'.repeat(50)}code.eq.US)`],
    ['patterns', `name=like(any).{${'a,'.repeat(50)}a}`],
    ['a pattern', `name=like.${'a'.repeat(1_001)}`],
    ['columns', `select=${'code,'.repeat(50)}code`],
    ['columns to order by', `order=${'code,'.repeat(20)}code`],
  ])('%s', async (_name, query) => {
    const refusal = await ask(`countries?${query}`)
    expect([refusal.status, refusal.body.code]).toEqual([400, 'PGRST100'])
  })

  it('but not what somebody may need', async () => {
    const within = `or=(${'and('.repeat(6)}code.eq.US${')'.repeat(6)})`
    expect((await ask(`countries?${within}`)).body).toHaveLength(1)
    const many = `or=(${'code.eq.QQ,'.repeat(49)}code.eq.US)`
    expect((await ask(`countries?${many}`)).body).toHaveLength(1)
  })
})
