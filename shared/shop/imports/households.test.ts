import { expect, it } from 'vitest'

import { facts } from '#shared/testing/rental-facts.ts'
import { readSheet, sheetOf } from '#shared/testing/sheet.ts'

const COLUMNS = 'Box,Name,Kind,Business,Personal mail,Plan,Paid through,Form 1583'.split(',')
const business = facts.plans.find(({ businessName }) => businessName)?.id ?? ''

async function read(...rows: string[][]) {
  const list = await readSheet(sheetOf(COLUMNS, ...rows))
  return list.rows.map(({ customer, problems, remarks }) => ({
    people: customer?.people.map(({ kind, name }) => `${kind} ${name}`),
    open: [...problems, ...remarks].map(({ code }) => code),
    personal: customer?.people.map(({ hasPersonalMail }) => hasPersonalMail),
  }))
}

it('reads a second customer of a box with the same terms as another adult, as a guess', async () => {
  const lee = (name: string) => ['101', name, '', '', '', 'small', '3/4/27', '3/4/24']
  expect(await read(lee('Ann Lee'), lee('Bo Lee'))).toMatchObject([
    { people: ['applicant Ann Lee', 'adult Bo Lee'], open: ['second_person'] },
  ])
  const [first, second] = await read(lee('Ann Lee'), lee('Ann Lee'))
  expect([first?.open, second?.open]).toEqual([['box_twice'], ['box_twice']])
})

it('reads partners of a business as its people', async () => {
  const rows = [
    ['101', 'Ann Lee', '', 'Lee & Paz LLC', '', business, '3/4/27', '3/4/24'],
    ['101', 'Bo Paz', 'partner', '', '', '', '', ''],
  ]
  expect(await read(...rows)).toMatchObject([
    { people: ['applicant Ann Lee', 'business Lee & Paz LLC', 'employee Bo Paz'], open: [] },
  ])
})

it('reads a business whose owner receives personal mail, with a child', async () => {
  const rows = [
    ['101', 'Ann Lee', '', 'Lee LLC', 'yes', business, '3/4/27', '3/4/24'],
    ['101', 'Cy Lee', 'child', '', '', '', '', ''],
  ]
  const [row] = await read(...rows)
  expect(row).toMatchObject({ open: [], personal: [true, false, false] })
})

it('drops a debt, a closing or a phone on another person’s line only once accepted', async () => {
  const columns = [...COLUMNS, 'Balance', 'Closed on', 'Phone', 'Keys']
  const ann = ['101', 'Ann Lee', '', '', '', 'small', '3/4/27', '3/4/24', '0', '', '', '1']
  const bo = [
    '101',
    'Bo Lee',
    'adult',
    '',
    '',
    '',
    '',
    '3/4/24',
    '$50',
    '1/5/26',
    '213-555-0100',
    '1',
  ]
  const { rows } = await readSheet(sheetOf(columns, ann, bo))
  expect(rows[0]?.remarks.map(({ code }) => code)).toEqual(['left_out', 'left_out', 'left_out'])
})
