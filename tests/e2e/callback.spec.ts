import { linkMailedTo } from './site.ts'
import { ann, expect, test } from './test.ts'
import { ageLinks } from './database.ts'
import { post, register } from './visitor.ts'

const REFUSED = 'Authentication failed. Please try again.'

test('processing shows for half a second, success leads home after two', async ({ page, site }) => {
  await register(page)
  const link = await linkMailedTo(site, ann.email)
  await page.clock.install()
  await page.goto(link)
  await expect(page.getByText('One moment, please…')).toBeVisible()
  await page.clock.runFor(600)
  await expect(
    page.getByText('Email confirmed successfully! Redirecting to dashboard...'),
  ).toBeVisible()
  await expect(page).toHaveURL('/auth/callback')
  await expect(page.getByRole('status').getByRole('link')).toBeVisible()
  await page.clock.runFor(1_500)
  await expect(page).toHaveURL('/auth/callback')
  await page.clock.runFor(1_000)
  await page.waitForURL(`${site.url}/`)
  await expect(page.getByRole('banner').getByRole('button', { name: 'LOGOUT' })).toBeVisible()
})

test('another browser asks for the password that was chosen', async ({ page, site, browser }) => {
  await register(page)
  const link = await linkMailedTo(site, ann.email)
  const phone = await (await browser.newContext({ baseURL: site.url })).newPage()
  await phone.goto(link)
  const confirmIt = phone.getByRole('button', { name: 'Confirm my email' })
  await phone.getByLabel('Password', { exact: true }).fill('Wrong!Pass1')
  await confirmIt.click()
  await expect(phone.getByRole('alert')).toBeVisible()
  await phone.getByLabel('Password', { exact: true }).fill(ann.password)
  await confirmIt.click()
  await expect(
    phone.getByText('Email confirmed successfully! Redirecting to dashboard...'),
  ).toBeVisible()
  await phone.waitForURL('/')
  await phone.context().close()
})

test('an address that a stranger signed up with first becomes its owner’s', async ({
  page,
  site,
}) => {
  const stranger = { ...ann, firstName: 'Mallory', password: 'Cloudy!Day5' }
  await post(site, 'signup', { ...stranger, data: { firstName: 'Mallory' } }, '192.0.2.66')
  const theirs = await linkMailedTo(site, ann.email)

  // The owner never signed up: they follow the stranger's email, and make the account their own.
  await page.goto(theirs)
  await page.getByRole('button', { name: 'Choose a new password instead' }).click()
  await page.getByLabel('First name').fill(ann.firstName)
  await page.getByLabel('Last name').fill(ann.lastName)
  await page.getByLabel('Password', { exact: true }).fill(ann.password)
  await page.getByLabel('Confirm password').fill(ann.password)
  await page.getByRole('button', { name: 'Save and confirm' }).click()
  await page.waitForURL('/')
  await page.goto('/account')
  await expect(page.getByLabel('First name')).toHaveValue(ann.firstName)
})

test('a mail scanner with scripts spends nothing', async ({ page, site, browser }) => {
  await register(page)
  const link = await linkMailedTo(site, ann.email)
  const scanner = await (await browser.newContext()).newPage()
  for (let opened = 0; opened < 3; opened++) await scanner.goto(link, { waitUntil: 'networkidle' })
  await scanner.waitForTimeout(1_000)
  await scanner.context().close()
  await page.goto(link)
  await expect(page.getByText('Email confirmed successfully!', { exact: false })).toBeVisible()
})

test('a used and an expired link are refused, and lead to the sign-in', async ({ page, site }) => {
  await register(page)
  const link = await linkMailedTo(site, ann.email)
  ageLinks(site)
  await page.clock.install()
  await page.goto(link)
  await page.clock.runFor(600)
  await expect(page.getByRole('alert')).toContainText(REFUSED)
  await page.clock.runFor(2_000)
  await expect(page).toHaveURL('/auth/callback')
  await page.clock.runFor(1_200)
  await page.waitForURL('/login')
})

