import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { utils, type BookType } from '@e965/xlsx'
import { expect, it } from 'vitest'

import { environmentFor } from '#server/testing/accounts.ts'
import { useServer } from '#server/testing/use-server.ts'
import { importCommand, importFaults } from '#shared/content/imports.ts'
import { facts } from '#shared/testing/rental-facts.ts'
import { bytesOfBook, sheetOf } from '#shared/testing/sheet.ts'

import { importCustomers } from './import-customers.ts'

const server = useServer()
const COLUMNS = ['Box', 'Name', 'Plan', 'Paid through', 'Form 1583']
const GOOD = [101, 'Ann Lee', 'small', '3/14/27', '3/4/24']
const BAD = [102, 'Bo Paz', 'small', 'soon', '3/4/24']

const run = async (rows: (string | number)[][], ...flags: string[]) =>
  runFile(sheetOf(COLUMNS, ...rows), ...flags)

async function runFile(content: string | Uint8Array, ...flags: string[]) {
  const file = join(server.place.dataDir, 'customers')
  await writeFile(file, content)
  return importCustomers([file, ...flags], environmentFor(server.place), facts)
}

const countRentals = async () =>
  (await server.database.read.selectFrom('rentals').select('id').execute()).length

it('imports customers beside a running server, like the page, once told to', async () => {
  expect(await run([GOOD, BAD])).toContain('“soon” in Paid through')
  await expect(run([GOOD, BAD], '--take-over')).rejects.toThrow(importCommand.faulty)
  expect(await countRentals()).toBe(0)
  await run([GOOD, BAD], '--take-over', '--leave-mistakes-out')
  expect(await countRentals()).toBe(1)
  expect(await run([GOOD], '--take-over')).toContain('Nothing was changed')
  const log = await server.database.read.selectFrom('audit').selectAll().execute()
  expect(log).toMatchObject([{ actor: 'operator', action: 'import' }])
})

it('reports a faulty file in one line, and its usage', async () => {
  await expect(run([])).rejects.toThrow(importFaults.file_empty)
  for (const flags of [['--now'], ['--accept', 'two_peple'], ['--days-first', '--months-first']])
    await expect(run([GOOD], ...flags)).rejects.toThrow('Usage')
  await expect(run([BAD])).rejects.toThrow('--months-first')
  await expect(importCustomers(['/nowhere.csv'], {}, facts)).rejects.toThrow('/nowhere.csv')
})

const DAY = { t: 'n', v: 46_460, z: 'm/d/yyyy' }
const NUNEZ = [103, 'José', 'Núñez', 'small', DAY, true, 119.88, 12.5]
const WORKBOOK = [
  ['Boxes of Main Street'],
  ['', 'Customer', '', 'Rental', '', 'Form', 'Annual', ''],
  ['PMB #', 'First name', 'Last name', 'Size', 'Paid thru', '1583', 'Fee', 'Owes'],
  NUNEZ,
]
const SPANISH = 'Buzón;Nombre;Apellido;Plan;Vence;Forma 1583;Renta anual;Saldo'
const CSV = `${SPANISH}\r\n103;José;Núñez;small;14/03/2027;sí;119,88;12,50\r\n`

function bookOf(bookType: BookType) {
  const sheet = utils.aoa_to_sheet(WORKBOOK)
  sheet['!merges'] = ['A1:H1', 'B2:C2', 'D2:E2'].map((range) => utils.decode_range(range))
  return bytesOfBook(utils.book_new(sheet, 'Boxes'), bookType)
}

it.each([
  ['a workbook of Excel', bookOf('xlsx')],
  ['a workbook of Excel 97', bookOf('biff8')],
  ['a workbook of LibreOffice', bookOf('ods')],
  ['Spanish CSV in Windows-1252', Buffer.from(CSV, 'latin1')],
  ['tabs in UTF-16', Buffer.from(`\uFEFF${CSV.replaceAll(';', '\t')}`, 'utf16le')],
])('imports %s, from the file to the rental', async (_kind, content) => {
  await expect(runFile(content, '--take-over')).rejects.toThrow('119.88')
  await runFile(content, '--take-over', '--accept', 'price_divided,form_day_unknown')
  const rental = await server.database.read
    .selectFrom('rentals')
    .innerJoin('recipients', 'recipients.applicationId', 'rentals.applicationId')
    .innerJoin('rentalBalances', 'rentalBalances.rentalId', 'rentals.id')
    .select(['box', 'name', 'paidThrough', 'cents', 'prices', 'formStatus'])
    .where('box', '=', 103)
    .execute()
  expect(rental.map((row) => ({ ...row, prices: JSON.parse(row.prices).monthlyCents }))).toEqual([
    {
      box: 103,
      name: 'José Núñez',
      paidThrough: '2027-03-14',
      cents: 1250,
      prices: 999,
      formStatus: 'signed',
    },
  ])
})
