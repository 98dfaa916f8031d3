import { lockScreen, staffConsole, staffGate, staffPageWords } from '#app/content/staff/console.ts'
import { find } from '#app/content/staff/find.ts'
import { staffMembers } from '#app/content/staff/staff.ts'
import { accountPage } from '#content/account.ts'
import { secondFactor } from '#content/second-factor.ts'

import { expectAccessible } from './accessible.ts'
import { beStaff } from './counter.ts'
import { createPerson, expect, test } from './test.ts'
import { beSignedIn, linkMailedTo, registerHere } from './visitor.ts'

const SLOWEST_MS = 120_000
const IDLE_MS = 10 * 60_000

test('the console opens for an invited member only', async ({ page, site, ann, context }) => {
  await page.goto('/staff')
  await expect(page.getByRole('heading', { name: staffGate.signedOut.title })).toBeVisible()
  await beSignedIn(page, site, ann)
  await page.goto('/staff')
  await expect(page.getByRole('heading', { name: staffGate.customer.title })).toBeVisible()

  await beStaff(page, site, createPerson(), 'administrator')
  await page.goto('/staff')
  await expect(page.getByRole('combobox', { name: find.search })).toBeFocused()
  await page.keyboard.press('Alt+Digit8')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(staffPageWords.staff.title)
  const clerk = createPerson()
  await page.getByLabel(staffMembers.invite.email, { exact: true }).fill(clerk.email)
  await page.getByRole('button', { name: staffMembers.invite.submit }).click()
  await expect(page.getByRole('cell', { name: clerk.email })).toBeVisible()
  await expect.poll(async () => (await site.emails(clerk.email)).length).toBe(1)
  const emails = (await site.emails(clerk.email)).join('\n')
  await page.goto('/robots.txt')
  await page.evaluate(() => localStorage.clear())
  await page.goto(/http\S+#invitation=\S+/.exec(emails)?.[0] ?? '')
  await page.reload()
  await page.getByRole('link', { name: staffGate.join.register }).click()
  await registerHere(page, clerk)
  const tab = await context.newPage()
  await tab.goto(await linkMailedTo(site, clerk.email, 1))
  await tab.getByRole('button', { name: staffGate.join.way, exact: true }).click()
  await expect(tab.getByRole('heading', { name: staffGate.secondFactor.title })).toBeVisible()
  await tab.goto('/account')
  await tab.getByRole('link', { name: accountPage.toCounter }).click()
  await expect(tab).toHaveURL('/staff')
})

test('it locks after ten minutes, and reopens at the same place', async ({
  page,
  site,
  context,
}) => {
  await page.clock.install()
  const { nextCode } = await beStaff(page, site, createPerson())
  await page.goto('/staff')
  await expect(page.getByRole('heading', { name: staffPageWords.today.title })).toBeVisible()
  const nav = page.getByRole('navigation', { name: staffConsole.nav })
  await expect(nav.getByRole('link', { name: staffPageWords.audit.name })).toHaveCount(0)
  await page.keyboard.press('Alt+Digit5')
  await expect(page.getByRole('heading', { name: staffPageWords.boxes.title })).toBeVisible()
  await expectAccessible(page)

  // The page's clock also advances by itself, for as long as a busy machine takes.
  await page.clock.fastForward(IDLE_MS - SLOWEST_MS)
  const locked = page.getByRole('dialog', { name: lockScreen.title })
  await expect(locked).toHaveCount(0)
  await page.clock.fastForward(SLOWEST_MS)
  await expect(locked).toBeVisible()
  await expect(page.getByRole('heading', { name: staffPageWords.boxes.title })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(locked).toBeVisible()
  const tab = await context.newPage()
  await tab.clock.install({ time: await page.evaluate(() => Date.now()) })
  await tab.goto('/staff')
  await expect(tab.getByRole('dialog', { name: lockScreen.title })).toBeVisible()

  await locked.getByLabel(secondFactor.code).fill(nextCode())
  await locked.getByRole('button', { name: secondFactor.submit }).click()
  await expect(locked).toHaveCount(0)
  await expect(page.getByRole('heading', { name: staffPageWords.boxes.title })).toBeVisible()
  await expect(tab.getByRole('dialog', { name: lockScreen.title })).toHaveCount(0)

  const due = { status: 403, json: { code: 'second_factor_required', message: '' } }
  await page.route('**/shop/v1/staff/today', (route) => route.fulfill(due), { times: 1 })
  await page.keyboard.press('Alt+Digit1')
  await expect(locked).toBeVisible()
})
