import type { Page } from '@playwright/test'

import { openHydrated } from './hydration.ts'
import { expect, test } from './test.ts'

const count = (page: Page) => page.getByRole('main').getByRole('status').first()
const search = (page: Page) => page.getByLabel('Search')
const view = (page: Page) => page.getByRole('combobox', { name: 'View' })

test('who edits a mailbox comes back to the list as it was left', async ({ page }) => {
  await page.goto('/dashboard?search=los+angeles&sort=location')
  await view(page).selectOption('Table and map')
  await page
    .getByRole('link', { name: /^Edit MBX/ })
    .first()
    .click()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(/\/dashboard\?search=los\+angeles&sort=location$/)
  await expect(view(page)).toHaveValue('both')

  await page
    .getByRole('link', { name: /^Edit MBX/ })
    .first()
    .click()
  await page.getByRole('textbox', { name: 'Location' }).fill('Los Angeles, moved')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.waitForURL(/\/dashboard\?search=los\+angeles&sort=location$/)
  await expect(page.getByRole('table')).toContainText('Los Angeles, moved')

  await page.goto('/dashboard')
  await expect(view(page)).toHaveValue('both')
  await expect(page.locator('[data-ready=true]')).toBeVisible()
})

test('on a phone the map that is chosen comes into view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await page.goto('/dashboard')
  for (const wanted of ['Map', 'Table and map']) {
    await view(page).selectOption('Table')
    await view(page).selectOption(wanted)
    await expect(page.locator('[data-ready=true]')).toBeInViewport({ ratio: 0.9 })
    await expect(view(page)).toBeInViewport()
  }
})

test('by keyboard the focus is never lost', async ({ page }) => {
  await page.goto('/dashboard')
  await search(page).fill('los angeles')
  await page.getByRole('button', { name: 'Show all' }).press('Enter')
  await expect(count(page)).toHaveText('50 mailboxes')
  await expect(search(page)).toBeFocused()

  const field = page.getByLabel('Page', { exact: true })
  await field.fill('5')
  await field.press('Enter')
  await expect(page.getByRole('rowheader').first()).toHaveText('MBX1040')
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('5')
  await page.getByRole('button', { name: 'Next' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Next' })).toBeFocused()

  await search(page).fill('MBX1003')
  await expect(count(page)).toHaveText('1 of 50 mailboxes')
  await page.getByRole('button', { name: 'Delete MBX1003' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).press('Enter')
  await expect(count(page)).toHaveText('0 of 49 mailboxes')
  await expect(search(page)).toBeFocused()

  const options = page.getByRole('button', { name: 'View options' })
  await options.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('radio', { name: 'Medium' })).toBeFocused()
  await options.press('Enter')
  await expect(page.getByRole('radio', { name: 'Medium' })).toHaveCount(0)
})

test('nothing that is done with the list is told to anybody', async ({ page }) => {
  await openHydrated(page, '/dashboard')
  await expect(count(page)).toHaveText('50 mailboxes')
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`))

  await search(page).fill('MBX1003')
  await expect(count(page)).toHaveText('1 of 50 mailboxes')
  await page.getByRole('button', { name: 'Delete MBX1003' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await view(page).selectOption('Map')
  await expect(page.getByRole('table')).toHaveCount(0)
  await page.getByRole('button', { name: /^MBX1003, / }).click()
  await page.getByRole('link', { name: 'Edit MBX1003' }).click()
  await page.getByRole('textbox', { name: 'Location' }).fill('Another secret')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.waitForURL('**/dashboard?*')

  const ours = /^GET (http:\/\/localhost:\d+\/(assets\/[^?]*|favicon\.svg))$/
  expect(asked.filter((line) => !ours.test(line))).toEqual([])
})

/** What stands in one part of the scripts alone, however that is cut and named. */
const marks = { map: 'EPSG:3857', table: 'aria-sort' }
const places: Record<string, (keyof typeof marks)[]> = {
  '/': [],
  '/add-mailbox': [],
  '/maps-app': ['map'],
  '/dashboard': ['table'],
}

test('the scripts of map and table are fetched where they are needed alone', async ({ page }) => {
  const texts = new Map<string, string>()
  let scripts: string[] = []
  page.on('request', (request) => {
    const isOfPage = request.frame() === page.mainFrame()
    if (isOfPage && request.url().endsWith('.js')) scripts.push(request.url())
  })
  const found = async () => {
    for (const url of scripts)
      if (!texts.has(url)) texts.set(url, await (await page.request.get(url)).text())
    const text = scripts.map((url) => texts.get(url)).join('\n')
    return Object.entries(marks).flatMap(([name, words]) => (text.includes(words) ? [name] : []))
  }
  for (const [path, expected] of Object.entries(places)) {
    scripts = []
    await openHydrated(page, path)
    await expect.poll(found, path).toEqual(expected)
    expect(scripts.length, path).toBeGreaterThan(0)
  }
  await view(page).selectOption('Map')
  await expect.poll(found).toEqual(['map', 'table'])
})
