import type { Locator } from '@playwright/test'

import { companyMenu, menu } from '#app/content/en/menu.ts'

import { entry, menuOf, openWithMenu, opener } from './menu.ts'
import { expect, test } from './test.ts'

const tops = [...menu, companyMenu]

test('hovering opens a submenu and the one in it, and leaving closes both', async ({ page }) => {
  await openWithMenu(page)
  await entry(page, 'SERVICES').hover()
  await expect(opener(page, 'SERVICES')).toHaveAttribute('aria-expanded', 'true')
  await entry(page, 'Tax').hover()
  await expect(entry(page, 'Tax filing')).toBeVisible()
  await entry(page, 'Legal').hover()
  await expect(entry(page, 'Living will')).toBeVisible()
  await expect(entry(page, 'Tax filing')).toBeHidden()
  await page.mouse.move(100, 780)
  await expect(entry(page, 'Legal')).toBeHidden()
})

test('a diagonal way to an open submenu does not change it', async ({ page }) => {
  await openWithMenu(page)
  await entry(page, 'PROCESS').hover()
  await entry(page, 'Application process').hover()
  const target = entry(page, 'Call us')
  await expect(target).toBeVisible()

  const from = await middleOf(opener(page, 'Application process'))
  const to = await middleOf(target)
  await page.mouse.move(from.x, from.y)
  await page.mouse.move(to.x, to.y, { steps: 20 })
  await expect(target).toBeVisible()
  await target.hover()
  await expect(target).toBeVisible()

  await entry(page, 'FAQ').hover()
  await expect(target).toBeHidden()
})

async function middleOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not shown')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test('the arrow keys lead through the bar and its submenus', async ({ page }) => {
  await openWithMenu(page)
  const press = (key: string) => page.keyboard.press(key)
  await entry(page, 'LOCATION').focus()
  await press('End')
  await expect(entry(page, 'Company')).toBeFocused()
  await press('ArrowLeft')
  await press('ArrowLeft')
  await press('ArrowLeft')
  await expect(entry(page, 'SERVICES')).toBeFocused()
  await press('ArrowDown')
  await expect(entry(page, 'Mailbox')).toBeFocused()
  await press('ArrowUp')
  await expect(entry(page, 'Legal')).toBeFocused()
  await press('ArrowUp')
  await press('ArrowRight')
  await expect(entry(page, 'Bookkeeping')).toBeFocused()
  await press('End')
  await expect(entry(page, 'Tax returns')).toBeFocused()
  await press('Home')
  await press('ArrowLeft')
  await expect(entry(page, 'Tax')).toBeFocused()
  await expect(entry(page, 'Bookkeeping')).toBeHidden()
  await press('ArrowLeft')
  await expect(entry(page, 'SERVICES')).toBeFocused()
  await expect(entry(page, 'Tax')).toBeHidden()
})

test('Escape closes and gives the focus back, for keyboard and mouse', async ({ page }) => {
  await openWithMenu(page)
  await entry(page, 'PROCESS').focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('End')
  await expect(entry(page, 'Sitemap')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(entry(page, 'PROCESS')).toBeFocused()
  await expect(entry(page, 'Sitemap')).toBeHidden()

  await entry(page, 'PLANS').hover()
  await expect(entry(page, 'Virtual Office')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(entry(page, 'Virtual Office')).toBeHidden()
  const { x, y } = await middleOf(entry(page, 'PLANS'))
  await page.mouse.move(x + 5, y + 2, { steps: 5 })
  await page.waitForTimeout(400)
  await expect(entry(page, 'Virtual Office')).toBeHidden()
  await entry(page, 'TOOLS').hover()
  await entry(page, 'PLANS').hover()
  await expect(entry(page, 'Virtual Office')).toBeVisible()
})

test('a button opens and closes by keyboard, and Tab leaves nothing open behind', async ({
  page,
}) => {
  await openWithMenu(page)
  await opener(page, 'TOOLS').focus()
  await page.keyboard.press('Enter')
  await expect(opener(page, 'TOOLS')).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Enter')
  await expect(entry(page, 'PDF tools')).toBeHidden()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(entry(page, 'PDF tools')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(entry(page, 'AI Tools')).toBeFocused()
  await expect(entry(page, 'PDF tools')).toBeHidden()
})

test('a click on a button that hovering has opened does not close it again', async ({ page }) => {
  await openWithMenu(page)
  await opener(page, 'PLANS').hover()
  await expect(entry(page, 'Virtual Office')).toBeVisible()
  await opener(page, 'PLANS').click()
  await expect(entry(page, 'Virtual Office')).toBeVisible()
})

test('a click marks its entry as the active one, on the next page too', async ({ page }) => {
  await openWithMenu(page)
  await expect(menuOf(page).locator('[aria-current]')).toHaveCount(0)
  await entry(page, 'PLANS').click()
  await expect(page).toHaveURL('/#plans')
  await expect(entry(page, 'PLANS')).toHaveAttribute('aria-current', 'true')

  await entry(page, 'PROCESS').hover()
  await entry(page, 'Application process').hover()
  await entry(page, 'Call us').click()
  await expect(page).toHaveURL('/#contact')
  await expect(entry(page, 'PROCESS')).toHaveAttribute('aria-current', 'true')
  await expect(entry(page, 'Call us')).toBeHidden()
  await page.reload()
  await expect(entry(page, 'PROCESS')).toHaveAttribute('aria-current', 'true')
  await expect(menuOf(page).locator('li[data-name] > [aria-current]')).toHaveCount(1)

  await page.getByRole('link', { name: 'Sycamore Private Mailbox' }).click()
  await expect(page).toHaveURL('/')
  await expect(menuOf(page).locator('[aria-current]')).toHaveCount(0)
})

test('four kinds of entry open the viewer', async ({ page }) => {
  await openWithMenu(page)
  for (const [top, between, name] of [
    ['PROCESS', 'Application process', 'Form 1583 worksheet, to print'],
    ['PROCESS', 'Application process', 'Identification documents'],
    ['SERVICES', 'Shipping quote', 'USPS Quote'],
    ['AI Tools', null, 'Chat'],
  ] as const) {
    await entry(page, top).hover()
    if (between) await entry(page, between).hover()
    await entry(page, name).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.mouse.move(100, 780)
  }
})
