import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'

import { accountPage } from '#content/account.ts'
import { dataPage, myData as words } from '#content/my-data.ts'
import { ownerProof } from '#content/second-factor.ts'
import { signIn as signInByWire, trySignIn } from '#server/testing/fixtures.ts'
import { heldData } from '#shared-content/held-data.ts'
import { languages } from '#shared/language.ts'
import { formatRetention, retainedAfterDeletion } from '#shared/shop/data/retained-data.ts'
import { until } from '#tests/support/watch.ts'

import { expectAccessibleInAllLooks } from './accessible.ts'
import { createPerson, expect, test } from './test.ts'
import { beSignedIn, isEnded, linkMailedTo } from './visitor.ts'

const EMAIL_TIMEOUT_MS = 15_000
const NEW_PASSWORD = 'Rainy?Night2'

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true })
const banner = (page: Page) => page.getByRole('banner')

test('name, language and email address can be changed', async ({ page, site, ann }) => {
  await beSignedIn(page, site, ann)
  await page.goto('/account/settings')
  await expect(page.getByText(`Signed in as ${ann.email}`)).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue(ann.firstName)
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(stored).not.toContain(ann.email)
  expect(stored).not.toContain(`"${ann.firstName}"`)
  expect(await page.context().cookies()).toEqual([])

  await page.getByLabel('First name').fill('Nguyễn 王')
  await button(page, 'Save name').click()
  await expect(page.getByRole('status').first()).toBeVisible()
  const language = page.getByLabel('Language', { exact: true })
  const chosen = languages.at(-1) ?? 'en'
  await language.selectOption(chosen)
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT')
  await button(page, 'Save language').click()
  await saved
  await page.reload()
  await expect(page.getByLabel('First name')).toHaveValue('Nguyễn 王')
  await expect(language).toHaveValue(chosen)

  const { email: newEmail } = createPerson()
  await page.getByLabel('New email').fill(newEmail)
  await page.getByLabel('Your password').fill(ann.password)
  const changed = page.waitForResponse((response) => response.request().method() === 'PUT')
  await button(page, 'Change email').click()
  await changed
  const toNew = await linkMailedTo(site, newEmail)
  const toCurrent = await linkMailedTo(site, ann.email, 1)
  for (const link of [toNew, toCurrent]) expect(link).toContain('/es/auth/callback?')
  await follow(page, toNew)
  await expect(page.getByRole('heading', { name: /one more email/i })).toBeVisible()
  await follow(page, toCurrent)
  await expect(page.getByText('Email confirmed successfully!', { exact: false })).toBeVisible()
  await page.goto('/account')
  await expect(page.getByText(`Signed in as ${newEmail}`)).toBeVisible()
})

async function follow(page: Page, link: string) {
  await page.goto(link.replace('/es/', '/'))
  const confirm = button(page, 'Confirm my email')
  const done = page.getByRole('status').filter({ hasText: /confirmed|other address/i })
  await expect(confirm.or(done).first()).toBeVisible()
  if (await confirm.isVisible()) await confirm.click()
}

test('a part of the former page leads to the page that has it, and no page loses what is typed', async ({
  page,
  site,
  ann,
}) => {
  await beSignedIn(page, site, ann)
  for (const [former, now] of [
    ['/account#profile', '/account/settings'],
    ['/account#data', '/account/settings#data'],
    ['/account#security', '/account/security'],
  ] as const) {
    await page.goto('/robots.txt')
    await page.goto(former)
    await expect(page).toHaveURL(now)
    await expect(page.locator('main [aria-current=page]')).toBeVisible()
  }
  const { security, settings, rental } = accountPage.pages
  const pages = page.getByRole('navigation', { name: accountPage.pagesLabel })
  await expect(pages.locator('[aria-current=page]')).toHaveText(security.name)
  await page.getByLabel('Current password').fill('half typed')
  for (const { name, title } of [settings, rental]) {
    await pages.getByRole('link', { name }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page).toHaveTitle(new RegExp(title))
  }
  await page.goBack()
  await expect(page.getByLabel('First name')).toHaveValue(ann.firstName)
  await page.goBack()
  await expect(page.getByLabel('Current password')).toHaveValue('half typed')
})

