import { utils } from '@e965/xlsx'
import { expect, it } from 'vitest'

import { bytesOfBook, readSheet as read, sheetOf } from '#shared/testing/sheet.ts'

import { isPersonalColumn } from './columns.ts'
import type { ImportChoices } from './read-import.ts'

const COLUMNS = ['Box', 'Name', 'Plan', 'Paid through', 'Form 1583']
const LEE = ['101', 'Ann Lee', 'small', '3/4/27', '3/4/24']

async function problemsOf(columns: string[], ...rows: string[][]) {
  const list = await read(sheetOf(columns, ...rows))
  return list.rows.flatMap(({ problems }) => problems.map(({ code }) => code))
}
const withCell = (column: string, cell: string) => problemsOf([...COLUMNS, column], [...LEE, cell])

it('reads columns below a title and beside forty unknown ones', async () => {
  const unknown = Array.from({ length: 40 }, (_, at) => `Col ${at}`)
  const lines = [['Customers of 2026'], [], [...COLUMNS, ...unknown], [], [...LEE, ...unknown]]
  const { rows, columns } = await read(lines.map((cells) => cells.join(',')).join('\r\n'))
  expect(rows).toMatchObject([{ lines: [5], box: 101, problems: [] }])
  expect(columns.filter(({ field }) => field === null)).toHaveLength(40)
})

it('reads the visible sheet with most known columns: days, day numbers, and formulas’ values', async () => {
  const book = utils.book_new()
  const cells = [
    [...COLUMNS, 'Balance'],
    [101, 'Ann Lee', 'small', '', 45_355, { t: 'n', v: 12.5, f: '10+2.5' }],
  ]
  const boxes = utils.aoa_to_sheet(cells)
  boxes['D2'] = { t: 'n', v: 46_450, z: 'm/d/yyyy' }
  const old = utils.aoa_to_sheet([COLUMNS, [102, 'Bo Lee', 'small', 45_355, 45_355]])
  utils.book_append_sheet(book, old, 'Old')
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Read me'], ['Box'], ['x']]), 'Read me')
  utils.book_append_sheet(book, boxes, 'Boxes')
  const log = utils.aoa_to_sheet(Array.from({ length: 6_000 }, () => ['x']))
  utils.book_append_sheet(book, log, 'Log')
  book.Workbook = { Sheets: [{ Hidden: 1 }, {}, {}, {}] }
  const { rows } = await read(bytesOfBook(book))
  expect(rows).toMatchObject([
    {
      problems: [],
      customer: {
        box: 101,
        paidThrough: '2027-03-04',
        balanceCents: 1250,
        people: [{ signedOn: '2024-03-04' }],
      },
    },
  ])
})

it('counts day numbers of an old Mac from 1904', async () => {
  const book = utils.book_new()
  const sheet = utils.aoa_to_sheet([COLUMNS, [101, 'Ann Lee', 'small', '3/4/27', 43_893]])
  utils.book_append_sheet(book, sheet, 'Boxes')
  book.Workbook = { WBProps: { date1904: true } }
  const { rows } = await read(bytesOfBook(book))
  expect(rows[0]?.customer?.people).toMatchObject([{ signedOn: '2024-03-04' }])
})

it.each(['N/A', 'none', '-', '#N/A'])('reads %s as empty', async (nothing) => {
  const columns = [...COLUMNS, 'Email', 'Phone', 'Balance']
  const { rows } = await read(sheetOf(columns, [...LEE, nothing, nothing, nothing]))
  expect(rows).toMatchObject([{ problems: [], customer: { email: '', balanceCents: 0 } }])
})

it('chooses the surest of two columns for a field', async () => {
  const { rows, columns } = await read(sheetOf(['Customer', ...COLUMNS], ['C-1001', ...LEE]))
  expect(rows[0]?.name).toBe('Ann Lee')
  expect(columns[0]?.field).toBeNull()
})

it('reads a cell that looks like a formula as text', async () => {
  const { rows } = await read(sheetOf(COLUMNS, ['101', '=HYPERLINK("x")', ...LEE.slice(2)]))
  expect(rows[0]?.name).toContain('=HYPERLINK')
})

it('refuses an empty list, and one that is too long', async () => {
  await expect(read(COLUMNS.join(','))).rejects.toMatchObject({ fault: 'file_empty' })
  const many = Array.from({ length: 5_001 }, () => LEE)
  await expect(read(sheetOf(COLUMNS, ...many))).rejects.toMatchObject({ fault: 'too_many_rows' })
})

it.each([
  'Driver License #',
  'DL No.',
  'SSN',
  'Passport Number',
  'Date of Birth',
  'DOB',
  'Home Address',
  'Street',
  'Domicilio',
  'ID Number',
  'Birthday',
])('refuses a column named %s', async (name) => {
  const { columns, rows } = await read(sheetOf([...COLUMNS, name], [...LEE, 'x']))
  expect(columns.at(-1)).toMatchObject({ refusedBy: 'name' })
  expect(rows).toEqual([])
})

it.each([
  'Box number',
  'Phone number',
  'E-mail address',
  'Address ID',
  'Photo ID expires',
  'Customer ID number',
  'Account No',
  'Invoice #',
])('accepts a column named %s', (name) => {
  expect(isPersonalColumn(name)).toBe(false)
})

