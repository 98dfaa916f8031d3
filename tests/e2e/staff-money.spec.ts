import type { Locator, Page } from '@playwright/test'

import { business } from '#app/content/business.ts'
import { staffConsole } from '#app/content/staff/console.ts'
import { find } from '#app/content/staff/find.ts'
import { moneyPage as words } from '#app/content/staff/money.ts'
import { papersPage, rosterPage } from '#app/content/staff/papers.ts'
import { money } from '#shared-content/money.ts'
import { addMonths, wallClock } from '#shared/calendar.ts'
import { counter } from '#shared/content/counter.ts'
import { interpolate } from '#shared/interpolate.ts'
import { type ServerProcess } from '#tests/support/start-process.ts'

import { expectAccessible, expectAccessibleInAllLooks } from './accessible.ts'
import { beStaff } from './counter.ts'
import { insertRental } from './database.ts'
import { INCH, plain, print } from './printing.ts'
import { expect, ownShopTest, test, type Person } from './test.ts'

const LOOKS = { within: 'main', widths: [1280, 768] }
const NAME = 'Hoa Papers-Lee'
const HOME = '77 Hidden Street'
const BOX = 101
const PAPERS_BOX = 6_001
const [LATE_RENT, RENT] = ['$44.97', '$29.97']

async function beOwner(page: Page, site: ServerProcess, person: Person, box: number) {
  await beStaff(page, site, person, 'administrator')
  const today = wallClock(Date.now(), business.timeZone).date
  const startedOn = addMonths(today, -4)
  const paidThrough = addMonths(today, -1)
  const names = [{ name: NAME, kind: 'applicant' }]
  await insertRental(site, { box, names, startedOn, paidThrough })
}

const openTab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click()
const take = (payment: Locator) =>
  payment.getByRole('button', { name: words.pay.submit.split('{')[0]!.trim() }).click()

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

async function pay(page: Page) {
  const payment = part(page, words.pay.title)
  const field = payment.getByLabel(find.label, { exact: true })
  await field.fill(String(BOX))
  await field.press('Enter')
  await expect(payment).toContainText(NAME)
  return payment
}

async function payByCheckElsewhere(page: Page) {
  const other = await page.context().newPage()
  await other.goto('/staff/money')
  const payment = await pay(other)
  await payment.getByLabel(words.pay.rent).selectOption('3')
  await payment.getByRole('radio', { name: 'Check' }).check()
  await take(payment)
  await expect(other.getByRole('status').filter({ hasText: RENT })).toBeVisible()
  await other.close()
}

ownShopTest('a day of the till, from float to seal', async ({ page, site, ann }) => {
  await beOwner(page, site, ann, BOX)
  await page.goto('/staff/money?tab=drawer')
  const till = part(page, words.till.title)
  await till.getByLabel(words.till.float).fill('100')
  await till.getByLabel(words.till.float).press('Enter')
  await expect(till).toContainText(words.till.expected)

  await openTab(page, words.tabs.payment)
  await part(page, words.rents.title)
    .getByRole('link', { name: interpolate(words.rents.payOf, { box: BOX }) })
    .click()
  const payment = part(page, words.pay.title)
  await expect(payment.getByLabel(words.pay.tendered)).toBeFocused()
  await expect(payment.getByLabel(words.pay.amount)).toHaveValue('44.97')
  await payment.getByLabel(words.pay.tendered).fill('50')
  await expect(payment).toContainText('$5.03')
  await expectAccessibleInAllLooks(page, LOOKS)
  await payment.getByLabel(words.pay.tendered).press('Enter')
  const status = page.getByRole('status').filter({ hasText: LATE_RENT })
  await expect(status).toContainText('$5.03')
  await openTab(page, words.tabs.drawer)
  await expect(till).toContainText('$144.97')

  await page.getByRole('link', { name: words.pay.show }).click()
  const sheet = part(page, interpolate(money.receipt.title, { number: 1 }))
  await expect(sheet).toContainText(LATE_RENT)
  await expectAccessible(page, 'main')
  await printReceipt(page, sheet, interpolate(money.receipt.title, { number: 1 }))
  await page.getByRole('link', { name: words.receipt.back }).click()

  await pay(page)
  await expect(payment.getByLabel(words.pay.amount)).toHaveValue('')
  await payment.getByLabel(words.pay.rent).selectOption('3')
  await payment.getByRole('radio', { name: 'Check' }).check()
  await take(payment)
  await expect(page.getByRole('status').filter({ hasText: RENT })).toBeVisible()
  await openTab(page, words.tabs.transactions)
  const postings = part(page, words.postings.title)
  const taken = postings.getByRole('row', { name: /Payment: Check/ })
  await taken.getByRole('button').click()
  const { reverse } = words.postings
  await expect(page.getByText(interpolate(reverse.receipt, { receipt: 2 }))).toBeVisible()
  await page.getByLabel(reverse.reason, { exact: true }).fill('Wrong box')
  await page.getByRole('button', { name: reverse.submit, exact: true }).click()
  await expect(taken).toContainText(words.postings.void)

  await openTab(page, words.tabs.payment)
  await pay(page)
  await payment.getByLabel(words.pay.rent).selectOption('3')
  await payment.getByRole('radio', { name: 'Check' }).check()
  await payByCheckElsewhere(page)
  await take(payment)
  await expect(payment.getByRole('alert')).toContainText(counter.changed.split('{')[0]!)
  await expect(payment.getByRole('radio', { name: 'Check' })).toBeChecked()
  await take(payment)
  await page.getByRole('link', { name: words.pay.show }).click()
  await page.getByRole('button', { name: words.receipt.returned }).click()
  const back = words.receipt.returnedDone.split('{')[0]!.trim()
  await expect(page.getByRole('status').filter({ hasText: back })).toBeVisible()
  await expect(page.getByText(money.receipt.void.split('{')[0]!)).toBeVisible()
  await page.getByRole('link', { name: words.receipt.back }).click()

  await openTab(page, words.tabs.drawer)
  await till.getByLabel(words.till.movement.cents).fill('12.50')
  await till.getByLabel(words.till.movement.reason).fill('Stamps')
  await till.getByRole('button', { name: words.till.movement.submit }).click()
  await expect(till).toContainText('$132.47')

  const counts = { $100: 1, $20: 1, $10: 1, $2: 1, '$0.25': 1, '$0.10': 2, '$0.01': 2 }
  for (const [name, count] of Object.entries(counts)) {
    await till.getByLabel(name, { exact: true }).fill(String(count))
  }
  await expect(till).toContainText(words.till.close.even)
  await expectAccessible(page, 'main')
  await till.getByRole('button', { name: words.till.close.submit }).click()
  await till.getByRole('link', { name: words.till.sheet }).click()
  await expect(page.getByText(/^[0-9a-f]{64}$/)).toBeVisible()
  await expectAccessible(page, 'main')
  await page.getByRole('link', { name: words.receipt.back }).click()
  await openTab(page, words.tabs.payment)
  await expect(page.getByText(words.pay.isClosed)).toBeVisible()
  await openTab(page, words.tabs.drawer)
  await till.getByLabel(words.till.reopen.reason, { exact: true }).fill('Closed at noon')
  await till.getByRole('button', { name: words.till.reopen.submit }).click()
  await expect(till.getByRole('button', { name: words.till.close.submit })).toBeVisible()
})

