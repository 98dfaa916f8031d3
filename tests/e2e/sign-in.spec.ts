import type { Page } from '@playwright/test'

import { holdBack } from './hydration.ts'
import type { RunningSite } from './site.ts'
import { createPerson, expect, test } from './test.ts'
import { beSignedIn, makeAccount, signIn, signUp } from './visitor.ts'

const TOKEN_CALL = '**/auth/v1/token**'
/** What one network may ask for in an hour. */
const MAX_EMAILS = 30
const TIMEOUT_MS = 13_000

const alert = (page: Page) => page.getByRole('alert')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('what is missing is said, and a wrong password and an unknown address hear the same', async ({
  page,
  site,
  ann,
}) => {
  await makeAccount(site, ann)
  await page.goto('/login')
  await button(page, 'Sign in').click()
  await expect(page.getByText('Please enter both email and password')).toBeVisible()
  await button(page, 'Forgot password?').click()
  await expect(page.getByText('Please enter your email address to reset password')).toBeVisible()
  await button(page, 'Resend confirmation email').click()
  await expect(
    page.getByText('Please enter your email address to resend confirmation'),
  ).toBeVisible()
  for (const { email } of [ann, createPerson()]) {
    await signIn(page, { email, password: 'Wrong!Pass1' })
    await expect(alert(page)).toContainText('Invalid email or password. Please try again.')
    await expect(page.getByLabel('Email')).toHaveValue(email)
  }
})

test('an unconfirmed address is told to look for the email; a refused one leaves the keyboard there', async ({
  page,
  site,
  ann,
}) => {
  await signUp(site, ann)
  await signIn(page, ann)
  await expect(alert(page)).toContainText(
    'Please check your email and click the confirmation link before signing in.',
  )
  expect(await site.emails(ann.email)).toHaveLength(1)

  await askForManyEmails(site)
  await alert(page).getByRole('button', { name: 'Resend confirmation email' }).press('Enter')
  await expect(alert(page)).toContainText(/wait/)
  await expect(alert(page)).toBeFocused()
})

async function askForManyEmails({ url }: RunningSite) {
  // The sign-up has asked for the first.
  for (let count = 1; count < MAX_EMAILS; count += 1) {
    const body = JSON.stringify({ email: createPerson().email })
    const headers = { 'Content-Type': 'application/json' }
    const { ok } = await fetch(`${url}/auth/v1/recover`, { method: 'POST', headers, body })
    expect(ok).toBe(true)
  }
}

test('forgot and resend answer alike, whether or not the address is known', async ({
  page,
  site,
  ann,
}) => {
  await makeAccount(site, ann)
  const sentences = {
    'Forgot password?': 'Password reset instructions have been sent to your email',
    'Resend confirmation email':
      'Confirmation email has been resent. Please check your email and spam folder.',
  }
  const stranger = createPerson()
  for (const [name, sentence] of Object.entries(sentences))
    for (const { email } of [ann, stranger]) {
      await page.goto('/login')
      await page.getByLabel('Email').fill(email)
      await button(page, name).click()
      await expect(page.getByRole('status')).toContainText(sentence)
    }
  expect(await site.emails(stranger.email)).toEqual([])
})

test('a service that is away, blocked by a proxy or silent is told in words, and tried again', async ({
  page,
  site,
  ann,
}) => {
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

test('who is signed in is led on, or signs out there; a sign-out pressed early counts', async ({
  page,
  site,
  ann,
}) => {
  await beSignedIn(page, site, ann)
  await page.goto('/login')
  await expect(button(page, 'Sign Out')).toBeVisible()
  await page.waitForURL('/')
  await page.goto('/login')
  await button(page, 'Sign Out').click()
  await expect(page.getByLabel('Email')).toBeVisible()
  await page.goto('/account')
  await expect(page.getByRole('main').getByRole('link', { name: /sign in/i })).toBeVisible()

  await signIn(page, ann)
  await page.waitForURL('/')
  const release = await holdBack(page, '**/assets/entry.client-*')
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'LOGOUT' }).click()
  release()
  await expect(page.getByRole('banner').getByRole('link', { name: 'LOGIN' })).toBeVisible()
})
