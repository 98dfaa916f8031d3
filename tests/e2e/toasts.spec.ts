import type { Locator, Page } from '@playwright/test'

import { plans } from '#app/content/plans.ts'

import { expectAccessible } from './accessible.ts'
import { openTimed } from './hydration.ts'
import { approachMenu, entry, openWithMenu } from './menu.ts'
import { expect, test } from './test.ts'

const DURATION_MS = 5_000
const FADE_MS = 1_000
const FRAME_MS = 16

const toasts = (page: Page) => page.locator('[data-toast]')
const message = (page: Page) => page.getByText('This is how long a message stays.')

function expectGone(page: Page, locator: Locator) {
  return expect
    .poll(async () => {
      await page.clock.runFor(FRAME_MS)
      return locator.isVisible()
    })
    .toBe(false)
}

async function tryOne(page: Page) {
  await page.getByRole('button', { name: 'Try it' }).click()
  await page.mouse.move(640, 100)
  await page.clock.runFor(FADE_MS / 2)
}

test('a toast closes after five seconds, and stays while hovered or focused', async ({ page }) => {
  await openTimed(page, '/preferences')
  await tryOne(page)
  const status = page.getByRole('status').filter({ has: toasts(page) })
  await expect(status).toContainText('This is how long a message stays.')
  await page.clock.runFor(DURATION_MS - FADE_MS)
  await expect(message(page)).toBeVisible()
  await page.clock.runFor(2 * FADE_MS)
  await expectGone(page, message(page))

  await tryOne(page)
  await message(page).hover()
  await page.clock.fastForward(3 * DURATION_MS)
  await expect(message(page)).toBeVisible()
  await page.mouse.move(640, 100)
  await page.clock.runFor(DURATION_MS + FADE_MS)
  await expectGone(page, message(page))

  await tryOne(page)
  const login = page.getByRole('banner').getByRole('link', { name: 'LOGIN' })
  await login.focus()
  await page.keyboard.press('F8')
  await expect(page.getByRole('button', { name: 'Close notification' })).toBeFocused()
  await page.clock.fastForward(3 * DURATION_MS)
  await expect(message(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.clock.runFor(FADE_MS)
  await expectGone(page, message(page))
  await expect(login).toBeFocused()

  await page.getByRole('checkbox', { name: 'Success messages' }).uncheck()
  await tryOne(page)
  await expect(message(page)).toBeHidden()
})

test('preferences are stored; a snackbar restores a reset', async ({ page }) => {
  await openWithMenu(page, '/preferences')
  const wanted = page.getByRole('checkbox', { name: 'Success messages' })
  await wanted.uncheck()
  await page.getByRole('radio', { name: 'Light' }).check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.getByRole('radio', { name: 'Compact' }).check()
  await page.getByLabel('Zoom at the start').selectOption('7')
  await page.reload()
  await expect(page.getByLabel('Zoom at the start')).toHaveValue('7')
  await approachMenu(page)
  await page.getByRole('button', { name: 'Reset to defaults' }).click()
  await toasts(page).hover()
  await expect(page.getByRole('radio', { name: 'Medium' })).toBeChecked()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(toasts(page)).toBeHidden()
  await expect(wanted).not.toBeChecked()
  await expect(page.getByRole('radio', { name: 'Compact' })).toBeChecked()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

test('an error is announced once, visible and reachable over the viewer', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem(
      'mailbox.preferences',
      JSON.stringify({ notifications: { duration: 60_000 } }),
    )
    const refuse = { writeText: () => Promise.reject(new Error('refused')) }
    Object.defineProperty(navigator, 'clipboard', { value: refuse })
  })
  await openWithMenu(page, plans[0]?.path ?? '')
  const copy = page.getByRole('button', { name: 'Copy the link' })
  await copy.click()
  await expect(page.locator('[data-toasts] [role=alert]')).toContainText(/\w+/)
  await copy.click()
  await expect(toasts(page)).toHaveCount(1)
  await expectAccessible(page, '[data-toasts]')
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const box = await toasts(page).boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
  }

  await approachMenu(page)
  await entry(page, 'AI Tools').hover()
  await entry(page, 'Chat').click()
  await expect(page.getByRole('dialog').locator('[data-toast]')).toBeVisible()
  await page.getByRole('button', { name: 'Close notification' }).click()
  await expect(toasts(page)).toHaveCount(0)
  await expect(page.getByRole('dialog')).toBeVisible()
})
