import { utils } from '@e965/xlsx'
import { expect, it } from 'vitest'

import { bytesOfBook, readSheet } from '#shared/testing/sheet.ts'

import type { ImportChoices } from './read-import.ts'

type Cells = (string | number)[][]

async function read(cells: Cells, merges: string[] = [], choices: ImportChoices = {}) {
  const sheet = utils.aoa_to_sheet(cells)
  sheet['!merges'] = merges.map((range) => utils.decode_range(range))
  return readSheet(bytesOfBook(utils.book_new(sheet, 'Boxes')), choices)
}

const LEE = [101, 'Ann', 'Lee', 'small', '3/4/27', '3/4/24', 'passport', '3/4/28', 'lease']
const LEE_SHORT = [101, 'Ann Lee', 'small', '3/4/27', '3/4/24']

it('joins column names in two rows, under merged cells', async () => {
  const above = ['', '', '', '', '', '', 'Photo ID', '', 'Address ID']
  const names = ['Box', 'First', 'Last', 'Plan', 'Paid thru', '1583', 'Kind', 'Expires', 'Type']
  const { head, columns, rows } = await read([above, names, LEE], ['G1:H1'])
  expect(head).toEqual({ line: 2, hasTwoRows: true })
  expect(columns.slice(6).map(({ field }) => field)).toEqual([
    'photoId',
    'photoExpiresOn',
    'addressId',
  ])
  expect(rows).toMatchObject([{ name: 'Ann Lee', problems: [], remarks: [] }])
})

it('repeats cells merged downwards in each line', async () => {
  const names = ['Box', 'Name', 'Kind', 'Plan', 'Paid thru', '1583']
  const cells = [
    names,
    [101, 'Ann Lee', '', 'small', '3/4/27', '3/4/24'],
    ['', 'Cy Lee', 'child', '', '', ''],
  ]
  expect((await read(cells, ['A2:A3'])).rows).toMatchObject([{ lines: [2, 3], problems: [] }])
})

it('reads column names from the chosen line', async () => {
  const names = ['Box', 'Name', 'Plan', 'Paid thru', '1583']
  const cells = [names, ['PMB', 'Customer', 'Size', 'Due', 'Form 1583'], LEE.slice(0, 5)]
  expect((await read(cells)).head.line).toBe(1)
  const { columns } = await read(cells, [], { head: { line: 2, hasTwoRows: false } })
  expect(columns.map(({ name }) => name)).toEqual(cells[1])
})

it('asks which of two similar columns to use', async () => {
  const names = ['Box', 'Name', 'Plan', 'Expiration', 'Paid through', '1583']
  const cells = [names, [101, 'Ann Lee', 'small', '8/8/28', '3/4/27', '3/4/24']]
  const { columns, rows } = await read(cells)
  expect(columns.map(({ rivalFor }) => rivalFor)).toContain('paidThrough')
  expect(rows[0]?.customer?.paidThrough).toBe('2027-03-04')
})

it('reads an expiry beside an ID’s kind as the ID’s', async () => {
  const names = ['Box', 'Name', 'Plan', 'ID type', 'Exp', '1583']
  const { columns, missing } = await read([
    names,
    [101, 'Ann Lee', 'small', 'passport', '3/4/28', ''],
  ])
  expect(columns[4]?.field).toBe('photoExpiresOn')
  expect(missing).toHaveLength(1)
})

it('joins two rows of names where one alone would mean something else', async () => {
  const above = ['', '', '', 'Rental', 'Form', 'Photo ID', '', 'Annual']
  const names = ['Box', 'Name', 'Plan', 'Paid thru', '1583', 'Type', 'Exp', 'Fee']
  const lee = [...LEE_SHORT, 'passport', '3/4/28', 119.88]
  const { columns, rows } = await read([above, names, lee], ['F1:G1'])
  expect(columns.slice(5).map(({ field }) => field)).toEqual(['photoId', 'photoExpiresOn', 'price'])
  expect(rows[0]?.remarks.map(({ code }) => code)).toEqual(['price_divided'])
})

it.each([
  ['0%', 0.5],
  ['[$€-2] 0.00', 5],
  ['"credit "0.00', 5],
])('refuses a number that is shown as %s', async (format, value) => {
  const cell = { t: 'n', v: value, z: format } as unknown as number
  const names = ['Box', 'Name', 'Plan', 'Paid thru', '1583', 'Balance']
  const { rows } = await read([names, [...LEE_SHORT, cell]])
  expect(rows[0]?.problems).toMatchObject([{ code: 'no_amount' }])
})

it('remarks on cells of a column without a name', async () => {
  const cells = [
    ['Box', 'Name', 'Plan', 'Paid thru', '1583'],
    [...LEE_SHORT, 'left in May'],
  ]
  const { rows } = await read(cells)
  expect(rows[0]?.remarks).toMatchObject([
    { code: 'column_unused', values: { text: 'left in May', column: 'column 6' } },
  ])
})

it('ignores another list below', async () => {
  const names = ['Box', 'Name', 'Plan', 'Paid thru', '1583', 'Balance', 'Deposit']
  const other = ['Box', '', 'Name', 'Closed']
  const { rows } = await read([names, [...LEE_SHORT, 5, 10], other, [...LEE_SHORT, 10, 5]])
  expect(rows.map(({ problems }) => problems.map(({ code }) => code))).toEqual([
    [],
    ['other_list'],
    ['other_list'],
  ])
})

it.each([
  ['Balance,Deposit', '$1,234.50,$20', 'extra_cells'],
  ['Balance,', '$1,234.50,', 'extra_cells'],
  ['Balance,Deposit,Note', '12,234.50,20,', 'extra_cells'],
  ['Balance,Deposit,Note', '$1,234.50', 'extra_cells'],
  ['Balance,Deposit', '20', 'cells_fewer'],
  ['Balance,Deposit', '20,"5\n104,Bo Paz,small,3/4/27,3/4/24"', 'lines_swallowed'],
])('reports rows of a text file with %s', async (names, cells, code) => {
  const columns = 'Box,Name,Plan,Paid through,Form 1583'
  const lee = ',Ann Lee,small,3/4/27,3/4/24'
  const lines = [columns, `101${lee}`, `102${lee}`, `103${lee}`]
  const text = lines.map((line, at) => `${line},${at === 1 ? cells : names}`).join('\n')
  const [row] = (await readSheet(text)).rows
  expect([...row!.problems, ...row!.remarks].map((one) => one.code)).toContain(code)
})
