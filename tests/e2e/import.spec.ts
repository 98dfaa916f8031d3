import { importPage as words } from '#app/content/staff/imports.ts'
import { plans } from '#app/pricing/plans.ts'
import { sheetOf } from '#server/testing/imports.ts'
import { interpolate, interpolateCount } from '#shared/interpolate.ts'

import { beStaff } from './counter.ts'
import { expect, ownShopTest } from './test.ts'

const COLUMNS = ['PMB #', 'Customer', 'Plan', 'Rate', 'Thru when', '1583', 'Balance', 'Shoe size']
const row = (box: number, name: string, paid = '3/4/27') => [
  box,
  name,
  plans[0]?.name ?? '',
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
    await page.getByRole('button', { name: words.file.check, exact: true }).click()
    await page
      .getByLabel(interpolate(words.columns.fieldOf, { name: 'Thru when' }))
      .selectOption('paidThrough')
    await page.getByRole('button', { name: words.columns.again }).click()
    const mistakes = page.getByRole('region', { name: words.mistakes.title })
    await expect(mistakes.getByRole('row')).toHaveCount(2)
    const take = interpolateCount(words.result.takeWithout, 1, { left: 1 })
    await page.getByRole('button', { name: take }).click()
    const imports = page.getByRole('region', { name: words.list.title })
    await expect(imports.getByRole('row')).toHaveCount(2)
    await imports.getByRole('button', { name: words.list.takeBackOf.split('{')[0] ?? '' }).click()
    await imports.getByRole('button', { name: words.list.yes }).click()
    await expect(imports.getByText(words.list.takenBack.split('{')[0] ?? '')).toBeVisible()
  },
)
