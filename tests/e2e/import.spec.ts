import type { Page } from '@playwright/test'

import { importPage as words } from '#app/content/staff/imports.ts'
import { plans } from '#app/pricing/plans.ts'
import { sheetOf } from '#server/testing/imports.ts'
import { importColumns } from '#shared/content/imports.ts'
import { interpolate, interpolateCount } from '#shared/interpolate.ts'

import { expectAccessibleInAllLooks } from './accessible.ts'
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

async function checkFile(page: Page, file: string) {
  await page.locator('input[type=file]').setInputFiles({
    name: 'customers.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(file),
  })
  await page.getByRole('button', { name: words.file.check, exact: true }).click()
}

ownShopTest(
  'a spreadsheet is checked, its columns named by hand, a remark accepted, taken over and taken back',
  async ({ page, site, ann }) => {
    await beStaff(page, site, ann, 'administrator')
    await page.goto('/staff/import')
    const file = sheetOf(
      COLUMNS,
      row(301, 'Ann Moved'),
      row(302, 'Bo Moved', 'soon'),
      row(306, 'Cy & Di Moved'),
    )
    await checkFile(page, file)
    await page
      .getByLabel(interpolate(words.columns.fieldOf, { name: 'Thru when' }))
      .selectOption('paidThrough')
    await page.getByRole('button', { name: words.columns.again }).click()
    const mistakes = page.getByRole('region', { name: words.mistakes.title })
    await expect(mistakes.getByRole('row')).toHaveCount(2)
    const toCheck = page.getByRole('region', { name: words.remarks.title })
    await expect(toCheck.getByRole('row')).toHaveCount(2)
    await expectAccessibleInAllLooks(page, { within: 'main' })
    await toCheck.getByRole('button', { name: words.remarks.accept, exact: false }).last().click()
    await expect(toCheck).toHaveCount(0)
    const take = interpolateCount(words.result.takeWithout, 2, { left: 1 })
    await page.getByRole('button', { name: take }).click()
    const imports = page.getByRole('region', { name: words.list.title })
    await expect(imports.getByRole('row')).toHaveCount(2)
    await imports.getByRole('button', { name: words.list.takeBackOf.split('{')[0] ?? '' }).click()
    await imports.getByRole('button', { name: words.list.yes }).click()
    const takenBack = words.list.takenBack.split('{')[0] ?? ''
    await expect(imports.getByRole('cell', { name: takenBack })).toBeVisible()
  },
)

ownShopTest(
  'plans of other names and columns nobody knows are assigned by hand, once',
  async ({ page, site, ann }) => {
    const OTHER = 'Shelf, wide'
    const names = ['Slot', 'Tenant', importColumns.plan, importColumns.paidThrough, 'Paper of']
    const sheet = (...boxes: number[]) =>
      sheetOf(names, ...boxes.map((box) => [box, 'Cy Moved', OTHER, '3/4/27', '3/4/24']))
    const choose = (label: string, value: string) => page.getByLabel(label).selectOption(value)
    const take = (count: number) =>
      page.getByRole('button', { name: interpolateCount(words.result.take, count), exact: true })

    await beStaff(page, site, ann, 'administrator')
    await page.goto('/staff/import')
    await checkFile(page, sheet(303, 304))
    // Not a row can be read before the columns are known.
    await expectAccessibleInAllLooks(page, { within: 'main' })
    for (const [name, field] of [
      ['Slot', 'box'],
      ['Tenant', 'name'],
      ['Paper of', 'signedOn'],
    ] as const) {
      await choose(interpolate(words.columns.fieldOf, { name }), field)
    }
    await page.getByRole('button', { name: words.columns.again }).click()

    const unknown = page.getByRole('region', { name: words.plans.title })
    await expect(unknown.getByRole('row')).toHaveCount(2)
    await expect(take(2)).toHaveCount(0)
    await expectAccessibleInAllLooks(page, { within: 'main' })
    await choose(interpolate(words.plans.planOf, { text: OTHER }), plans[0]?.id ?? '')
    await unknown.getByRole('button', { name: words.plans.again }).click()
    await expectAccessibleInAllLooks(page, { within: 'main' })
    await take(2).click()
    await expect(page.getByText(interpolateCount(words.result.done, 2))).toBeVisible()

    await page.reload()
    await checkFile(page, sheet(305))
    await expect(take(1)).toBeVisible()
    const remembered = page.getByLabel(interpolate(words.plans.planOf, { text: OTHER }))
    await expect(remembered).toHaveValue(plans[0]?.id ?? '')
  },
)
