import { ageLinks } from './database.ts'
import { openHydrated } from './hydration.ts'
import { linkMailedTo } from './site.ts'
import { expect, test } from './test.ts'
import { post, register } from './visitor.ts'

const REFUSED = 'Authentication failed. Please try again.'
const CONFIRMED = 'Email confirmed successfully! Redirecting to dashboard...'

test('processing shows for half a second, success leads home after two', async ({
  page,
  site,
  ann,
}) => {
  await register(page, ann)
  const link = await linkMailedTo(site, ann.email)
  await page.clock.install()
  await page.goto(link)
  await expect(page.getByText('One moment, please…')).toBeVisible()
  await page.clock.runFor(600)
  await expect(page.getByText(CONFIRMED)).toBeVisible()
  await expect(page).toHaveURL('/auth/callback')
  await expect(page.getByRole('status').getByRole('link')).toBeVisible()
  await page.clock.runFor(1_500)
  await expect(page).toHaveURL('/auth/callback')
  await page.clock.runFor(1_000)
  await page.waitForURL(`${site.url}/`)
  await expect(page.getByRole('banner').getByRole('button', { name: 'LOGOUT' })).toBeVisible()
})

test('a mail scanner spends nothing, another browser asks for the password, and a link works once', async ({
  page,
  site,
  ann,
  browser,
}) => {
  await register(page, ann)
  const link = await linkMailedTo(site, ann.email)
  const phone = await (await browser.newContext({ baseURL: site.url })).newPage()
  const confirmIt = phone.getByRole('button', { name: 'Confirm my email' })
  for (let opened = 0; opened < 2; opened++) {
    await phone.goto(link)
    await expect(confirmIt).toBeEnabled()
  }
  await phone.getByLabel('Password', { exact: true }).fill('Wrong!Pass1')
  await confirmIt.click()
  await expect(phone.getByRole('alert')).toBeVisible()
  await phone.getByLabel('Password', { exact: true }).fill(ann.password)
  await confirmIt.click()
  await expect(phone.getByText(CONFIRMED)).toBeVisible()
  await phone.waitForURL('/')

  await phone.evaluate(() => localStorage.clear())
  await phone.goto(link)
  await phone.getByLabel('Password', { exact: true }).fill(ann.password)
  await confirmIt.click()
  await expect(phone.getByRole('alert')).toContainText('expired or was already used')
  await phone.context().close()
})

test('an address that a stranger signed up with first becomes its owner’s', async ({
  page,
  site,
  ann,
}) => {
  const stranger = { email: ann.email, password: 'Cloudy!Day5', data: { firstName: 'Mallory' } }
  await post(site, 'signup', stranger, '192.0.2.66')
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

test('an expired link is refused, and leads to the sign-in after three seconds', async ({
  page,
  site,
  ann,
}) => {
  await register(page, ann)
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

test('a link of other making brings a code that this browser alone can spend', async ({
  page,
  site,
  ann,
  request,
}) => {
  await register(page, ann)
  const token = new URL(await linkMailedTo(site, ann.email)).searchParams.get('token_hash')
  const place = encodeURIComponent(`${site.url}/auth/callback`)
  const verify = `/auth/v1/verify?type=signup&token=${token}&redirect_to=${place}`
  const response = await request.get(verify, { maxRedirects: 0 })
  expect(response.status()).toBe(303)
  await page.goto(response.headers().location!)
  await expect(page.getByText(CONFIRMED)).toBeVisible()
})

test('nothing of a crafted address is shown, kept or believed', async ({ page }) => {
  const tokens = '#access_token=a.b.c&refresh_token=x&expires_in=3600&token_type=bearer'
  const markup = '%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E'
  for (const end of [
    `${tokens}&type=signup`,
    `?error=access_denied&error_description=${markup}+Call+555`,
    '#error=access_denied&error_description=Call+555+now',
    '?token_hash=%3Cscript%3E&type=signup',
    '?code=nonsense-code-1234',
    '',
  ]) {
    await page.goto('about:blank')
    await page.goto(`/auth/callback${end}`)
    const button = page.getByRole('button', { name: 'Confirm my email' })
    const alert = page.getByRole('alert')
    await expect(alert.or(button).first()).toBeVisible()
    if (await button.isVisible()) await button.click()
    await expect(alert).toContainText(/Authentication failed|unexpected error/)
    if (end.startsWith('?error')) {
      await expect(alert).toContainText(/take you to the sign-in page/)
    }
    expect(await page.locator('body').innerText()).not.toMatch(/555 now|Call|onerror/)
    const kept = await page.evaluate(() => [location.href, JSON.stringify({ ...localStorage })])
    expect(kept.join()).not.toMatch(/access_token|token_hash|error_description|code=/)
    await expect(page.getByRole('banner').getByRole('link', { name: 'LOGIN' })).toBeVisible()
  }
  for (const path of ['/', '/login', '/register', '/reset-password', '/account']) {
    await page.goto(path + tokens)
    await expect(page.getByRole('banner').getByRole('link', { name: 'LOGIN' })).toBeVisible()
    await expect.poll(() => page.evaluate(() => location.hash)).toBe('')
    expect(await page.evaluate(() => localStorage.getItem('mailbox.session'))).toBeNull()
  }
})

test('what belongs in no address leaves it on every page, before any other script runs', async ({
  page,
  context,
}) => {
  for (const left of ['#error=access_denied&error_code=otp_expired', '?code=12345678']) {
    await page.goto(`/login${left}`)
    await expect.poll(() => page.evaluate(() => location.search + location.hash)).toBe('')
  }
  // Never answered: an aborted script would be a complaint of the page's own.
  await context.route('**/assets/*.js', () => {})
  await page.goto(`/auth/callback?token_hash=${'a'.repeat(43)}&type=signup#more`)
  expect(await page.evaluate(() => location.href)).toMatch(/\/auth\/callback$/)
  for (const token of ['#access_token=a.b.c&refresh_token=x', '#provider_token=x']) {
    await page.goto('about:blank')
    await page.goto(`/login${token}`)
    expect(await page.evaluate(() => location.href)).toMatch(/\/login$/)
  }
  await context.unrouteAll({ behavior: 'ignoreErrors' })
})

test('a stored session of nonsense signs nobody in, and goes', async ({ page }) => {
  const tokens = { access_token: 'a.b.c', refresh_token: 'r', expires_at: 9_999_999_999 }
  for (const nonsense of [
    'garbage',
    JSON.stringify({ ...tokens, access_token: 'é' }),
    JSON.stringify({ ...tokens, access_token: 'a'.repeat(100_000) }),
    JSON.stringify(tokens),
    JSON.stringify({ ...tokens, expires_at: 1 }),
  ]) {
    await page.goto('/robots.txt')
    await page.evaluate((text) => localStorage.setItem('mailbox.session', text), nonsense)
    await openHydrated(page, '/account')
    await expect(page.getByText('Please sign in to see it.')).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'LOGIN' })).toBeVisible()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('mailbox.session'))).toBeNull()
  }
})
