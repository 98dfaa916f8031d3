import type { Page } from '@playwright/test'

import { filters } from '#content/mailboxes.ts'

import { openHydrated } from './hydration.ts'
import { expect, test } from './test.ts'

const table = (page: Page) => page.getByRole('table', { name: /Mailboxes/ })
const rows = (page: Page) => table(page).getByRole('rowheader')
const count = (page: Page) => page.getByRole('main').getByRole('status').first()
const search = (page: Page) => page.getByLabel('Search')
const view = (page: Page) => page.getByRole('combobox', { name: 'View' })
const button = (page: Page, name: string) => page.getByRole('button', { name })
const confirmDeletion = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true })

async function open(page: Page, query = '') {
  await page.goto(`/dashboard${query}`)
  await expect(rows(page).first()).toBeVisible()
}

test('the dashboard lists, sorts and displays by preference', async ({ page }) => {
  await open(page)
  await expect(page.getByText('Sample data, kept on this device')).toBeVisible()
  await expect(count(page)).toHaveText('50 mailboxes')
  await expect(rows(page)).toHaveCount(10)
  await expect(rows(page).first()).toHaveText('MBX1000')
  for (const name of ['Location', 'Type', 'Status', 'Coordinates']) {
    const header = table(page).getByRole('columnheader', { name })
    await header.getByRole('button').click()
    await expect(header).toHaveAttribute('aria-sort', 'ascending')
    await expect(table(page).locator('[aria-sort]:not([aria-sort=none])')).toHaveCount(1)
  }
  const header = table(page).getByRole('columnheader', { name: 'ID' })
  await header.evaluate((cell) => {
    document.body.dataset['seen'] = ''
    const check = () => {
      const first = document.querySelector('tbody th')?.textContent
      document.body.dataset['seen'] += `${cell.getAttribute('aria-sort')} ${first}, `
    }
    new MutationObserver(check).observe(cell, { attributeFilter: ['aria-sort'] })
  })
  for (const first of ['MBX1000', 'MBX1049']) {
    await header.getByRole('button').click()
    await expect(rows(page).first()).toHaveText(first)
  }
  const seen = 'ascending MBX1000, descending MBX1049, '
  await expect(page.locator('body')).toHaveAttribute('data-seen', seen)

  await open(page)
  await page.getByRole('combobox', { name: 'Rows' }).selectOption('100')
  await expect(rows(page)).toHaveCount(50)
  const height = async () => (await rows(page).first().boundingBox())!.height
  const medium = await height()
  await page.getByText('View options').click()
  await page.getByLabel('Compact').check()
  expect(await height()).toBeLessThan(medium)
  await page.getByRole('checkbox', { name: 'Coordinates' }).uncheck()
  const columns = ['ID', 'Location', 'Type', 'Status', 'Actions']
  await expect(table(page).getByRole('columnheader')).toHaveText(columns)
  await page.getByLabel('Show the filters').uncheck()
  await expect(page.getByRole('combobox', { name: 'Type' })).toHaveCount(0)
  await page.reload()
  await expect(table(page).getByRole('columnheader')).toHaveCount(5)
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveCount(0)
})

test('search and filters are in the address at once', async ({ page }) => {
  await open(page)
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Inactive')
  await expect(count(page)).toHaveText('5 of 50 mailboxes')
  await search(page).fill('los ANGELES')
  await expect(count(page)).toHaveText(/^\d of 50 mailboxes$/)
  await page.getByRole('combobox', { name: 'Status' }).selectOption('All')
  await expect(page).toHaveURL(/\?search=los\+ANGELES$/)
  const before = await rows(page).allTextContents()
  await page.reload()
  await expect(search(page)).toHaveValue('los ANGELES')
  await expect(rows(page)).toHaveText(before)

  await search(page).fill('<img src=x onerror=alert(1)>')
  await expect(page.getByText(filters.nothing)).toBeVisible()
  await search(page).fill('los angeles')
  await expect(page).toHaveURL(/\?search=los\+angeles$/)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await button(page, 'Show all').click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.getByRole('columnheader', { name: 'Location' }).getByRole('button').click()
  await expect(page).toHaveURL(/\?sort=location$/)
  await search(page).fill('boston')
  await expect(count(page)).toHaveText(/of 50/)
  await search(page).blur()
  await expect(page).toHaveURL(/\?search=boston&sort=location$/)
  await button(page, 'Show all').click()
  await page.clock.resume()
  await page.reload()
  await expect(count(page)).toHaveText('50 mailboxes')
})

