import { linkMailedTo } from './site.ts'
import { ann, expect, test } from './test.ts'
import { beSignedIn, makeAccount, signIn } from './visitor.ts'
import { ageLinks } from './database.ts'

const NEW_PASSWORD = 'Rainy?Night2'

test('a forgotten password becomes a new one, and every session ends', async ({
  page,
  site,
  browser,
}) => {
  await makeAccount(site)
  const elsewhere = await (await browser.newContext({ baseURL: site.url })).newPage()
  await signIn(elsewhere)
  await elsewhere.waitForURL('/')

  const link = await askForReset(page, site)
  await page.goto(link)
  await expect(page).toHaveURL('/reset-password')
  await page.getByLabel('New password').fill(NEW_PASSWORD)
  await page.getByLabel('Confirm password').fill('Other?Night2')
  await page.getByRole('button', { name: 'Reset password' }).click()
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await page.getByLabel('New password').press('End')
  await page.getByLabel('New password').pressSequentially('x')
  await expect(page.getByText('Passwords do not match')).toHaveCount(0)
  await page.getByLabel('New password').fill(NEW_PASSWORD)

  await page.getByLabel('Confirm password').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Reset password' }).click()
  await expect(page.getByRole('status')).toContainText(
    'Password reset successful! Redirecting to login...',
  )
  await page.waitForURL('/login')
  await signIn(page, ann.email, NEW_PASSWORD)
  await page.waitForURL('/')

  await elsewhere.reload()
  await expect(elsewhere.getByRole('banner').getByRole('link', { name: 'LOGIN' })).toBeVisible()
  await elsewhere.context().close()
  expect((await site.letters(ann.email)).at(-1)).toMatch(/changed/i)
})

test('a weak password is refused without spending the link', async ({ page, site }) => {
  await makeAccount(site)
  await page.goto(await askForReset(page, site))
  await page.getByLabel('New password').fill('Aa1!')
  await expect(page.getByRole('listitem').filter({ hasText: 'At least 8' })).toBeVisible()
  for (const password of ['short', 'P@ssw0rd', NEW_PASSWORD]) {
    await page.getByLabel('New password').fill(password)
    await page.getByLabel('Confirm password').fill(password)
    await page.getByRole('button', { name: 'Reset password' }).click()
    if (password !== NEW_PASSWORD) await expect(page.getByRole('alert')).toBeVisible()
  }
  await expect(page.getByRole('status')).toContainText('Password reset successful!')
})

test('a used link, an expired one and an invented one say so and lead on', async ({
  page,
  site,
}) => {
  await makeAccount(site)
  const link = await askForReset(page, site)
  await setPassword(page, link)
  await expect(page.getByRole('status')).toContainText('Password reset successful!')
  await setPassword(page, link)
  await expect(page.getByRole('alert')).toContainText(/expired or was already used/)
  await expect(page.getByRole('link', { name: /new link/i })).toBeVisible()

  await setPassword(page, `/reset-password?type=recovery&token_hash=${'x'.repeat(43)}`)
  await expect(page.getByRole('alert')).toContainText(/expired or was already used/)

  await page.goto('/reset-password')
  await expect(page.getByRole('alert')).toContainText(/needs the link/)
})

test('an expired link says so', async ({ page, site }) => {
  await makeAccount(site)
  const link = await askForReset(page, site)
  ageLinks(site)
  await setPassword(page, link)
  await expect(page.getByRole('alert')).toContainText(/expired or was already used/)
})

test('opening the link spends nothing', async ({ page, site, browser }) => {
  await makeAccount(site)
  const link = await askForReset(page, site)
  const scanner = await (await browser.newContext()).newPage()
  for (let opened = 0; opened < 3; opened++) await scanner.goto(link, { waitUntil: 'networkidle' })
  await scanner.context().close()
  await setPassword(page, link)
  await expect(page.getByRole('status')).toContainText('Password reset successful!')
})

test('who is signed in is signed out by a reset', async ({ page, site }) => {
  await beSignedIn(page, site)
  await page.getByRole('banner').getByRole('button', { name: 'LOGOUT' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'LOGIN' })).toBeVisible()
  const link = await askForReset(page, site)
  await signIn(page)
  await page.waitForURL('/')
  await setPassword(page, link)
  await page.waitForURL('/login')
  await expect(page.getByLabel('Email')).toBeVisible()
})

type Page = Parameters<typeof signIn>[0]

async function askForReset(page: Page, site: Parameters<typeof linkMailedTo>[0]) {
  const before = (await site.letters(ann.email)).length
  await page.goto('/login')
  await page.getByLabel('Email').fill(ann.email)
  await page.getByRole('button', { name: 'Forgot password?' }).click()
  await expect(page.getByRole('status')).toContainText('Password reset instructions')
  return linkMailedTo(site, ann.email, before)
}

async function setPassword(page: Page, link: string) {
  await page.goto(link)
  await page.getByLabel('New password').fill(NEW_PASSWORD)
  await page.getByLabel('Confirm password').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Reset password' }).click()
}
