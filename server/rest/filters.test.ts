import { describe, expect, it } from 'vitest'

import { publicShop, usePublicTables } from '#server/testing/public-tables.ts'
import countries from '#shared/countries.json' with { type: 'json' }

const { server, client } = usePublicTables()
const all = () => client.from('countries').select('code')
const place = () => client.from('public_locations').select('id')

/** The codes of the countries whose row fits. */
function codesOf(fits: (row: { code: string; name: string }) => boolean) {
  return countries.filter(fits).map(({ code }) => ({ code }))
}

describe('rows are found', () => {
  it.each([
    ['eq', () => all().eq('code', 'US'), codesOf(({ code }) => code === 'US')],
    ['neq', () => all().neq('code', 'US'), codesOf(({ code }) => code !== 'US')],
    ['gt', () => all().gt('code', 'VE'), codesOf(({ code }) => code > 'VE')],
    ['gte', () => all().gte('code', 'VE'), codesOf(({ code }) => code >= 'VE')],
    ['lt', () => all().lt('code', 'AF'), codesOf(({ code }) => code < 'AF')],
    ['lte', () => all().lte('code', 'AF'), codesOf(({ code }) => code <= 'AF')],
    ['in', () => all().in('code', ['US', 'MX', 'QQ']), [{ code: 'MX' }, { code: 'US' }]],
    ['in, of nothing', () => all().in('code', []), []],
    [
      'in, with commas and brackets',
      () => all().in('name', ['Congo, Democratic Republic of the', 'Cocos (Keeling) Islands', '"']),
      [{ code: 'CC' }, { code: 'CD' }],
    ],
    ['like', () => all().like('name', 'United%'), codesOf(({ name }) => name.startsWith('United'))],
    ['like, with capitals', () => all().like('name', 'united%'), []],
    ['like, of one sign', () => all().like('name', 'Om_n'), [{ code: 'OM' }]],
    ['like, a star', () => all().filter('name', 'like', 'Om*'), [{ code: 'OM' }]],
    ['like, what stands for itself', () => all().like('name', String.raw`Om\_n`), []],
    ['ilike', () => all().ilike('name', 'oMAN'), [{ code: 'OM' }]],
    ['ilike beyond ASCII', () => all().ilike('name', 'åland%'), [{ code: 'AX' }]],
    ['ilike beyond ASCII, in capitals', () => all().ilike('name', '%ÇAO'), [{ code: 'CW' }]],
    [
      'likeAllOf',
      () => all().likeAllOf('name', ['United%', '%States%']),
      codesOf(({ name }) => name.startsWith('United') && name.includes('States')),
    ],
    [
      'likeAnyOf',
      () => all().likeAnyOf('name', ['Oman', 'Peru']),
      [{ code: 'OM' }, { code: 'PE' }],
    ],
    ['ilikeAllOf', () => all().ilikeAllOf('name', ['O%', '%MAN']), [{ code: 'OM' }]],
    ['ilikeAnyOf', () => all().ilikeAnyOf('name', ['oman', 'QQ']), [{ code: 'OM' }]],
    ['is null', () => all().is('name', null), []],
    ['not null', () => all().not('name', 'is', null), codesOf(() => true)],
    ['not', () => all().not('code', 'gt', 'AE'), [{ code: 'AD' }, { code: 'AE' }]],
    ['not in', () => all().not('code', 'in', '(AD,AE)').lt('code', 'AG'), [{ code: 'AF' }]],
    ['or', () => all().or('code.eq.US,name.eq."Oman"'), [{ code: 'OM' }, { code: 'US' }]],
    [
      'or, with and within',
      () => all().or('and(code.gt.AD,code.lt.AF),not.or(code.neq.US,name.is.null)'),
      [{ code: 'AE' }, { code: 'US' }],
    ],
    ['match', () => all().match({ code: 'OM', name: 'Oman' }), [{ code: 'OM' }]],
    ['several', () => all().gt('code', 'AD').lt('code', 'AG'), [{ code: 'AE' }, { code: 'AF' }]],
    ['eq of a number', () => place().eq('id', 1), [{ id: 1 }]],
    ['gt of a number', () => place().gt('id', 1), []],
    ['in of numbers', () => place().in('id', [1, -2]), [{ id: 1 }]],
    ['contains', () => place().contains('address_lines', ['1 Main Street']), [{ id: 1 }]],
    ['contains, another', () => place().contains('address_lines', ['2 Main Street']), []],
    ['containedBy', () => place().containedBy('address_lines', ['1 Main Street']), []],
    [
      'containedBy, quoted',
      () => place().filter('address_lines', 'cd', '{x,"1 Main Street","Los Angeles, CA 90012"}'),
      [{ id: 1 }],
    ],
    ['overlaps', () => place().overlaps('address_lines', ['x', '1 Main Street']), [{ id: 1 }]],
    ['eq of a list', () => place().eq('address_lines', '{"1 Main Street"}'), []],
  ])('%s', async (_name, ask, rows) => {
    expect(await ask()).toMatchObject({ status: 200, error: null, data: rows })
  })
})

