import type { Page } from '@playwright/test'

import { choose, expectAccessibleAndWhole } from './accessible.ts'
import { entry, menuOf, openWithMenu, opener } from './menu.ts'
import { expect, test } from './test.ts'

test.use({ viewport: { width: 390, height: 844 } })

const menuButton = (page: Page) => page.getByRole('button', { name: 'Open menu' })
const closeButton = (page: Page) => page.getByRole('button', { name: 'Close menu' })

test('the drawer opens, shows what is nested, and leads on', async ({ page }) => {
  await openWithMenu(page)
  await expect(menuOf(page)).toBeHidden()
  await menuButton(page).click()
  await opener(page, 'SERVICES').click()
  await opener(page, 'Legal').click()
  await expect(entry(page, 'Living will')).toBeVisible()
  await opener(page, 'SERVICES').click()
  await expect(entry(page, 'Living will')).toBeHidden()
  await entry(page, 'PLANS').click()
  await expect(page).toHaveURL('/#plans')
  await expect(menuOf(page)).toBeHidden()
})

test('the visitor stays in the open drawer, and comes back to where it was called', async ({
  page,
}) => {
  await openWithMenu(page)
  await menuButton(page).click()
  await expect(closeButton(page)).toBeFocused()
  for (let presses = 0; presses < 30; presses++) {
    await page.keyboard.press('Tab')
    const place = await page.evaluate(() => ({
      isInside: document.activeElement?.closest(':popover-open') !== null,
      isNowhere: document.activeElement === document.body,
    }))
    expect(place.isInside || place.isNowhere).toBe(true)
  }
  await expect(page.locator('main')).toHaveJSProperty('inert', true)
  await page.mouse.wheel(0, 600)
  expect(await page.evaluate(() => scrollY)).toBe(0)

  await page.keyboard.press('Escape')
  await expect(menuOf(page)).toBeHidden()
  await expect(menuButton(page)).toBeFocused()
  await expect(page.locator('main')).toHaveJSProperty('inert', false)

  await menuButton(page).click()
  await closeButton(page).click()
  await expect(menuOf(page)).toBeHidden()
  await expect(menuButton(page)).toBeFocused()
})

test('closed and opened again in one breath, it still keeps the visitor', async ({ page }) => {
  await openWithMenu(page)
  await menuButton(page).click()
  await expect(page.locator('main')).toHaveJSProperty('inert', true)
  await menuOf(page).evaluate(async (nav) => {
    const drawer = nav.closest<HTMLElement>('[popover]')
    drawer?.hidePopover()
    drawer?.showPopover()
    for (let frames = 0; frames < 5; frames++) await new Promise(requestAnimationFrame)
  })
  await expect(page.locator('main')).toHaveJSProperty('inert', true)
  await expect(closeButton(page)).toBeFocused()
})

test('it holds the way in and out, and the theme', async ({ page }) => {
  await openWithMenu(page)
  await menuButton(page).click()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await expect(drawer.getByRole('link', { name: 'LOGIN' })).toBeVisible()
  await expect(drawer.getByRole('link', { name: 'SIGN UP' })).toBeVisible()
  await drawer.getByRole('button', { name: 'Light theme' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

test('a window made wide turns the open drawer into the bar', async ({ page }) => {
  await openWithMenu(page)
  await menuButton(page).click()
  await page.setViewportSize({ width: 1280, height: 844 })
  await expect(page.locator('[popover=auto]:popover-open')).toHaveCount(0)
  await expect(entry(page, 'SERVICES')).toBeVisible()
  await expect(page.locator('main')).toHaveJSProperty('inert', false)
})

test('it opens before any script has come, and closes when a link leads on', async ({ page }) => {
  await page.route('**/assets/*.js', () => {})
  await page.goto('/')
  await menuButton(page).click()
  await expect(entry(page, 'PLANS')).toBeVisible()
  await entry(page, 'PLANS').click()
  await expect(page).toHaveURL('/#plans')
  await expect(menuOf(page)).toBeHidden()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('a submenu pressed before the script of the menu has come opens when it has', async ({
  page,
}) => {
  let wake = () => {}
  const woken = new Promise<void>((resolve) => (wake = resolve))
  await page.route('**/assets/menu-script-*', async (route) => {
    await woken
    await route.continue()
  })
  await page.goto('/')
  await menuButton(page).click()
  await opener(page, 'TOOLS').click()
  wake()
  await expect(entry(page, 'PDF tools')).toBeVisible()
  await expect(page.locator('main')).toHaveJSProperty('inert', true)
})

for (const theme of ['dark', 'light']) {
  for (const width of [390, 768]) {
    test(`the open drawer is accessible in ${theme} at ${width} px`, async ({ page }) => {
      await choose(page, theme)
      await page.setViewportSize({ width, height: 844 })
      await openWithMenu(page)
      await menuButton(page).click()
      await opener(page, 'SERVICES').click()
      await expect(closeButton(page)).toBeVisible()
      await expectAccessibleAndWhole(page)
    })
  }
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the drawer opens, shows everything, and its links lead on', async ({ page }) => {
    await page.goto('/login')
    await menuButton(page).click()
    await expect(entry(page, 'Living will')).toBeVisible()
    await entry(page, 'FAQ').click()
    await expect(page).toHaveURL('/#faq')
  })
})
