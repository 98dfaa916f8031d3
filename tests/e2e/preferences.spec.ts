import type { Page } from '@playwright/test'

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