test('the password can be changed, and sessions listed and ended', async ({ page, site, ann }) => {
  await beSignedIn(page, site, ann)
  const before = await signInByWire(site, ann.email, ann.password)
  await page.goto('/account/security')
  const chosen = page.getByLabel('New password', { exact: true })
  const done = page.getByRole('status').filter({ hasText: 'Password changed' })
  await changePassword(page, 'Wrong!Pass1', NEW_PASSWORD)
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(chosen).toHaveValue(NEW_PASSWORD)
  for (const [current, next] of [
    [ann.password, NEW_PASSWORD],
    [NEW_PASSWORD, ann.password],
  ] as const) {
    await changePassword(page, current, next)
    await expect(page.getByLabel('Current password')).toHaveValue('')
    await expect(done).toBeFocused()
    await expect(chosen).toHaveValue('')
  }
  expect(await isEnded(site, before)).toBe(true)
  await expect.poll(async () => (await site.emails(ann.email)).at(-1)).toMatch(/changed/i)

  const others = [
    await signInByWire(site, ann.email, ann.password),
    await signInByWire(site, ann.email, ann.password),
  ]
  await page.reload()
  const sessions = page.getByRole('list', { name: 'Signed-in devices' }).getByRole('listitem')
  await expect(sessions).toHaveCount(3)
  await expect(sessions.filter({ hasText: 'This device' })).toHaveCount(1)
  await button(page, /^Sign out .*signed in/)
    .first()
    .click()
  await expect(sessions).toHaveCount(2)
  await button(page, 'Sign out all others').click()
  await expect(sessions).toHaveCount(1)
  expect(await Promise.all(others.map((other) => isEnded(site, other)))).toEqual([true, true])

  const last = await signInByWire(site, ann.email, ann.password)
  await button(page, 'Sign out everywhere').click()
  await expect(banner(page).getByRole('link', { name: 'LOGIN' })).toBeVisible()
  expect(await isEnded(site, last)).toBe(true)
})

async function changePassword(page: Page, current: string, next: string) {
  await page.getByLabel('Current password').fill(current)
  await page.getByLabel('New password', { exact: true }).fill(next)
  await page.getByLabel('Confirm new password').fill(next)
  await button(page, 'Change password').click()
}

test('a person exports their data, and deletes it', async ({ page, site, ann }) => {
  await beSignedIn(page, site, ann)
  await page.goto('/account/settings')
  const part = page.locator('#data')
  const save = async (name: string) => {
    const saved = page.waitForEvent('download')
    await part.getByRole('button', { name }).click()
    return saved
  }
  const file = await save(words.copy.file)
  expect(file.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/)
  const data = JSON.parse(await readFile(await file.path(), 'utf8'))
  expect(data).toMatchObject({
    account: { email: ann.email, profile: { firstName: ann.firstName } },
    sessions: [{ method: expect.any(String) }],
    mailboxes: [],
  })
  await expect(part.getByRole('status')).toContainText(words.copy.done)

  const readable = await save(words.copy.page)
  const reader = await page.context().newPage()
  await reader.setContent(await readFile(await readable.path(), 'utf8'))
  await expect(reader.getByRole('heading', { name: dataPage.sections.sessions })).toBeVisible()
  await expect(reader.getByRole('cell', { name: ann.email })).toBeVisible()
  await reader.close()
  await expectAccessibleInAllLooks(page, { within: '#data' })

  const remove = part.getByRole('button', { name: words.remove.submit })
  const dialog = page.getByRole('dialog')
  await remove.click()
  for (const retained of Object.values(retainedAfterDeletion).flat()) {
    await expect(dialog).toContainText(formatRetention(retained, heldData))
  }
  await dialog.getByRole('button', { name: words.remove.submit }).click()
  await dialog.getByLabel(ownerProof.password).fill('Wrong!Pass1')
  await dialog.getByRole('button', { name: ownerProof.submit }).click()
  await expect(part.getByRole('alert')).toHaveText(words.remove.wrongPassword)
  await remove.click()
  await dialog.getByRole('button', { name: words.remove.submit }).click()
  await dialog.getByLabel(ownerProof.password).fill(ann.password)
  await dialog.getByRole('button', { name: ownerProof.submit }).click()
  await expect(page.getByText(words.remove.done)).toBeVisible()

  await until(async () => (await site.emails(ann.email)).length > 0, EMAIL_TIMEOUT_MS)
  const [farewell, ...others] = await site.emails(ann.email)
  expect([farewell, others]).toEqual([expect.stringMatching(/^Subject: .*deleted/m), []])
  const { body } = await trySignIn(site, ann.email, ann.password)
  expect(body.error_code).toBe('invalid_credentials')
})
