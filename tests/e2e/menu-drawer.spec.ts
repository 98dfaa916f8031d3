import type { Page } from '@playwright/test'

import { expectAccessibleInAllLooks } from './accessible.ts'
import { holdBack } from './hydration.ts'
import { entry, menuOf, opener, openWithMenu } from './menu.ts'
import { expect, test } from './test.ts'

const PHONE = { width: 390, height: 844 }

test.use({ viewport: PHONE })

const menuButton = (page: Page) => page.getByRole('button', { name: 'Open menu' })
const closeButton = (page: Page) => page.getByRole('button', { name: 'Close menu' })

test('the drawer shows nested entries, is accessible, and its links work', async ({ page }) => {
  await openWithMenu(page, '/about')
  await expect(menuOf(page)).toBeHidden()
  await menuButton(page).click()
  await opener(page, 'SERVICES').click()
  await opener(page, 'Legal').click()
  await expect(entry(page, 'Living will')).toBeVisible()
  await expectAccessibleInAllLooks(page, {
    within: '[popover=auto]:popover-open',
    widths: [PHONE.width, 768],
  })
  await page.setViewportSize(PHONE)
  await opener(page, 'SERVICES').click()
  await expect(entry(page, 'Living will')).toBeHidden()

  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await expect(drawer.getByRole('link', { name: 'LOGIN' })).toBeVisible()
  await expect(drawer.getByRole('link', { name: 'SIGN UP' })).toBeVisible()
  await drawer.getByRole('button', { name: 'Light theme' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')

  await opener(page, 'PROCESS').click()
  await opener(page, 'Application process').click()
  await entry(page, 'Form 1583 worksheet, to print').click()
  const viewer = page.getByRole('dialog', { name: /Form 1583/ })
  await expect(viewer).toBeFocused()
  await viewer.getByRole('button', { name: /^Return to/ }).click()
  await expect(viewer).toHaveCount(0)
  await expect(menuButton(page)).toBeFocused()

  await menuButton(page).click()
  await entry(page, 'PLANS').click()
  await expect(page).toHaveURL('/#plans')
  await expect(menuOf(page)).toBeHidden()
})

test('focus stays in the open drawer, and returns', async ({ page }) => {
  await openWithMenu(page, '/about')
  await menuButton(page).click()
  await expect(closeButton(page)).toBeFocused()
  await expect(page.locator('main')).toHaveJSProperty('inert', true)
  for (const key of [...Array(3).fill('Shift+Tab'), ...Array(6).fill('Tab')]) {
    await page.keyboard.press(key)
    const place = await page.evaluate(() => ({
      isInside: document.activeElement?.closest(':popover-open') !== null,
      isNowhere: document.activeElement === document.body,
    }))
    expect(place.isInside || place.isNowhere).toBe(true)
  }
  const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY)
  expect(await overflow()).toBe('hidden')
  await page.mouse.wheel(0, 600)
  expect(await page.evaluate(() => scrollY)).toBe(0)

  await page.keyboard.press('Escape')
  await expect(menuOf(page)).toBeHidden()
  await expect(menuButton(page)).toBeFocused()
  await expect(page.locator('main')).toHaveJSProperty('inert', false)
  await expect.poll(overflow).toBe('visible')

  await menuButton(page).click()
  await closeButton(page).click()
  await expect(menuOf(page)).toBeHidden()
  await expect(menuButton(page)).toBeFocused()

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

  await page.setViewportSize({ width: 1280, height: 844 })
  await expect(page.locator('[popover=auto]:popover-open')).toHaveCount(0)
  await expect(entry(page, 'SERVICES')).toBeVisible()
  await expect(page.locator('main')).toHaveJSProperty('inert', false)
})

test('a submenu pressed before the script loads opens afterwards', async ({ page }) => {
  const release = await holdBack(page, '**/assets/*.js')
  await page.goto('/')
  await menuButton(page).click()
  await entry(page, 'PLANS').click()
  await expect(page).toHaveURL('/#plans')
  await expect(menuOf(page)).toBeHidden()

  await menuButton(page).click()
  await opener(page, 'TOOLS').click()
  release()
  await expect(entry(page, 'PDF tools')).toBeVisible()
  await expect(page.locator('main')).toHaveJSProperty('inert', true)
})
