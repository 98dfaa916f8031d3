import { plans } from '#app/content/plans.ts'
import { accountPage } from '#content/account.ts'
import { addressCard } from '#content/active-mailbox.ts'
import { apply } from '#content/apply.ts'
import { nameFields } from '#content/name-fields.ts'
import { applicationOf } from '#server/testing/people.ts'
import { rental } from '#shared-content/rental.ts'
import { addDays, wallClock } from '#shared/calendar.ts'

import { expectAccessible } from './accessible.ts'
import { fillName, givenNameOf, goToPeople, group, step, tryNext } from './apply-page.ts'
import { openCounter } from './counter.ts'
import { expect, test } from './test.ts'
import { beSignedIn } from './visitor.ts'

const you = apply.people.kinds.applicant.name

test('a name is typed in Latin letters and its own script; an account fills it in', async ({
  page,
  site,
  ann,
}) => {
  await beSignedIn(page, site, ann)
  await goToPeople(page)
  await expect(givenNameOf(page, you)).toHaveValue(ann.firstName)
  await fillName(page, you, '明', '李')
  await tryNext(page)
  await expect(givenNameOf(page, you)).toBeFocused()
  await expect(step(page).getByText(rental.fields.latin)).toHaveCount(2)
  await group(page, you).getByLabel(nameFields.nativeName).fill('李明')
  await expectAccessible(page, 'main')
  await fillName(page, you, 'Ming', 'Li')
  await tryNext(page)
  await expect(group(page, 'Ming Li')).toBeVisible()
})

test('a name without Latin letters is completed, and then has an address', async ({
  page,
  site,
  ann,
}) => {
  await beSignedIn(page, site, ann)
  const token = await page.evaluate(() => JSON.parse(localStorage['mailbox.session']).access_token)
  const counter = await openCounter(site)
  const filed = { ...applicationOf({ name: '王芳' }), plan: plans[0]!.id }
  const today = wallClock(Date.now(), 'America/Los_Angeles').date
  await counter.open(await counter.reserve(token, filed), addDays(today, 200))

  await page.goto('/account#mailbox')
  const form = page.getByRole('form', { name: '王芳' })
  await form.getByLabel(nameFields.givenName).fill('芳')
  await form.getByRole('button', { name: addressCard.latin.submit }).click()
  await expect(form.getByText(rental.fields.latin)).toBeVisible()
  await expectAccessible(page, 'main')
  await form.getByLabel(nameFields.givenName).fill('Fang')
  await form.getByLabel(nameFields.familyName).fill('Wang')
  await form.getByRole('button', { name: addressCard.latin.submit }).click()
  await expect(page.getByText(addressCard.latin.done)).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: addressCard.latin.done })).toBeFocused()
  await expect(page.getByText('FANG WANG').first()).toBeVisible()
  await page.getByRole('link', { name: accountPage.pages.rental.name, exact: true }).click()
  await expect(page.getByText('王芳').first()).toBeVisible()
})
