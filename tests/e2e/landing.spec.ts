import type { Page } from '@playwright/test'

import { business } from '#app/content/business.ts'
import { fees, termsInMonths, typicalRental } from '#app/content/fees.ts'
import { plans } from '#app/content/plans.ts'
import { pricing as pricingWords } from '#app/content/en/pricing.ts'
import { nameTerms } from '#app/pricing/price-words.ts'
import { say } from '#app/pricing/say.ts'
import { monthlyPrices } from '#app/pricing/quote.ts'
import { formatDollars } from '#app/ui/dollars.ts'

import { openAwake } from './awake.ts'
import { expect, test } from './test.ts'
import { beSignedIn } from './visitor.ts'

const IN_ORDER = ['video1', 'video2', 'video3', 'features', 'reviews', 'customer-reviews'].concat([
  'google-reviews',
  'location',
  'how-it-works',
  'notary',
  'plans',
  'mobile-app',
  'faq',
  'contact',
  'footer',
])

test('a visitor who comes without a load sees the same page', async ({ page, site }) => {
  const problems: string[] = []
  page.on('response', (response) => response.status() >= 400 && problems.push(response.url()))
  await beSignedIn(page, site)
  await expect(page.locator('#faq').getByRole('heading', { level: 2 })).toBeVisible()
  await expect.poll(() => anchors(page)).toEqual(IN_ORDER)
  const padding = () =>
    page
      .locator('#faq summary')
      .first()
      .evaluate((summary) => getComputedStyle(summary).padding)
  const drawnAnew = await padding()
  await page.goto('/')
  expect(await padding()).toBe(drawnAnew)
  expect(problems.filter((url) => url.includes('/assets/'))).toEqual([])
})

test('the parts that need no script bring none', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.push(request.url())
  })
  await openAwake(page)
  await page.waitForLoadState('networkidle')
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.filter((url) => url.includes('still-parts'))).toEqual([])
})

test('the address is copied as it stands', async ({ page, context, site }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.url })
  await page.goto('/')
  await page.getByRole('button', { name: 'Copy the address' }).click()
  await expect(page.locator('#location').getByRole('status')).toHaveText('Address copied')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied.split('\n')).toEqual([business.name, ...business.addressLines])
})

test('a link to a section lands under the bar', async ({ page }) => {
  for (const id of ['plans', 'faq', 'notary', 'contact']) {
    await page.goto('about:blank')
    await page.goto(`/#${id}`, { waitUntil: 'networkidle' })
    await expect
      .poll(() => page.locator(`#${id}`).evaluate((section) => section.getBoundingClientRect().top))
      .toBeLessThan(82)
    const heading = page.locator(`#${id}`).getByRole('heading', { level: 2 })
    await expect(heading).toBeInViewport()
  }
})

function anchors(page: Page) {
  return page
    .locator(IN_ORDER.map((id) => `#${id}`).join(','))
    .evaluateAll((sections) => sections.map(({ id }) => id))
}
