import { beforeAll, expect, it } from 'vitest'

import { atMonday, couple, openCustomer, openStaff, type Staff } from '#server/testing/shop.ts'
import { useSharedServer } from '#server/testing/use-server.ts'
import { bestMatch } from '#shared/shop/boxes/found.ts'

const server = useSharedServer()
let clerk: Staff

const applicant = (name: string) => ({ ...couple.recipients[1], kind: 'applicant', name })
const people = [
  { name: 'Nguyễn Thị Ánh', email: 'anh@example.com', phone: '+1 (213) 555-0177' },
  { name: 'Seán O’Brien', email: 'sean.ob@example.com', phone: '' },
  { name: 'Ann Mann', email: 'mann@example.com', phone: '310 555 0199, ext 12' },
  { name: 'Sofi\u0301a\u200b Lo\u0301pez', email: 'sofia@example.com', phone: '' },
  { name: 'Luz Ríos', email: 'luz@example.com', phone: '+52 55 1234 5678' },
  { name: '𠮷田 一', others: ['𡈽田 二'], email: 'yoshida@example.com', phone: '' },
]

beforeAll(async () => {
  atMonday(server)
  clerk = await openStaff(server, 'clerk@example.com')
  for (const { name, others = [], email, phone } of people) {
    const customer = await openCustomer(server, email)
    const more = others.map((other) => ({ ...couple.recipients[1], name: other }))
    const filed = { ...couple, phone, recipients: [applicant(name), ...more] }
    const { body } = await customer.post('application', filed)
    if (name === 'Ann Mann') await clerk.post(`customers/${body.id}/box`, { box: 104 })
  }
})

const search = async (text: string) =>
  (await clerk.get(`find?q=${encodeURIComponent(text)}`)).body.found.map(
    ({ name }: { name: string }) => name,
  )

it.each([
  ['nguyen', [0]],
  ['NGUYỄN thi', [0]],
  ['anh ng', [0]],
  ['guye', [0]],
  ['obrien', [1]],
  ['O’Brien s', [1]],
  ['brien', [1]],
  ['ann', [2]],
  ['nn', [2]],
  ['104', [2]],
  ['PMB 10', [2]],
  ['0177', [0]],
  ['(213) 555-0177', [0]],
  ['555-0199', [2]],
  ['sean.ob@', [1]],
  ['𠮷田', [5]],
  ['𡈽', [5]],
  ['\u202asofi\u0301a\u00a0lo\u0301pez\u202c', [3]],
  ['\u200bsofia@example.com', [3]],
  ['３１０‑５５５‑０１９９', [2]],
  ['310-555-0199 x12', [2]],
  ['310/555/0199,12', [2]],
  ['+52 55 1234 5678', [4]],
  ['ＰＭＢ\u00a0１０４', [2]],
  ['anh nobody', []],
  ['%', []],
  ['_', []],
])('%s finds the right person', async (text, expected) => {
  expect(await search(text)).toEqual(
    expected.map((index) => people[index]!.name.replace('\u200b', '').normalize('NFC')),
  )
})

it('a changed name is found by the new one', async () => {
  const dan = await openCustomer(server, 'dan@example.com')
  const filed = (name: string) => ({ ...couple, recipients: [applicant(name)] })
  await dan.post('application', filed('Dan Old'))
  await dan.put('application', filed('Dan Neu'))
  expect([await search('dan old'), await search('dan neu')]).toEqual([[], ['Dan Neu']])
})

it('forty people with the longest names are found, and none after withdrawal', async () => {
  const eve = await openCustomer(server, 'eve@example.com')
  const words = (index: number) =>
    ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((end) => `${'㌖'.repeat(6)}${index}${end}`)
  const crowd = Array.from({ length: 40 }, (_, index) => ({
    ...applicant(`Wx${index} ${words(index).join(' ')}`),
    kind: index === 0 ? 'applicant' : 'adult',
  }))
  const { status, body } = await eve.post('application', { ...couple, recipients: crowd })
  expect([status, body.recipients?.length]).toEqual([201, 40])
  const terms = () =>
    server.database.read
      .selectFrom('searchTerms')
      .select('term')
      .where('applicationId', '=', body.id)
      .execute()
  expect((await terms()).length).toBeLessThanOrEqual(2_000)
  expect(await search('wx39')).toHaveLength(1)
  await eve.post('application/withdraw')
  expect(await terms()).toEqual([])
  expect(await search('wx39')).toEqual([])
})

it('the beginning of a number is shown, but is not an exact match', async () => {
  const { found } = (await clerk.get('find?q=10')).body
  expect(found).toMatchObject([{ box: 104 }])
  expect(bestMatch(found, '10')).toBeUndefined()
  expect(bestMatch((await clerk.get('find?q=104')).body.found, '104')).toMatchObject({ box: 104 })
})
