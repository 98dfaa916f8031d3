import { business } from '#app/content/business.ts'
import { menu, offerNames, type Offer } from '#app/content/en/menu.ts'
import { registrations } from '#app/content/en/services/registrations.ts'
import { topicPage } from '#app/content/en/service-page.ts'
import { fillInText } from '#app/facts/interpolate.ts'
import { topics } from '#app/pages/service/topics.ts'

import { openFolds } from './accessible.ts'
import { overflowOf, shiftsOf, watchShifts } from './layout.ts'
import { expect, test } from './test.ts'

const FEWEST_WORDS = 150
const SAMPLE = [
  '/services',
  '/services/mailbox/mail-forwarding',
  '/services/shipping-quote',
  '/services/tax/tax-preparation',
  '/services/legal/notary-services',
  '/tools/pdf-tools',
  '/ai-tools',
]

test('a topic page asks nobody else for anything, and nothing on it moves', async ({
  page,
  site,
}) => {
  await watchShifts(page)
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(site.url)) foreign.push(request.url())
  })
  for (const path of SAMPLE) {
    await page.goto(path, { waitUntil: 'networkidle' })
    const moved = await shiftsOf(page)
    expect([path, moved]).toEqual([path, 0])
  }
  expect(foreign).toEqual([])
})

test('a page brings its own words and those of no other', async ({ page }) => {
  const scripts: string[] = []
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) scripts.push(await response.text())
  })
  await page.goto('/services/tax/tax-planning', { waitUntil: 'networkidle' })
  await expect.poll(() => scripts.length).toBeGreaterThan(5)
  const all = scripts.join('')
  expect(all).toContain(topicPage.glance)
  for (const { lead } of topics) expect(all).not.toContain(lead.slice(0, 40))
})

test('the breadcrumb and the cards lead up, down and across by full loads', async ({ page }) => {
  await page.goto('/services')
  await page.getByRole('main').getByRole('link', { name: 'Tax', exact: true }).click()
  await page.waitForURL('/services/tax')
  await page.getByRole('main').getByRole('link', { name: 'Bookkeeping', exact: true }).click()
  await page.waitForURL('/services/tax/bookkeeping')
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
  await trail.getByRole('link', { name: 'Services' }).click()
  await page.waitForURL('/services')
})

test('what a visitor came for stands in the first screen of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const { path, glance } of topics) {
    await page.goto(path)
    const facts = page
      .getByRole('complementary', { name: topicPage.glance })
      .getByRole('definition')
    await expect(facts).toHaveCount(glance.length)
    await expect(facts.nth(0)).toBeInViewport({ ratio: 1 })
    await expect(facts.nth(Math.min(1, glance.length - 1))).toBeInViewport({ ratio: 1 })
  }
})

function offersBelow(path: string, offer: Offer) {
  const entries = menu.flatMap(({ items }) => items ?? []).find((entry) => entry.path === path)
  return entries?.items?.filter((entry) => entry.offer === offer).length ?? 0
}

test('a card is one link, as large as it looks', async ({ page }) => {
  await page.goto('/services/legal')
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Living will' })
  await card.first().click({ position: { x: 20, y: 80 } })
  await page.waitForURL('/services/legal/living-will')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('pages read whole, questions open one at a time, links lead on', async ({ page }) => {
    await page.goto('/services/legal/notary-services')
    const questions = page.locator('details')
    await questions.nth(0).locator('summary').click()
    await questions.nth(1).locator('summary').click()
    await expect(questions.nth(1).locator('p')).toBeVisible()
    await expect(questions.nth(0).locator('p')).toBeHidden()
    await page.getByRole('link', { name: 'Power of attorney' }).last().click()
    await page.waitForURL('/services/legal/power-of-attorney')
  })
})

test('nothing is cut off on the narrowest screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const { path } of topics) {
    await page.goto(path)
    await openFolds(page)
    const overflow = await overflowOf(page)
    expect([path, overflow]).toEqual([path, 0])
  }
})
