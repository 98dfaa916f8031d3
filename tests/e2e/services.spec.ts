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

test('breadcrumb and cards lead up, down and across by full loads', async ({ page }) => {
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
