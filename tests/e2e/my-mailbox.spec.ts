import { readFile } from 'node:fs/promises'

import type { Download, Page } from '@playwright/test'
import ICAL from 'ical.js'

import { business } from '#app/content/business.ts'
import { carrierNames } from '#app/content/carriers.ts'
import { myData as myDataInSpanish } from '#app/content/es/my-data.ts'
import { plans } from '#app/pricing/plans.ts'
import { formatDate, today } from '#app/shop/core/times.ts'
import { accountPage } from '#content/account.ts'
import {
  activeMailbox,
  addressCard,
  mailboxClosing,
  mailboxHolds,
  mailboxMail,
  mailboxRent,
} from '#content/active-mailbox.ts'
import { myData } from '#content/my-data.ts'
import { offers, visits } from '#content/my-mailbox.ts'
import { money } from '#shared-content/money.ts'
import { rental as refusals } from '#shared-content/rental.ts'
import { addDays } from '#shared/calendar.ts'
import { interpolate } from '#shared/interpolate.ts'
import { planClosing } from '#shared/shop/boxes/closing.ts'

import { expectAccessible, expectAccessibleInAllLooks, openFolds } from './accessible.ts'
import { openCounter } from './counter.ts'
import { expectNothingMoved, expectPrinted, watchShifts } from './layout.ts'
import { expect, test } from './test.ts'
import { beSignedIn, fillSignIn, makeAccount } from './visitor.ts'

const UPS = '1Z879E930346834440'
const household = {
  plan: plans[0]!.id,
  months: 3,
  payment: 'ahead' as const,
  use: 'personal' as const,
  signing: 'counter' as const,
  phone: '',
  recipients: [
    { kind: 'applicant' as const, name: 'Hoa Nguyễn', photoId: 'passport', addressId: 'lease' },
    { kind: 'adult' as const, name: 'Max Roe', photoId: 'passport', addressId: 'lease' },
    { kind: 'minor' as const, name: 'Mia Roe' },
  ],
}

