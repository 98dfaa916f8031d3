import type { Page } from '@playwright/test'

import { entry, openWithMenu } from './menu.ts'
import { expect, test } from './test.ts'

const HEADER_PX = 80

const footer = (page: Page) => page.getByRole('contentinfo')
const topOf = (page: Page, id: string) =>
  page.locator(`[id="${id}"]`).evaluate((place) => Math.round(place.getBoundingClientRect().top))

test('an anchor link leads to its place under the header, without a load', async ({ page }) => {
  await openWithMenu(page)
  await page.evaluate(() => Object.assign(window, { loadedOnce: true }))
  await entry(page, 'PLANS').click()
  await expect.poll(() => topOf(page, 'plans')).toBe(HEADER_PX)
  expect(await page.evaluate(() => 'loadedOnce' in window)).toBe(true)
})

test('a visitor comes to a place at once, and moves on from there smoothly', async ({ page }) => {
  await page.addInitScript(() => {
    const behavior = () => getComputedStyle(document.documentElement).scrollBehavior
    const note = () => Object.assign(window, { behavior, cameBy: behavior() })
    addEventListener('scroll', note, { once: true, capture: true })
  })
  await openWithMenu(page, '/#plans')
  expect(await topOf(page, 'plans')).toBe(HEADER_PX)
  expect(await page.evaluate('cameBy')).toBe('auto')
  await expect.poll(() => page.evaluate('behavior()')).toBe('smooth')
})

test('from another page it loads the landing page there', async ({ page }) => {
  await openWithMenu(page, '/login')
  await entry(page, 'PLANS').click()
  await expect(page).toHaveURL('/#plans')
  await expect.poll(() => topOf(page, 'plans')).toBe(HEADER_PX)
})

test('the landing page begins at its top when it is loaded again, or where its address says', async ({
  page,
}) => {
  await openWithMenu(page)
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
  await page.reload()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)

  await page.goto('/#plans')
  await page.evaluate(() => window.scrollTo({ top: 100, behavior: 'instant' }))
  await page.reload()
  await expect.poll(() => topOf(page, 'plans')).toBe(HEADER_PX)
})

test('going back to the landing page leads to where the visitor was', async ({ page }) => {
  await openWithMenu(page)
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
  await page.reload()
  await page.mouse.wheel(0, 700)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700)
  await page.goto('/login')
  await page.goBack({ waitUntil: 'networkidle' })
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700)
})

for (const hash of ['#nothing', '#"><img src=x onerror=alert(1)>', '#%', '#%E0%A4%A', '#[id]']) {
  test(`the page stands whatever follows the address: ${hash}`, async ({ page }) => {
    await openWithMenu(page, `/${hash}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    expect(await page.locator('body').innerText()).not.toContain(hash)
    await expect(page.locator('main img[src="x"]')).toHaveCount(0)
  })
}

test('the footer wears its own styles, though no script draws it', async ({ page }) => {
  for (const path of ['/', '/login', '/terms']) {
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('data-whole')
    const columns = footer(page).getByRole('navigation').locator('section')
    const tops = await columns.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().top),
    )
    expect([path, new Set(tops.slice(0, 3)).size]).toEqual([path, 1])
  }
})

for (const width of [390, 1280]) {
  test(`the control at the side leads to both ends of the page at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await openWithMenu(page)
    const toTop = page.getByRole('link', { name: 'Go to top' })
    const toBottom = page.getByRole('link', { name: 'Go to bottom' })
    await expect(toTop).toBeHidden()
    await page.mouse.wheel(0, 900)
    await expect(toBottom).toBeVisible()
    const box = await toBottom.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)

    await toBottom.click()
    await expect(footer(page).locator('a[href="/terms"]')).toBeInViewport()
    await toTop.click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await expect(toTop).toBeHidden()
  })
}

test("where a page can't be drawn, the ways on stay, and trying again helps", async ({
  page,
  problems,
}) => {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('mended')) Object.assign(window, { FormData: null })
  })
  let wake = () => {}
  const woken = new Promise<void>((resolve) => (wake = resolve))
  await page.route('**/assets/entry.client-*', async (route) => {
    await woken
    await route.continue()
  })
  await page.goto('/')
  await page.getByLabel('Your name').fill('Ann Lee')
  wake()
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/')
  await entry(page, 'SERVICES').hover()
  await expect(entry(page, 'Legal')).toBeVisible()
  await expect(footer(page)).toBeVisible()

  await page.evaluate(() => sessionStorage.setItem('mended', 'yes'))
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  problems.length = 0
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('both ends of the page are a link away', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Go to bottom' }).click()
    await expect(page).toHaveURL('/#bottom')
  })
})
