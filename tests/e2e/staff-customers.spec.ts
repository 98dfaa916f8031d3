import type { Browser, Page } from '@playwright/test'

import { apply } from '#app/content/en/apply.ts'
import { addressIds, photoIds } from '#app/content/en/identification.ts'
import { business } from '#app/content/business.ts'
import { termsInMonths } from '#app/content/fees.ts'
import { plans } from '#app/pricing/plans.ts'
import { tracker } from '#app/content/en/my-mailbox.ts'
import { boxes } from '#app/content/en/staff/boxes.ts'
import {
  customer as words,
  customers,
  newApplication,
  recipientKinds,
} from '#app/content/en/staff/customers.ts'
import { interpolate } from '#shared/interpolate.ts'

import { expectAccessibleInAllLooks } from './accessible.ts'
import type { RunningSite } from './site.ts'
import { beStaff } from './staff.ts'
import { createPerson, expect, ownShopTest as test, type Person } from './test.ts'
import { keepSession, makeAccount } from './visitor.ts'

const HOA = 'Hoa Nguyễn'
const WIDTHS = [1280, 768]
const PASSPORT = photoIds.find(({ id }) => id === 'passport')!.name
const LEASE = addressIds.find(({ id }) => id === 'lease')!.name
const FIRST = business.boxNumbers.first

/** Somebody with an account, who has filed an application. */
async function fileAs(browser: Browser, site: RunningSite, person: Person, name: string) {
  const session = await makeAccount(site, person)
  const context = await browser.newContext({ baseURL: site.url })
  const page = await context.newPage()
  await keepSession(page, session)
  const application = {
    plan: plans[0]!.id,
    months: termsInMonths[0],
    payment: 'ahead',
    use: 'personal',
    signing: 'counter',
    phone: '213 555 0177',
    recipients: [{ kind: 'applicant', name, photoId: 'passport', addressId: 'lease' }],
  }
  const answer = await fetch(`${site.url}/shop/v1/application`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${session.access_token}`,
    },
    body: JSON.stringify(application),
  })
  expect(answer.status).toBe(201)
  return page
}

/** A clerk at the page, and the drawer is open: whether it was so before does not matter. */
async function beAtCounter(page: Page, site: RunningSite, person: Person) {
  const { session } = await beStaff(page, site, person)
  await fetch(`${site.url}/shop/v1/staff/money/till/open`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${session.access_token}`,
    },
    body: JSON.stringify({ floatCents: 10_000 }),
  })
}

const next = (page: Page) => page.getByRole('region', { name: words.next, exact: true })
const press = (page: Page, name: string) => next(page).getByRole('button', { name }).click()

test('a filed application becomes an open box, and its customer sees each step', async ({
  page,
  site,
  ann,
  browser,
}) => {
  const account = await fileAs(browser, site, createPerson(), HOA)
  const expectNext = async (step: keyof typeof tracker.steps) => {
    await account.goto('/account')
    await expect(account.getByRole('region', { name: HOA })).toContainText(tracker.steps[step].next)
  }
  await beAtCounter(page, site, ann)
  await page.goto('/staff/customers')
  await page.getByLabel(customers.search).fill('nguyen')
  await expect(page.getByRole('link', { name: HOA })).toBeVisible()
  await expectAccessibleInAllLooks(page, { widths: WIDTHS })
  await page.getByLabel(customers.search).press('Enter')

  const { steps } = words
  await expect(next(page).getByLabel(apply.ids.photo)).toHaveValue('passport')
  await press(page, steps.ids.submit)
  await expect(next(page)).toContainText('expires')
  await next(page).getByLabel(apply.ids.expires).fill('2099-12-31')
  await expectAccessibleInAllLooks(page, { widths: WIDTHS })
  await press(page, steps.ids.submit)
  await expectNext('signed')

  await press(page, steps.box.submit)
  await expect(page.getByText(new RegExp(`^${words.box} ${FIRST}$`))).toBeVisible()
  await expect(next(page).getByLabel(steps.sign.witness)).toBeFocused()
  await press(page, steps.sign.submit)
  await expectNext('crd')
  await press(page, steps.crd.submit)
  await expectNext('keys')
  await next(page).getByLabel(steps.keys.count).fill('2')
  await press(page, steps.keys.submit)
  await expect(next(page)).toContainText(steps.activate.due)
  await expectAccessibleInAllLooks(page, { widths: WIDTHS })
  await next(page).getByLabel(steps.activate.kinds.check).check()
  await press(page, steps.activate.submit.split('{')[0]!.trim())
  await expect(page.getByText(words.nothingNext)).toBeVisible()
  await account.goto('/account')
  await expect(account.getByText(new RegExp(`PMB ${FIRST}`)).first()).toBeVisible()

  const hoa = page.getByRole('region', { name: HOA })
  await hoa.getByText(words.recipients.change, { exact: true }).click()
  await hoa.getByRole('form', { name: words.recipients.address }).getByRole('button').click()
  await expect(hoa).toContainText(words.recipients.reasons['home-address'])
  await expect(next(page)).toContainText(interpolate(steps.ids.title, { name: HOA }))
  await hoa.getByText(words.recipients.change, { exact: true }).click()
  await expectAccessibleInAllLooks(page, { widths: WIDTHS })

  await page.getByRole('link', { name: words.back }).click()
  await page.goto('/staff/boxes')
  await page.getByRole('button', { name: boxes.states.rented.name }).click()
  await expectAccessibleInAllLooks(page, { widths: WIDTHS })
  await page.getByRole('link', { name: new RegExp(HOA) }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HOA)
  await account.context().close()
})

test('an application is filed at the counter, ended, and a box is closed with its duties', async ({
  page,
  site,
  ann,
}) => {
  await beAtCounter(page, site, ann)
  await page.goto('/staff/customers')
  await page.getByRole('link', { name: customers.file }).click()
  const first = page.getByRole('group', { name: interpolate(newApplication.person, { number: 1 }) })
  await expect(first).toContainText(recipientKinds.applicant)
  await first.getByLabel(newApplication.name).fill('Max Roe')
  await page.getByRole('button', { name: newApplication.submit }).click()
  await expect(first.getByLabel(apply.ids.photo)).toBeFocused()
  await first.getByLabel(apply.ids.photo).selectOption(PASSPORT)
  await first.getByLabel(apply.ids.address).selectOption(LEASE)
  await expectAccessibleInAllLooks(page, { widths: WIDTHS })
  await page.getByRole('button', { name: newApplication.submit }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Max Roe')

  const { steps } = words
  await next(page).getByLabel(apply.ids.expires).fill('2099-12-31')
  for (const step of ['ids', 'box', 'sign', 'crd', 'keys'] as const) {
    await press(page, steps[step].submit)
  }
  await press(page, steps.activate.submit.split('{')[0]!.trim())
  await expect(page.getByText(words.nothingNext)).toBeVisible()
  const box = page.getByRole('region', { name: words.rental.title, exact: true })
  await box.getByText(words.recipients.change, { exact: true }).click()
  await box.getByRole('button', { name: words.rental.close }).click()
  await page.getByRole('dialog').getByRole('button', { name: words.rental.close }).click()
  const duties = page.getByRole('region', { name: words.closing.title })
  await expect(duties).toContainText(words.closing.crd)
  await expectAccessibleInAllLooks(page, { widths: WIDTHS })
  await press(page, steps['close-crd'].submit)
  await press(page, steps['keys-return'].submit)
  await expect(duties).toContainText(words.closing.noKeys)
  await expect(page.getByText(words.nothingNext)).toBeVisible()
})
