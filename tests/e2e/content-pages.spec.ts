import { globSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'

import type { Page } from '@playwright/test'

import { plans } from '#app/content/plans.ts'
import { topicPage } from '#content/service-page.ts'
import type { Topic } from '#content/service.ts'
import { taxPlanning } from '#content/services/tax/tax-planning.ts'

import { expectAccessibleInAllLooks } from './accessible.ts'
import { openHydrated } from './hydration.ts'
import { expect, test } from './test.ts'

const [first = ''] = readdirSync('app/content/en/articles')
const ARTICLE = `/blog/${first.replace(/\.md$/, '')}`
const QUOTE = '/services/shipping-quote'

test('a page brings its own words and those of no other', async ({ page }) => {
  const urls: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) urls.push(request.url())
  })
  await openHydrated(page, taxPlanning.path)
  const scripts = await Promise.all(urls.map(async (url) => (await page.request.get(url)).text()))
  const all = scripts.join('')
  expect(all.includes(topicPage.glance)).toBe(true)
  const brought = (await readTopics()).filter(({ lead }) => all.includes(lead.slice(0, 40)))
  expect(brought.map(({ path }) => path)).toEqual([taxPlanning.path])
})

/** Every topic, as `app/pages/service/topics.ts` finds them in a build. */
async function readTopics() {
  const files = globSync('app/content/en/{{services,tools,company}/**/*,ai-tools}.ts')
  const modules = await Promise.all(files.map((file) => import(resolve(file))))
  const exported: unknown[] = modules.flatMap((module) => Object.values(module))
  const topics = exported.filter(
    (one): one is Topic => Object(one) === one && 'glance' in Object(one),
  )
  expect(topics.length).toBeGreaterThan(1)
  return topics
}

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

test('the page on cookies is true: whatever is visited, none is set', async ({ page, context }) => {
  for (const path of ['/', '/login', '/dashboard', ARTICLE]) await page.goto(path)
  expect(await context.cookies()).toEqual([])
  const stored = await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }))
  await page.goto('/cookies')
  for (const name of stored) await expect(page.getByRole('main')).toContainText(name)
})

test('on paper a text keeps its title, and loses what can only be pressed', async ({ page }) => {
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
  await form.getByRole('button', { name: 'Work it out' }).click()
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
})

test('what is no measure is answered beside its field, accessibly', async ({ page }) => {
  await page.goto(QUOTE)
  await measure(page, { Length: '12,5', Width: '', Height: 'tall' })
  const field = (name: string) => page.getByLabel(name, { exact: true })
  await expect(field('Length')).toBeFocused()
  await expect(field('Length')).toHaveAccessibleDescription(
    'Write the length with a point, such as 12.5',
  )
  await expect(field('Width')).toHaveAccessibleDescription('Enter the width')
  await expect(field('Height')).toHaveValue('tall')
  await expect(page.getByRole('table')).toHaveCount(0)
  await expectAccessibleInAllLooks(page, { within: 'main' })

  const folded = page.getByText(/^Divisors:/)
  await folded.click()
  await field('DHL Express divisor').fill('0')
  await folded.click()
  await measure(page, { Length: '1', Width: '1', Height: '1' })
  await expect(field('DHL Express divisor')).toBeFocused()
})
