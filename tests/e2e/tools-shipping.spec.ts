import type { Page } from '@playwright/test'

import { choose, expectAccessible, expectAccessibleAndWhole } from './accessible.ts'
import { expect, test } from './test.ts'

const PATH = '/services/shipping-quote'

async function fill(page: Page, fields: Record<string, string>) {
  const form = page.getByRole('form', { name: 'Package' })
  for (const [label, text] of Object.entries(fields)) {
    await form.getByLabel(label, { exact: true }).fill(text)
  }
  await form.getByRole('button', { name: 'Work it out' }).click()
}

test('the carriers’ own calculators are one link away, USPS in the viewer', async ({ page }) => {
  await page.goto(PATH)
  const carriers = page.getByRole('region', { name: /own calculators/ }).getByRole('link')
  await expect(carriers).toHaveCount(4)
  await page.getByRole('link', { name: 'USPS Quote' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(page.context().pages()).toHaveLength(1)
})

test('a package is measured as carriers measure it', async ({ page }) => {
  await page.goto(PATH)
  await fill(page, { Length: '8', Width: '16', Height: '12', 'Weight, if known': '5.2' })
  const measures = page.getByRole('table', { name: 'Your package' })
  await expect(measures.getByRole('row', { name: /Length plus girth/ })).toContainText('56 in')
  const weights = page.getByRole('table', { name: /Dimensional weight/ })
  await expect(weights.getByRole('row', { name: /UPS 139/ }).first()).toContainText('12 lb')
  await expect(weights.getByRole('row', { name: /USPS/ })).toContainText('6 lb')
  await expect(page.getByRole('status').filter({ hasText: 'You pay for' })).toHaveCount(1)
})

test('centimeters and another divisor change the result', async ({ page }) => {
  await page.goto(PATH)
  await page.getByLabel('Measured in').selectOption('centimeters')
  await page.getByText(/^Divisors:/).click()
  await fill(page, { Length: '50.8', Width: '50.8', Height: '50.8', 'UPS divisor': '200' })
  const weights = page.getByRole('table', { name: /20 × 20 × 20/ })
  await expect(weights.getByRole('row', { name: /^UPS 200/ })).toContainText('40 lb')
})

test('what is no measure is answered beside its field, and nothing typed is lost', async ({
  page,
}) => {
  await page.goto(PATH)
  await fill(page, { Length: '12,5', Width: '', Height: 'tall' })
  const length = page.getByLabel('Length', { exact: true })
  await expect(length).toBeFocused()
  await expect(length).toHaveAccessibleDescription('Write the length with a point, such as 12.5')
  await expect(page.getByLabel('Width', { exact: true })).toHaveAccessibleDescription(
    'Enter the width',
  )
  await expect(page.getByLabel('Height', { exact: true })).toHaveValue('tall')
  await expect(page.getByRole('table')).toHaveCount(0)
})

test('a wrong divisor is shown even when the divisors are folded away', async ({ page }) => {
  await page.goto(PATH)
  const folded = page.getByText(/^Divisors:/)
  await folded.click()
  await page.getByLabel('DHL Express divisor').fill('0')
  await folded.click()
  await fill(page, { Length: '1', Width: '1', Height: '1' })
  await expect(page.getByLabel('DHL Express divisor')).toBeFocused()
})

for (const [theme, width] of [
  ['dark', 390],
  ['light', 1280],
] as const) {
  test(`its result and its problems are accessible in ${theme} at ${width} px`, async ({
    page,
  }) => {
    await choose(page, theme)
    await page.setViewportSize({ width, height: 900 })
    await page.goto(PATH)
    await page.getByText(/^Divisors:/).click()
    await fill(page, { Length: '', Width: '1', Height: '1' })
    await expect(page.getByText('Enter the length')).toBeVisible()
    await expectAccessible(page)
    await fill(page, { Length: '30.5', Width: '12', Height: '9' })
    await expect(page.getByRole('table')).toHaveCount(2)
    await expectAccessibleAndWhole(page)
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says how to work it out by hand', async ({ page }) => {
    await page.goto(PATH)
    await expect(page.locator('noscript p', { hasText: 'needs JavaScript' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Work it out' })).toBeDisabled()
    await expect(page.getByRole('heading', { name: /By hand/ })).toBeVisible()
    await expect(page.getByText('twice the width plus twice the height')).toBeVisible()
  })
})
