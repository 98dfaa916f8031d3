import type { Page } from '@playwright/test'

import { linkMailedTo, type RunningSite } from './site.ts'
import { expect, test, type Person } from './test.ts'
import { beSignedIn, post, signIn } from './visitor.ts'

const NEW_PASSWORD = 'Rainy?Night2'
const DONE = 'Password reset successful! Redirecting to login...'

test('a forgotten password becomes a new one, scanners spend nothing, and every session ends', async ({
  page,
  site,
  ann,
  browser,
}) => {
  const elsewhere = await (await browser.newContext({ baseURL: site.url })).newPage()
  await beSignedIn(elsewhere, site, ann)
  await page.goto('/login')
  await page.getByLabel('Email').fill(ann.email)
  await page.getByRole('button', { name: 'Forgot password?' }).click()
  await expect(page.getByRole('status')).toContainText('Password reset instructions')
  const link = await linkMailedTo(site, ann.email, 1)

  const scanner = await (await browser.newContext()).newPage()
  for (let opened = 0; opened < 2; opened++) {
    await scanner.goto(link)
    await expect(scanner.getByLabel('New password')).toBeEditable()
  }
  await scanner.context().close()

  await page.goto(link)
  await expect(page).toHaveURL('/reset-password')
  const chosen = page.getByLabel('New password')
  for (const weak of ['short', 'P@ssw0rd']) {
    await choosePassword(page, weak)
    await expect(page.getByRole('alert')).toBeVisible()
  }
  await choosePassword(page, NEW_PASSWORD, 'Other?Night2')
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await chosen.press('End')
  await chosen.pressSequentially('x')
  await expect(page.getByText('Passwords do not match')).toHaveCount(0)

  await choosePassword(page, NEW_PASSWORD)
  await expect(page.getByRole('status')).toContainText(DONE)
  await page.waitForURL('/login')
  await signIn(page, { ...ann, password: NEW_PASSWORD })
  await page.waitForURL('/')

  await elsewhere.goto('/account')
  await expect(elsewhere.getByRole('banner').getByRole('link', { name: 'LOGIN' })).toBeVisible()
  await elsewhere.context().close()
  expect((await site.emails(ann.email)).at(-1)).toMatch(/changed/i)
})

test('who is signed in is signed out by a reset; used, invented and no links say so', async ({
  page,
  site,
  ann,
}) => {
  await beSignedIn(page, site, ann)
  const link = await askForReset(site, ann)
  await page.goto(link)
  await choosePassword(page, NEW_PASSWORD)
  await page.waitForURL('/login')
  await expect(page.getByLabel('Email')).toBeVisible()

  for (const spent of [link, `/reset-password?type=recovery&token_hash=${'x'.repeat(43)}`]) {
    await page.goto(spent)
    await choosePassword(page, NEW_PASSWORD)
    await expect(page.getByRole('alert')).toContainText(/expired or was already used/)
    await expect(page.getByRole('link', { name: /new link/i })).toBeVisible()
  }
  await page.goto('/reset-password')
  await expect(page.getByRole('alert')).toContainText(/needs the link/)
})

async function askForReset(site: RunningSite, { email }: Person) {
  const before = (await site.emails(email)).length
  await post(site, 'recover', { email }, '192.0.2.1')
  return linkMailedTo(site, email, before)
}

async function choosePassword(page: Page, password: string, again = password) {
  await page.getByLabel('New password').fill(password)
  await page.getByLabel('Confirm password').fill(again)
  await page.getByRole('button', { name: 'Reset password' }).click()
}
