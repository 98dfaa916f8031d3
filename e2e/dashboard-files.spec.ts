import { readFile, writeFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'

import { expect, test } from './test.ts'

const header = 'id,location,type,status,lat,lng\n'
const row = (number: number, place = 'Here') => `MBX${number},${place},secure,active,1,2\n`
const count = (page: Page) => page.getByRole('main').getByRole('status').first()
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Import a file' })
const importNow = (page: Page) => dialog(page).getByRole('button', { name: 'Import', exact: true })

/** A file as it lies on the visitor's disk: so even a large one is chosen at once. */
async function choose(page: Page, content: string | Buffer) {
  if (!(await dialog(page).isVisible())) {
    await page.getByRole('button', { name: 'Import a file' }).click()
  }
  const path = test.info().outputPath('mailboxes.csv')
  await writeFile(path, content)
  const choosing = page.waitForEvent('filechooser')
  await dialog(page).getByLabel('A CSV or JSON file').click()
  await (await choosing).setFiles(path)
}

async function save(page: Page, format: 'CSV' | 'JSON') {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: new RegExp(`Export .* as ${format}`) }).click()
  return readFile(await (await downloading).path(), 'utf8')
}

test.beforeEach(async ({ page }) => {
  await page.goto('/dashboard')
  await expect(count(page)).toHaveText('50 mailboxes')
})

for (const format of ['CSV', 'JSON'] as const)
  test(`the list goes into a ${format} file and comes back from it`, async ({ page }) => {
    const text = await save(page, format)
    await page.getByRole('button', { name: 'Delete MBX1000' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(count(page)).toHaveText('49 mailboxes')
    await choose(page, text)
    await dialog(page).getByLabel('in the place of my whole list').check()
    await expect(dialog(page)).toContainText('50 mailboxes, all sound')
    await importNow(page).click()
    await expect(count(page)).toHaveText('50 mailboxes')
    expect(await save(page, format)).toBe(text)

    await page.getByRole('button', { name: 'Undo' }).last().click()
    await expect(count(page)).toHaveText('49 mailboxes')
  })

test('only what was found goes into the file', async ({ page }) => {
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Inactive')
  await expect(count(page)).toHaveText('5 of 50 mailboxes')
  const kept = JSON.parse(await save(page, 'JSON')) as { status: string }[]
  expect(kept.map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => 'Inactive'))
})

test('one bad row and nothing is imported; each is named', async ({ page }) => {
  await choose(page, `${header}${row(1)}MBX2,,secure,active,91,\n${row(1)}${row(1_000)}`)
  const problems = page.getByRole('region', { name: 'Rows with problems' }).getByRole('listitem')
  await expect(problems).toHaveText([
    /^Row 3 \(MBX2\): Location is required.*Latitude/,
    /^Row 4.*row 2/,
    /^Row 5 \(MBX1000\): A mailbox with this ID already exists/,
  ])
  await expect(importNow(page)).toBeDisabled()

  // Mended in another program, the same file is chosen once more.
  await choose(page, header + row(1))
  await expect(dialog(page)).toContainText('1 mailbox, all sound')
  await dialog(page).getByLabel('A CSV or JSON file').dispatchEvent('cancel', { bubbles: true })
  await expect(importNow(page)).toBeDisabled()
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(count(page)).toHaveText('50 mailboxes')
})

test('an id that is in the list is refused, or written over when that is wished', async ({
  page,
}) => {
  await choose(page, header + row(1_000, 'Written over') + row(1))
  await expect(
    page.getByText('Row 2 (MBX1000): A mailbox with this ID already exists'),
  ).toBeVisible()
  await dialog(page).getByLabel('write over').check()
  await expect(dialog(page)).toContainText('already in the list: 1')
  await importNow(page).click()
  await expect(count(page)).toHaveText('51 mailboxes')
  await expect(page.getByRole('row').filter({ hasText: 'MBX1000' })).toContainText('Written over')
})

test('a formula is text here, and no formula in the file', async ({ page }) => {
  const cells = ['=cmd|calc', '+1', '-1', '@SUM(1)'].map((cell, at) => row(at + 1, `"${cell}"`))
  await choose(page, header + cells.join(''))
  await importNow(page).click()
  await expect(count(page)).toHaveText('54 mailboxes')
  await page.getByLabel('Search').fill('=cmd|calc')
  await expect(page.getByRole('cell', { name: '=cmd|calc', exact: true })).toBeVisible()
  await page.getByLabel('Search').fill('')
  await expect(count(page)).toHaveText('54 mailboxes')
  const text = await save(page, 'CSV')
  expect(text.match(/(?<=[,"])[=+@]|(?<=,)-[^\d.]/g)).toBeNull()
  expect(text).toContain("'=cmd|calc")
})

test('50 MB are refused in a sentence, at once', async ({ page }) => {
  await choose(page, Buffer.alloc(50_000_000, header + row(1)))
  await expect(dialog(page).getByRole('alert')).toHaveText(/50 MB.*Nothing was changed\./)
  await choose(page, 'PK\u0003\u0004 is no table')
  await expect(dialog(page).getByRole('alert')).toHaveText(/Missing: id.*Nothing was changed\./)
})

test('a hundred thousand rows are imported, searched, sorted and turned without a stop', async ({
  page,
}) => {
  test.slow()
  const places = ['Denver, CO', 'Los Angeles, CA', 'Boston, MA']
  const many = Array.from({ length: 100_000 }, (_, at) => row(at * 3, `"${places[at % 3]} ${at}"`))
  await page.evaluate(() => {
    const watched = window as typeof window & { longest?: number }
    new PerformanceObserver((list) => {
      const spans = list.getEntries().map(({ duration }) => duration)
      watched.longest = Math.max(watched.longest ?? 0, ...spans)
    }).observe({ type: 'longtask' })
  })
  await choose(page, header + many.join(''))
  await dialog(page).getByLabel('in the place of my whole list').check()
  await expect(importNow(page)).toBeEnabled({ timeout: 60_000 })
  await importNow(page).click()
  await expect(count(page)).toHaveText('100,000 mailboxes', { timeout: 60_000 })
  await page.getByLabel('Search').pressSequentially('boston 99998')
  await expect(count(page)).toHaveText('1 of 100,000 mailboxes')
  await page.getByRole('button', { name: 'Show all' }).click()
  await page.getByRole('columnheader', { name: 'Location' }).getByRole('button').click()
  await expect(page.getByRole('rowheader').first()).toHaveText('MBX30003')
  await page.getByLabel('Page', { exact: true }).fill('10000')
  await page.keyboard.press('Enter')
  await expect(page.getByText('of 10,000')).toBeVisible()
  const longest = await page.evaluate(
    () => (window as typeof window & { longest?: number }).longest,
  )
  test.info().annotations.push({ type: 'longest task, ms', description: String(longest) })
  await page.reload()
  await expect(count(page)).toHaveText('100,000 mailboxes', { timeout: 60_000 })
})
