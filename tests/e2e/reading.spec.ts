import { readdirSync } from 'node:fs'

import { business } from '#app/content/business.ts'

import { expect, test } from './test.ts'

const FEWEST_WORDS = 450
const namesIn = (folder: string) =>
  readdirSync(`app/content/en/${folder}`).map((name) => name.replace(/\.md$/, ''))
const articles = namesIn('articles').map((name) => `/blog/${name}`)
const legal = namesIn('legal').map((name) => `/${name}`)

for (const path of legal) {
}

test('the page on cookies is true: whatever is visited, none is set', async ({ page, context }) => {
  for (const path of ['/', '/blog', '/login', '/dashboard', '/cookies', articles[0] ?? '/blog']) {
    await page.goto(path, { waitUntil: 'networkidle' })
  }
  expect(await context.cookies()).toEqual([])
  const kept = await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }))
  await page.goto('/cookies')
  for (const name of kept) await expect(page.getByRole('main')).toContainText(name)
})

test('on paper a text keeps its title, and loses what can only be pressed', async ({ page }) => {
  for (const path of [articles[0] ?? '/blog', '/terms']) {
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const part of ['banner', 'contentinfo', 'navigation'] as const) {
      await expect(page.getByRole(part)).toHaveCount(0)
    }
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
})
