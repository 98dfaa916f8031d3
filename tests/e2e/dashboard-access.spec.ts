import type { Page } from '@playwright/test'

import { expectAccessibleAndWhole } from './accessible.ts'
import { expect, test } from './test.ts'

async function open(page: Page, search = '') {
  await page.goto(`/dashboard${search}`)
  await expect(page.getByRole('table').getByRole('rowheader').first()).toBeVisible()
}

test('the table and its dialogs are accessible, dark and light, on a phone and on a desk', async ({
  page,
}) => {
  test.slow()
  for (const theme of ['dark', 'light']) {
    await page.goto('/dashboard')
    await page.evaluate((wanted) => {
      localStorage.setItem('mailbox.preferences', JSON.stringify({ theme: wanted }))
    }, theme)
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await open(page)
      await page.getByText('View options').click()
      await expectAccessibleAndWhole(page)
      await page.getByRole('button', { name: 'Delete MBX1001' }).click()
      await expectAccessibleAndWhole(page)
    }
  }
})

test('so are the map, its lists and the question before leaving', async ({ page }) => {
  test.slow()
  const cases = [
    ['dark', 1_280],
    ['light', 390],
  ] as const
  for (const [theme, width] of cases) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/dashboard')
    await page.evaluate((wanted) => {
      localStorage.setItem('mailbox.preferences', JSON.stringify({ theme: wanted }))
      localStorage.setItem('mailbox.dashboard-view', 'both')
    }, theme)
    await open(page, '?search=MBX1003')
    await page.getByRole('button', { name: /^MBX1003, / }).click()
    await expect(page.getByRole('status').getByRole('link', { name: 'Edit MBX1003' })).toBeVisible()
    await expectAccessibleAndWhole(page)
    await page.getByRole('status').getByRole('link', { name: 'Edit MBX1003' }).click()
    await page.getByRole('button', { name: 'Pick on the map' }).click()
    await expect(page.locator('[data-ready=true]')).toBeVisible()
    await page.getByRole('textbox', { name: 'Location' }).fill('')
    await page.getByRole('textbox', { name: 'Latitude' }).focus()
    await expectAccessibleAndWhole(page)
    await page.getByRole('link', { name: 'Cancel' }).click()
    await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible()
    await expectAccessibleAndWhole(page)
    await page.getByRole('button', { name: 'Leave' }).click()
  }
})
