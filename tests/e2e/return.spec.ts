import type { BrowserContext, Page } from '@playwright/test'

import { accountPage, loginPage } from '#content/account.ts'
import { apply as words } from '#content/apply.ts'
import { fields } from '#content/auth-forms.ts'
import { messages } from '#content/auth-messages.ts'
import { languages, pathIn } from '#shared/language.ts'

import {
  button,
  chooseIds,
  fillName,
  givenNameOf,
  goToPeople,
  LEASE,
  next,
  PASSPORT,
} from './apply-page.ts'
import { expect, test } from './test.ts'
import { fillSignIn, linkMailedTo, makeAccount } from './visitor.ts'

const NEW_PASSWORD = 'Rainy?Night2'
const { people, file } = words
const applicant = people.kinds.applicant.name

const inLanguage = (path: string) => pathIn(languages.at(-1) ?? 'en', path)
const signInHere = (page: Page) =>
  page.locator('main').getByRole('link', { name: accountPage.signedOut.signIn })

test('signing in returns to the account’s section, in its language', async ({
  page,
  site,
  ann,
}) => {
  await makeAccount(site, ann)
  const place = inLanguage('/account/security')
  await page.goto(inLanguage('/account#security'))
  await page.locator('main a[href*="/login"]').click()
  await page.waitForURL(/\/login\?/)
  await page.locator('main [name=email]').fill(ann.email)
  await page.locator('main [name=password]').fill(ann.password)
  await page.locator('main [name=password]').press('Enter')
  await page.waitForURL(place)
  await expect(page.locator('#security')).toBeInViewport()
})

test('a password reset on the way keeps the return address', async ({ page, site, ann }) => {
  await makeAccount(site, ann)
  await page.goto('/account/settings')
  await signInHere(page).click()
  await page.getByLabel(fields.email).fill(ann.email)
  const before = (await site.emails(ann.email)).length
  await page.getByRole('button', { name: loginPage.forgot }).click()
  await expect(page.getByText(messages.resetSent)).toBeVisible()
  await page.goto(await linkMailedTo(site, ann.email, before))
  await page.getByLabel(fields.newPassword, { exact: true }).fill(NEW_PASSWORD)
  await page.getByLabel(fields.confirmPassword).fill(NEW_PASSWORD)
  await page.locator('main form [type=submit]').click()
  await page.waitForURL(/\/login\?/)
  await fillSignIn(page, { ...ann, password: NEW_PASSWORD })
  await page.waitForURL('/account/settings')
  expect(await page.evaluate(() => localStorage.getItem('mailbox.return'))).toBeNull()
})

test('a new account on the way returns to the place, in a new tab and its language', async ({
  page,
  context,
  site,
  ann,
}) => {
  const place = inLanguage('/account/settings#data')
  await page.goto(place)
  await page.locator('main a[href*="/register"]').click()
  const typed = { ...ann, confirmPassword: ann.password }
  for (const name of ['firstName', 'lastName', 'email', 'password', 'confirmPassword'] as const)
    await page.locator(`main [name=${name}]`).fill(typed[name])
  await page.locator('main form [type=submit]').click()
  await expect(page.locator('main [name=email]')).toHaveCount(0)
  const tab = await openEmail(context, await linkMailedTo(site, ann.email))
  await tab.waitForURL(place)
  await page.waitForURL(place)

  if (!languages.includes('es')) return
  const [email] = await site.emails(ann.email)
  expect(email).toContain('Hola')
  expect(email).not.toMatch(/\b(the|your|with|you)\b/i)
  const shopRequest = page.waitForRequest(/\/shop\/v1\//)
  await page.goto('/es/account#mailbox')
  expect((await shopRequest).headers()['accept-language']).toBe('es')
})

test('signing in on the way files the typed application', async ({ page, site, ann }) => {
  await makeAccount(site, ann)
  await goToPeople(page)
  await fillName(page, applicant, 'Ann', 'Lee')
  await next(page)
  await chooseIds(page, 'Ann Lee', PASSPORT, LEASE)
  await next(page)
  await next(page)
  await page.locator('main').getByRole('link', { name: file.account.signIn }).click()
  await page.waitForURL(/\/login\?/)
  await fillSignIn(page, ann)
  await page.waitForURL(/\/apply\?.*#file$/)
  await expect(button(page, file.send)).toBeVisible()
  for (const hash of ['check', 'ids', 'people']) {
    await button(page, words.stepper.back).click()
    await page.waitForURL(new RegExp(`#${hash}$`))
  }
  await expect(givenNameOf(page, applicant)).toHaveValue('Ann')
})

async function openEmail(context: BrowserContext, link: string) {
  const tab = await context.newPage()
  await tab.goto(link)
  return tab
}
