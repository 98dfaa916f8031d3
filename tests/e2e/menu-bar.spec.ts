import type { Locator } from '@playwright/test'

import { plans } from '#app/pricing/plans.ts'

import { expectAccessible } from './accessible.ts'
import { holdBack } from './hydration.ts'
import { entry, menuOf, opener, openWithMenu } from './menu.ts'
import { expect, test } from './test.ts'

const HEIGHT = 700
const AWAY = { x: 100, y: 780 }

const lastPlan = plans.at(-1)?.name ?? ''

test('no submenu overflows the narrowest window with the bar', async ({ page }) => {
  await openWithMenu(page, '/login')
  const width = 1_024
  await page.setViewportSize({ width, height: HEIGHT })
  for (const top of await menuOf(page).locator('li[data-name]:visible').all()) {
    await top.locator('> a').hover()
    await expectInside(top.locator('> [data-panel]'), width)
    for (const row of await top.locator('> [data-panel] > div').all()) {
      await row.locator('> a').hover()
      await expectInside(row.locator('> [data-panel]'), width)
    }
  }
})

async function expectInside(panel: Locator, width: number) {
  await expect(panel).toBeVisible()
  const box = await panel.boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(HEIGHT)
}

test('hovering opens reliably; leaving or Escape closes', async ({ page }) => {
  await openWithMenu(page, '/login')
  await entry(page, 'SERVICES').hover()
  await expect(opener(page, 'SERVICES')).toHaveAttribute('aria-expanded', 'true')
  await entry(page, 'Tax').hover()
  await expect(entry(page, 'Tax filing')).toBeVisible()
  await expectAccessible(page, 'header')
  await entry(page, 'Legal').hover()
  await expect(entry(page, 'Living will')).toBeVisible()
  await expect(entry(page, 'Tax filing')).toBeHidden()
  await page.mouse.move(AWAY.x, AWAY.y)
  await expect(entry(page, 'Legal')).toBeHidden()

  // A click on the button does not close a menu opened by hovering.
  await opener(page, 'PLANS').hover()
  await expect(entry(page, lastPlan)).toBeVisible()
  await opener(page, 'PLANS').click()
  await expect(entry(page, lastPlan)).toBeVisible()

  // A diagonal move to an open submenu crosses its neighbors.
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

  await page.clock.install()
  await entry(page, 'PLANS').hover()
  await page.clock.runFor(400)
  await expect(entry(page, lastPlan)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(entry(page, lastPlan)).toBeHidden()
  const { x, y } = await middleOf(entry(page, 'PLANS'))
  await page.mouse.move(x + 5, y + 2, { steps: 5 })
  await page.clock.runFor(400)
  await expect(entry(page, lastPlan)).toBeHidden()
  await entry(page, 'TOOLS').hover()
  await entry(page, 'PLANS').hover()
  await page.clock.runFor(400)
  await expect(entry(page, lastPlan)).toBeVisible()
})

test('arrow keys move through the bar; Enter and Escape close', async ({ page }) => {
  await openWithMenu(page, '/login')
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  await entry(page, 'LOCATION').focus()
  await press('End')
  await expect(entry(page, 'Company')).toBeFocused()
  await press('ArrowLeft', 'ArrowLeft', 'ArrowLeft')
  await expect(entry(page, 'SERVICES')).toBeFocused()
  await press('ArrowDown')
  await expect(entry(page, 'Mailbox')).toBeFocused()
  await press('ArrowUp')
  await expect(entry(page, 'Legal')).toBeFocused()
  await press('ArrowUp', 'ArrowRight')
  await expect(entry(page, 'Bookkeeping')).toBeFocused()
  await press('End')
  await expect(entry(page, 'Tax returns')).toBeFocused()
  await press('Home', 'ArrowLeft')
  await expect(entry(page, 'Tax')).toBeFocused()
  await expect(entry(page, 'Bookkeeping')).toBeHidden()
  await press('ArrowLeft')
  await expect(entry(page, 'SERVICES')).toBeFocused()
  await expect(entry(page, 'Tax')).toBeHidden()

  await opener(page, 'TOOLS').focus()
  await press('Enter')
  await expect(opener(page, 'TOOLS')).toHaveAttribute('aria-expanded', 'true')
  await press('Enter')
  await expect(entry(page, 'PDF tools')).toBeHidden()
  await press('Enter', 'Tab')
  await expect(entry(page, 'PDF tools')).toBeFocused()
  await press('Tab', 'Tab')
  await expect(entry(page, 'AI Tools')).toBeFocused()
  await expect(entry(page, 'PDF tools')).toBeHidden()

  await entry(page, 'PROCESS').focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('End')
  await expect(entry(page, 'Sitemap')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(entry(page, 'PROCESS')).toBeFocused()
  await expect(entry(page, 'Sitemap')).toBeHidden()
})

test('an entry opens the viewer, and the focus returns', async ({ page }) => {
  await openWithMenu(page, '/login')
  for (const [top, between, name] of [
    ['PROCESS', 'Application process', 'Identification documents'],
    ['AI Tools', null, 'Chat'],
  ] as const) {
    await entry(page, top).hover()
    if (between) await entry(page, between).hover()
    await entry(page, name).click()
    await expect(page.locator('dialog:focus, dialog :focus')).toBeVisible()
    await page.mouse.move(AWAY.x, AWAY.y)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    const focused = page.locator(':focus')
    await expect(entry(page, top).or(opener(page, top)).and(focused)).toBeVisible()
  }
})

test.describe('on a wide tablet', () => {
  test.use({ hasTouch: true, viewport: { width: 1180, height: 820 } })

  test('a first tap opens, a second follows the link, a tap elsewhere closes', async ({ page }) => {
    await openWithMenu(page)
    await entry(page, 'SERVICES').tap()
    await expect(entry(page, 'Legal')).toBeVisible()
    await expect(page).toHaveURL('/')
    await page.touchscreen.tap(600, 790)
    await expect(entry(page, 'Legal')).toBeHidden()
    await entry(page, 'PLANS').tap()
    await entry(page, 'PLANS').tap()
    await expect(page).toHaveURL('/#plans')
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('bar and drawer open by keyboard too, and their links work', async ({ page }) => {
    await page.goto('/login')
    await entry(page, 'SERVICES').hover()
    await entry(page, 'Tax').hover()
    await expect(entry(page, 'Tax filing')).toBeVisible()
    await page.mouse.move(AWAY.x, AWAY.y)
    await expect(entry(page, 'Tax')).toBeHidden()
    await entry(page, 'PLANS').focus()
    await expect(entry(page, lastPlan)).toBeVisible()
    await entry(page, 'PLANS').click()
    await expect(page).toHaveURL('/#plans')

    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/login')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(entry(page, 'Living will')).toBeVisible()
    await entry(page, 'FAQ').click()
    await expect(page).toHaveURL('/#faq')
    await page.getByRole('link', { name: 'Go to bottom' }).click()
    await expect(page).toHaveURL('/#bottom')
  })
})

test('a menu hovered before the script loads stays open', async ({ page }) => {
  const release = await holdBack(page, '**/assets/*.js')
  await page.goto('/login')
  await entry(page, 'SERVICES').hover()
  await entry(page, 'Tax').hover()
  await expect(entry(page, 'Tax filing')).toBeVisible()
  release()
  await expect(page.locator('nav[data-attached]')).toBeAttached()
  await expect(entry(page, 'Tax filing')).toBeVisible()
  await expect(opener(page, 'Tax')).toHaveAttribute('aria-expanded', 'true')
})

async function middleOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not shown')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
