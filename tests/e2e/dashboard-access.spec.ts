import { expectAccessibleInAllLooks } from './accessible.ts'
import { expect, test } from './test.ts'

/** The rest of these pages is judged by every-page.spec.ts. */
const MAIN = { within: 'main' }

test('table and map, what opens over them, and the question before leaving are accessible in all looks', async ({
  page,
}) => {
  const mailbox = page.getByRole('status').getByRole('link', { name: 'Edit MBX1003' })
  await page.addInitScript(() => localStorage.setItem('mailbox.dashboard-view', 'both'))
  await page.goto('/dashboard?search=MBX1003')
  await page.getByRole('button', { name: /^MBX1003, / }).click()
  await expect(mailbox).toBeVisible()
  await page.getByText('View options').click()
  await expectAccessibleInAllLooks(page, MAIN)
  await page.getByRole('button', { name: 'Delete MBX1003' }).click()
  await expectAccessibleInAllLooks(page, { within: 'dialog' })
  await page.keyboard.press('Escape')
  await mailbox.click()
  await page.getByRole('button', { name: 'Pick on the map' }).click()
  await expect(page.locator('[data-ready=true]')).toBeVisible()
  await page.getByRole('textbox', { name: 'Location' }).fill('')
  await page.getByRole('textbox', { name: 'Latitude' }).focus()
  await expectAccessibleInAllLooks(page, { ...MAIN, widths: [390, 1280] })
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible()
  await expectAccessibleInAllLooks(page, { within: 'dialog' })
})

test('so is the locator, alone and in its frame', async ({ page }) => {
  await page.goto('/maps-app?mailbox=MBX1003')
  await expect(page.locator('[data-ready=true]')).toBeVisible()
  await page.getByText('View options').click()
  await expectAccessibleInAllLooks(page)
  await page.goto('/maps-embed')
  await expect(page.frameLocator('iframe').locator('[data-ready=true]')).toBeVisible()
  await expectAccessibleInAllLooks(page, { widths: [390, 1280] })
})
