import { entry, openWithMenu, opener } from './menu.ts'
import { expect, test } from './test.ts'
import { viewer } from './viewer-links.ts'

const FORM = 'Form 1583 worksheet, to print'

test('an entry of the menu opens the viewer, and the focus comes back to the bar', async ({
  page,
}) => {
  await openWithMenu(page)
  await entry(page, 'PROCESS').hover()
  await entry(page, 'Application process').hover()
  await entry(page, FORM).click()
  await expect(viewer(page)).toHaveAccessibleName(/Form 1583/)
  await expect(viewer(page)).toBeFocused()
  await page.mouse.move(900, 500)
  await page.keyboard.press('Escape')
  await expect(viewer(page)).toHaveCount(0)
  await expect(
    entry(page, 'PROCESS').or(opener(page, 'PROCESS')).and(page.locator(':focus')),
  ).toBeVisible()
})

test('so does one of the drawer, and the focus comes back to its button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openWithMenu(page)
  const button = page.getByRole('banner').getByRole('button', { name: /menu/i }).first()
  await button.click()
  await opener(page, 'PROCESS').click()
  await opener(page, 'Application process').click()
  await entry(page, FORM).click()
  await expect(viewer(page)).toHaveAccessibleName(/Form 1583/)
  await expect(viewer(page)).toBeFocused()
  await viewer(page)
    .getByRole('button', { name: /^Return to/ })
    .click()
  await expect(viewer(page)).toHaveCount(0)
  await expect(button).toBeFocused()
})
