import { sheetOf } from '#server/testing/imports.ts'

import { beStaff } from './counter.ts'
import { expect, ownShopTest } from './test.ts'

const COLUMNS = ['PMB #', 'Customer', 'Plan', 'Rate', 'Thru when', '1583', 'Balance', 'Shoe size']
const row = (box: number, name: string, paid = '3/4/27') => [
  box,
  name,
  '',
  '8.75',
  paid,
  '3/4/24',
  '$12.50',
  42,
]

ownShopTest(
  'a spreadsheet is checked, its columns named by hand, taken over and taken back',
  async ({ page, site, ann }) => {
    await beStaff(page, site, ann, 'administrator')
    await page.goto('/staff/import')
    const file = sheetOf(COLUMNS, row(301, 'Ann Moved'), row(302, 'Bo Moved', 'soon'))
    await page.locator('input[type=file]').setInputFiles({
      name: 'customers.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(file),
    })
    await page.getByRole('button', { name: 'Check it', exact: true }).click()
    await page.getByLabel('What Thru when is').selectOption('paidThrough')
    await page.getByRole('button', { name: 'Check it with these columns' }).click()
    const mistakes = page.getByRole('region', { name: 'Mistakes' })
    await expect(mistakes.getByRole('row')).toHaveCount(2)
    await page.getByRole('button', { name: /take 1 customer over/ }).click()
    const imports = page.getByRole('region', { name: 'Imports' })
    await expect(imports.getByRole('row')).toHaveCount(2)
    await imports.getByRole('button', { name: /Take back/ }).click()
    await imports.getByRole('button', { name: 'Take them back' }).click()
    await expect(imports.getByText(/Taken back/)).toBeVisible()
  },
)
