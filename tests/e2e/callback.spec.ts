import type { Page } from '@playwright/test'

import { termsInMonths } from '#app/content/fees.ts'
import { withPlanChoice } from '#app/pricing/plan-choice.ts'
import { plans } from '#app/pricing/plans.ts'
import { callbackPage, loginPage } from '#content/account.ts'

import { openHydrated, passUntil, reloadHydrated, stopClock } from './hydration.ts'
import { expect, test } from './test.ts'
import { linkMailedTo, registerHere, signUp } from './visitor.ts'

const REFUSED = 'Authentication failed. Please try again.'
const CONFIRMED = 'Email confirmed successfully! Redirecting to dashboard...'
const TOKENS = '#access_token=a.b.c&refresh_token=x&expires_in=3600&token_type=bearer'

const alert = (page: Page) => page.getByRole('alert')
const confirmIt = (page: Page) => page.getByRole('button', { name: 'Confirm my email' })
const password = (page: Page) => page.getByLabel('Password', { exact: true })
const isSignedOut = (page: Page) =>
  expect(page.getByRole('banner').getByRole('link', { name: 'LOGIN' })).toBeVisible()
const storedSession = (page: Page) => page.evaluate(() => localStorage.getItem('mailbox.session'))

test('a link works once, and asks for a password in another browser', async ({
  page,
  site,
  ann,
}) => {
  const plan = plans.at(-1)!
  const months = termsInMonths.at(-1)!
  await signUp(site, { ...ann, planChoice: { plan: plan.id, months } })
  const link = await linkMailedTo(site, ann.email)
  for (let opened = 0; opened < 2; opened++) {
    await page.goto(link)
    await expect(confirmIt(page)).toBeEnabled()
  }
  for (const typed of ['Wrong!Pass1', ann.password]) {
    await password(page).fill(typed)
    await confirmIt(page).click()
    if (typed !== ann.password) await expect(alert(page)).toBeVisible()
  }
  await expect(page.getByText(CONFIRMED)).toBeVisible()
  await page.waitForURL(withPlanChoice('/apply', { plan, months }))

  await page.goto('/robots.txt')
  await page.evaluate(() => localStorage.clear())
  await page.goto(link)
  await password(page).fill(ann.password)
  await confirmIt(page).click()
  await expect(alert(page)).toContainText('expired or was already used')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: callbackPage.signIn })).toBeVisible()
  await main.getByRole('link', { name: callbackPage.failed.newLink }).click()
  await expect(page).toHaveURL('/login')
  await page.getByLabel('Email').fill(ann.email)
  const resent = page.waitForResponse(/\/auth\/v1\/resend/)
  await page.getByRole('button', { name: loginPage.resend }).click()
  expect((await resent).status()).toBe(200)
})

test('an address with a stranger’s sign-up becomes its owner’s', async ({ page, site, ann }) => {
  await signUp(site, { ...ann, password: 'Cloudy!Day5', firstName: 'Mallory' })
  // The owner never signed up: they follow the stranger's email, and take over the account.
  await page.goto(await linkMailedTo(site, ann.email))
  await page.getByRole('button', { name: 'Choose a new password instead' }).click()
  await page.getByLabel('First name').fill(ann.firstName)
  await page.getByLabel('Last name').fill(ann.lastName)
  await password(page).fill(ann.password)
  await page.getByLabel('Confirm password').fill(ann.password)
  const saved = page.waitForResponse(/\/auth\/v1\/verify/)
  await page.getByRole('button', { name: 'Save and confirm' }).click()
  expect(await (await saved).json()).toMatchObject({
    user: { user_metadata: { firstName: ann.firstName } },
  })
  await expect(page.getByText(CONFIRMED)).toBeVisible()
})

test('a code is spent by the browser that requested it', async ({ page, site, ann, request }) => {
  await page.goto('/register')
  await registerHere(page, ann)
  const token = new URL(await linkMailedTo(site, ann.email)).searchParams.get('token_hash')
  const place = encodeURIComponent(`${site.url}/auth/callback`)
  const verify = `/auth/v1/verify?type=signup&token=${token}&redirect_to=${place}`
  const response = await request.get(verify, { maxRedirects: 0 })
  expect(response.status()).toBe(303)
  await page.goto(response.headers().location!)
  await expect(page.getByText(CONFIRMED)).toBeVisible()
})

test('a crafted address is neither shown, stored nor trusted', async ({ page }) => {
  const markup = '%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E'
  for (const end of [
    `${TOKENS}&type=signup`,
    '?token_hash=%3Cscript%3E&type=signup',
    '?code=nonsense-code-1234',
    '',
  ]) {
    await page.goto('about:blank')
    await page.goto(`/auth/callback${end}`)
    await expect(alert(page).or(confirmIt(page)).first()).toBeVisible()
    if (await confirmIt(page).isVisible()) await confirmIt(page).click()
    await expect(alert(page)).toContainText(/Authentication failed|unexpected error/)
    await expectNothingKept(page)
  }
  await stopClock(page)
  await page.goto(`/auth/callback?error=access_denied&error_description=${markup}+Call+555`)
  await passUntil(page, 600, () => alert(page).isVisible())
  await expect(alert(page)).toContainText(REFUSED)
  await expect(alert(page)).toContainText(/take you to the sign-in page/)
  await expectNothingKept(page)
  await page.clock.runFor(2_000)
  await expect(page).toHaveURL('/auth/callback')
  await passUntil(page, 1_200, async () => page.url().endsWith('/login'))
})

async function expectNothingKept(page: Page) {
  expect(await page.locator('body').innerText()).not.toMatch(/Call|onerror/)
  const stored = await page.evaluate(() => [location.href, JSON.stringify({ ...localStorage })])
  expect(stored.join()).not.toMatch(/access_token|token_hash|error_description|code=/)
  await isSignedOut(page)
}

test('secrets are removed from the address, and don’t sign in', async ({ page, context }) => {
  await page.goto(`/login${TOKENS}`)
  await isSignedOut(page)
  await expect(page.getByLabel('Email')).toBeVisible()
  expect(await page.evaluate(() => location.hash)).toBe('')
  expect(await storedSession(page)).toBeNull()
  // Never answered: an aborted script would count as the page's error.
  await context.route('**/assets/*.js', () => {})
  await page.goto(`/auth/callback?token_hash=${'a'.repeat(43)}&type=signup#more`)
  expect(await page.evaluate(() => location.href)).toMatch(/\/auth\/callback$/)
  await context.unrouteAll({ behavior: 'ignoreErrors' })
})

test('a corrupt stored session is removed', async ({ page }) => {
  const tokens = { access_token: 'a.b.c', refresh_token: 'r', expires_at: 9_999_999_999 }
  await openHydrated(page, '/account')
  for (const nonsense of [
    'garbage',
    JSON.stringify(tokens),
    JSON.stringify({ ...tokens, expires_at: 1 }),
  ]) {
    await page.evaluate((text) => localStorage.setItem('mailbox.session', text), nonsense)
    await reloadHydrated(page)
    await expect(page.getByText('Please sign in to see it.')).toBeVisible()
    await isSignedOut(page)
    await expect.poll(() => storedSession(page)).toBeNull()
  }
})
