import { expect, it } from 'vitest'

import { facts } from '#shared/testing/rental-facts.ts'
import { readSheet as read, sheetOf } from '#shared/testing/sheet.ts'

import { keyOfRemark } from './fields.ts'
import type { ReadRow } from './read-customers.ts'

const COLUMNS = ['Box', 'Name', 'Plan', 'Paid through', 'Form 1583']
const LEE = {
  Box: '101',
  Name: 'Ann Lee',
  Plan: 'small',
  'Paid through': '3/4/27',
  'Form 1583': '3/4/24',
}

async function remarksOn(cells: Record<string, string>) {
  const row: Record<string, string> = { ...LEE, ...cells }
  const { rows } = await read(sheetOf(Object.keys(row), Object.values(row)))
  expect(rows.map(({ problems }) => problems)).toEqual([[]])
  return rows[0]?.remarks.map(({ code }) => code)
}
const large = facts.plans.find(({ businessName }) => businessName)!
const small = facts.plans.find(({ id }) => id === 'small')!
const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`

it.each([
  [{ Plan: large.id, Business: 'Personal' }, 'business_doubtful'],
  [{ Plan: large.id, Business: 'ann lee' }, 'business_doubtful'],
  [{ Plan: '', Rate: dollars(large.monthlyCents), Term: 'quarterly' }, 'price_of_term'],
  [{ Name: 'Rose Paz', 'First name': 'Ann', 'Last name': 'Lee' }, 'names_differ'],
  [{ Status: 'Closed' }, 'status_closed'],
  [{ Inactive: 'yes' }, 'status_closed'],
  [{ Moved: 'yes' }, 'status_closed'],
  [{ Active: 'FALSE' }, 'status_closed'],
  [{ Language: 'Korean' }, 'language_other'],
  [{ 'Annual Fee': '119.88' }, 'price_divided'],
  [{ 'Annual payment': '119.88' }, 'price_divided'],
  [{ 'Price per quarter': '29.97' }, 'price_divided'],
  [{ 'Fee (6 mo)': '59.94' }, 'price_divided'],
  [{ 'Weekly rate': '3' }, 'column_unused'],
  [{ Credit: '$20' }, 'column_unused'],
  [{ Amount: '$20' }, 'column_unused'],
  [{ 'Lease end': '1/5/26' }, 'column_unused'],
  [{ 'Renter 2': 'Bo Lee' }, 'form_unsigned'],
  [{ 'Do not renew': 'x' }, 'column_unused'],
  [{ Middle: 'Marie' }, 'column_unused'],
  [{ Phone: '213-555-0188 / 213-555-0199' }, 'contact_doubtful'],
  [{ Phone: '555-0188' }, 'contact_doubtful'],
  [{ Email: 'none@none.com' }, 'contact_doubtful'],
  [{ Email: 'ann@example.con' }, 'contact_doubtful'],
  [{ Note: 'owes $50' }, 'note_telling'],
  [{ Note: 'Hold mail until 12/1' }, 'note_telling'],
  [{ Note: 'keys returned 5/1' }, 'status_closed'],
  [{ Note: 'ya no está' }, 'status_closed'],
  [{ Balance: dollars(13.5 * small.monthlyCents) }, 'sum_large'],
  [{ 'Paid through': '3/14/25' }, 'day_unlikely'],
  [{ Status: 'Cancelado' }, 'status_closed'],
  [{ Note: 'Moved out in May' }, 'status_closed'],
  [{ Note: 'se mudó' }, 'status_closed'],
  [{ Status: 'On hold' }, 'status_unknown'],
  [{ Rate: dollars(12 * small.monthlyCents), Term: 'annual' }, 'price_of_months'],
  [{ Rate: dollars(3 * small.monthlyCents) }, 'price_of_months'],
  [{ 'Paid through': '3/4/2019' }, 'day_unlikely'],
  [{ 'Paid through': '3/4/2037' }, 'day_unlikely'],
  [
    { 'Photo ID': 'passport', 'Photo ID expires': '3/4/2206', 'Address ID': 'lease' },
    'day_unlikely',
  ],
  [{ 'Hold from': '3/4/26', 'Hold until': '3/4/2206' }, 'day_unlikely'],
  [{ Balance: '#N/A' }, 'no_value'],
  [{ Name: '', 'First name': 'Lee, Ann', 'Last name': '' }, 'name_doubtful'],
  [{ Plan: large.id, Business: 'Maria E. Lopez' }, 'business_doubtful'],
  [{ Plan: large.id, Business: 'Acme LLC and Paz, Inc.' }, 'business_doubtful'],
  [{ Plan: large.id, Business: 'Acme / Paz' }, 'business_doubtful'],
  [{ Plan: large.id, Business: 'Luna Nails, Sol Nails' }, 'business_doubtful'],
  [{ Plan: large.id, Business: 'Bo Paz DBA Luna' }, 'business_doubtful'],
  [{ Plan: large.id, Business: '213-555-0188' }, 'business_doubtful'],
  [{ Plan: large.id, Business: 'Manager' }, 'business_doubtful'],
  [{ Deposit: dollars(13 * small.monthlyCents) }, 'sum_large'],
  [{ 'Photo ID expires': '3/4/28' }, 'expiry_alone'],
  [{ Rate: dollars(1.5 * small.monthlyCents), Term: 'quarterly' }, 'price_of_months'],
  [{ 'Customer since': '6/1/26', 'Paid through': '3/4/26' }, 'day_unlikely'],
  [{ 'End date': '3/4/27' }, 'closing_ahead'],
  [{ 'End date': '10/31/26', 'Paid through': '9/30/26' }, 'closed_doubtful'],
  [{ 'End date': '3/4/26', 'Paid through': '3/1/26', Status: 'Active' }, 'closed_doubtful'],
  [{ Rate: '0.08' }, 'price_low'],
  [{ Keys: '14' }, 'keys_many'],
  [{ Balance: dollars(small.monthlyCents) }, 'rent_owed'],
  [{ 'Paid through': 'Dec-26' }, 'month_only'],
  [{ 'Form 1583': '45355' }, 'day_number'],
  [{ 'Form 1583': 'on file' }, 'form_day_unknown'],
  [{ 'Form 1583': 'sí' }, 'form_day_unknown'],
  [{ 'Form 1583': '' }, 'form_unsigned'],
  [{ 'Form 1583': 'No' }, 'form_unsigned'],
])('holds a row with %j back until the remark %s is accepted', async (cells, code) => {
  expect(await remarksOn(cells)).toEqual([code])
})

it.each([
  {},
  { Status: 'Active' },
  { Active: 'TRUE' },
  { Type: 'Personal', Term: 'month to month' },
  { Note: 'left message 5/2' },
  { 'Photo ID': 'CA Driver License', 'Address ID': 'Lease' },
  { 'Closed?': 'no' },
  { 'Rent per month': dollars(small.monthlyCents) },
  { 'Late fees': '0' },
  { Phone: '+52 55 1234 5678' },
  { Plan: large.id, Business: 'Lee Imports' },
  { Plan: large.id, Business: 'Golden State' },
  { Plan: large.id, Business: 'Luna Tax Service, A Professional Corporation' },
  { Rate: dollars(small.monthlyCents) },
  { Deposit: '$20' },
] as Record<string, string>[])('has no remark on %j', async (cells) => {
  expect(await remarksOn(cells)).toEqual([])
})

it('remarks on a telephone number or name of ten boxes', async () => {
  const many = Array.from({ length: 10 }, (_, at) => [
    String(101 + at),
    'Ann Lee',
    ...Object.values(LEE).slice(2),
    '213-555-0188',
  ])
  const { rows } = await read(sheetOf([...COLUMNS, 'Phone'], ...many))
  for (const { remarks } of rows) {
    expect(remarks.map(({ code }) => code)).toEqual(['contact_repeated', 'name_repeated'])
  }
})

it('remarks on negative balances when most are', async () => {
  const balancesOf = (...balances: string[]) =>
    balances.map((balance, at) => [`${101 + at}`, ...Object.values(LEE).slice(1), balance])
  const codesOf = async (...balances: string[]) => {
    const { rows } = await read(sheetOf([...COLUMNS, 'Balance'], ...balancesOf(...balances)))
    return rows.flatMap(({ remarks }) => remarks.map(({ code }) => code))
  }
  expect(await codesOf('-5', '-6', '-7', '8')).toEqual(Array(3).fill('credit_doubtful'))
  expect(await codesOf('-5', '6', '7', '8')).toEqual([])
})

it('remarks on a name with a comma in a column of first names first', async () => {
  const text = sheetOf(
    ['Box', 'Name (First, Last)', ...COLUMNS.slice(2)],
    ['101', 'Ann, Lee', ...Object.values(LEE).slice(2)],
  )
  const columns = ['box', 'name', 'plan', 'paidThrough', 'signedOn'] as const
  const { rows } = await read(text, { columns: [...columns] })
  expect(rows[0]?.remarks).toMatchObject([{ code: 'name_order', values: { last: 'Ann' } }])
})

it('asks for the order of days if none tells', async () => {
  const isOpen = async (day: string, choices = {}) =>
    (await read(sheetOf(COLUMNS, Object.values({ ...LEE, 'Paid through': day })), choices))
      .isOrderOpen
  expect([await isOpen('3/4/27'), await isOpen('3/14/27')]).toEqual([true, false])
  expect(await isOpen('3/4/27', { order: 'day' })).toBe(false)
})

it.each([
  ['Closed boxes', 'no_box', 'status_closed'],
  ['Waiting list', 'no_box', 'heading_above'],
  ['Grand total', 'totals_row', undefined],
])('refuses “%s” alone in a line, remarks on rows below', async (heading, problem, code) => {
  const [ann, bo] = ['101', '102'].map((box) => [box, ...Object.values(LEE).slice(1)]) as string[][]
  const { rows } = await read(sheetOf(COLUMNS, ann!, [heading], bo!))
  expect(rows[1]?.problems[0]?.code).toBe(problem)
  expect([rows[0]?.remarks, rows[2]?.remarks[0]?.code]).toEqual([[], code])
})

it('remarks on a comma where other names have none', async () => {
  const rows = ['Ann Paz', 'Lopez, Maria', 'Bo Paz'].map((name, at) => [
    `${101 + at}`,
    name,
    ...Object.values(LEE).slice(2),
  ])
  const codesOf = async (...some: string[][]) =>
    (await read(sheetOf(COLUMNS, ...some))).rows.map(({ remarks }) => remarks[0]?.code)
  expect(await codesOf(...rows)).toEqual([undefined, 'name_order', undefined])
  expect(await codesOf(...rows.slice(1))).toEqual([undefined, undefined])
})

it('accepts a remark for all rows, or for one', async () => {
  const rows = ['101', '102'].map((box) => [box, 'Ann & Bo Lee', ...Object.values(LEE).slice(2)])
  const openAfter = async (accepted: string[], mended = {}) =>
    (await read(sheetOf(COLUMNS, ...rows), { accepted, mended })).rows
  const [, second] = await openAfter([])
  const keys = second?.remarks.map(keyOfRemark) ?? []
  const counts = (list: ReadRow[]) => list.map(({ remarks }) => remarks.length)
  expect(counts(await openAfter(keys))).toEqual([1, 0])
  expect(counts(await openAfter(keys, { 3: { name: 'Cy & Di Lee' } }))).toEqual([1, 1])
  expect(counts(await openAfter(['two_people:2']))).toEqual([0, 1])
  expect(counts(await openAfter(['two_people']))).toEqual([0, 0])
})

it('reports a guessed encoding, with a name as sample', async () => {
  const text = sheetOf(COLUMNS, ['101', 'José Núñez', ...Object.values(LEE).slice(2)])
  const { notes } = await read(Buffer.from(text, 'latin1'))
  expect(notes).toEqual([
    { code: 'encoding_guessed', values: { encoding: 'windows-1252', sample: 'José Núñez' } },
  ])
})

it('quotes no ID number in place of a status', async () => {
  const row = { ...LEE, Status: 'D1234567' }
  const { rows } = await read(sheetOf(Object.keys(row), Object.values(row)))
  expect(rows).toMatchObject([{ problems: [{ code: 'personal' }], remarks: [] }])
})
