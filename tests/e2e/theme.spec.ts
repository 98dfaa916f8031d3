import { expect, test } from './test.ts'

const LIGHT = 'rgb(246, 245, 243)'

test('the theme is dark, changes by one press, and stays after a reload', async ({ page }) => {
  await page.goto('/login')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('button', { name: 'Light theme' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(page.locator('body')).toHaveCSS('background-color', LIGHT)
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light')
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#f6f5f3')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.getByRole('button', { name: 'Dark theme' }).click()
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#131517')
})

test('it is there before the first paint, without waiting for a script', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('mailbox.preferences', JSON.stringify({ theme: 'light' }))
  })
  await page.route('**/assets/*.js', () => {})
  await page.goto('/')
  await expect(page.locator('body')).toHaveCSS('background-color', LIGHT)
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#f6f5f3')
  await expect(page.getByRole('button', { name: 'Dark theme' })).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('another tab follows', async ({ page, context }) => {
  const other = await context.newPage()
  await other.goto('/')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/login')
  await page.getByRole('button', { name: 'Light theme' }).click()
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(other.locator('meta[name=theme-color]')).toHaveAttribute('content', '#f6f5f3')
})

for (const kept of ['{', 'null', '"light"', '{"theme":"<img>"}', '{"theme":{"light":1}}']) {
  test(`nonsense in its place counts as dark: ${kept}`, async ({ page }) => {
    await page.addInitScript((text) => localStorage.setItem('mailbox.preferences', text), kept)
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })
}
