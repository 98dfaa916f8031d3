import type { Page } from '@playwright/test'

import { linkMailedTo } from './site.ts'
import { createPerson, expect, test } from './test.ts'
import { beSignedIn, signIn } from './visitor.ts'

const NEW_PASSWORD = 'Rainy?Night2'

test.beforeEach(async ({ page, site, ann }) => {
  await beSignedIn(page, site, ann)
  await page.goto('/account')
})

test('the names are changed, and stay so; none is kept in the browser', async ({ page, ann }) => {
  await expect(page.getByLabel('First name')).toHaveValue(ann.firstName)
  await expect(page.getByText(`Signed in as ${ann.email}`)).toBeVisible()
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(stored).not.toContain(ann.email)
  expect(stored).not.toContain(`"${ann.firstName}"`)
  expect(await page.context().cookies()).toEqual([])

  await page.getByLabel('First name').fill('Nguyễn 王')
  await page.getByRole('button', { name: 'Save name' }).click()
  await expect(page.getByRole('status').first()).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('First name')).toHaveValue('Nguyễn 王')
})

test('the language of our emails is chosen, and the next email speaks it', async ({
  page,
  site,
  ann,
}) => {
  await page.getByLabel('Language', { exact: true }).selectOption('es')
  await page.getByRole('button', { name: 'Save language' }).click()
  await expect(page.getByRole('status').first()).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Language', { exact: true })).toHaveValue('es')

  await page.getByLabel('New email').fill(createPerson().email)
  await page.getByLabel('Your password').fill(ann.password)
  await page.getByRole('button', { name: 'Change email' }).click()
  expect(await linkMailedTo(site, ann.email, 1)).toContain('/es/auth/callback?')
})

test('a new address counts once both emails were opened', async ({ page, site, ann }) => {
  const { email: newEmail } = createPerson()
  await page.getByLabel('New email').fill(newEmail)
  await page.getByLabel('Your password').fill(ann.password)
  await page.getByRole('button', { name: 'Change email' }).click()
  await expect(page.getByRole('status').first()).toBeVisible()

  const toNew = await linkMailedTo(site, newEmail)
  const toCurrent = await linkMailedTo(site, ann.email, 1)
  await follow(page, toNew)
  await expect(page.getByRole('heading', { name: /one more email/i })).toBeVisible()
  await page.goto('/account')
  await expect(page.getByText(`Signed in as ${ann.email}`)).toBeVisible()
  await follow(page, toCurrent)
  await expect(page.getByText('Email confirmed successfully!', { exact: false })).toBeVisible()

  await page.goto('/account')
  await expect(page.getByText(`Signed in as ${newEmail}`)).toBeVisible()
})

async function follow(page: Page, link: string) {
  await page.goto(link)
  const button = page.getByRole('button', { name: 'Confirm my email' })
  const done = page.getByRole('status').filter({ hasText: /confirmed|other address/i })
  await expect(button.or(done).first()).toBeVisible()
  if (await button.isVisible()) await button.click()
}

test('the password is changed with the old one at hand; its form is emptied by each success alone', async ({
  page,
  site,
  ann,
  browser,
}) => {
  const elsewhere = await (await browser.newContext({ baseURL: site.url })).newPage()
  await signIn(elsewhere, ann)
  await elsewhere.waitForURL('/')

  const chosen = page.getByLabel('New password', { exact: true })
  const done = page.getByRole('status').filter({ hasText: 'Password changed' })
  await changePassword(page, 'Wrong!Pass1', NEW_PASSWORD)
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(chosen).toHaveValue(NEW_PASSWORD)
  await changePassword(page, ann.password, NEW_PASSWORD)
  await expect(done).toBeFocused()
  await expect(chosen).toHaveValue('')
  await expect.poll(async () => (await site.emails(ann.email)).at(-1)).toMatch(/changed/i)

  await changePassword(page, NEW_PASSWORD, ann.password)
  await expect(page.getByLabel('Current password')).toHaveValue('')
  await expect(done).toBeFocused()
  await expect(chosen).toHaveValue('')

  await page.reload()
  await expect(page.getByText(`Signed in as ${ann.email}`)).toBeVisible()
  await elsewhere.goto('/account')
  await expect(elsewhere.getByRole('banner').getByRole('link', { name: 'LOGIN' })).toBeVisible()
  await elsewhere.context().close()
})

async function changePassword(page: Page, current: string, next: string) {
  await page.getByLabel('Current password').fill(current)
  await page.getByLabel('New password', { exact: true }).fill(next)
  await page.getByLabel('Confirm new password').fill(next)
  await page.getByRole('button', { name: 'Change password' }).click()
}

test('signing out everywhere ends the sessions of all devices', async ({
  page,
  site,
  ann,
  browser,
}) => {
  const elsewhere = await (await browser.newContext({ baseURL: site.url })).newPage()
  await signIn(elsewhere, ann)
  await elsewhere.waitForURL('/')
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'LOGIN' })).toBeVisible()
  await elsewhere.goto('/account')
  await expect(elsewhere.getByRole('banner').getByRole('link', { name: 'LOGIN' })).toBeVisible()
  await elsewhere.context().close()
})
