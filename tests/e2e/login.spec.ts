import { ann, expect, test } from './test.ts'
import type { RunningSite } from './site.ts'
import { beSignedIn, makeAccount, register, signIn } from './visitor.ts'

test('both fields are needed', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('Please enter both email and password')).toBeVisible()
})

test('a wrong password and an unknown address hear the same', async ({ page, site }) => {
  await makeAccount(site)
  for (const email of [ann.email, 'nobody@example.com']) {
    await signIn(page, email, 'Wrong!Pass1')
    await expect(page.getByRole('alert')).toContainText(
      'Invalid email or password. Please try again.',
    )
    await expect(page.getByLabel('Email')).toHaveValue(email)
  }
})

test('an unconfirmed address is told to look for the letter, and may have it again', async ({
  page,
  site,
}) => {
  await register(page)
  await expect(page.getByRole('status')).toContainText('Account created')
  await signIn(page)
  const warning = page.getByText(
    'Please check your email and click the confirmation link before signing in.',
  )
  await expect(warning).toBeVisible()
  await expect(page.getByRole('button', { name: 'Resend confirmation email' })).toBeVisible()
  expect(await site.letters(ann.email)).toHaveLength(1)
})

test('an email that is refused leaves the keyboard where the sentence is', async ({
  page,
  site,
}) => {
  await register(page)
  await expect(page.getByRole('status')).toContainText('Account created')
  await signIn(page)
  await askForManyEmails(site)
  const again = page.getByRole('alert').getByRole('button', { name: 'Resend confirmation email' })
  await again.press('Enter')
  await expect(page.getByRole('alert')).toContainText(/wait/)
  await expect(page.getByRole('alert')).toBeFocused()
})

/** As many as one network may ask for in an hour; the first was that of the registration. */
async function askForManyEmails({ url }: RunningSite) {
  for (let count = 1; count < 30; count += 1) {
    const body = JSON.stringify({ email: `nobody${count}@example.com` })
    const headers = { 'Content-Type': 'application/json' }
    const { ok } = await fetch(`${url}/auth/v1/recover`, { method: 'POST', headers, body })
    expect(ok).toBe(true)
  }
}

test('forgot and resend need the address', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Forgot password?' }).click()
  await expect(page.getByText('Please enter your email address to reset password')).toBeVisible()
  await page.getByRole('button', { name: 'Resend confirmation email' }).click()
  await expect(
    page.getByText('Please enter your email address to resend confirmation'),
  ).toBeVisible()
})

test('forgot and resend answer alike, whether or not the address is known', async ({
  page,
  site,
}) => {
  await makeAccount(site)
  for (const email of [ann.email, 'nobody@example.com']) {
    await page.goto('/login')
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Resend confirmation email' }).click()
    await expect(page.getByRole('status').or(page.getByRole('alert')).first()).toBeVisible()
  }
  await page.goto('/login')
  await page.getByLabel('Email').fill('other@example.com')
  await page.getByRole('button', { name: 'Forgot password?' }).click()
  await expect(page.getByRole('status')).toContainText(
    'Password reset instructions have been sent to your email',
  )
})

test('a resent letter confirms the address', async ({ page, site }) => {
  await page.goto('/login')
  await page.getByLabel('Email').fill('new@example.com')
  await page.getByRole('button', { name: 'Resend confirmation email' }).click()
  await expect(page.getByRole('status')).toContainText(
    'Confirmation email has been resent. Please check your email and spam folder.',
  )
  expect(await site.letters('new@example.com')).toEqual([])
})

test('after too many tries the visitor is told to wait', async ({ page }) => {
  await page.route('**/auth/v1/token**', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'X-Supabase-Api-Version': '2024-01-01' },
      json: { code: 'over_request_rate_limit', message: 'Request rate limit reached' },
    }),
  )
  await signIn(page)
  await expect(page.getByRole('alert')).toContainText(
    'Too many login attempts. Please wait a few minutes before trying again.',
  )
})

test('the service itself says so after enough wrong passwords', async ({ page, site }) => {
  await makeAccount(site)
  await page.goto('/login')
  const wait = page.getByText(
    'Too many login attempts. Please wait a few minutes before trying again.',
  )
  for (let tries = 0; tries < 12 && !(await wait.isVisible()); tries++) {
    await page.getByLabel('Email').fill(ann.email)
    await page.getByLabel('Password', { exact: true }).fill(`Wrong!Pass${tries}`)
    const answered = page.waitForResponse('**/auth/v1/token**')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await answered
    await expect(page.getByRole('alert')).toBeVisible()
  }
  await expect(wait).toBeVisible()
})

test('when the service is away the visitor is told, and can try again', async ({ page, site }) => {
  await makeAccount(site)
  await page.route('**/auth/v1/token**', (route) => route.abort())
  await signIn(page)
  await expect(page.getByRole('alert')).toBeVisible({ timeout: 20_000 })
  await page.unroute('**/auth/v1/token**')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL('/')
})

test('a service that never answers keeps nobody waiting for long', async ({ page, site }) => {
  await makeAccount(site)
  await page.clock.install()
  await page.route('**/auth/v1/token**', () => {})
  const asked = page.waitForRequest('**/auth/v1/token**')
  await signIn(page)
  await asked
  await expect(page.getByRole('button', { name: 'Signing in…' })).toBeVisible()
  await page.clock.runFor(13_000)
  await expect(page.getByRole('alert')).toContainText(/could not reach/, { timeout: 2_000 })
  await expect(page.getByLabel('Email')).toHaveValue(ann.email)

  await page.unroute('**/auth/v1/token**')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL('/')
})

test("a page of a proxy's own never reaches the visitor's eyes", async ({ page }) => {
  await page.route('**/auth/v1/**', (route) =>
    route.fulfill({ status: 403, contentType: 'text/html', body: '<html>Blocked</html>' }),
  )
  await signIn(page)
  await expect(page.getByRole('alert')).toHaveText('Failed to sign in. Please try again.')
})

test('who is signed in can sign out there, and is led on otherwise', async ({ page, site }) => {
  await beSignedIn(page, site)
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible()
  await page.waitForURL('/')

  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByLabel('Email')).toBeVisible()
  await page.goto('/account')
  await expect(page.getByRole('main').getByRole('link', { name: /sign in/i })).toBeVisible()
})

test('Cancel leads home, and the sign-up is one click away', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.waitForURL('/')
  await page.goto('/login')
  await page
    .getByRole('main')
    .getByRole('link', { name: /create an account|sign up/i })
    .click()
  await page.waitForURL('/register')
})

test('a history entry with anything in it breaks nothing', async ({ page }) => {
  await page.goto('/login')
  for (const state of [
    { showEmailConfirmation: { a: 1 }, email: 7 },
    'x',
    { confirmed: true },
    5,
  ]) {
    await page.evaluate((usr) => history.replaceState({ usr, key: 'k', idx: 0 }, ''), state)
    await page.reload()
    await expect(page.getByLabel('Email')).toBeVisible()
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says what it needs', async ({ page }) => {
    await page.goto('/login')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(/JavaScript|scripts/i).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeDisabled()
  })
})
