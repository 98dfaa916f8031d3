import { randomUUID } from 'node:crypto'

import type { Locator, Page } from '@playwright/test'

import { termsInMonths } from '#app/content/fees.ts'
import { box as boxWords } from '#app/content/staff/box.ts'
import { boxes } from '#app/content/staff/boxes.ts'
import {
  customers,
  newApplication,
  recipientKinds,
  customer as words,
} from '#app/content/staff/customers.ts'
import { leaving } from '#app/content/staff/leaving.ts'
import { addressIds, photoIds } from '#app/facts/documents.ts'
import { plans } from '#app/pricing/plans.ts'
import { apply } from '#content/apply.ts'
import { tracker } from '#content/my-mailbox.ts'
import { nameFields } from '#content/name-fields.ts'
import { money } from '#shared-content/money.ts'
import { nextActions } from '#shared-content/next-actions.ts'
import { addDays } from '#shared/calendar.ts'
import { interpolate } from '#shared/interpolate.ts'

import { expectAccessible, expectAccessibleInAllLooks } from './accessible.ts'
import { beStaff, openCounter } from './counter.ts'
import { createPerson, expect, test } from './test.ts'
import { keepSession, makeAccount } from './visitor.ts'

const FAMILY = `Nguyễn${randomUUID().replaceAll(/[^a-f]/g, '')}`
const HOA = `Hoa ${FAMILY}`
const LOOKS = { within: 'main', widths: [1280, 768] }
const PASSPORT = photoIds.find(({ id }) => id === 'passport')!.name
const LEASE = addressIds.find(({ id }) => id === 'lease')!.name

const application = {
  plan: plans[0]!.id,
  months: termsInMonths[0]!,
  payment: 'ahead' as const,
  use: 'personal' as const,
  signing: 'counter' as const,
  phone: '213 555 0177',
  recipients: [{ kind: 'applicant' as const, name: HOA, photoId: 'passport', addressId: 'lease' }],
}

const next = (page: Page) => page.getByRole('region', { name: words.next, exact: true })
const press = (page: Page, name: string) => next(page).getByRole('button', { name }).click()

const pressKey = (within: Locator, name: string) =>
  within.getByRole('button', { name }).press('Enter')

