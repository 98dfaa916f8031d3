import type { Page } from '@playwright/test'

import { expectNothingMoved, isUnderHeader, laidOut, topOf, watchShifts } from './layout.ts'
import { expect, test } from './test.ts'

const HEADER_PX = 80

test('a leap before the page is laid out leads to its place', async ({ page }) => {
  // The browser is never idle: what is laid out in idle moments stays to be done.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
  await page.goto('/')
  await expect(page.locator('html')).not.toHaveAttribute('data-whole')
  await page.getByRole('link', { name: 'See plans' }).click()
  await expect.poll(async () => Math.abs((await topOf(page, 'plans')) - 80)).toBeLessThan(40)
})

test('a link to a place shows its part first, and the others move it nowhere', async ({ page }) => {
  await page.addInitScript(keepIdleMoments)
  await watchShifts(page)
  for (const [id, part] of [
    ['faq', 'faq'],
    ['by-mail', 'notary'],
  ] as const) {
    await page.goto('about:blank')
    await page.goto(`/#${id}`)
    await expect.poll(() => isUnderHeader(page, id)).toBe(true)
    expect(await isDrawn(page, `#${part} h2`)).toBe(true)
    await expectNothingMoved(page)
    expect(await isDrawn(page, '#contact h2')).toBe(false)
    await beIdleUntilLaidOut(page)
    expect(await isDrawn(page, '#contact h2')).toBe(true)
    await expect.poll(() => isUnderHeader(page, id)).toBe(true)
  }

  await page.goto('about:blank')
  await page.goto('/#plans')
  await expect.poll(() => isUnderHeader(page, 'plans')).toBe(true)
  await expectNothingMoved(page)
  await page.mouse.wheel(0, 400)
  await expect.poll(() => topOf(page, 'plans')).toBeLessThan(HEADER_PX)
  await page.mouse.wheel(0, 1_000)
  await expect.poll(() => isDrawn(page, '#plans + section h2')).toBe(true)
})

test('who follows a link waits for the styles, and the page is parsed meanwhile', async ({
  page,
}) => {
  const { promise: sent, resolve: send } = Promise.withResolvers<void>()
  const font = page.locator('link[as=font]')
  await page.route('**/later-styles-*.css', async (route) => {
    await sent
    await route.continue()
  })
  await page.goto('/#faq', { waitUntil: 'commit' })
  await page.locator('#footer').waitFor({ state: 'attached' })
  expect(await page.evaluate(() => performance.getEntriesByType('paint').length)).toBe(0)
  await expect(font).toHaveAttribute('media')
  send()
  await expect.poll(() => isUnderHeader(page, 'faq')).toBe(true)
  await expect(font).not.toHaveAttribute('media')
})

test('a page from near is first laid out with its font, which it awaits for a moment only', async ({
  page,
}) => {
  const { promise: sent, resolve: send } = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await sent
    await route.continue()
  })
  await page.addInitScript(keepTimers)
  const main = page.locator('main')
  const visit = async (beganMs: number) => {
    await page.addInitScript((now) => (performance.now = () => now), beganMs)
    await page.goto('about:blank')
    await page.goto('/about', { waitUntil: 'commit' })
    await page.locator('#footer').waitFor({ state: 'attached' })
  }
  await visit(0)
  await expect(main).toBeHidden()
  await page.evaluate(() => dispatchEvent(new Event('later')))
  await expect(main).toBeVisible()

  await visit(1_000)
  await expect(main).toBeVisible()
  await expect(page.locator('link[as=font]')).toHaveAttribute('media')

  await visit(0)
  await expect(main).toBeHidden()
  send()
  await expect(main).toBeVisible()
})

test('drawings come once the browser is idle', async ({ page }) => {
  await page.addInitScript(keepIdleMoments)
  await page.goto('/')
  const asked = () =>
    page
      .locator('[data-drawing] use')
      .evaluateAll((all) => all.map((use) => use.hasAttribute('href')))
  expect(await asked()).toContain(false)
  expect(await asked()).not.toContain(true)
  await beIdleUntilLaidOut(page)
  await expect.poll(asked).not.toContain(false)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('drawings come with the page, each once', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('noscript > svg').first()).toBeVisible()
    await expect(page.locator('[data-drawing]').first()).toBeHidden()
  })
})

test('the other theme is put on first where it is seen, and moves nothing', async ({ page }) => {
  await page.goto('/')
  await laidOut(page)
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  const before = await height()
  await page.evaluate(keepIdleMoments)
  await page.getByRole('button', { name: 'Light theme' }).click()
  await expect.poll(() => isDrawn(page, '#contact h2')).toBe(false)
  expect([await isDrawn(page, 'h1'), await height()]).toEqual([true, before])
  await beIdleUntilLaidOut(page)
  expect([await isDrawn(page, '#contact h2'), await height()]).toEqual([true, before])
})

/** Time passes for a page when it hears of it. */
function keepTimers() {
  window.setTimeout = ((act: () => void) => {
    addEventListener('later', act, { once: true })
    return 0
  }) as typeof setTimeout
}

/** Nothing that waits for an idle moment is done before `beIdle` is called. */
function keepIdleMoments() {
  const left: (() => void)[] = []
  window.requestIdleCallback = (act) => left.push(act as () => void)
  Object.assign(window, { beIdle: () => left.splice(0).forEach((act) => act()) })
}

function beIdleUntilLaidOut(page: Page) {
  return expect
    .poll(() => page.evaluate('beIdle(), "whole" in document.documentElement.dataset'))
    .toBe(true)
}

function isDrawn(page: Page, place: string) {
  return page
    .locator(place)
    .first()
    .evaluate((part) => part.checkVisibility({ contentVisibilityAuto: true }))
}
