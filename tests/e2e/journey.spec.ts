import { costCalculator } from '#app/content/en/cost-calculator.ts'
import { plans } from '#app/pricing/plans.ts'
import { termsInMonths } from '#app/content/fees.ts'
import { namePlanChoice, planPathOf, withPlanChoice } from '#app/pricing/plan-choice.ts'

import { linkMailedTo } from './site.ts'
import { expect, test } from './test.ts'
import { fillRegistration, register, signIn } from './visitor.ts'

test('a visitor registers, confirms by mail, signs in, reloads, opens a second tab and signs out', async ({
  page,
  site,
  ann,
}) => {
  const banner = page.getByRole('banner')
  await register(page, ann)
  await expect(page.getByRole('status')).toContainText(
    'Account created successfully! Please check your email for a confirmation link before signing in.',
  )

  await page.goto(await linkMailedTo(site, ann.email))
  await expect(
    page.getByText('Email confirmed successfully! Redirecting to dashboard...'),
  ).toBeVisible()
  await page.waitForURL('/')
  await banner.getByRole('button', { name: 'LOGOUT' }).click()
  await expect(banner.getByRole('link', { name: 'LOGIN' })).toBeVisible()

  await signIn(page, ann)
  await page.waitForURL('/')
  // Preferences of nonsense do not hide from the first view who is signed in.
  await page.evaluate(() => localStorage.setItem('mailbox.preferences', 'garbage{'))
  await page.reload()
  await expect(banner.getByRole('button', { name: 'LOGOUT' })).toBeVisible()
  await expect(banner.getByRole('link', { name: 'SIGN UP' })).toBeHidden()

  const second = await page.context().newPage()
  await second.goto('/')
  await second.getByRole('banner').getByRole('button', { name: 'LOGOUT' }).click()
  for (const tab of [page, second]) {
    await expect(tab.getByRole('banner').getByRole('link', { name: 'LOGIN' })).toBeVisible()
    await expect(tab.getByRole('banner').getByRole('link', { name: 'SIGN UP' })).toBeVisible()
  }
})

test('the chosen plan travels to the sign-up and, by the emailed link in another tab, to the application', async ({
  page,
  context,
  site,
  ann,
}) => {
  const [plan] = plans
  const months = termsInMonths.at(-1)
  if (!plan) throw new Error('There is no plan to choose')
  const choice = { plan, months }

  await page.goto(planPathOf(choice))
  const rent = page.getByRole('region', { name: costCalculator.receipt.title }).getByRole('link')
  await expect(rent).toHaveAttribute('href', withPlanChoice('/apply', choice))

  await page.goto(withPlanChoice('/register', choice))
  await expect(page.getByRole('main')).toContainText(namePlanChoice(choice))
  const login = page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true })
  await expect(login).toHaveAttribute('href', withPlanChoice('/login', choice))
  await fillRegistration(page, ann)
  await expect(page.getByRole('status')).toContainText('Account created')

  const tab = await context.newPage()
  await tab.goto(await linkMailedTo(site, ann.email))
  await tab.waitForURL(withPlanChoice('/apply', choice))
  await expect(tab.getByRole('radio', { name: plan.name })).toBeChecked()
  await expect(tab.getByRole('radio', { name: `${months} months` })).toBeChecked()
})
