import type { Page } from '@playwright/test'

import { openWithMenu } from './menu.ts'
import { expect, test } from './test.ts'

const IDLE_MS = 3_000

/** Whether React has taken the page over. */
const isAwake = (page: Page) => page.evaluate(() => 'isAwake' in window)

test.beforeEach(({ page }) =>
  page.addInitScript(() =>
    addEventListener('awake', () => Object.assign(window, { isAwake: true })),
  ),
)

test('who reads, opens the menu, a question or a plan, and changes the theme wakes nothing', async ({
  page,
}) => {
  await openWithMenu(page)
  await page.locator('#faq summary').first().click()
  await expect(page.locator('#faq details').first()).toHaveAttribute('open')
  await page.locator('#plans label').last().click()
  await expect(page.locator('#plans input').last()).toBeChecked()
  await page.getByRole('button', { name: 'Light theme' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.mouse.wheel(0, 20_000)
  await page.waitForTimeout(IDLE_MS)
  expect(await isAwake(page)).toBe(false)
  expect(await page.locator('link[rel=modulepreload]').count()).toBeGreaterThan(0)
})

test('a form wakes by the keyboard, and keeps what was typed', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('Email').focus()
  await page.keyboard.type('ann@example.com')
  await expect.poll(() => isAwake(page)).toBe(true)
  await expect(page.getByLabel('Email')).toHaveValue('ann@example.com')
})

test('the landing page of a phone is short, and nothing of it is wider than the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-whole')
  const { height, width } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    width: document.documentElement.scrollWidth,
  }))
  expect(height).toBeLessThanOrEqual(12_000)
  expect(width).toBe(390)
})

test('a leap before the page is laid out whole leads to its place, and moves nothing', async ({
  page,
}) => {
  // The browser is never idle: what is laid out in idle moments stays to be done.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
  await page.goto('/')
  await expect(page.locator('html')).not.toHaveAttribute('data-whole')
  await page.getByRole('link', { name: 'See plans' }).click()
  const top = () => page.locator('#plans').evaluate((part) => part.getBoundingClientRect().top)
  await expect.poll(async () => Math.abs((await top()) - 80)).toBeLessThan(40)
  await page.goto('/#faq')
  await expect(page.locator('html')).toHaveAttribute('data-whole')
})
