import type { BrowserContext, Page } from '@playwright/test'

import { withPlanChoice } from '#app/pricing/plan-choice.ts'
import { plans } from '#app/pricing/plans.ts'
import { accountPage } from '#content/account.ts'
import { acknowledgmentWords } from '#content/acknowledgment-words.ts'
import { apply as words } from '#content/apply.ts'
import { changing, filedApplication } from '#content/filed-application.ts'
import { rejectedDocuments } from '#content/identification.ts'
import { leaving } from '#content/leaving.ts'
import { tracker, visits } from '#content/my-mailbox.ts'
import { nameFields } from '#content/name-fields.ts'
import { nextActions } from '#shared-content/next-actions.ts'
import { rental } from '#shared-content/rental.ts'
import { interpolate } from '#shared/interpolate.ts'
import { type ServerProcess } from '#tests/support/start-process.ts'
import { until } from '#tests/support/watch.ts'

import { expectAccessible, expectAccessibleInAllLooks } from './accessible.ts'
import {
  addPerson,
  button,
  chooseIds,
  fillName,
  givenNameOf,
  group,
  LEASE,
  LICENSE,
  moveVisit,
  next,
  PASSPORT,
  step,
  takeTime,
  tickAcknowledgment,
  tryNext,
} from './apply-page.ts'
import { expectPrinted } from './layout.ts'
import { expect, test } from './test.ts'
import { beSignedIn, linkMailedTo } from './visitor.ts'

const { people, ids, file, needs } = words
const EMAIL_TIMEOUT_MS = 15_000
const forPeople = plans.find(({ receives }) => !receives.businessName)!
const forBusiness = plans.find(({ receives }) => receives.businessName)!

test('a couple with two children applies and books', async ({ page, context, site, ann }) => {
  await page.goto(withPlanChoice('/apply', { plan: forPeople, months: 6 }))
  await next(page)
  await expectAccessible(page, 'main')
  await next(page)
  await tryNext(page)
  await expect(givenNameOf(page, people.kinds.applicant.name)).toBeFocused()
  await expect(step(page)).toContainText(people.missing)
  await fillName(page, people.kinds.applicant.name, 'Hoa', 'Nguyễn')
  await addPerson(page, people.kinds.adult.add, 'Max', 'Roe')
  await addPerson(page, people.kinds.minor.add, 'Bao', 'Roe')
  await addPerson(page, people.kinds.minor.add, 'Mia', 'Roe')
  await expectNeeds(page, { forms: 2, ids: 4 })
  // In a window as high as the page, so that no target is half under the step's bar.
  await expectAccessibleInAllLooks(page, { within: 'main', height: 4_000 })
  await next(page)

  await expect(page.getByRole('heading', { name: ids.title })).toBeFocused()
  await chooseIds(page, 'Max Roe', LICENSE, LEASE)
  const hoa = group(page, 'Hoa Nguyễn')
  await chooseIds(page, 'Hoa Nguyễn', LICENSE, LICENSE)
  await expect(hoa).toContainText(rental.ids['same-document'].reason)
  await tryNext(page)
  await expect(hoa.getByLabel(ids.address)).toBeFocused()
  await expectAccessible(page, 'main')
  const bill = rejectedDocuments.find(({ id }) => id === 'utility-bill')!
  await chooseIds(page, 'Hoa Nguyễn', PASSPORT, bill.name)
  await expect(hoa).toContainText(bill.reason)
  await expect(hoa).toContainText(LEASE)
  await chooseIds(page, 'Hoa Nguyễn', PASSPORT, LEASE)
  await hoa.getByLabel(ids.expires).fill('2020-01-01')
  await expect(hoa).toContainText(rental.ids['photo-expired'].reason)
  await hoa.getByLabel(ids.expires).fill('2099-01-01')
  await expect(hoa).toContainText(ids.good)
  await page.goBack()
  await expect(page.getByRole('heading', { name: people.title })).toBeFocused()
  await expect(givenNameOf(page, people.kinds.applicant.name)).toHaveValue('Hoa')
  await page.goForward()
  await expect(hoa.getByLabel(ids.address)).toHaveValue('lease')
  await next(page)
  await expect(step(page)).toContainText(forPeople.name)
  await step(page).locator('summary').first().click()
  await expectAccessible(page, 'main')
  await next(page)

  await expect(page.getByRole('heading', { name: file.title })).toBeFocused()
  await expectAccessible(page, 'main')
  const wrong = `wrong.${ann.email}`
  await step(page).getByLabel('Email').fill(wrong)
  await step(page).getByLabel('Password', { exact: true }).fill(ann.password)
  await step(page).getByLabel('Confirm password').fill(ann.password)
  await button(page, file.account.signUp).click()
  await expect(page.getByText(interpolate(file.account.check, { email: wrong }))).toBeVisible()
  await button(page, file.account.correct).click()
  await expect(step(page).getByLabel('Email')).toBeFocused()
  await step(page).getByLabel('Email').fill(ann.email)
  await button(page, file.account.signUp).click()
  const isSent = page.getByText(interpolate(file.account.check, { email: ann.email }))
  await expect(isSent).toBeVisible()
  await page.reload()
  await expect(isSent).toBeVisible()
  await expect(step(page).getByRole('link', { name: file.account.signIn })).toBeVisible()
  const again = step(page).getByRole('button', { name: file.account.again })
  await expect(again).toHaveAttribute('aria-disabled', 'true')

  const confirming = await context.newPage()
  await confirming.goto(await linkMailedTo(site, ann.email))
  await confirming.waitForURL(/\/apply\?/)
  await expect(confirming.getByText(file.account.elsewhere)).toBeVisible()
  await confirming.close()

  await context.setOffline(true)
  await button(page, file.send).click()
  await expect(page.getByText(acknowledgmentWords.missing)).toBeVisible()
  await tickAcknowledgment(page)
  await button(page, file.send).click()
  await expect(page.getByText(file.offline)).toBeVisible()
  await context.setOffline(false)
  await button(page, file.send).click()
  await expect(page.getByRole('heading', { name: filedApplication.next.time })).toBeFocused()
  const time = await takeTime(page, /^Book /)
  await expect(page.getByText(visits.bookedNote)).toBeVisible()
  await expect(step(page)).toContainText(time)

  await page.goto('/account')
  const tracked = page.getByRole('region', { name: tracker.title, exact: true })
  await expect(tracked).toContainText(nextActions.come)
  const booked = interpolate(tracker.visitBooked, { day: '' }).trim()
  await expect(tracked.locator('[aria-current=step]')).toContainText(booked)
  await expect(tracked.locator('[aria-current=step]').getByRole('listitem')).toHaveCount(2)
  const brought = `Hoa Nguyễn: ${PASSPORT}, and ${LEASE}`
  await expect(page.getByText(brought)).toBeVisible()
  await page.evaluate(() => (window.print = () => undefined))
  await button(page, tracker.bring.print).click()
  await expectPrinted(page, brought, 1)

  const later = await moveByLink(context, site, ann.email)
  await page.reload()
  await expect(page.getByRole('status').filter({ hasText: later })).toBeVisible()

  await button(page, visits.cancel).click()
  await page.getByRole('dialog').getByRole('button', { name: visits.cancel }).click()
  await expect(page.getByText(visits.cancelled)).toBeVisible()
  await page.getByRole('link', { name: accountPage.pages.rental.name, exact: true }).click()
  await button(page, leaving.button).click()
  await expect(page.getByRole('dialog')).toContainText(leaving.ends)
  await page.getByRole('dialog').getByRole('button', { name: leaving.confirm }).click()
  await expect(page.getByText(leaving.withdrawn)).toBeVisible()
})

