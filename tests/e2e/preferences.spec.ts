import type { Page } from '@playwright/test'

import { stopClock } from './awake.ts'
import { expect, test } from './test.ts'

const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('mailbox.preferences') ?? '{}') as unknown)

test('they are kept, colour the page at once, here and in another tab', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await other.goto('/preferences')
  await expect(other.getByRole('radio', { name: 'Dark' })).toBeChecked()
  await page.goto('/preferences')
  await expect(page.getByRole('radio', { name: 'Medium' })).toBeChecked()
  await expect(page.getByLabel('Zoom at the start')).toHaveValue('4')
  await expect(page.getByLabel('They stay for')).toHaveValue('5000')
  await page.getByRole('radio', { name: 'Light' }).check()
  for (const tab of [page, other]) {
    await expect(tab.locator('html')).toHaveAttribute('data-theme', 'light')
    await expect(tab.getByRole('radio', { name: 'Light' })).toBeChecked()
  }
  await page.getByLabel('Zoom at the start').selectOption('7')
  await page.getByRole('checkbox', { name: 'Group mailboxes' }).uncheck()
  await page.reload()
  await expect(page.getByLabel('Zoom at the start')).toHaveValue('7')
  expect(await stored(page)).toMatchObject({
    theme: 'light',
    mapView: { defaultZoom: 7, clusterMarkers: false, showList: true },
  })
})

test('all go back to their defaults, and that can be undone', async ({ page }) => {
  await page.goto('/preferences')
  await page.getByRole('radio', { name: 'Light' }).check()
  await page.getByRole('radio', { name: 'Compact' }).check()
  await page.getByRole('button', { name: 'Reset to defaults' }).click()
  await expect(page.getByRole('radio', { name: 'Medium' })).toBeChecked()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('radio', { name: 'Compact' })).toBeChecked()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

test('a message stays as long as is wished, or is not shown', async ({ page }) => {
  await page.goto('/preferences')
  await page.getByLabel('They stay for').selectOption('12000')
  const message = page.getByText('This is how long a message stays.')
  await stopClock(page)
  await page.getByRole('button', { name: 'Try it' }).click()
  await page.clock.runFor(200)
  await expect(message).toBeVisible()
  await page.clock.runFor(10_000)
  await expect(message).toBeVisible()
  await page.clock.runFor(3_000)
  await expect(message).toBeHidden()

  await page.getByRole('checkbox', { name: 'Success messages' }).uncheck()
  await page.getByRole('button', { name: 'Try it' }).click()
  await page.clock.runFor(500)
  await expect(message).toBeHidden()
})
