import type { Page } from '@playwright/test'

import { holdBack } from './hydration.ts'
import { createPerson, expect, test } from './test.ts'
import { beSignedIn, fillSignIn, makeAccount, signIn, signUp } from './visitor.ts'

const TOKEN_CALL = '**/auth/v1/token**'
const TIMEOUT_MS = 13_000

const alert = (page: Page) => page.getByRole('alert')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('what is wrong is said, and an email is asked for again', async ({ page, site, ann }) => {
  await signUp(site, ann)
  await page.goto('/login')
  const missing = {
    'Sign in': 'Please enter both email and password',
    'Forgot password?': 'Please enter your email address to reset password',
    'Resend confirmation email': 'Please enter your email address to resend confirmation',
  }
  for (const [name, sentence] of Object.entries(missing)) {
    await button(page, name).click()
    await expect(page.getByText(sentence)).toBeVisible()
  }
  await fillSignIn(page, { email: createPerson().email, password: 'Wrong!Pass1' })
  await expect(alert(page)).toContainText('Invalid email or password. Please try again.')
  const sent = {
    'Forgot password?': 'Password reset instructions have been sent to your email',
    'Resend confirmation email':
      'Confirmation email has been resent. Please check your email and spam folder.',
  }
  for (const [name, sentence] of Object.entries(sent)) {
    await button(page, name).click()
    await expect(page.getByRole('status')).toContainText(sentence)
  }

  await fillSignIn(page, ann)
  await expect(alert(page)).toContainText(
    'Please check your email and click the confirmation link before signing in.',
  )
  const many = { status: 429, json: { code: 'over_email_send_rate_limit', message: '' } }
  await page.route('**/auth/v1/resend**', (route) => route.fulfill(many))
  await alert(page).getByRole('button', { name: 'Resend confirmation email' }).press('Enter')
  await expect(alert(page)).toContainText(/wait/)
  await expect(alert(page)).toBeFocused()
})

test('a service that is away or silent is told, and tried again', async ({ page, site, ann }) => {
  await makeAccount(site, ann)
  await page.clock.install()
  await page.route(TOKEN_CALL, (route) => route.abort())
  await signIn(page, ann)
  await expect(alert(page)).toContainText(/could not reach/)

  await page.unroute(TOKEN_CALL)
  await page.route(TOKEN_CALL, (route) =>
    route.fulfill({ status: 403, contentType: 'text/html', body: '<html>Blocked</html>' }),
  )
  await button(page, 'Sign in').click()
  await expect(alert(page)).toHaveText('Failed to sign in. Please try again.')

  await page.unroute(TOKEN_CALL)
  await page.route(TOKEN_CALL, () => {})
  const asked = page.waitForRequest(TOKEN_CALL)
  await button(page, 'Sign in').click()
  await asked
  await expect(button(page, 'Signing in…')).toBeVisible()
  await page.clock.runFor(TIMEOUT_MS)
  await expect(alert(page)).toContainText(/could not reach/)
  await expect(page.getByLabel('Email')).toHaveValue(ann.email)

  await page.unroute(TOKEN_CALL)
  await button(page, 'Sign in').click()
  await page.waitForURL('/')
})

test('who is signed in is led on, or signs out, however early', async ({ page, site, ann }) => {
  await beSignedIn(page, site, ann)
  const release = await holdBack(page, '**/assets/entry.client-*')
  await page.goto('/about')
  await page.getByRole('banner').getByRole('button', { name: 'LOGOUT' }).click()
  release()
  await expect(page.getByRole('banner').getByRole('link', { name: 'LOGIN' })).toBeVisible()

  await beSignedIn(page, site, createPerson())
  await page.goto('/login')
  await expect(button(page, 'Sign Out')).toBeVisible()
  await page.waitForURL('/')
  await page.goto('/login')
  await button(page, 'Sign Out').click()
  await expect(page.getByLabel('Email')).toBeVisible()
})
