import { linkMailedTo } from './site.ts'
import { ann, expect, test } from './test.ts'
import { beSignedIn, signIn } from './visitor.ts'
import { forgetLimits } from './database.ts'

const NEW_PASSWORD = 'Rainy?Night2'

test.beforeEach(async ({ page, site }) => {
  await beSignedIn(page, site)
  await page.goto('/account')
})

test('the names are changed, and stay so', async ({ page }) => {
  await expect(page.getByLabel('First name')).toHaveValue(ann.firstName)
  await page.getByLabel('First name').fill('Nguyễn 王')
  await page.getByRole('button', { name: 'Save name' }).click()
  await expect(page.getByRole('status').first()).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('First name')).toHaveValue('Nguyễn 王')
})

test('a new address counts once both letters were opened', async ({ page, site }) => {
  const newEmail = 'ann.new@example.com'
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

test('the password is changed with the old one at hand, and other devices are signed out', async ({
  page,
  site,
  browser,
}) => {
  const elsewhere = await (await browser.newContext({ baseURL: site.url })).newPage()
  await signIn(elsewhere)
  await elsewhere.waitForURL('/')

  await changePassword(page, 'Wrong!Pass1')
  await expect(page.getByRole('alert').first()).toBeVisible()
  await page.getByLabel('Current password').fill(ann.password)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: /password/i })
      .first(),
  ).toBeVisible()
  await expect.poll(async () => (await site.letters(ann.email)).at(-1)).toMatch(/changed/i)

  await page.reload()
  await expect(page.getByText(`Signed in as ${ann.email}`)).toBeVisible()
  await elsewhere.goto('/account')
  await expect(elsewhere.getByRole('banner').getByRole('link', { name: 'LOGIN' })).toBeVisible()
  await elsewhere.context().close()
})

test('a password form is emptied by each success, and by nothing else', async ({ page }) => {
  const chosen = page.getByLabel('New password', { exact: true })
  const done = page.getByRole('status').filter({ hasText: 'Password changed' })
  await changePassword(page, ann.password)
  await expect(done).toBeFocused()
  await expect(chosen).toHaveValue('')

  await changePassword(page, 'Wrong!Pass1')
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(chosen).toHaveValue(NEW_PASSWORD)
  await page.getByLabel('Current password').fill(NEW_PASSWORD)
  await chosen.fill(ann.password)
  await page.getByLabel('Confirm new password').fill(ann.password)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(done).toBeFocused()
  await expect(chosen).toHaveValue('')

  await changePassword(page, ann.password)
  await expect(page.getByLabel('Current password')).toHaveValue('')
  await expect(done).toBeFocused()
  await expect(chosen).toHaveValue('')
})

test('signing out everywhere ends the sessions of all devices', async ({ page, site, browser }) => {
  forgetLimits(site)
  const elsewhere = await (await browser.newContext({ baseURL: site.url })).newPage()
  await signIn(elsewhere)
  await elsewhere.waitForURL('/')
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'LOGIN' })).toBeVisible()
  await elsewhere.goto('/account')
  await expect(elsewhere.getByRole('banner').getByRole('link', { name: 'LOGIN' })).toBeVisible()
  await elsewhere.context().close()
})

test('no name and no address is kept in the browser', async ({ page }) => {
  await expect(page.getByText(`Signed in as ${ann.email}`)).toBeVisible()
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(kept).not.toContain(ann.email)
  expect(kept).not.toContain(`"${ann.firstName}"`)
  expect(await page.context().cookies()).toEqual([])
})

type Page = Parameters<typeof signIn>[0]

async function follow(page: Page, link: string) {
  await page.goto(link)
  const button = page.getByRole('button', { name: 'Confirm my email' })
  const done = page.getByRole('status').filter({ hasText: /confirmed|other address/i })
  await expect(button.or(done).first()).toBeVisible()
  if (await button.isVisible()) await button.click()
}

async function changePassword(page: Page, current: string) {
  await page.getByLabel('Current password').fill(current)
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByLabel('Confirm new password').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Change password' }).click()
}
