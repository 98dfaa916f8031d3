import { readdirSync } from 'node:fs'

import type { Page } from '@playwright/test'

import { plans } from '#app/content/plans.ts'

import { expectAccessible, expectAccessibleInAllLooks } from './accessible.ts'
import { expect, test } from './test.ts'

const [first = ''] = readdirSync('app/content/en/articles')
const ARTICLE = `/blog/${first.replace(/\.md$/, '')}`
const QUOTE = '/services/shipping-quote'

test('breadcrumb and cards link up, down and across by full loads', async ({ page }) => {
  const main = page.getByRole('main')
  await page.goto('/services')
  await main.getByRole('link', { name: 'Legal', exact: true }).click()
  await page.waitForURL('/services/legal')
  const card = main.getByRole('listitem').filter({ hasText: 'Living will' }).first()
  await card.click({ position: { x: 20, y: 80 } })
  await page.waitForURL('/services/legal/living-will')
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
  await trail.getByRole('link', { name: 'Services' }).click()
  await page.waitForURL('/services')
})

test('on paper a text keeps its title, without buttons', async ({ page }) => {
  for (const path of [ARTICLE, '/terms', plans[0]?.path ?? '']) {
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const part of ['banner', 'contentinfo', 'navigation'] as const) {
      await expect(page.getByRole(part)).toHaveCount(0)
    }
  }
})

async function measure(page: Page, fields: Record<string, string>) {
  const form = page.getByRole('form', { name: 'Package' })
  for (const [label, text] of Object.entries(fields)) {
    await form.getByLabel(label, { exact: true }).fill(text)
  }
  await form.getByRole('button', { name: 'Calculate' }).click()
}

test('a package is measured as carriers measure it, accessibly', async ({ page }) => {
  await page.goto(QUOTE)
  await measure(page, { Length: '8', Width: '16', Height: '12', 'Weight, if known': '5.2' })
  const measures = page.getByRole('table', { name: 'Your package' })
  await expect(measures.getByRole('row', { name: /Length plus girth/ })).toContainText('56 in')
  const weights = page.getByRole('table', { name: /Dimensional weight/ })
  await expect(weights.getByRole('row', { name: /UPS 139/ }).first()).toContainText('12 lb')
  await expect(weights.getByRole('row', { name: /USPS/ })).toContainText('6 lb')
  await expect(page.getByRole('status').filter({ hasText: 'You pay for' })).toHaveCount(1)

  await page.getByLabel('Measured in').selectOption('centimeters')
  await page.getByText(/^Divisors:/).click()
  await measure(page, { Length: '50.8', Width: '50.8', Height: '50.8', 'UPS divisor': '200' })
  const cubes = page.getByRole('table', { name: /20 × 20 × 20/ })
  await expect(cubes.getByRole('row', { name: /^UPS 200/ })).toContainText('40 lb')
  await expectAccessibleInAllLooks(page, { within: 'main' })

  await measure(page, { Length: '12,5', Width: '', Height: 'tall' })
  const field = (name: string) => page.getByLabel(name, { exact: true })
  await expect(field('Length')).toBeFocused()
  await expect(field('Length')).toHaveAccessibleDescription(
    'Enter the length with a decimal point, such as 12.5',
  )
  await expect(field('Width')).toHaveAccessibleDescription('Enter the width')
  await expect(field('Height')).toHaveValue('tall')
  await expect(page.getByRole('table')).toHaveCount(0)
  await expectAccessible(page, 'main')

  await field('DHL Express divisor').fill('0')
  await page.getByText(/^Divisors:/).click()
  await measure(page, { Length: '1', Width: '1', Height: '1' })
  await expect(field('DHL Express divisor')).toBeFocused()
})
