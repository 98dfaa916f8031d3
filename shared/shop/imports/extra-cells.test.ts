import { expect, it } from 'vitest'

import { facts } from '#shared/testing/rental-facts.ts'

import { readFile } from './read-file.ts'
import { readImport } from './read-import.ts'

const COLUMNS = 'Box,Name,Plan,Paid through,Form 1583'
const LEE = '101,Ann Lee,small,3/4/27,3/4/24'

it.each([
  ['Balance,Deposit', '$1,234.50,$20'],
  ['Balance,', '$1,234.50,'],
  ['Balance,Deposit,Note', '12,234.50,20,'],
  ['Balance,Deposit,Note', '$1,234.50'],
])('refuses a row that a comma within an amount has shifted below %s', async (names, cells) => {
  const text = `${COLUMNS},${names}\n${LEE},${cells}\n102,Bo,${names}`
  const file = await readFile(new TextEncoder().encode(text))
  const { rows } = await readImport(file, {}, { facts, today: '2026-11-02' })
  expect(rows[0]?.problems).toMatchObject([{ code: 'extra_cells' }])
})