async function printReceipt(page: Page, sheet: Locator, title: string) {
  const press = () => sheet.getByRole('button', { name: staffConsole.print }).click()
  const toRoll = page.getByRole('radio', { name: words.receipt.papers.roll })
  const letter = await print(page, press)
  await toRoll.check()
  const roll = await print(page, press)
  for (const pages of [letter, roll]) {
    expect(pages).toHaveLength(1)
    const text = plain(pages[0]?.text)
    for (const printed of [NAME, title, LATE_RENT]) expect(text).toContain(plain(printed))
    expect(text).not.toContain(plain(words.receipt.back))
  }
  const [, , width = 0, height = 0] = roll[0]?.size ?? []
  expect(Math.abs(width - (80 / 25.4) * INCH)).toBeLessThan(1)
  expect(height).toBeLessThan(6 * INCH)
  await page.reload()
  await expect(toRoll).toBeChecked()
}

test('legal papers, the roster, and its quarter', async ({ page, site, ann }) => {
  await beOwner(page, site, ann, PAPERS_BOX)
  const { receive, paper, label, log, notice } = papersPage
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')))
  await page.goto('/staff/papers')
  const field = page.getByLabel(find.label, { exact: true })
  await field.fill(String(PAPERS_BOX))
  await field.press('Enter')
  await page.getByLabel(receive.servedBy).fill('A. Server')
  await expectAccessibleInAllLooks(page, LOOKS)
  await page.getByRole('button', { name: receive.submit }).click()

  const card = part(page, interpolate(paper.title, { box: PAPERS_BOX, name: NAME }))
  await card.getByRole('link', { name: paper.printNotice }).click()
  await expect(part(page, notice.title)).toContainText(NAME)
  await page.getByRole('link', { name: notice.back }).click()
  await card.getByRole('button', { name: paper.doNotice }).click()

  await card.getByRole('link', { name: paper.printLabel }).click()
  await page.getByLabel(label.address).fill(`${NAME}\n${HOME}`)
  await expectAccessible(page, 'main')
  await page.getByRole('link', { name: notice.back }).click()
  await card.getByRole('button', { name: paper.doLetter }).click()
  await expect(card).toHaveCount(0)
  await expect(part(page, log.title).getByRole('row', { name: NAME })).toContainText('A. Server')
  expect(sent.filter((request) => request.includes('Hidden'))).toEqual([])
  const stored = await page.evaluate(() =>
    JSON.stringify([localStorage, sessionStorage, history.state]),
  )
  expect(stored).not.toContain('Hidden')

  const unsigned = { name: 'Nora Unsigned', kind: 'applicant', lacksPapers: true as const }
  await insertRental(site, { box: PAPERS_BOX + 1, names: [unsigned] })
  await page.goto('/staff/roster')
  await expect(page.getByRole('row', { name: NAME })).toContainText(String(PAPERS_BOX))
  await expectAccessibleInAllLooks(page, LOOKS)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: rosterPage.list.file }).click()
  expect((await download).suggestedFilename()).toMatch(/^roster-.*\.csv$/)
  const { quarter } = rosterPage
  await page.getByRole('button', { name: quarter.certify }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(unsigned.name)
  await dialog.getByRole('button', { name: quarter.incomplete.confirm }).click()
  await expect(page.getByText(quarter.done)).toBeVisible()
  await expect(part(page, quarter.title)).toContainText(quarter.certified.split('{')[0]!)
  await page.getByRole('link', { name: quarter.sheet }).click()
  await expect(page.getByText(quarter.signature)).toBeVisible()
  await expect(page.getByText(unsigned.name)).toBeVisible()
  await page.getByRole('link', { name: rosterPage.list.back }).click()
  await page.getByRole('link', { name: rosterPage.list.print }).click()
  await expect(page.getByRole('cell', { name: NAME })).toBeVisible()
})
