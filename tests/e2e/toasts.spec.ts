import type { Page } from '@playwright/test'

import { expectAccessible } from './accessible.ts'
import { expect, test } from './test.ts'
import { beSignedIn } from './visitor.ts'

const SOON_MS = 1_000
const DURATION_MS = 5_000

const toast = (page: Page) => page.getByText('You are signed out.')
const status = (page: Page) =>
  page.getByRole('status').filter({ has: page.locator('[data-toast]') })

/** The time of the page stands still until a test moves it. */
async function signOut(page: Page, kept?: object) {
  if (kept) {
    await page.evaluate((preferences) => {
      localStorage.setItem('mailbox.preferences', JSON.stringify(preferences))
    }, kept)
  }
  await page.clock.install()
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'LOGOUT' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'LOGIN' })).toBeVisible()
  await page.clock.runFor(SOON_MS)
}

test.beforeEach(({ page, site }) => beSignedIn(page, site))

test('a toast is said politely and leaves after five seconds', async ({ page }) => {
  await signOut(page)
  await expect(status(page)).toContainText('You are signed out.')
  await page.clock.runFor(DURATION_MS - 2 * SOON_MS)
  await expect(toast(page)).toBeVisible()
  await page.clock.runFor(2 * SOON_MS)
  await expect(toast(page)).toBeHidden()
})

test('it stays while it is pointed at', async ({ page }) => {
  await signOut(page)
  await toast(page).hover()
  await page.clock.runFor(3 * DURATION_MS)
  await expect(toast(page)).toBeVisible()
  await page.mouse.move(640, 100)
  await page.clock.runFor(DURATION_MS)
  await expect(toast(page)).toBeHidden()
})

test('it is reached by a key, stays while it has the focus, and gives it back', async ({
  page,
}) => {
  await signOut(page)
  const login = page.getByRole('banner').getByRole('link', { name: 'LOGIN' })
  await login.focus()
  await page.keyboard.press('F8')
  await expect(page.getByRole('button', { name: 'Close notification' })).toBeFocused()
  await page.clock.runFor(3 * DURATION_MS)
  await expect(toast(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(toast(page)).toBeHidden()
  await expect(login).toBeFocused()
})

test('it is closed by its button', async ({ page }) => {
  await signOut(page)
  await page.getByRole('button', { name: 'Close notification' }).click()
  await expect(toast(page)).toBeHidden()
})

test('it stays as long as the visitor prefers, or does not come at all', async ({ page, site }) => {
  await signOut(page, { notifications: { duration: 20_000 } })
  await page.clock.runFor(15_000)
  await expect(toast(page)).toBeVisible()
  await page.clock.runFor(6_000)
  await expect(toast(page)).toBeHidden()

  await page.clock.resume()
  await page.evaluate(() => localStorage.clear())
  await beSignedIn(page, site, { ...signedInAgain })
  await signOut(page, { notifications: { showSuccess: false } })
  await expect(toast(page)).toHaveCount(0)
})

const signedInAgain = {
  firstName: 'Bea',
  lastName: 'Lee',
  email: 'bea@example.com',
  password: 'Sunny!Day2',
}

for (const theme of ['dark', 'light']) {
  for (const width of [390, 1280]) {
    test(`it is accessible and in sight in ${theme} at ${width} px`, async ({ page }) => {
      await signOut(page, { theme })
      await page.setViewportSize({ width, height: 800 })
      const box = await page.locator('[data-toast]').boundingBox()
      expect(box?.x).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
      await page.clock.resume()
      await page.getByText('You are signed out.').hover()
      await expectAccessible(page, '[data-toasts]')
    })
  }
}