test('a link works once', async ({ page, site }) => {
  await register(page)
  const link = await linkMailedTo(site, ann.email)
  await page.goto(link)
  await expect(page.getByText('Email confirmed successfully!', { exact: false })).toBeVisible()
  await page.goto(link)
  await page.getByLabel('Password', { exact: true }).fill(ann.password)
  await page.getByRole('button', { name: 'Confirm my email' }).click()
  await expect(page.getByRole('alert')).toContainText('expired or was already used')
})

test('a link of other making brings a code that this browser alone can spend', async ({
  page,
  site,
  request,
}) => {
  await register(page)
  const token = new URL(await linkMailedTo(site, ann.email)).searchParams.get('token_hash')
  const verify = `/auth/v1/verify?type=signup&token=${token}&redirect_to=${encodeURIComponent(`${site.url}/auth/callback`)}`
  const answer = await request.get(verify, { maxRedirects: 0 })
  expect(answer.status()).toBe(303)
  await page.goto(answer.headers().location!)
  await expect(
    page.getByText('Email confirmed successfully! Redirecting to dashboard...'),
  ).toBeVisible()
})

for (const hostile of [
  '/auth/callback#access_token=a.b.c&refresh_token=x&expires_in=3600&token_type=bearer&type=signup',
  '/auth/callback?error=access_denied&error_description=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E+Call+555',
  '/auth/callback#error=access_denied&error_description=Call+555+now',
  '/auth/callback?token_hash=%3Cscript%3E&type=signup',
  '/auth/callback?code=nonsense-code-1234',
  '/auth/callback',
]) {
  test(`nothing of a crafted address is shown, kept or believed: ${hostile.slice(0, 40)}`, async ({
    page,
  }) => {
    await page.goto(hostile)
    const button = page.getByRole('button', { name: 'Confirm my email' })
    await expect(page.getByRole('alert').or(button).first()).toBeVisible()
    if (await button.isVisible()) await button.click()
    await expect(page.getByRole('alert')).toContainText(/Authentication failed|unexpected error/)
    expect(await page.locator('body').innerText()).not.toMatch(/555 now|Call|onerror/)
    const kept = await page.evaluate(() => [location.href, JSON.stringify({ ...localStorage })])
    expect(kept.join()).not.toMatch(/access_token|token_hash|error_description|code=/)
    await expect(page.getByRole('banner').getByRole('link', { name: 'LOGIN' })).toBeVisible()
  })
}

test('a refusal says where it leads, and so does a link that must be followed by a sign-in', async ({
  page,
}) => {
  await page.goto('/auth/callback?error=access_denied')
  await expect(page.getByRole('alert')).toContainText(/take you to the sign-in page/)
})

test('what a service of other making leaves in an address is taken away on every page', async ({
  page,
}) => {
  for (const left of [
    '#error=access_denied&error_code=otp_expired',
    '?code=12345678',
    '#provider_token=x',
  ]) {
    await page.goto('about:blank')
    await page.goto(`/${left}`)
    await expect.poll(() => page.evaluate(() => location.search + location.hash)).toBe('')
  }
})

test('a session in the address signs nobody in, on any page', async ({ page }) => {
  for (const path of ['/', '/login', '/register', '/reset-password', '/account']) {
    await page.goto(`${path}#access_token=a.b.c&refresh_token=x&expires_in=3600&token_type=bearer`)
    await expect(page.getByRole('banner').getByRole('link', { name: 'LOGIN' })).toBeVisible()
    await expect.poll(() => page.evaluate(() => location.hash)).toBe('')
    expect(await page.evaluate(() => localStorage.getItem('mailbox.session'))).toBeNull()
  }
})

test('a token leaves the address before any other script runs', async ({ page }) => {
  // Never answered: an aborted script would be a complaint of the page's own.
  await page.context().route('**/assets/*.js', () => {})
  await page.goto(`/auth/callback?token_hash=${'a'.repeat(43)}&type=signup#more`)
  expect(await page.evaluate(() => location.href)).toMatch(/\/auth\/callback$/)

  const other = await page.context().newPage()
  await other.goto('/#access_token=a.b.c&refresh_token=x')
  expect(await other.evaluate(() => location.href)).toMatch(/\/$/)
})
