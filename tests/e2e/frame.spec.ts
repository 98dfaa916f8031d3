import type { Page } from '@playwright/test'

import { isHydrated, openHydrated, watchHydration } from './hydration.ts'
import { isUnderHeader, topOf } from './layout.ts'
import { entry, openWithMenu } from './menu.ts'
import { expect, test } from './test.ts'

const HEADER_PX = 80
const DESKTOP_PX = 1_024
const MAX_PHONE_HEIGHT_PX = 14_000
const TARGET_PX = 44

const scrolled = (page: Page) => page.evaluate(() => scrollY)

test('a link to a section scrolls below the header, from any page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.addInitScript(() => {
    const behavior = () => getComputedStyle(document.documentElement).scrollBehavior
    const record = () => Object.assign(window, { behavior, cameBy: behavior() })
    addEventListener('scroll', record, { once: true, capture: true })
  })
  await openWithMenu(page, '/login')
  await entry(page, 'PLANS').click()
  await expect(page).toHaveURL('/#plans')
  await expect.poll(() => isUnderHeader(page, 'plans')).toBe(true)
  expect(await page.evaluate('cameBy')).toBe('auto')
  await expect.poll(() => page.evaluate('behavior()')).toBe('smooth')

  await page.evaluate(() => Object.assign(window, { loadedOnce: true }))
  for (const [top, id] of [
    ['LOCATION', 'location'],
    ['PLANS', 'plans'],
  ] as const) {
    await entry(page, top).click()
    await expect.poll(() => topOf(page, id)).toBe(HEADER_PX)
    await expect(page.locator(`#${id}`).getByRole('heading', { level: 2 })).toBeInViewport()
  }
  expect(await page.evaluate(() => 'loadedOnce' in window)).toBe(true)

  for (const id of ['notary', 'contact']) {
    await page.goto('about:blank')
    await page.goto(`/#${id}`)
    await expect.poll(() => topOf(page, id)).toBeLessThanOrEqual(HEADER_PX + 2)
    await expect(page.locator(`#${id}`).getByRole('heading', { level: 2 })).toBeInViewport()
  }
})

test('a load starts at the top or the hash, Back at the former position', async ({ page }) => {
  await openWithMenu(page)
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
  await page.reload()
  await expect.poll(() => scrolled(page)).toBe(0)
  await page.mouse.wheel(0, 700)
  await expect.poll(() => scrolled(page)).toBe(700)
  await page.goto('/login')
  await page.goBack()
  await expect.poll(() => scrolled(page)).toBe(700)

  await page.goto('/#plans')
  await page.evaluate(() => scrollTo({ top: 100, behavior: 'instant' }))
  await page.reload()
  await expect.poll(() => topOf(page, 'plans')).toBe(HEADER_PX)
})

test('the side control leads to both ends of the page, on a narrow window from its end to the top', async ({
  page,
}) => {
  const toTop = page.getByRole('link', { name: 'Go to top' })
  const toBottom = page.getByRole('link', { name: 'Go to bottom' })
  await openWithMenu(page)
  await page.setViewportSize({ width: 1440, height: 800 })
  await expect(toTop).toBeHidden()
  await page.mouse.wheel(0, 900)
  for (const control of [toTop, toBottom]) {
    const box = await control.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(TARGET_PX)
  }
  await toBottom.click()
  await expect(page.getByRole('contentinfo').locator('a[href="/terms"]')).toBeInViewport()
  await toTop.click()
  await expect.poll(() => scrolled(page)).toBe(0)
  await expect(toTop).toBeHidden()
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(toBottom).toBeHidden()
    await toTop.click()
    await expect.poll(() => scrolled(page)).toBe(0)
    await expect(toTop).not.toBeInViewport()
  }
  const size = await page.evaluate(() => {
    const { scrollHeight: height, scrollWidth: width } = document.documentElement
    return { height, width }
  })
  expect(size.height).toBeLessThanOrEqual(MAX_PHONE_HEIGHT_PX)
  expect(size.width).toBe(390)
})

test('reading, opening details and changing the theme hydrate nothing', async ({ page }) => {
  await watchHydration(page)
  await page.clock.install()
  await openWithMenu(page)
  await page.locator('#faq summary').first().click()
  await expect(page.locator('#faq details').first()).toHaveAttribute('open')
  await page.locator('#faq summary').last().click()
  await expect(page.locator('#faq details[open]')).toHaveCount(1)
  await page.locator('#plans label').last().click()
  await expect(page.locator('#plans input').last()).toBeChecked()
  await page.locator('#plans input[name="plan"]').last().press('ArrowUp')
  await expect(page.locator('#plans input[name="plan"]').nth(-2)).toBeChecked()
  await page.getByRole('button', { name: 'Light theme' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.mouse.wheel(0, 20_000)
  await page.clock.fastForward('10:00')
  await expect(page.locator('link[rel=modulepreload]')).not.toHaveCount(0)
  expect(await isHydrated(page)).toBe(false)
})

test('hydration keeps the page’s head and looks', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.push(request.url())
  })
  for (const path of ['/', '/services/tax']) {
    await openHydrated(page, path)
    for (const part of ['title', 'meta[name=description]', 'link[rel=canonical]']) {
      await expect(page.locator(`head ${part}`)).toHaveCount(1)
    }
    await expect(page.locator('head meta[property="og:url"]')).toHaveCount(1)
    const columns = page.getByRole('contentinfo').getByRole('navigation').locator('section')
    const tops = await columns.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().top),
    )
    expect([path, new Set(tops.slice(0, 3)).size]).toEqual([path, 1])
  }
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.filter((url) => url.includes('static-parts'))).toEqual([])
})

test('the theme is dark, changes by one press, and is remembered', async ({ page, context }) => {
  const html = page.locator('html')
  const bars = page.locator('meta[name=theme-color]')
  const other = await context.newPage()
  await other.goto('/login')
  await page.goto('/login')
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('button', { name: 'Light theme' }).click()
  for (const tab of [page, other]) {
    await expect(tab.locator('html')).toHaveAttribute('data-theme', 'light')
    await expect(tab.locator('meta[name=theme-color]')).toHaveAttribute('content', '#f6f5f3')
  }
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(246, 245, 243)')
  await expect(html).toHaveCSS('color-scheme', 'light')

  await context.route('**/assets/*.js', (route) => route.abort())
  await page.reload()
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(246, 245, 243)')
  await expect(bars).toHaveAttribute('content', '#f6f5f3')
  await page.getByRole('button', { name: 'Dark theme' }).click()
  await expect(bars).toHaveAttribute('content', '#131517')

  await page.evaluate(() => localStorage.setItem('mailbox.preferences', '{"theme":"<img>"}'))
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(html).toHaveAttribute('data-theme', 'dark')
})

test('the bar is one line in every window, in the fallback font too', async ({ page }) => {
  const widths = [320, 375, 500, 720, 1024, 1156, 1279, 1280, 1330]
  await page.route('**/*.woff2', (route) => route.abort())
  for (const path of ['/about', '/es/about']) {
    await page.goto(path)
    for (const session of ['', 'kept']) {
      await page.evaluate((stored) => {
        if (stored) document.documentElement.dataset['session'] = stored
      }, session)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 })
        const bar = await page.getByRole('banner').boundingBox()
        const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        const isOneLine = (bar?.height ?? 0) <= HEADER_PX && tooWide <= 0
        expect([path, session, width, isOneLine]).toEqual([path, session, width, true])
        if (session || width < DESKTOP_PX) continue
        await expect(page.locator('header a[href$="/register"]:visible')).toBeInViewport({
          ratio: 1,
        })
      }
    }
  }
})
