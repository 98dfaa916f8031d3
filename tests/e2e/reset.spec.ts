import type { Page } from '@playwright/test'

import { linkMailedTo } from './site.ts'
import { expect, test } from './test.ts'
import { addAppByWire, fillSignIn, isEnded, keepSession, makeAccount, post } from './visitor.ts'

const NEW_PASSWORD = 'Rainy?Night2'
const DONE = 'Password reset successful! Redirecting to login...'

test('a forgotten password becomes a new one, and sessions end', async ({ page, site, ann }) => {
  const { access_token } = await makeAccount(site, ann)
  const { session, nextCode } = await addAppByWire(site, access_token)
  await keepSession(page, session)
  // The sign-up's, and one each of the app and of the codes.
  await expect.poll(async () => (await site.emails(ann.email)).length).toBeGreaterThan(1)
  const before = (await site.emails(ann.email)).length
  await post(site, 'recover', { email: ann.email })
  const link = await linkMailedTo(site, ann.email, before)
  // Whoever only opens it, as mail scanners do, spends nothing.
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
  // The link is spent by now; a reload loses nothing but what was typed.
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