describe('an answer', () => {
  it('has the columns that are asked for, under other names and as other types', async () => {
    const select = 'number:id,id::text,"the name":name,lines:address_lines::text'
    const { data } = await client.from('public_locations').select(select).single()
    expect(data).toEqual({
      number: 1,
      id: '1',
      'the name': publicShop.name,
      lines: '{"1 Main Street","Los Angeles, CA 90012"}',
    })
  })

  it('is in the order that is asked for', async () => {
    const { data } = await client
      .from('countries')
      .select('code')
      .order('name', { ascending: false, nullsFirst: true })
      .order('code')
      .limit(2)
    // Capitals beyond ASCII come after all that are within, whatever the language of the database.
    expect(data).toEqual([{ code: 'AX' }, { code: 'ZW' }])
  })

  it('counts what fits, however much of it is sent', async () => {
    const ask = () => client.from('countries').select('code', { count: 'estimated' })
    const part = await ask().like('code', 'A_').range(1, 2)
    expect(part).toMatchObject({ status: 206, count: 16, data: [{ code: 'AE' }, { code: 'AF' }] })
    const whole = await ask().like('code', 'A_')
    expect(whole).toMatchObject({ status: 200, count: 16 })
    const head = await client
      .from('countries')
      .select('*', { count: 'planned', head: true })
      .eq('code', 'US')
    expect(head).toMatchObject({ status: 200, count: 1, data: null })
  })

  it.each([
    ['0-1', '', 206, '0-1/249'],
    ['247-', '', 206, '247-248/249'],
    ['0-248', '', 200, '0-248/249'],
    ['5-9', 'offset=6&limit=2', 206, '6-7/249'],
    ['249-', '', 206, '*/249'],
    ['nonsense', 'limit=1', 206, '0-0/249'],
  ])('is the part that Range %s and "%s" leave', async (range, query, status, part) => {
    const headers = { Range: range, 'Range-Unit': 'items', Prefer: 'count=exact' }
    const answer = await server.ask(`/rest/v1/countries?${query}`, { headers })
    expect([answer.status, answer.headers.get('Content-Range')]).toEqual([status, part])
    expect(answer.headers.get('Preference-Applied')).toBe('count=exact')
  })

  it('is one object, or nothing, or a refusal', async () => {
    const one = () => client.from('countries').select('name')
    expect(await one().eq('code', 'OM').single()).toMatchObject({ data: { name: 'Oman' } })
    expect(await one().eq('code', 'QQ').maybeSingle()).toMatchObject({ data: null, error: null })
    const none = await one().eq('code', 'QQ').single()
    expect(none).toMatchObject({ status: 406, error: { code: 'PGRST116' } })
    expect(none.error?.details).toBe('The result contains 0 rows')
    const several = await one().maybeSingle()
    expect(several).toMatchObject({ status: 406, error: { code: 'PGRST116' } })
    const stripped = await one().eq('code', 'OM').stripNulls().single()
    expect(stripped.data).toEqual({ name: 'Oman' })
  })

  it('is a table with commas', async () => {
    const { data } = await client.from('countries').select().in('code', ['AX', 'CD', 'OM']).csv()
    expect(data).toBe(
      'code,name\nAX,"Åland Islands"\nCD,"Congo, Democratic Republic of the"\nOM,Oman',
    )
    const lines = await client.from('public_locations').select('address_lines,phone').csv()
    expect(lines.data).toBe(
      'address_lines,phone\n"{""1 Main Street"",""Los Angeles, CA 90012""}","(213) 555-0100"',
    )
    const headers = { Accept: 'application/json;q=0.5, text/csv' }
    const answer = await server.ask('/rest/v1/countries', { headers })
    expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
  })
})
