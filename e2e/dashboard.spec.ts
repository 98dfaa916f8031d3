import type { Page } from '@playwright/test'

import { expect, test } from './test.ts'

const table = (page: Page) => page.getByRole('table', { name: /Mailboxes/ })
const rows = (page: Page) => table(page).getByRole('rowheader')
const count = (page: Page) => page.getByRole('main').getByRole('status').first()

async function open(page: Page, search = '') {
  await page.goto(`/dashboard${search}`)
  await expect(rows(page).first()).toBeVisible()
}

test('the dashboard lists ten of fifty mailboxes, and says that they are a sample', async ({
  page,
}) => {
  await open(page)
  await expect(page.getByText('Sample data, kept on this device')).toBeVisible()
  await expect(count(page)).toHaveText('50 mailboxes')
  await expect(rows(page)).toHaveCount(10)
  await expect(rows(page).first()).toHaveText('MBX1000')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(rows(page).first()).toHaveText('MBX1010')
  await page.getByLabel('Page', { exact: true }).fill('5')
  await page.keyboard.press('Enter')
  await expect(rows(page).first()).toHaveText('MBX1040')
  await page.getByRole('combobox', { name: 'Rows' }).selectOption('100')
  await expect(rows(page)).toHaveCount(50)
})

test('it sorts by each column, one way and the other, and says which', async ({ page }) => {
  await open(page, '?size=50')
  for (const name of ['Location', 'Type', 'Status', 'Coordinates', 'ID']) {
    const header = table(page).getByRole('columnheader', { name })
    const place = await header.evaluate((cell: HTMLTableCellElement) => cell.cellIndex)
    const texts = () =>
      table(page)
        .locator('tbody tr')
        .evaluateAll((lines, cell) => lines.map((line) => line.children[cell]!.textContent), place)
    const keys = async () =>
      (await texts()).map((text) => (name === 'Coordinates' ? Number.parseFloat(text) : text))
    await header.getByRole('button').click()
    await expect(header).toHaveAttribute('aria-sort', 'ascending')
    const up = await keys()
    expect(up).toEqual(up.toSorted((one, other) => (one < other ? -1 : Number(one > other))))
    await header.getByRole('button').click()
    await expect(header).toHaveAttribute('aria-sort', 'descending')
    expect(await keys()).toEqual(up.toReversed())
    await expect(table(page).locator('[aria-sort]:not([aria-sort=none])')).toHaveCount(1)
  }
})

test('the order and what is said of it change in one breath', async ({ page }) => {
  await open(page)
  const header = table(page).getByRole('columnheader', { name: 'ID' })
  await header.evaluate((cell) => {
    document.body.dataset['seen'] = ''
    const look = () => {
      const first = document.querySelector('tbody th')?.textContent
      document.body.dataset['seen'] += `${cell.getAttribute('aria-sort')} ${first}, `
    }
    new MutationObserver(look).observe(cell, { attributeFilter: ['aria-sort'] })
  })
  for (const first of ['MBX1049', 'MBX1000']) {
    await header.getByRole('button').click()
    await expect(rows(page).first()).toHaveText(first)
  }
  await expect(page.locator('body')).toHaveAttribute(
    'data-seen',
    'descending MBX1049, ascending MBX1000, ',
  )
})

test('what is pressed stands in the address at once, so that a reload never brings back more', async ({
  page,
}) => {
  await open(page)
  await page.getByLabel('Search').fill('los angeles')
  await expect(page).toHaveURL(/\?search=los\+angeles$/)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.getByRole('columnheader', { name: 'Location' }).getByRole('button').click()
  await expect(page).toHaveURL(/\?sort=location$/)
  await page.getByLabel('Search').fill('boston')
  await expect(count(page)).toHaveText(/of 50/)
  await page.getByLabel('Search').blur()
  await expect(page).toHaveURL(/\?search=boston&sort=location$/)
  await page.getByRole('button', { name: 'Show all' }).click()
  await page.clock.resume()
  await page.reload()
  await expect(count(page)).toHaveText('50 mailboxes')
})

test('it searches and filters, tells how many are left, and keeps it over a reload', async ({
  page,
}) => {
  await open(page)
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Inactive')
  await expect(count(page)).toHaveText('5 of 50 mailboxes')
  await page.getByLabel('Search').fill('los ANGELES')
  await expect(count(page)).toHaveText(/^\d of 50 mailboxes$/)
  await page.getByRole('combobox', { name: 'Status' }).selectOption('All')
  await expect(page).toHaveURL(/\?search=los\+ANGELES$/)
  const found = await rows(page).allTextContents()
  expect(found.length).toBeGreaterThan(0)
  for (const row of await table(page).locator('tbody tr').all()) {
    await expect(row).toContainText('Los Angeles, CA')
  }
  await page.reload()
  await expect(page.getByLabel('Search')).toHaveValue('los ANGELES')
  await expect(rows(page)).toHaveText(found)

  await page.getByLabel('Search').fill('<img src=x onerror=alert(1)>')
  await expect(page.getByText('No mailbox is like that')).toBeVisible()
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(count(page)).toHaveText('50 mailboxes')
})

test('a mailbox is deleted once that is confirmed, and comes back as it was', async ({ page }) => {
  await open(page, '?size=50')
  const before = await table(page).locator('tbody').innerText()
  await page.getByRole('button', { name: 'Delete MBX1003' }).click()
  const question = page.getByRole('dialog', { name: 'Delete MBX1003?' })
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(page.getByRole('button', { name: 'Delete MBX1003' })).toBeFocused()

  await page.keyboard.press('Enter')
  await question.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(count(page)).toHaveText('49 mailboxes')
  await expect(page.getByRole('button', { name: 'Delete MBX1004' })).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(count(page)).toHaveText('50 mailboxes')
  expect(await table(page).locator('tbody').innerText()).toBe(before)
})

test('what is done in one tab shows in the other at once', async ({ page, context }) => {
  await open(page)
  const other = await context.newPage()
  await open(other)
  await page.getByRole('button', { name: 'Delete MBX1000' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(rows(other).first()).toHaveText('MBX1001')
  await expect(count(other)).toHaveText('49 mailboxes')
})

test('density and columns are preferences that act here', async ({ page }) => {
  await open(page)
  const height = async () => (await rows(page).first().boundingBox())!.height
  const medium = await height()
  await page.getByText('View options').click()
  await page.getByLabel('Compact').check()
  expect(await height()).toBeLessThan(medium)
  await page.getByRole('checkbox', { name: 'Coordinates' }).uncheck()
  await expect(table(page).getByRole('columnheader')).toHaveText([
    'ID',
    'Location',
    'Type',
    'Status',
    'Actions',
  ])
  await page.getByLabel('Show the filters').uncheck()
  await expect(page.getByRole('combobox', { name: 'Type' })).toHaveCount(0)
  await page.reload()
  await expect(table(page).getByRole('columnheader')).toHaveCount(5)
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveCount(0)
})

test('a browser that keeps nothing still lets the visitor work, and says so', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { get: () => undefined })
  })
  await open(page)
  await expect(page.getByRole('alert')).toContainText('Failed to load mailboxes')
  await page.getByRole('link', { name: 'Edit MBX1000' }).click()
  await page.getByRole('textbox', { name: 'Location' }).fill('Kept while I am here')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.waitForURL('**/dashboard')
  await expect(table(page)).toContainText('Kept while I am here')
})
