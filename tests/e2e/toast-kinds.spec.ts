import type { Page } from '@playwright/test'

import { entry, openWithMenu } from './menu.ts'
import { expect, test } from './test.ts'

/** The browser lets nobody copy: an error to tell of. */
async function failToCopy(page: Page) {
  await page.evaluate(() => {
    const refuse = { writeText: () => Promise.reject(new Error('refused')) }
    Object.defineProperty(navigator, 'clipboard', { value: refuse })
  })
  await page.getByRole('button', { name: 'Copy the link' }).click()
}

const toasts = (page: Page) => page.locator('[data-toast]')

test('an error is said at once, and once only', async ({ page }) => {
  await openWithMenu(page, '/virtual-office')
  await failToCopy(page)
  await expect(page.locator('[data-toasts] [role=alert]')).toContainText(/\w+/)
  await page.getByRole('button', { name: 'Copy the link' }).click()
  await expect(toasts(page)).toHaveCount(1)
})

test('a snackbar stays six seconds, and undoes', async ({ page }) => {
  await page.clock.install()
  await openWithMenu(page, '/preferences')
  await page.getByLabel('Success messages').uncheck()
  await page.getByRole('button', { name: 'Reset to defaults' }).click()
  await page.mouse.move(640, 100)
  await page.clock.runFor(5_500)
  await expect(toasts(page)).toBeVisible()
  await page.clock.runFor(1_500)
  await expect(toasts(page)).toBeHidden()

  await page.getByLabel('Success messages').uncheck()
  await page.getByRole('button', { name: 'Reset to defaults' }).click()
  await page.clock.runFor(1_000)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(toasts(page)).toBeHidden()
  await expect(page.getByLabel('Success messages')).not.toBeChecked()
})

test('toasts stay within reach when the viewer opens over the page', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem(
      'mailbox.preferences',
      JSON.stringify({ notifications: { duration: 60_000 } }),
    )
  })
  await openWithMenu(page, '/virtual-office')
  await failToCopy(page)
  await expect(toasts(page)).toBeVisible()
  await entry(page, 'AI Tools').hover()
  await entry(page, 'Chat').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByRole('dialog').locator('[data-toast]')).toBeVisible()
  await page.getByRole('button', { name: 'Close notification' }).click()
  await expect(toasts(page)).toHaveCount(0)
  await expect(page.getByRole('dialog')).toBeVisible()
})
