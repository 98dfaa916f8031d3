import { business } from '#app/content/business.ts'
import { menu, offerNames, type Offer } from '#app/content/en/menu.ts'
import { registrations } from '#app/content/en/services/registrations.ts'
import { topicPage } from '#app/content/en/service-page.ts'
import { withFacts } from '#app/facts/with-facts.ts'
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

test('every topic is a whole page of its own', async ({ page }) => {
  const titles: string[] = []
  const descriptions: (string | null)[] = []
  for (const { path, title, name } of topics) {
    const answer = await page.goto(path)
    expect([path, answer?.status()]).toEqual([path, 200])
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
    await expect(trail.getByRole('listitem').last()).toHaveText(name)
    await expect(trail.getByRole('link').first()).toHaveAttribute('href', '/')
    const words = (await page.getByRole('main').innerText()).split(/\s+/).length
    expect([path, words > FEWEST_WORDS]).toEqual([path, true])
    titles.push(await page.title())
    descriptions.push(await page.locator('meta[name=description]').getAttribute('content'))
  }
  expect(new Set(titles).size).toBe(topics.length)
  expect(new Set(descriptions).size).toBe(topics.length)
})

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

test('headings step down one level at a time', async ({ page }) => {
  for (const { path } of topics) {
    await page.goto(path)
    const levels = await page
      .getByRole('main')
      .locator('h1, h2, h3, h4')
      .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))))
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    for (const [position, level] of levels.entries()) {
      expect([path, level - (levels[position - 1] ?? 0) <= 1]).toEqual([path, true])
    }
  }
})

test('links to other sites are secure, open a new tab and tell nothing of this one', async ({
  page,
}) => {
  let count = 0
  for (const { path } of topics) {
    await page.goto(path)
    const away = await page
      .getByRole('main')
      .locator('a:not([href^="/"], [href^="#"], [href^="tel:"], [href^="mailto:"])')
      .evaluateAll((links) =>
        links.map((link) => ['href', 'target', 'rel'].map((name) => link.getAttribute(name))),
      )
    count += away.length
    for (const [to, target, rel] of away) {
      expect([path, to]).toEqual([path, expect.stringMatching(/^https:\/\//)])
      expect([to, target, rel]).toEqual([to, '_blank', 'noopener noreferrer'])
    }
  }
  expect(count).toBeGreaterThan(50)
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

test('a service that needs a registration says that it is not offered, and who can help', async ({
  page,
}) => {
  await page.goto('/services/tax/tax-preparation')
  const { pending, instead, missing } = registrations['tax-preparer']
  await expect(page.getByRole('heading', { name: pending.title })).toBeVisible()
  for (const { name } of instead) await expect(page.getByRole('link', { name })).toBeVisible()

  await page.goto('/services/tax/tax-filing')
  const glance = page.getByRole('complementary', { name: topicPage.glance })
  await expect(glance).toContainText(offerNames.guide)
  await expect(glance).toContainText(withFacts(missing))
  await glance.getByRole('link', { name: topicPage.why }).click()
  await expect(page.getByRole('heading', { name: pending.title })).toBeInViewport()
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

test('a topic says neither the hours nor the phone number again: the footer has both', async ({
  page,
}) => {
  for (const { path } of topics) {
    await page.goto(path)
    const main = await page.getByRole('main').innerText()
    expect([path, main.includes(business.phone)]).toEqual([path, false])
    expect([path, main.includes(business.hours[0]!.times)]).toEqual([path, false])
  }
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText(business.phone)
  await expect(footer).toContainText(business.hours[0]!.times)
})

test('menu and cards say which pages about taxes and the law are guides', async ({ page }) => {
  await page.goto('/services/tax')
  for (const offer of ['service', 'guide'] as const) {
    const cards = page.getByRole('region', { name: topicPage.parts[offer] })
    await expect(cards.getByRole('listitem')).toHaveCount(offersBelow('/services/tax', offer))
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