test('a mailbox is opened, held and closed by its owner', async ({ page, context, site, ann }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => (window.print = () => undefined))
  await beSignedIn(page, site, ann)
  await watchShifts(page)
  const counter = await openCounter(site)
  const token = await page.evaluate(() => JSON.parse(localStorage['mailbox.session']).access_token)
  const reserved = await counter.reserve(token, household)
  const { box } = reserved
  const [, max] = reserved.recipients

  await page.goto('/account#mailbox')
  await expect(page.getByText(activeMailbox.reserved.notYet)).toBeVisible()
  await expect(page.getByRole('region', { name: visits.title })).toBeVisible()
  await expect(page.getByRole('button', { name: addressCard.copyAll })).toHaveCount(0)
  await expectNothingMoved(page)

  await counter.open(reserved, addDays(today(), 20))
  await counter.receive(box, max!.id, { kind: 'parcel', tracking: UPS })
  const letter = await counter.receive(box, max!.id, { kind: 'accountable-letter' })
  await counter.handOut(box, max!.id, [letter])
  await page.reload()
  await expect(page.getByRole('button', { name: addressCard.copyAll })).toBeVisible()
  await expectNothingMoved(page)
  const visit = page.getByRole('region', { name: visits.title })
  await expect(visit.getByLabel(visits.day)).toBeHidden()
  await visit.getByText(visits.forChange).click()
  await expect(visit.getByLabel(visits.day)).toBeVisible()
  const street = `${business.postalStreet} PMB ${box}`
  await page.getByRole('button', { name: addressCard.copyAll }).click()
  expect(await copied(page)).toBe(`HOA NGUYEN\n${street}\n${business.postalCity}`)
  await page.getByLabel(addressCard.name).selectOption('Max Roe')
  const { fields, copy } = addressCard.form
  await page.getByRole('button', { name: interpolate(copy, { field: fields.street }) }).click()
  expect(await copied(page)).toBe(street)
  expect(await textOf(await saved(page, addressCard.share.contact))).toContain('FN:Max Roe\r\n')
  await expect(page.getByRole('img', { name: addressCard.share.code })).toBeVisible()

  const mail = page.getByRole('region', { name: mailboxMail.title })
  await expect(mail).toContainText(UPS)
  const parcel = { kind: mailboxMail.kinds.parcel, carrier: carrierNames.ups }
  await expect(mail).toContainText(interpolate(mailboxMail.from, parcel))
  await expect(mail).toContainText(mailboxMail.history.one)
  await expect(mail).toContainText(interpolate(mailboxMail.for, { name: 'Max Roe' }))

  await openFolds(page)
  await expectAccessibleInAllLooks(page, { within: 'main' })
  await page.getByRole('button', { name: addressCard.share.labels }).click()
  await expectPrinted(page, `MAX ROE ${street} ${business.postalCity}`, 30)

  const holds = page.getByRole('region', { name: mailboxHolds.title })
  await holds.getByLabel(mailboxHolds.from).fill(addDays(today(), 3))
  await holds.getByLabel(mailboxHolds.until).fill(addDays(today(), 2))
  await holds.getByRole('button', { name: mailboxHolds.add }).click()
  await expect(holds.getByText(refusals.refusals.holdDays).first()).toBeVisible()
  await holds.getByLabel(mailboxHolds.until).fill(addDays(today(), 10))
  await holds.getByRole('button', { name: mailboxHolds.add }).click()
  await expect(holds.getByText(mailboxHolds.added)).toBeVisible()
  await holds.getByLabel(mailboxHolds.from).fill(addDays(today(), 5))
  await holds.getByLabel(mailboxHolds.until).fill(addDays(today(), 12))
  await holds.getByRole('button', { name: mailboxHolds.add }).click()
  await expect(holds.getByText(refusals.refusals.holdOverlaps)).toBeVisible()
  await holds.getByRole('button', { name: /^End the hold/ }).click()
  await expect(
    holds.getByText(interpolate(mailboxHolds.ended, { day: formatDate(today()) })),
  ).toBeVisible()
  await expect(holds.getByText(refusals.refusals.holdOverlaps)).toHaveCount(0)

  await goTo(page, 'rental')
  await expect(page.getByText(formatDate(addDays(today(), 20))).first()).toBeVisible()
  await openFolds(page)
  await expectAccessibleInAllLooks(page, { within: '#rental' })
  const rent = page.getByRole('region', { name: mailboxRent.title })
  await expect(rent.getByText(money.accounts['deposits-held'])).toBeVisible()
  await expect(rent.getByText(money.receipt.paid.cash)).toBeVisible()

  const printReceipt = page.getByRole('button', { name: /^Print receipt/ })
  const [number = ''] = /\d+/.exec((await printReceipt.textContent()) ?? '') ?? []
  await printReceipt.click()
  await expectPrinted(page, interpolate(money.receipt.title, { number }), 1)

  const closing = page.getByRole('region', { name: mailboxClosing.title })
  const plan = planClosing(addDays(today(), 40))
  await closing.getByLabel(mailboxClosing.day).fill(plan.closesOn)
  await closing.getByRole('button', { name: mailboxClosing.show }).click()
  const dialog = page.getByRole('dialog', { name: mailboxClosing.confirmTitle })
  await expect(dialog).toContainText(formatDate(plan.remailUntil))
  const closesOn = formatDate(plan.closesOn)
  await expect(dialog).toContainText(interpolate(money.closing.none, { day: closesOn }))
  await dialog.getByRole('button', { name: mailboxClosing.confirm }).click()
  await expect(closing.getByRole('status').filter({ hasText: mailboxClosing.given })).toBeFocused()
  const calendar = new ICAL.Component(
    ICAL.parse(await textOf(await saved(page, mailboxClosing.calendar))),
  )
  const days = calendar
    .getAllSubcomponents('vevent')
    .map((each) => String(new ICAL.Event(each).startDate))
  expect(days).toEqual([plan.closesOn, plan.remailUntil, plan.agentUntil])
  await closing.getByRole('button', { name: mailboxClosing.print }).click()
  await expectPrinted(page, interpolate(mailboxClosing.printTitle, { box }), 1)
  await goTo(page, 'mailbox')
  await expect(
    page.getByRole('article', { name: interpolate(activeMailbox.title, { box }) }),
  ).toContainText(interpolate(activeMailbox.summary.noneDue, { day: formatDate(plan.closesOn) }))

  await expectReadableData(page, [money.accounts['deposits-held'], formatDate(plan.closesOn)])
  await counter.close(reserved)
  await counter.reserve(token, household)
  await page.reload()
  await expect(page.getByText(activeMailbox.reserved.notYet)).toBeVisible()
  await expect(page.getByRole('button', { name: addressCard.copyAll })).toHaveCount(0)
  await expectAccessible(page, '#mailbox')
  await goTo(page, 'rental')
  await expect(page.getByText(mailboxClosing.happened)).toBeVisible()
  await expectAccessible(page, '#rental')
})

