import { describe, expect, it } from 'vitest'

import { usePublicTables } from '#server/testing/public-tables.ts'

const { server } = usePublicTables()

async function ask(path: string, headers: Record<string, string> = {}) {
  const answer = await server.ask(`/rest/v1/${path}`, { headers })
  return { status: answer.status, body: await answer.json() }
}

describe('tables refuse like PostgREST:', () => {
  it.each<[string, number, string]>([
    ['countries?select=capital', 400, '42703'],
    ['countries?order=capital', 400, '42703'],
    ['countries?capital=eq.Paris', 400, '42703'],
    ['countries?constructor=eq.1', 400, '42703'],
    ['countries?__proto__=eq.1', 400, '42703'],
    ['countries?cities.name=eq.Paris', 400, '42703'],
    ['countries?select=short:code', 400, 'PGRST100'],
    ['countries?select=code::text', 400, 'PGRST100'],
    ['countries?select=code,cities(name)', 400, 'PGRST100'],
    ['countries?select=count()', 400, 'PGRST100'],
    ['public_locations?select=address_lines->0', 400, 'PGRST100'],
    ['countries?order=cities(name)', 400, 'PGRST100'],
    ['countries?or=(code.eq.US,code.eq.MX)', 400, 'PGRST100'],
    ['countries?not.and=(code.eq.US)', 400, 'PGRST100'],
    ['countries?name=fts(english).states', 400, 'PGRST100'],
    ['countries?name=match.^U', 400, 'PGRST100'],
    ['countries?name=like(any).{a,b}', 400, 'PGRST100'],
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
    ['countries?name=is.true', 400, 'PGRST100'],
    ['countries?name=constructor.a', 400, 'PGRST100'],
    ['countries?limit=-1', 416, 'PGRST103'],
    ['countries?offset=-1', 400, '2201X'],
    ['public_locations?id=eq.one', 400, '22P02'],
    ['public_locations?id=in.(1,)', 400, '22P02'],
    ['public_locations?id=eq.2147483648', 400, '22003'],
    ['public_locations?id=like.1*', 400, 'PGRST127'],
    ['public_locations?address_lines=eq.{a}', 400, 'PGRST127'],
    ['public_locations?address_lines=in.(a)', 400, 'PGRST127'],
    ['public_locations?address_lines=cs.{a}', 400, 'PGRST127'],
    ['countries?name=like.a%5C', 400, '22025'],
  ])('%s', async (path, status, code) => {
    const refusal = await ask(path)
    expect([refusal.status, refusal.body.code]).toEqual([status, code])
    expect(Object.keys(refusal.body)).toEqual(['code', 'details', 'hint', 'message'])
  })

  it('another schema, and an unsupported format', async () => {
    const schema = await ask('countries', { 'Accept-Profile': 'auth' })
    expect([schema.status, schema.body.code]).toEqual([406, 'PGRST106'])
    for (const Accept of ['image/png', 'text/csv']) {
      const form = await ask('countries', { Accept })
      expect([form.status, form.body.code]).toEqual([406, 'PGRST107'])
    }
  })
})