test('a company chooses another plan, and its owner signs for two', async ({ page, site, ann }) => {
  await beSignedIn(page, site, ann)
  await page.goto(withPlanChoice('/apply', { plan: forPeople }))
  await next(page)
  await page.getByRole('radio', { name: words.use.business.name }).check()
  await tryNext(page)
  await expect(page.getByText(words.use.wrongPlan).first()).toBeVisible()
  const remedy = step(page).getByRole('button', { name: forBusiness.name })
  await expect(remedy).toContainText('$')
  await remedy.click()
  await expect(page.getByText(words.use.wrongPlan)).toHaveCount(0)
  await next(page)

  await fillName(page, people.kinds.applicant.name, 'Ann', 'Lee')
  await group(page, people.kinds.business.name).getByLabel(nameFields.name).fill('Lee LLC')
  await addPerson(page, people.kinds.employee.add, 'Max', 'Roe')
  await expectNeeds(page, { forms: 1, ids: 2 })
  await page.getByLabel(people.ownMail.applicant).check()
  await expectNeeds(page, { forms: 2, ids: 2 })
  await next(page)
  await chooseIds(page, 'Ann Lee', PASSPORT, LEASE)
  await next(page)
  await next(page)
  await tickAcknowledgment(page)
  await button(page, file.send).click()
  await expect(page.getByRole('heading', { name: filedApplication.next.time })).toBeVisible()

  await page.goto('/apply?change=1#people')
  await expect(givenNameOf(page, people.kinds.applicant.name)).toHaveValue('Ann')
  await addPerson(page, people.kinds['trade-name'].add, 'Lee Bakery')
  await next(page)
  await expect(step(page)).toContainText('Lee Bakery')
  await next(page)
  await tickAcknowledgment(page)
  await button(page, changing.file.send).click()
  await expect(page.getByRole('heading', { name: filedApplication.next.time })).toBeVisible()
  await page.goto('/apply?change=1#people')
  const bakery = group(page, people.kinds['trade-name'].name).getByLabel(nameFields.name)
  await expect(bakery).toHaveValue('Lee Bakery')
})

function expectNeeds(page: Page, { forms, ids: count }: { forms: number; ids: number }) {
  const sum = interpolate(needs.sum, {
    forms: forms === 1 ? needs.forms.one : interpolate(needs.forms.other, { count: forms }),
    ids: interpolate(needs.ids, { count }),
  })
  return expect(page.getByRole('status').filter({ hasText: sum })).toBeVisible()
}

async function moveByLink(context: BrowserContext, site: ServerProcess, email: string) {
  const link = /https?:\/\/\S*\/visit\?\S+/
  await until(
    async () => (await site.emails(email)).some((text) => link.test(text)),
    EMAIL_TIMEOUT_MS,
  )
  const stranger = await context.browser()!.newContext()
  const page = await stranger.newPage()
  const received = (await site.emails(email)).findLast((text) => link.test(text))
  await page.goto(link.exec(received ?? '')?.[0] ?? '')
  await expect(page).toHaveURL(`${site.url}/visit`)
  const time = await moveVisit(page)
  await expect(page.getByRole('status').filter({ hasText: time })).toBeVisible()
  await stranger.close()
  return time
}