function goTo(page: Page, name: keyof typeof accountPage.pages) {
  const pages = page.getByRole('navigation', { name: accountPage.pagesLabel })
  return pages.getByRole('link', { name: accountPage.pages[name].name }).click()
}

function copied(page: Page) {
  return page.evaluate(() => navigator.clipboard.readText())
}

async function saved(page: Page, button: string) {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  return download
}

async function textOf(download: Download) {
  return readFile((await download.path())!, 'utf8')
}

async function expectReadableData(page: Page, texts: string[]) {
  for (const [path, button] of [
    ['/account/settings', myData.copy.page],
    ['/es/account/settings', myDataInSpanish.copy.page],
  ] as const) {
    await page.goto(path)
    const reader = await page.context().newPage()
    await reader.setContent(await textOf(await saved(page, button)))
    await expect(reader.getByRole('img')).toHaveCount(1)
    const names = await reader.locator('th').allTextContents()
    const values = await reader.locator('td > span').allTextContents()
    const codes = [...names, ...values].filter((text) => /^[a-z]+([A-Z_/-][a-zA-Z]+)+$/.test(text))
    expect([path, ...codes]).toEqual([path])
    if (path.startsWith('/es')) continue
    for (const text of texts) await expect(reader.getByText(text).first()).toBeVisible()
    await reader.close()
  }
  await page.goto('/account#mailbox')
}

test('a counter application goes to the account that follows its link, or claims it', async ({
  page,
  site,
  ann,
}) => {
  await makeAccount(site, ann)
  const counter = await openCounter(site)
  await counter.fileFor(ann.email, household)
  const findLink = async () =>
    /http\S+#application=[\w-]+/.exec((await site.emails(ann.email)).join('\n'))?.[0] ?? ''
  await expect.poll(findLink).not.toBe('')

  await page.goto(await findLink())
  await expect(page.getByText(offers.invited.signedOut)).toBeVisible()
  expect(page.url()).not.toContain('#')
  await page.getByRole('main').getByRole('link', { name: accountPage.signedOut.signIn }).click()
  await fillSignIn(page, ann)
  await page.getByRole('button', { name: offers.invited.take, exact: true }).click()
  await expect(page.getByText(offers.taken)).toBeVisible()
  await expect(page.getByText('Hoa Nguyễn').first()).toBeVisible()

  await counter.fileFor(ann.email, household)
  await page.reload()
  await expect(page.getByRole('heading', { name: offers.title })).toBeVisible()
  await expectAccessible(page, 'main')
  await page.getByRole('button', { name: offers.take, exact: true }).click()
  await expect(page.getByText(refusals.refusals.offerOpen)).toBeVisible()
  await page.getByRole('button', { name: offers.decline, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: offers.decline }).click()
  await expect(page.getByText(offers.declined)).toBeVisible()
  await expect(page.getByRole('heading', { name: offers.title })).toHaveCount(0)
})