test('a mailbox is deleted and restored by keyboard alone', async ({ page, context }) => {
  await open(page, '?size=50')
  const other = await context.newPage()
  await open(other)
  const before = await table(page).locator('tbody').innerText()
  await button(page, 'Delete MBX1003').press('Enter')
  await expect(page.getByRole('dialog', { name: 'Delete MBX1003?' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(button(page, 'Delete MBX1003')).toBeFocused()
  await page.keyboard.press('Enter')
  await confirmDeletion(page).press('Enter')
  for (const tab of [page, other]) await expect(count(tab)).toHaveText('49 mailboxes')
  await expect(button(page, 'Delete MBX1004')).toBeFocused()
  await button(page, 'Undo').click()
  for (const tab of [page, other]) await expect(count(tab)).toHaveText('50 mailboxes')
  expect(await table(page).locator('tbody').innerText()).toBe(before)

  await open(page)
  await search(page).fill('los angeles')
  await button(page, 'Show all').press('Enter')
  await expect(count(page)).toHaveText('50 mailboxes')
  await expect(search(page)).toBeFocused()
  const field = page.getByLabel('Page', { exact: true })
  await field.fill('5')
  await field.press('Enter')
  await expect(rows(page).first()).toHaveText('MBX1040')
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('5')
  await button(page, 'Next').press('Enter')
  await expect(button(page, 'Next')).toBeFocused()
  await search(page).fill('MBX1003')
  await expect(count(page)).toHaveText('1 of 50 mailboxes')
  await button(page, 'Delete MBX1003').press('Enter')
  await confirmDeletion(page).press('Enter')
  await expect(count(page)).toHaveText('0 of 49 mailboxes')
  await expect(search(page)).toBeFocused()
  const options = button(page, 'View options')
  await options.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('radio', { name: 'Medium' })).toBeFocused()
  await options.press('Enter')
  await expect(page.getByRole('radio', { name: 'Medium' })).toHaveCount(0)
})

test('after editing a mailbox the list is unchanged', async ({ page }) => {
  const edit = page.getByRole('link', { name: /^Edit MBX/ }).first()
  const requests: string[] = []
  await openHydrated(page, '/dashboard?search=los+angeles&sort=location')
  await expect(edit).toBeVisible()
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`))
  await view(page).selectOption('Table and map')
  await edit.click()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(/\/dashboard\?search=los\+angeles&sort=location$/)
  await expect(view(page)).toHaveValue('both')
  await edit.click()
  await page.getByRole('textbox', { name: 'Location' }).fill('Los Angeles, moved')
  await button(page, 'Save changes').click()
  await page.waitForURL(/\/dashboard\?search=los\+angeles&sort=location$/)
  await expect(table(page)).toContainText('Los Angeles, moved')

  await search(page).fill('MBX1003')
  await expect(count(page)).toHaveText('1 of 50 mailboxes')
  await button(page, 'Delete MBX1003').click()
  await confirmDeletion(page).click()
  await button(page, 'Undo').click()
  await view(page).selectOption('Map')
  await expect(table(page)).toHaveCount(0)
  await page.getByRole('button', { name: /^MBX1003, / }).click()
  await expect(page.getByRole('link', { name: 'Edit MBX1003' })).toBeVisible()
  const ours = /^GET (http:\/\/localhost:\d+\/(assets\/[^?]*|favicon\.svg))$/
  expect(requests.filter((line) => !ours.test(line))).toEqual([])
  await page.goto('/dashboard')
  await expect(view(page)).toHaveValue('map')
  await expect(page.locator('[data-ready=true]')).toBeVisible()
})

test('an unreadable list is reported, and the sample replaces it', async ({ page }) => {
  await page.addInitScript(() => {
    const stored = '{"version":1,"mailboxes":[{"id":7}]}'
    if (!window.name) localStorage.setItem('mailbox.records', stored)
    window.name = 'poisoned'
  })
  await open(page, '?size=50')
  await expect(page.getByRole('alert')).toContainText('could not be read')
  await button(page, 'I understand').click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await button(page, 'Delete MBX1000').click()
  await confirmDeletion(page).click()
  await expect(count(page)).toHaveText('49 mailboxes')
  await button(page, 'Restore the sample').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click()
  await expect(count(page)).toHaveText('50 mailboxes')
  await page.reload()
  await expect(count(page)).toHaveText('50 mailboxes')
  await expect(page.getByRole('alert')).toHaveCount(0)
})