test('an application becomes a box, which is then closed', async ({ page, context, site, ann }) => {
  const counter = await openCounter(site)
  const customer = await makeAccount(site, createPerson())
  await counter.file(customer.access_token, application)
  await counter.openTill()
  await beStaff(page, site, ann)
  await page.goto('/staff/customers')
  await page.getByRole('link', { name: customers.file }).click()
  const first = page.getByRole('group', { name: interpolate(newApplication.person, { number: 1 }) })
  await expect(first).toContainText(recipientKinds.applicant)
  await first.getByLabel(nameFields.givenName).fill('Mex')
  await page.getByRole('button', { name: newApplication.clear }).click()
  await page.getByRole('dialog').getByRole('button', { name: newApplication.clear }).click()
  await expect(first.getByLabel(nameFields.givenName)).toHaveValue('')
  await first.getByLabel(nameFields.givenName).fill('Max')
  await first.getByLabel(nameFields.familyName).fill('Roe')
  await page.getByRole('button', { name: newApplication.submit }).click()
  await expect(first.getByLabel(apply.ids.photo)).toBeFocused()
  await first.getByLabel(apply.ids.photo).selectOption(PASSPORT)
  await first.getByLabel(apply.ids.address).selectOption(LEASE)
  await expectAccessibleInAllLooks(page, LOOKS)
  await page.getByRole('button', { name: newApplication.add }).click()
  await page.reload()
  await expect(first.getByLabel(nameFields.familyName)).toHaveValue('Roe')
  await expect(first.getByLabel(apply.ids.photo)).toHaveValue('passport')
  const remove = interpolate(newApplication.remove, { number: 2 })
  await page.getByRole('button', { name: remove }).click()
  await page.getByRole('button', { name: newApplication.submit }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Max Roe')
  await page.getByRole('button', { name: words.withdraw.submit }).click()
  await page.getByRole('dialog').getByRole('button', { name: words.withdraw.submit }).click()
  await expect(page.getByText(words.nothingNext)).toBeVisible()

  await page.goto('/staff/customers')
  await page.getByLabel(customers.filter).fill(FAMILY.replace('ễ', 'e'))
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(page.getByRole('row', { name: HOA })).toContainText(customers.statuses.pending)
  await expectAccessibleInAllLooks(page, LOOKS)
  await page.getByRole('link', { name: HOA }).click()

  const { steps } = words
  await expect(next(page).getByLabel(apply.ids.photo)).toHaveValue('passport')
  await press(page, steps.ids.submit)
  await expect(next(page)).toContainText('expires')
  await next(page).getByLabel(apply.ids.expires).fill('2099-12-31')
  await expectAccessibleInAllLooks(page, LOOKS)
  await press(page, steps.ids.submit)
  await press(page, steps.box.submit)
  await expect(page.getByText(new RegExp(`^${words.box} \\d+$`))).toBeVisible()
  await expect(next(page).getByLabel(steps.sign.witness)).toBeFocused()
  await press(page, steps.sign.submit)
  await next(page).getByRole('button', { name: steps.acknowledge.show }).click()
  await expectAccessible(page, 'main')
  await press(page, steps.acknowledge.submit)
  await expect(next(page).getByRole('button', { name: steps.crd.submit })).toBeVisible()
  const stepsSeen = await seeAccount(customer)
  expect(stepsSeen).toContain(nextActions.wait)
  await press(page, steps.crd.submit)
  await next(page).getByLabel(steps.keys.count).fill('2')
  await press(page, steps.keys.submit)
  await expect(next(page)).toContainText(steps.activate.due)
  await expectAccessible(page, 'main')
  await next(page).getByLabel(money.ways.check).check()
  await press(page, steps.activate.submit.split('{')[0]!.trim())
  await expect(next(page)).toHaveCount(0)

  const tab = (name: string) => page.getByRole('tab', { name })
  await tab(boxWords.tabs.people).click()
  const hoa = page.getByRole('region', { name: HOA })
  await hoa.getByText(words.recipients.change, { exact: true }).click()
  await hoa.getByRole('form', { name: words.recipients.address }).getByRole('button').click()
  await expect(hoa).toContainText(words.recipients.reasons['home-address'])
  await tab(boxWords.tabs.people).press('Home')
  await expect(tab(boxWords.tabs.overview)).toBeFocused()
  await expect(next(page)).toContainText(interpolate(steps.ids.title, { name: HOA }))

  const box = page.getByRole('region', { name: words.rental.title, exact: true })
  const fold = (name: string) => box.locator('summary', { hasText: name })
  await fold(words.planChange.title).click()
  const submit = words.planChange.submit.split('{')[0]!
  await box.getByLabel(words.planChange.next.split('{')[0]!).check()
  await box.getByRole('button', { name: submit }).click()
  await box.getByRole('button', { name: words.planChange.keep }).click()
  await expect(box.getByRole('button', { name: submit })).toBeVisible()
  await fold(words.rental.holds).click()
  const hold = box.getByRole('form', { name: words.rental.holds })
  await hold.getByLabel(words.rental.holdUntil).fill(await inAWeek(hold))
  await hold.getByRole('button', { name: words.rental.holdSubmit }).click()
  await box.getByRole('button', { name: words.rental.endHold.split('{')[0]! }).click()
  await expect(box).toContainText(words.rental.holdEnded.split('{')[0]!)

  await page.goto('/staff/boxes')
  await page.getByRole('button', { name: boxes.states.rented.name }).click()
  await expectAccessibleInAllLooks(page, LOOKS)
  await page.getByRole('link', { name: new RegExp(HOA) }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HOA)

  await fold(leaving.title).click()
  await pressKey(box, leaving.begin)
  const closing = page.getByRole('region', { name: leaving.title, exact: true })
  await pressKey(closing, leaving.keys.returned)
  const close = leaving.close.submit.split('{')[0]!
  await expect(closing.getByRole('button', { name: close })).toBeFocused()
  await pressKey(closing, close)
  await pressKey(page.getByRole('dialog'), close)
  await expectAccessible(page, 'main')
  await pressKey(closing, leaving.settle.payOut.split('{')[0]!)
  await pressKey(closing, leaving.dates.submit)
  await pressKey(closing, leaving.crd.submit)
  await expect(closing).toContainText(leaving.allDone.split('{')[0]!)
  await expect(next(page)).toHaveCount(0)

  async function seeAccount(session: typeof customer) {
    const other = await context.browser()!.newContext({ baseURL: site.url })
    const account = await other.newPage()
    await keepSession(account, session)
    await account.goto('/account')
    const tracked = account.getByRole('region', { name: tracker.title, exact: true })
    const read = await tracked.innerText()
    await other.close()
    return read
  }
})

async function inAWeek(form: Locator) {
  return addDays(await form.getByLabel(words.rental.holdFrom).inputValue(), 7)
}
