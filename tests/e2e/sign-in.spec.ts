import type { Page } from '@playwright/test'

import { messages } from '#content/auth-messages.ts'
import { send } from '#server/testing/fixtures.ts'

import { holdBack } from './hydration.ts'
import { createPerson, expect, test } from './test.ts'
import {
  addAppByWire,
  beSignedIn,
  fillSignIn,
  isEnded,
  keepSession,
  linkMailedTo,
  makeAccount,
  signIn,
  signUp,
} from './visitor.ts'

const NEW_PASSWORD = 'Rainy?Night2'
const DONE = 'Password reset successful! Redirecting to login...'
const TOKEN_CALL = '**/auth/v1/token**'
const TIMEOUT_MS = 46_000

const alert = (page: Page) => page.getByRole('alert')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('errors are shown, and an email is requested again', async ({ page, site, ann }) => {
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

test('an unavailable or silent service is reported, and retried', async ({ page, site, ann }) => {
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
  await expect(alert(page)).toHaveText(messages.refusedOnTheWay)

  await page.unroute(TOKEN_CALL)
  let isSilent = true
  await page.route(TOKEN_CALL, (route) => (isSilent ? undefined : route.continue()))
  const tokenRequest = page.waitForRequest(TOKEN_CALL)
  await button(page, 'Sign in').click()
  await tokenRequest
  await expect(button(page, 'Signing in…')).toBeVisible()
  await page.clock.fastForward(TIMEOUT_MS)
  await expect(alert(page)).toHaveText(messages.unavailable)
  await expect(page.getByLabel('Email')).toHaveValue(ann.email)

  isSilent = false
  await button(page, 'Sign in').click()
  await page.waitForURL('/')
})

test('a signed-in visitor is led on, or signs out, at any time', async ({ page, site, ann }) => {
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

test('a forgotten password is replaced, and sessions end', async ({ page, site, ann }) => {
  const { access_token } = await makeAccount(site, ann)
  const { session, nextCode } = await addAppByWire(site, access_token)
  await keepSession(page, session)
  await expect.poll(async () => (await site.emails(ann.email)).length).toBeGreaterThan(1)
  const before = (await site.emails(ann.email)).length
  await send(site, 'recover', { email: ann.email })
  const link = await linkMailedTo(site, ann.email, before)
  // Mail scanners open links, which must not spend them.
  for (let opened = 0; opened < 2; opened++) {
    await page.goto(link)
    await expect(page).toHaveURL('/reset-password')
    await expect(page.getByLabel('New password')).toBeEditable()
  }
  for (const weak of ['short', 'P@ssw0rd']) {
    await choosePassword(page, weak)
    await expect(page.getByRole('alert')).toBeVisible()
  }
  await choosePassword(page, NEW_PASSWORD, 'Other?Night2')
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await page.getByLabel('New password').press('End')
  await page.getByLabel('New password').pressSequentially('x')
  await expect(page.getByText('Passwords do not match')).toHaveCount(0)

  const dialog = page.getByRole('dialog')
  await choosePassword(page, NEW_PASSWORD)
  await expect(dialog.getByLabel('Code', { exact: true })).toBeVisible()
  await page.reload()
  await choosePassword(page, NEW_PASSWORD)
  await dialog.getByLabel('Code', { exact: true }).fill(nextCode())
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('status')).toContainText(DONE)
  await page.waitForURL('/login')
  await expect(page.getByLabel('Email')).toBeVisible()
  expect(await isEnded(site, session)).toBe(true)
  expect(await page.evaluate(() => sessionStorage.getItem('mailbox.link'))).toBeNull()
  await fillSignIn(page, { ...ann, password: NEW_PASSWORD })
  await expect(page.getByLabel('Code', { exact: true })).toBeVisible()
  expect((await site.emails(ann.email)).join()).toMatch(/changed/i)

  for (const spent of [link, `/reset-password?type=recovery&token_hash=${'x'.repeat(43)}`]) {
    await page.goto(spent)
    await choosePassword(page, NEW_PASSWORD)
    await expect(page.getByRole('alert')).toContainText(/expired or was already used/)
    await expect(page.getByRole('link', { name: /new link/i })).toBeVisible()
  }
  await page.goto('/reset-password')
  await expect(page.getByRole('alert')).toContainText(/needs the link/)
})

async function choosePassword(page: Page, password: string, again = password) {
  await page.getByLabel('New password').fill(password)
  await page.getByLabel('Confirm password').fill(again)
  await page.getByRole('button', { name: 'Reset password' }).click()
}
