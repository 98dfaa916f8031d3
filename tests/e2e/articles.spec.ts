import { readdirSync } from 'node:fs'

import { expect, test } from './test.ts'

const [first = ''] = readdirSync('app/content/en/articles')
const ARTICLE = `/blog/${first.replace(/\.md$/, '')}`

test('the page on cookies is true: whatever is visited, none is set', async ({ page, context }) => {
  for (const path of ['/', '/login', '/dashboard', ARTICLE]) await page.goto(path)
  expect(await context.cookies()).toEqual([])
  const stored = await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }))
  await page.goto('/cookies')
  for (const name of stored) await expect(page.getByRole('main')).toContainText(name)
})

test('on paper a text keeps its title, and loses what can only be pressed', async ({ page }) => {
  for (const path of [ARTICLE, '/terms', '/virtual-mailing-address']) {
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const part of ['banner', 'contentinfo', 'navigation'] as const) {
      await expect(page.getByRole(part)).toHaveCount(0)
    }
  }
})
