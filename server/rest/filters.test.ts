import { describe, expect, it } from 'vitest'

import { publicShop, usePublicTables } from '#server/testing/public-tables.ts'
import countries from '#shared/countries.json' with { type: 'json' }

const { client } = usePublicTables()
const all = () => client.from('countries').select('code')
const place = () => client.from('public_locations').select('id')

function codesOf(fits: (row: { code: string; name: string }) => boolean) {
  return countries.filter(fits).map(({ code }) => ({ code }))
}

describe('filters', () => {
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
    ['like, of what stands last', () => all().like('name', '%e_u'), [{ code: 'PE' }]],
    ['like, more than there is', () => all().like('name', 'Oman_%'), []],
    ['like, an escaped letter', () => all().like('name', String.raw`\Om%%n`), [{ code: 'OM' }]],
    ['like, what stands for itself', () => all().like('name', String.raw`Om\_n`), []],
    ['ilike', () => all().ilike('name', 'oMAN'), [{ code: 'OM' }]],
    ['ilike beyond ASCII', () => all().ilike('name', 'åland%'), [{ code: 'AX' }]],
    ['ilike beyond ASCII, in capitals', () => all().ilike('name', '%ÇAO'), [{ code: 'CW' }]],
    ['is null', () => all().is('name', null), []],
    ['not null', () => all().not('name', 'is', null), codesOf(() => true)],
    ['not', () => all().not('code', 'gt', 'AE'), [{ code: 'AD' }, { code: 'AE' }]],
    ['not in', () => all().not('code', 'in', '(AD,AE)').lt('code', 'AG'), [{ code: 'AF' }]],
    ['match', () => all().match({ code: 'OM', name: 'Oman' }), [{ code: 'OM' }]],
    ['several', () => all().gt('code', 'AD').lt('code', 'AG'), [{ code: 'AE' }, { code: 'AF' }]],
    ['eq of a number', () => place().eq('id', 1), [{ id: 1 }]],
    ['gt of a number', () => place().gt('id', 1), []],
    ['in of numbers', () => place().in('id', [1, -2]), [{ id: 1 }]],
    ['is null, a list', () => place().is('address_lines', null), []],
  ])('%s', async (_name, ask, rows) => {
    expect(await ask()).toMatchObject({ status: 200, error: null, data: rows })
  })
})

describe('a response', () => {
  it('has the selected columns', async () => {
    const { data } = await client.from('public_locations').select('name, address_lines').single()
    expect(data).toEqual({ name: publicShop.name, address_lines: publicShop.addressLines })
  })

  it('is ordered', async () => {
    const { data } = await client
      .from('countries')
      .select('code')
      .order('name', { ascending: false, nullsFirst: true })
      .order('code')
      .limit(2)
    // C collation: capitals beyond ASCII sort last, whatever the database's language.
    expect(data).toEqual([{ code: 'AX' }, { code: 'ZW' }])
  })

  it('counts all matching rows', async () => {
    const ask = () => client.from('countries').select('code', { count: 'estimated' })
    const part = await ask().like('code', 'A_').range(1, 2)
    expect(part).toMatchObject({ status: 206, count: 16, data: [{ code: 'AE' }, { code: 'AF' }] })
    const response = await ask().like('code', 'A_')
    expect(response).toMatchObject({ status: 200, count: 16 })
    const head = await client
      .from('countries')
      .select('*', { count: 'planned', head: true })
      .eq('code', 'US')
    expect(head).toMatchObject({ status: 200, count: 1, data: null })
  })

  it('is one object, or null, or an error', async () => {
    const one = () => client.from('countries').select('name')
    expect(await one().eq('code', 'OM').single()).toMatchObject({ data: { name: 'Oman' } })
    expect(await one().eq('code', 'QQ').maybeSingle()).toMatchObject({ data: null, error: null })
    const none = await one().eq('code', 'QQ').single()
    expect(none).toMatchObject({ status: 406, error: { code: 'PGRST116' } })
    expect(none.error?.details).toBe('The result contains 0 rows')
    const several = await one().maybeSingle()
    expect(several).toMatchObject({ status: 406, error: { code: 'PGRST116' } })
  })
})
