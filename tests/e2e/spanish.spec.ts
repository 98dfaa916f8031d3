import type { Page } from '@playwright/test'

import { loginPage } from '#app/content/es/account.ts'
import { fields } from '#app/content/es/auth-forms.ts'
import { languageSwitch as toEnglish } from '#app/content/es/ui.ts'
import { staffGate } from '#app/content/staff/console.ts'
import { plans } from '#app/pricing/plans.ts'
import { languageSwitch as toSpanish } from '#content/ui.ts'
import { languageOf, languages } from '#shared/language.ts'

import { expect, test } from './test.ts'
import { makeAccount } from './visitor.ts'

const lastPlan = plans.at(-1)?.path ?? ''

test.skip(!languages.includes('es'), 'The site is not offered in Spanish')

test('the language switch opens the same page, and stores the choice', async ({ page }) => {
  await page.goto(`${lastPlan}?term=6#calculator`)
  const link = page.getByRole('banner').getByRole('link', { name: toSpanish.name })
  const plain = await backgroundOf(page)
  await link.click()
  await page.waitForURL(`/es${lastPlan}?term=6#calculator`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expect(page.locator('link[rel=alternate][hreflang=en]')).toHaveAttribute(
    'href',
    new RegExp(`[^/]${lastPlan}$`),
  )
  expect(await backgroundOf(page)).toBe(plain)

  await page.goto('/services')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect(await backgroundOf(page)).not.toBe(plain)
  await link.click()
  await page.waitForURL('/es/services')
  await page.getByRole('banner').getByRole('link', { name: toEnglish.name }).click()
  await page.waitForURL('/services')
  expect(await backgroundOf(page)).toBe(plain)
})

test('a Spanish page stays Spanish: links and client-side navigation', async ({ page }) => {
  await page.goto('/es/nothing-here')
  await page.waitForURL('/es')
  const hrefs = await page
    .locator('a[href^="/"]:not([data-language])')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(hrefs.length).toBeGreaterThan(50)
  const pages = hrefs.filter((href) => !/\.\w+$/.test(href))
  expect(pages.filter((href) => languageOf(href.replace(/[?#].*$/, '')) !== 'es')).toEqual([])
  await page.goto('/es/dashboard')
  await page.getByRole('link', { name: 'MBX1000' }).first().click()
  await page.waitForURL(/\/es\/edit-mailbox\/MBX1000/)
  await page.getByRole('banner').getByRole('link', { name: toEnglish.name }).click()
  await page.waitForURL('/edit-mailbox/MBX1000')
})

function backgroundOf(page: Page) {
  return page
    .locator('header > div:not([popover]) a[data-language]')
    .first()
    .evaluate((link) => getComputedStyle(link).backgroundColor)
}

test('staff who switch to Spanish are led back to the console', async ({ page, site, ann }) => {
  await makeAccount(site, ann)
  await page.goto('/login?back=%2Fstaff')
  await page.getByRole('banner').getByRole('link', { name: toSpanish.name }).click()
  await page.waitForURL('/es/login?back=%2Fstaff')
  await page.getByLabel(fields.email).fill(ann.email)
  await page.getByLabel(fields.password, { exact: true }).fill(ann.password)
  await page.getByRole('button', { name: loginPage.submit, exact: true }).click()
  await page.waitForURL('/staff')
  await expect(page.getByRole('heading', { name: staffGate.customer.title })).toBeVisible()
})