it.each(['123-45-6789', 'D1234567', '4/17/1961', '12 Elm Street, Pasadena, CA 91101'])(
  'refuses an unknown column with %s, and a telling note or name, without quoting it',
  async (cell) => {
    const shaped = await read(sheetOf([...COLUMNS, 'Misc'], [...LEE, cell]))
    expect(shaped.columns.at(-1)).toMatchObject({ refusedBy: 'shape' })
    const noted = await read(sheetOf([...COLUMNS, 'Note'], [...LEE, cell]))
    expect(noted.rows[0]?.problems).toMatchObject([{ code: 'personal' }])
    expect(JSON.stringify([shaped, noted])).not.toContain(cell)
  },
)

it.each([
  ['Email', 'ann at example', 'no_email'],
  ['Phone', 'none of yours', 'no_phone'],
  ['Phone', '000-000-0000', 'no_phone'],
  ['Balance', 'much', 'no_amount'],
  ['Balance', '(100000.01)', 'amount_large'],
  ['Deposit', '90000000000000', 'amount_large'],
  ['Price', '100000.01', 'amount_large'],
  ['Keys', '99', 'no_keys'],
  ['Term', 'forever', 'no_term'],
  ['Hold from', '3/4/27', 'hold_incomplete'],
  ['Customer since', '3/4/27', 'day_ahead'],
  ['CRD', '3/3/24', 'crd_before_form'],
  ['CRD', '3/3/1924', 'personal'],
  ['Photo ID', 'passport', 'ids_incomplete'],
  ['Closes on', '3/4/29', 'closing_far'],
  ['Kind', 'uncle', 'no_kind'],
  ['Business', 'Lee LLC', 'plan_without_business'],
])('reports the fault of a row whose %s is %s', async (column, cell, code) => {
  expect(await withCell(column, cell)).toContain(code)
})

it('reports what a row lacks', async () => {
  expect(await problemsOf(COLUMNS, ['', ...LEE.slice(1)])).toEqual(['box_missing'])
  expect(await problemsOf(COLUMNS, ['9999', ...LEE.slice(1)])).toEqual(['box_unknown'])
  expect(await problemsOf(COLUMNS, ['101', '', ...LEE.slice(2)])).toEqual(['name_missing'])
  expect(await problemsOf(COLUMNS, ['101', 'Ann Lee', 'huge', '3/4/27', '3/4/24'])).toEqual([
    'plan_unknown',
  ])
  expect(await problemsOf(COLUMNS, ['101', 'Ann Lee', 'small', '', '3/4/24'])).toEqual([
    'paid_missing',
  ])
  expect(await problemsOf(COLUMNS, ['101', 'Ann Lee', 'small', 'soon', '3/4/24'])).toEqual([
    'no_day',
  ])
  expect(await problemsOf(COLUMNS, LEE, LEE)).toEqual(['box_twice', 'box_twice'])
})

it('collects the people of a box from its lines and from one cell', async () => {
  const columns = [...COLUMNS, 'Kind', 'Other people']
  const { rows } = await read(
    sheetOf(
      columns,
      [...LEE, '', 'Cy Lee (minor); Di Lee (adult, 3/5/24)'],
      ['101', 'Ed Lee', '', '', '3/6/24', 'Adult', ''],
    ),
  )
  expect(rows).toMatchObject([
    {
      lines: [2, 3],
      problems: [],
      customer: {
        people: [{ name: 'Ann Lee' }, { kind: 'minor' }, { kind: 'adult' }, { name: 'Ed Lee' }],
      },
    },
  ])
})

it('imports a box’s former customer and the present one', async () => {
  const columns = [...COLUMNS, 'Closed on']
  const { rows } = await read(sheetOf(columns, [...LEE, '1/5/26'], [...LEE, '']))
  expect(rows.map(({ customer }) => customer?.closesOn)).toEqual(['2026-01-05', null])
})

it('reads columns chosen by hand, now and earlier', async () => {
  const sheet = sheetOf(['Where', 'Who', 'What', 'Till', 'Paper'], LEE)
  expect((await read(sheet)).missing).toHaveLength(4)
  const columns: ImportChoices['columns'] = ['box', 'name', 'plan', 'paidThrough', 'signedOn']
  expect((await read(sheet, { columns })).rows).toMatchObject([{ problems: [] }])
  const remembered = {
    where: 'box',
    who: 'name',
    what: 'plan',
    till: 'paidThrough',
    paper: 'signedOn',
  } as const
  expect((await read(sheet, { memory: { columns: remembered, plans: {} } })).rows).toMatchObject([
    { problems: [] },
  ])
})

it('recognizes a plan by a name or price assigned by hand', async () => {
  const columns = ['Box', 'Name', 'Size', 'Rate', 'Paid through', 'Form 1583']
  const named = sheetOf(columns, ['101', 'Ann Lee', 'Size A', '7', '3/4/27', '3/4/24'])
  const priced = sheetOf(columns, ['101', 'Ann Lee', '', '$7.00', '3/4/27', '3/4/24'])
  for (const [sheet, plans, text] of [
    [named, { 'size a': 'small' }, 'Size A'],
    [priced, { '$7.00': 'small' }, '$7.00'],
  ] as const) {
    expect((await read(sheet)).rows[0]?.problems).toHaveLength(1)
    const { rows, plans: assigned } = await read(sheet, { plans })
    expect(rows).toMatchObject([
      { problems: [], customer: { plan: 'small', monthlyCents: expect.any(Number) } },
    ])
    expect(assigned).toEqual([{ text, plan: 'small', rows: 1 }])
  }
})
