import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { environmentFor } from '#server/testing/accounts.ts'
import { useServer } from '#server/testing/use-server.ts'
import { importFaults } from '#shared/content/imports.ts'
import { facts } from '#shared/testing/rental-facts.ts'
import { sheetOf } from '#shared/testing/sheet.ts'

import { importCustomers } from './import-customers.ts'

const server = useServer()
const COLUMNS = ['Box', 'Name', 'Plan', 'Paid through', 'Form 1583']
const GOOD = [101, 'Ann Lee', 'small', '3/14/27', '3/4/24']
const BAD = [102, 'Bo Paz', 'small', 'soon', '3/4/24']

async function run(rows: (string | number)[][], ...flags: string[]) {
  const file = join(server.place.dataDir, 'customers.csv')
  await writeFile(file, sheetOf(COLUMNS, ...rows))
  return importCustomers([file, ...flags], environmentFor(server.place), facts)
}

const countRentals = async () =>
  (await server.database.read.selectFrom('rentals').select('id').execute()).length

it('imports customers beside a running server, like the page, once told to', async () => {
  expect(await run([GOOD, BAD])).toContain('“soon” in Paid through')
  await run([GOOD, BAD], '--take-over')
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
