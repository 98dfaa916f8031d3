import { topicPage } from '#app/content/en/service-page.ts'
import { topics } from '#app/pages/service/topics.ts'

import { openHydrated } from './hydration.ts'
import { expect, test } from './test.ts'

test('a page brings its own words and those of no other', async ({ page }) => {
  const urls: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) urls.push(request.url())
  })
  const path = '/services/tax/tax-planning'
  await openHydrated(page, path)
  const scripts = await Promise.all(urls.map(async (url) => (await page.request.get(url)).text()))
  const all = scripts.join('')
  expect(all.includes(topicPage.glance)).toBe(true)
  const brought = topics.filter(({ lead }) => all.includes(lead.slice(0, 40)))
  expect(brought.map((topic) => topic.path)).toEqual([path])
})

test('breadcrumb and cards, each as large as it looks, lead up, down and across by full loads', async ({
  page,
}) => {
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

test('a tool opens in a new window that can’t reach this one', async ({ page, context }) => {
  await context.route('https://claude.ai/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
  )
  await page.goto('/ai-tools')
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: /^Claude/ }).click()
  const elsewhere = await opened
  await elsewhere.waitForLoadState()
  expect(elsewhere.url()).toBe('https://claude.ai/')
  expect(await elsewhere.evaluate(() => [window.opener, document.referrer])).toEqual([null, ''])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('questions open one at a time, and a calculator says how to do without it', async ({
    page,
  }) => {
    await page.goto('/services/legal/notary-services')
    const questions = page.locator('details')
    await questions.nth(0).locator('summary').click()
    await questions.nth(1).locator('summary').click()
    await expect(questions.nth(1).locator('p')).toBeVisible()
    await expect(questions.nth(0).locator('p')).toBeHidden()

    await page.goto('/services/shipping-quote')
    await expect(page.locator('noscript p', { hasText: 'needs JavaScript' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Work it out' })).toBeDisabled()
    await expect(page.getByRole('heading', { name: /By hand/ })).toBeVisible()
    await expect(page.getByText('twice the width plus twice the height')).toBeVisible()

    await page.goto('/virtual-mailing-address')
    await expect(page.locator('main noscript p')).toBeVisible()
    await expect(page.getByRole('radio', { name: '6 months' })).toBeDisabled()
  })
})
