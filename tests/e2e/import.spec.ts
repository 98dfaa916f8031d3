import { utils } from '@e965/xlsx'
import type { Page } from '@playwright/test'

import { importPage as words } from '#app/content/staff/imports.ts'
import { plans } from '#app/pricing/plans.ts'
import { formatRemarks } from '#app/shop/imports/row-text.ts'
import { importColumns } from '#shared/content/imports.ts'
import { interpolate, interpolateCount } from '#shared/interpolate.ts'
import { bytesOfBook, sheetOf } from '#shared/testing/sheet.ts'

import { expectAccessibleInAllLooks } from './accessible.ts'
import { beStaff } from './counter.ts'
import { expect, ownShopTest } from './test.ts'

const { rows: rowWords, columns: columnWords } = words
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

async function openFile(page: Page, content: string | Uint8Array) {
  const file = { name: 'customers', mimeType: '', buffer: Buffer.from(content) }
  await page.locator('input[type=file]').setInputFiles(file)
}
const customers = (page: Page) => page.getByRole('region', { name: rowWords.title })
const filter = (page: Page, name: string) =>
  customers(page).getByRole('button', { name: new RegExp(`^${name}`) })
const takeButton = (page: Page, count: number, left = 0) => {
  const sentence = left > 0 ? rowWords.takeWithout : rowWords.take
  return page.getByRole('button', { name: interpolateCount(sentence, count, { left }) })
}

ownShopTest(
  'a list is read, a column chosen, a remark accepted, a row mended after a reload, imported and undone',
  async ({ page, site, ann }) => {
    await beStaff(page, site, ann, 'administrator')
    await page.goto('/staff/import')
    const rows = [row(301, 'Ann Newman'), row(302, 'Bo Newman', 'soon'), row(306, 'Cy & Di Newman')]
    await openFile(page, sheetOf(COLUMNS, ...rows))
    await page
      .getByLabel(interpolate(columnWords.fieldOf, { name: 'Thru when' }))
      .selectOption('paidThrough')
    await expect(filter(page, rowWords.filters['to-check'])).toContainText('(1)')
    await expectAccessibleInAllLooks(page, { within: 'main' })
    await page.getByRole('button', { name: columnWords.orders.month }).click()
    await customers(page)
      .getByRole('button', { name: rowWords.acceptOf.split(' ')[0] })
      .click()

    const paid = interpolate(rowWords.cell, { field: importColumns.paidThrough, line: 3 })
    await expect(page.getByLabel(paid)).toHaveValue('soon')
    await expect(takeButton(page, 2, 1)).toBeVisible()
    await expect(page.getByText(words.file.kept)).toBeVisible()
    await page.reload()
    await expect(page.getByLabel(paid)).toHaveValue('soon')
    await page.getByLabel(paid).fill('3/4/28')
    await page.getByLabel(paid).press('Enter')
    await expect(takeButton(page, 3)).toBeVisible()
    await takeButton(page, 3).click()

    const report = page.getByRole('region', { name: words.report.title })
    await expect(report.getByText(interpolateCount(words.report.done, 3))).toBeVisible()
    await expect(report.getByText(`1: ${formatRemarks('two_people')}`)).toBeVisible()
    const imports = page.getByRole('region', { name: words.list.title })
    await expect(imports.getByRole('row')).toHaveCount(2)
    await imports.getByRole('button', { name: words.list.takeBackOf.split('{')[0] ?? '' }).click()
    await imports.getByRole('button', { name: words.list.yes }).click()
    const takenBack = words.list.takenBack.split('{')[0] ?? ''
    await expect(imports.getByRole('cell', { name: takenBack })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: words.file.template })).toBeVisible()
  },
)

ownShopTest(
  'a workbook with other plan names is imported, and a lost connection is resumed',
  async ({ page, site, ann }) => {
    const OTHER = 'Shelf, wide'
    const names = ['Box', 'Name', importColumns.plan, importColumns.paidThrough, '1583']
    const sheet = (...boxes: number[]) => {
      const rows = boxes.map((box) => [box, `${['Ann', 'Bo', 'Cy'][box - 303]} Newman`, OTHER])
      const day = { t: 'n', v: 46_460, z: 'm/d/yyyy' }
      const cells = [['Our boxes'], names, ...rows.map((start) => [...start, day, '3/14/24'])]
      return bytesOfBook(utils.book_new(utils.aoa_to_sheet(cells), 'Boxes'))
    }
    const plan = page.getByLabel(interpolate(columnWords.planOf, { text: OTHER }))

    await beStaff(page, site, ann, 'administrator')
    await page.goto('/staff/import')
    await openFile(page, sheet(303, 304))
    await expect(filter(page, rowWords.filters.refused)).toContainText('(2)')
    await page.route('**/imports/compare', (route) => route.abort(), { times: 1 })
    await plan.selectOption(plans[0]?.id ?? '')
    await expect(plan).toHaveValue(plans[0]?.id ?? '')
    await expect(filter(page, rowWords.filters.ready)).toContainText('(2)')
    await page.getByRole('alert').getByRole('button').click()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.route(/imports\/[^/]+$/, (route) => route.abort(), { times: 1 })
    await takeButton(page, 2).click()
    await expect(page.getByRole('alert').last()).toBeVisible()
    await takeButton(page, 2).click()
    await expect(page.getByText(interpolateCount(words.report.done, 2))).toBeVisible()

    await openFile(page, sheet(305))
    await expect(plan).toHaveValue(plans[0]?.id ?? '')
    await page.getByRole('button', { name: words.file.throwAway }).click()
    await page.getByRole('button', { name: words.file.yes }).click()
    await expect(customers(page)).toHaveCount(0)
  },
)
