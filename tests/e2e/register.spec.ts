import type { Page } from '@playwright/test'

import { messages } from '#app/content/en/auth-messages.ts'
import { form } from '#app/content/en/ui.ts'
import { termsInMonths } from '#app/content/fees.ts'
import { namePlanChoice, withPlanChoice } from '#app/pricing/plan-choice.ts'
import { plans } from '#app/pricing/plans.ts'

import { holdBack, passUntil, stopClock } from './hydration.ts'
import { expect, test } from './test.ts'
import { fillRegistration, linkMailedTo, signIn } from './visitor.ts'

const CONFIRMED = 'Email confirmed successfully! Redirecting to dashboard...'
const TAKEN = {
  status: 422,
  headers: { 'X-Supabase-Api-Version': '2024-01-01' },
  json: { code: 'user_already_exists', message: '' },
}

const banner = (page: Page) => page.getByRole('banner')
const password = (page: Page) => page.getByLabel('Password', { exact: true })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 700 } })

  test('errors are shown in order, and typed text is kept', async ({ page, ann }) => {
    const confirmation = page.getByLabel('Confirm password')
    const create = page.getByRole('button', { name: 'Create account' })
    const unmet = page.getByRole('listitem').filter({ hasText: /^Not met/ })
    const release = await holdBack(page, '**/assets/entry.client-*')
    await page.goto('/register')
    await expect(unmet).toHaveCount(4)
    await page.getByLabel('First name').fill(ann.firstName)
    await password(page).fill('abcdefgH')
    release()
    await expect(unmet).toHaveCount(2)
    await expect(page.getByText('2 of 4', { exact: false })).toBeAttached()

    await fillRegistration(page, { ...ann, password: 'weak' })
    await expect(page.getByText('Please meet all password requirements')).toBeInViewport()
    await expect(password(page)).toBeFocused()
    await password(page).fill(ann.password)
    await expect(unmet).toHaveCount(0)
    await create.click()
    await expect(page.getByText('Passwords do not match')).toBeInViewport()
    await expect(page.getByText('Please meet all password requirements')).toBeHidden()

    await page.route('**/auth/v1/signup**', (route) => route.fulfill(TAKEN), { times: 1 })
    await confirmation.fill(ann.password)
    await expect(page.getByText('Passwords do not match')).toBeHidden()
    await create.click()
    const refused = 'This email is already registered. Please use a different email address.'
    await expect(page.getByText(refused)).toBeInViewport({ ratio: 1 })
    await expect(create).toBeFocused()
    await expect(page.getByLabel('First name')).toHaveValue(ann.firstName)

    await password(page).fill('P@ssw0rd')
    await confirmation.fill('P@ssw0rd')
    const requests: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/auth/v1/signup')) requests.push(request.url())
    })
    const answer = await holdBack(page, '**/auth/v1/signup**')
    await create.evaluate(pressThrice)
    await expect(page.getByRole('button', { name: 'Creating account…' })).toBeVisible()
    answer()
    await expect(page.getByText(refused)).toBeHidden()
    await expect(page.getByRole('alert')).toBeVisible()
    expect(requests).toHaveLength(1)
    await expect(page.getByLabel('Email')).toHaveValue(ann.email)
  })
})

function pressThrice(button: Element) {
  for (let press = 0; press < 2; press++) (button as HTMLButtonElement).click()
  button.closest('form')?.requestSubmit()
}

test('a visitor registers, confirms, signs in and out', async ({ page, context, site, ann }) => {
  const plan = plans[0]!
  const months = termsInMonths.at(-1)!
  const choice = { plan, months }
  const apply = withPlanChoice('/apply', choice)
  await page.goto(withPlanChoice('/register', choice))
  await expect(page.getByRole('main')).toContainText(namePlanChoice(choice))
  const login = page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true })
  await expect(login).toHaveAttribute('href', withPlanChoice('/login', choice))
  await password(page).fill(ann.password)
  await expect(page.getByRole('listitem').filter({ hasText: /^Not met/ })).toHaveCount(0)
  await stopClock(page)
  await fillRegistration(page, ann)
  await expect(page.getByRole('status')).toContainText(
    'Account created successfully! Please check your email for a confirmation link before signing in.',
  )
  await expect(page.getByRole('main').getByRole('link')).not.toHaveCount(0)
  await page.clock.runFor(4_000)
  expect(new URL(page.url()).pathname).toBe('/register')
  await passUntil(page, 1_500, async () => page.url().endsWith(withPlanChoice('/login', choice)))
  await expect(page.getByLabel('Email')).toHaveValue(ann.email)
  await expect(page.getByRole('status')).toContainText(
    'Please check your email and click the confirmation link',
  )

  const tab = await context.newPage()
  await tab.goto(await linkMailedTo(site, ann.email))
  await expect(tab.getByText('One moment, please…')).toBeVisible()
  await passUntil(tab, 600, () => tab.getByText(CONFIRMED).isVisible())
  await expect(tab.getByRole('status').getByRole('link')).toBeVisible()
  await tab.clock.runFor(1_200)
  await expect(tab).toHaveURL('/auth/callback')
  await passUntil(tab, 1_000, async () => tab.url().endsWith(apply))
  await page.clock.resume()
  await expect(tab.getByRole('radio', { name: plan.name })).toBeChecked()
  await expect(tab.getByRole('radio', { name: `${months} months` })).toBeChecked()
  await banner(tab).getByRole('button', { name: 'LOGOUT' }).click()
  await expect(banner(tab).getByRole('link', { name: 'LOGIN' })).toBeVisible()
  await tab.close()

  await signIn(page, ann)
  await page.waitForURL('/')
  await page.evaluate(() => localStorage.setItem('mailbox.preferences', 'garbage{'))
  await page.reload()
  await expect(banner(page).getByRole('button', { name: 'LOGOUT' })).toBeVisible()
  await expect(banner(page).getByRole('link', { name: 'SIGN UP' })).toBeHidden()
  const second = await context.newPage()
  await second.goto('/about')
  await banner(second).getByRole('button', { name: 'LOGOUT' }).click()
  for (const each of [page, second]) {
    await expect(banner(each).getByRole('link', { name: 'LOGIN' })).toBeVisible()
    await expect(banner(each).getByRole('link', { name: 'SIGN UP' })).toBeVisible()
  }
})

test('a slow sign-up reports the delay, then that the account may exist', async ({ page, ann }) => {
  await page.route('**/auth/v1/signup**', () => {})
  await page.goto('/register')
  await password(page).fill(ann.password)
  await expect(page.getByRole('listitem').filter({ hasText: /^Not met/ })).toHaveCount(0)
  await stopClock(page)
  await fillRegistration(page, ann)
  const slow = page.getByText(form.stillWorking)
  await passUntil(page, 6_000, () => slow.isVisible())
  await passUntil(page, 50_000, () => page.getByText(messages.unansweredSignUp).isVisible())
  await expect(slow).toHaveCount(0)
  await expect(page.getByLabel('First name')).toHaveValue(ann.firstName)
})
