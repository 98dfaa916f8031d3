import type { Locator } from '@playwright/test'

import { choose, expectAccessible } from './accessible.ts'
import { entry, menuOf, openWithMenu, opener } from './menu.ts'
import { expect, test } from './test.ts'

for (const width of [1024, 1280, 1440, 1920]) {
  test(`no submenu leaves the window at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 })
    await openWithMenu(page)
    const tops = menuOf(page).locator('li[data-name]:visible')
    for (const top of await tops.all()) {
      await top.locator('> a').hover()
      await expect(top.locator('> [data-panel]')).toBeVisible()
      await expectInside(top.locator('> [data-panel]'), width)
      for (const row of await top.locator('> [data-panel] > div').all()) {
        await row.locator('> a').hover()
        await expect(row.locator('> [data-panel]')).toBeVisible()
        await expectInside(row.locator('> [data-panel]'), width)
      }
    }
    const banner = await page.getByRole('banner').boundingBox()
    expect(banner?.height).toBeLessThanOrEqual(80)
  })
}

async function expectInside(panel: Locator, width: number) {
  const box = await panel.boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(700)
}

for (const theme of ['dark', 'light']) {
  test(`the open bar is accessible in ${theme}`, async ({ page }) => {
    await choose(page, theme)
    await openWithMenu(page, '/#plans')
    await entry(page, 'SERVICES').hover()
    await entry(page, 'Tax').hover()
    await expect(entry(page, 'Tax filing')).toBeVisible()
    await expectAccessible(page, 'header')
  })
}

test.describe('on a tablet as wide as a desk', () => {
  test.use({ hasTouch: true, viewport: { width: 1180, height: 820 } })

  test('a first tap opens, a second one leads on, a tap elsewhere closes', async ({ page }) => {
    await openWithMenu(page)
    await entry(page, 'SERVICES').tap()
    await expect(entry(page, 'Legal')).toBeVisible()
    await expect(page).toHaveURL('/')
    await page.touchscreen.tap(600, 790)
    await expect(entry(page, 'Legal')).toBeHidden()
    await entry(page, 'PLANS').tap()
    await entry(page, 'PLANS').tap()
    await expect(page).toHaveURL('/#plans')
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the bar opens by hovering and by the keyboard, and its links lead on', async ({ page }) => {
    await page.goto('/login')
    await entry(page, 'SERVICES').hover()
    await entry(page, 'Tax').hover()
    await expect(entry(page, 'Tax filing')).toBeVisible()
    await page.mouse.move(100, 780)
    await expect(entry(page, 'Tax')).toBeHidden()
    await entry(page, 'PLANS').focus()
    await expect(entry(page, 'Virtual Office')).toBeVisible()
    await entry(page, 'PLANS').click()
    await expect(page).toHaveURL('/#plans')
  })
})

test('the bar opens before any script has come', async ({ page }) => {
  await page.route('**/assets/*.js', () => {})
  await page.goto('/')
  await entry(page, 'PROCESS').hover()
  await entry(page, 'Application process').hover()
  await expect(entry(page, 'Call us')).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('what hovering has opened stays open when the page wakes up', async ({ page }) => {
  let wake = () => {}
  const woken = new Promise<void>((resolve) => (wake = resolve))
  await page.route('**/assets/menu-script-*', async (route) => {
    await woken
    await route.continue()
  })
  await page.goto('/')
  await entry(page, 'SERVICES').hover()
  await entry(page, 'Tax').hover()
  await expect(entry(page, 'Tax filing')).toBeVisible()
  wake()
  await expect(page.locator('nav[data-awake]')).toBeAttached()
  await expect(entry(page, 'Tax filing')).toBeVisible()
  await expect(opener(page, 'Tax')).toHaveAttribute('aria-expanded', 'true')
})
