import { DAY_MS } from '#shared/durations.ts'

import { waitForTransitions } from './accessible.ts'
import { hydrate, watchHydration } from './hydration.ts'
import { expectNothingMoved, slowDown, watchShifts } from './layout.ts'
import { expect, test } from './test.ts'
import { beSignedIn } from './visitor.ts'

const CALLBACK = `/auth/callback?type=signup&token_hash=${'x'.repeat(43)}`
/** These differ for a signed-in visitor from the finished HTML. */
const PERSONAL = ['/', '/login', '/reset-password', '/account', '/account/settings'].concat(
  ['/dashboard', '/apply'],
  CALLBACK,
)
const PHONE = { width: 320, height: 844 }
const SUNDAY_NOON = Date.parse('2026-11-29T12:00:00-08:00')
/** Of a first visit, by web.dev. */
const GOOD_SHIFT = 0.1

type Watched = Window & { shifts?: number[] }
type Shift = PerformanceEntry & { value: number }

test('nothing moves when a signed-in visitor’s view appears', async ({ page, site, ann }) => {
  await beSignedIn(page, site, ann)
  await watchShifts(page)
  await watchHydration(page)
  for (const [width, paths] of [
    [390, PERSONAL],
    [1280, ['/', '/account', '/dashboard']],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    for (const path of paths) {
      await page.goto(path)
      await hydrate(page)
      if (path === '/account/settings') await expect(page.getByLabel('First name')).toBeVisible()
      await waitForTransitions(page)
      await expectNothingMoved(page)
    }
  }
})

test('nothing moves while a page arrives in pieces', async ({ page, site }) => {
  await using slow = await slowDown(site)
  await watchShifts(page, slow.url)
  for (const path of ['/login', '/apply#nowhere', CALLBACK]) {
    await page.goto(slow.url + path)
    await expectNothingMoved(page)
  }
})

test('the opening sign keeps its place on each day of a week', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await watchShifts(page)
  for (let day = 0; day < 7; day += 1) {
    await page.clock.setFixedTime(SUNDAY_NOON + day * DAY_MS)
    await page.goto('/es')
    await expect(page.locator('[data-state] strong').first()).not.toBeEmpty()
    await expectNothingMoved(page)
  }
})

test('hardly anything moves when the font arrives after the text', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.addInitScript(() => {
    const shifts: number[] = []
    ;(window as Watched).shifts = shifts
    new PerformanceObserver((list) => {
      shifts.push(...list.getEntries().map((entry) => (entry as Shift).value))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const path of ['/', '/services/tax/tax-planning', '/blog/which-ids-count', '/about']) {
    const { promise: isPainted, resolve: letFontsCome } = Promise.withResolvers<void>()
    await page.route(/\.woff2$/, async (route) => {
      await isPainted
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
    letFontsCome()
    const shifts = await page.evaluate(async () => {
      await document.fonts.ready
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
      return (window as Watched).shifts ?? []
    })
    expect(
      shifts.reduce((sum, shift) => sum + shift, 0),
      path,
    ).toBeLessThan(GOOD_SHIFT)
    await page.unroute(/\.woff2$/)
  }
})
