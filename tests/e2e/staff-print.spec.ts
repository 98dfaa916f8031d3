import type { Page } from '@playwright/test'

import { audit } from '#app/content/staff/audit.ts'
import { find } from '#app/content/staff/find.ts'
import { intake } from '#app/content/staff/intake.ts'
import { moneyPage } from '#app/content/staff/money.ts'
import { papersPage } from '#app/content/staff/papers.ts'
import { interpolate, interpolateCount } from '#shared/interpolate.ts'

import { beStaff } from './counter.ts'
import { insertRental } from './database.ts'
import { INCH, plain, print } from './printing.ts'
import { expect, test } from './test.ts'

let nextBox = 8_300

const LINES = ['Hoa Papers-Lee', 'c/o Lee & Sons Bookkeeping', '77 Hidden Street', 'Apartment 12']
const ADDRESSES = {
  'five lines': [...LINES, 'Los Angeles, CA 90001'].join('\n'),
  'long lines': [
    'Maximiliana Wolfeschlegelsteinhausenbergerdorff de la Santísima Trinidad',
    'c/o The Extraordinarily Long Name of an Accountancy in Downtown Los Angeles',
    '12345 North Rancho Cucamonga Boulevard of the Three Kings, Building 17',
    'Apartment 1204, through the courtyard and up the second staircase',
    'Los Angeles, California 90001-1234',
  ].join('\n'),
}

test('an address of five lines, and one of long ones, fit one label', async ({
  page,
  site,
  ann,
}) => {
  const { receive, paper, label } = papersPage
  const box = (nextBox += 1)
  await beStaff(page, site, ann)
  await insertRental(site, { box, names: [{ name: 'Hoa Lee', kind: 'applicant' }] })
  await page.goto('/staff/papers')
  const field = page.getByLabel(find.label, { exact: true })
  await field.fill(String(box))
  await field.press('Enter')
  await page.getByLabel(receive.servedBy).fill('A. Server')
  await page.getByRole('button', { name: receive.submit }).click()
  const title = interpolate(paper.title, { box, name: 'Hoa Lee' })
  const card = page.getByRole('region', { name: title, exact: true })
  await card.getByRole('link', { name: paper.printNotice }).waitFor()
  await card.getByRole('button', { name: paper.doNotice }).click()
  await card.getByRole('link', { name: paper.printLabel }).click()
  for (const [name, address] of Object.entries(ADDRESSES)) {
    await page.getByLabel(label.address).fill(address)
    const press = () => page.getByRole('button', { name: label.print }).click()
    const pages = await print(page, press)
    expect([name, pages.length]).toEqual([name, 1])
    expect(pages[0]?.size).toEqual([0, 0, 4 * INCH, 2 * INCH])
    expect(plain(pages[0]?.text)).toContain(plain(address))
  }
  await page.getByLabel(label.address).fill('A line\n'.repeat(40))
  await expect(page.getByRole('button', { name: label.print })).toHaveCount(0)
})

test('the log prints every column; a day never opened is reported', async ({ page, site, ann }) => {
  await beStaff(page, site, ann, 'administrator')
  await page.goto('/staff/audit')
  await page.getByRole('table').waitFor()
  const log = await print(page, () => page.evaluate(() => window.print()))
  for (const column of Object.values(audit.columns)) expect(log[0]?.strings).toContain(column)

  await page.goto('/staff/money?day=2026-01-02')
  const { neverOpened, still } = moneyPage.day
  await page.getByText(neverOpened).waitFor()
  const day = await print(page, () => page.evaluate(() => window.print()))
  expect(day).toHaveLength(1)
  expect(plain(day[0]?.text)).toContain(plain(neverOpened))
  expect(plain(day[0]?.text)).not.toContain(plain(still))
})

const newTracking = () => `PRINT${Math.floor(Math.random() * 1e12)}`

async function takeIn(page: Page, box: number, count: number) {
  const list = page.getByRole('table', { name: intake.list.caption })
  const rows = list.getByRole('button', { name: new RegExp(`^${intake.list.print}:`) })
  const before = await rows.count()
  for (let taken = 1; taken <= count; taken += 1) {
    await page.getByLabel(intake.field).fill(newTracking())
    await page.keyboard.press('Enter')
    await page.getByLabel(intake.field).fill(String(box))
    await page.keyboard.press('Enter')
    await expect(rows).toHaveCount(before + taken)
  }
}

const chooseTime = (page: Page, time: keyof typeof intake.labelTimes) =>
  page.getByRole('combobox', { name: intake.labelTime }).selectOption(time)

test('labels print automatically, each or all since the last by one key, in one job', async ({
  page,
  context,
  site,
  ann,
}) => {
  const box = (nextBox += 1)
  await beStaff(page, site, ann)
  await insertRental(site, { box, names: [{ name: 'Hoa Lee', kind: 'applicant' }] })
  await page.goto('/staff/intake')
  await takeIn(page, box, 1)
  await expect(page.locator('body[data-printed]')).toHaveCount(0)

  await chooseTime(page, 'together')
  await takeIn(page, box, 2)
  const { labels } = intake
  const all = page.getByRole('button', { name: interpolateCount(labels.print, 3) })
  await expect(all).toBeVisible()
  await expect(page.getByText(labels.key, { exact: true })).toBeVisible()
  const batch = await print(page, () => page.keyboard.press('Alt+KeyP'))
  expect(batch).toHaveLength(3)
  for (const { size, text } of batch) {
    expect(size).toEqual([0, 0, 2.25 * INCH, 1.25 * INCH])
    expect(text).toContain(String(box))
  }
  await expect(all).toHaveCount(0)

  await chooseTime(page, 'each')
  const each = await print(page, () => takeIn(page, box, 1))
  expect(each).toHaveLength(1)

  await context.setOffline(true)
  await page.getByLabel(intake.field).fill(newTracking())
  await page.keyboard.press('Enter')
  await page.getByLabel(intake.field).fill(String(box))
  await page.keyboard.press('Enter')
  await expect(page.getByText(interpolateCount(labels.waiting, 1))).toBeVisible()
  await expect(page.locator('body[data-printed]')).toHaveCount(0)
  const late = await print(page, () => context.setOffline(false))
  expect(late).toHaveLength(1)
  await page.reload()
  await expect(page.getByRole('combobox', { name: intake.labelTime })).toHaveValue('each')
})
