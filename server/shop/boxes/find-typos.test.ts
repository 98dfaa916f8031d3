import { beforeAll, describe, expect, it } from 'vitest'

import { atMonday, couple, openCustomer, openStaff, type Staff } from '#server/testing/shop.ts'
import { useSharedServer } from '#server/testing/use-server.ts'
import { bestMatch, type Found } from '#shared/shop/boxes/found.ts'

const server = useSharedServer()
let clerk: Staff

const names = [
  'María Guadalupe Hernández',
  'José Luis González',
  'Yesenia Ibáñez',
  'Xóchitl Quiñones',
  'Ana De La Cruz',
  'Rosa Lopes',
  'Rosa Lopez',
  'Nguyễn Thị Ánh',
  'Trần Văn Đức',
  'Phạm Quỳnh',
  'Kim Ji-woo',
  'Park Minjun',
  'Choi Soo Yeon',
  'Tim Oh',
  'Hovhannisyan Armen',
  'Karapetyan Anahit',
  'Ter-Petrosyan Levon',
  'Zhang Xiaoming',
  'Chang Mei',
  'Xu Jianguo',
  'Zheng Qiang',
  'Seán O’Brien',
  'Quillhaven Books LLC',
]

beforeAll(async () => {
  atMonday(server)
  clerk = await openStaff(server, 'clerk@example.com')
  for (const [index, name] of names.entries()) {
    const customer = await openCustomer(server, `person${index}@example.com`)
    const applicant = { ...couple.recipients[1], kind: 'applicant', name }
    await customer.post('application', { ...couple, recipients: [applicant] })
  }
})

const find = async (text: string): Promise<Found[]> =>
  (await clerk.get(`find?q=${encodeURIComponent(text)}`)).body.found

describe.each([
  [
    'two letters swapped',
    [
      ['hernandez maira', 0],
      ['gonazlez', 1],
      ['nugyen', 7],
      ['mijnun', 11],
      ['hovhannisayn', 14],
      ['zahng', 17],
      ['kmi ji', 10],
    ],
  ],
  [
    'a wrong first letter',
    [
      ['fernandez', 0],
      ['kuinones', 3],
      ['garapetyan', 15],
      ['pzang xiaoming', 17],
      ['trinh van duc', 8],
      ['bark minjun', 11],
    ],
  ],
  [
    'a missing letter',
    [
      ['ernandez', 0],
      ['gonzlez', 1],
      ['nguye thi', 7],
      ['hovhanisyan', 14],
      ['xiaomin', 17],
      ['quilhaven', 22],
    ],
  ],
  [
    'a letter too many',
    [
      ['hernanndez', 0],
      ['guadalluppe', 0],
      ['phamm quynh', 9],
      ['karrapetyan', 15],
      ['jianguoo', 19],
      ['obrienn', 21],
    ],
  ],
  [
    'another letter within',
    [
      ['gonzales', 1],
      ['petrosian levon', 16],
      ['obryen', 21],
      ['quynn', 9],
    ],
  ],
  [
    'no marks, or other ones',
    [
      ['ibanez', 2],
      ['Xochitl', 3],
      ['tran van duc', 8],
      ['phàm quynh', 9],
      ['sean o brien', 21],
      ["O'BRIEN", 21],
    ],
  ],
  [
    'an order that is turned',
    [
      ['Hernandez, Maria', 0],
      ['anh nguyen', 7],
      ['ji-woo kim', 10],
      ['levon ter petrosyan', 16],
      ['mei chang', 18],
    ],
  ],
  [
    'words that are joined or apart',
    [
      ['delacruz', 4],
      ['jiwoo', 10],
      ['jiwoo kim', 10],
      ['min jun', 11],
      ['sooyeon choi', 12],
      ['terpetrosyan', 16],
      ['de la cruz ana', 4],
    ],
  ],
  [
    'several letters, or a word more than the form has',
    [
      ['hovanissian', 14],
      ['jose luis gonzalez perez', 1],
      ['mr armen hovhannisyan', 14],
      ['rosa m lopez', 6],
      ['guadalupe m hernandes', 0],
    ],
  ],
] satisfies [string, [string, number][]][])('%s', (_kind, typed) => {
  it.each(typed)('“%s” finds the right person first', async (text, index) => {
    expect((await find(text))[0]?.name).toBe(names[index])
  })
})

it('puts the exact match first, without ambiguity, before a similar name', async () => {
  for (const name of ['Rosa Lopes', 'Rosa Lopez']) {
    const results = await find(name)
    expect(results.map((line) => line.name).toSorted()).toEqual(['Rosa Lopes', 'Rosa Lopez'])
    expect(bestMatch(results)?.name).toBe(name)
  }
  expect(bestMatch(await find('rosa'))).toBeUndefined()
  expect((await find('zhang')).map(({ name }) => name)[0]).toBe('Zhang Xiaoming')
})

it.each(['schwarzenegger', 'smith', 'maria gonzalez', 'kim nguyen', 'qqqq', 'zz', '@'])(
  '“%s” finds nothing',
  async (text) => {
    expect(await find(text)).toEqual([])
  },
)

it('finds few wrong people', async () => {
  const counts = []
  for (const name of names) counts.push((await find(name)).length)
  expect(Math.max(...counts)).toBeLessThanOrEqual(2)
})
