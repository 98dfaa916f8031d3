import type { Page } from '@playwright/test'

import { expect, test } from './test.ts'

const table = (page: Page) => page.getByRole('table', { name: /Mailboxes/ })
const rows = (page: Page) => table(page).getByRole('rowheader')
const count = (page: Page) => page.getByRole('main').getByRole('status').first()

async function open(page: Page, search = '') {
  await page.goto(`/dashboard${search}`)
  await expect(rows(page).first()).toBeVisible()
}

test('the dashboard lists ten of fifty sample mailboxes, sorts by each column in one breath, and is as dense and has such columns as is preferred', async ({
  page,
}) => {
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
    const look = () => {
      const first = document.querySelector('tbody th')?.textContent
      document.body.dataset['seen'] += `${cell.getAttribute('aria-sort')} ${first}, `
    }
    new MutationObserver(look).observe(cell, { attributeFilter: ['aria-sort'] })
  })
  for (const first of ['MBX1000', 'MBX1049']) {
    await header.getByRole('button').click()
    await expect(rows(page).first()).toHaveText(first)
  }
  await expect(page.locator('body')).toHaveAttribute(
    'data-seen',
    'ascending MBX1000, descending MBX1049, ',
  )

  await open(page)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(rows(page).first()).toHaveText('MBX1010')
  await page.getByRole('combobox', { name: 'Rows' }).selectOption('100')
  await expect(rows(page)).toHaveCount(50)

  const height = async () => (await rows(page).first().boundingBox())!.height
  const medium = await height()
  await page.getByText('View options').click()
  await page.getByLabel('Compact').check()
  expect(await height()).toBeLessThan(medium)
  await page.getByRole('checkbox', { name: 'Coordinates' }).uncheck()
  await expect(table(page).getByRole('columnheader')).toHaveText([
    'ID',
    'Location',
    'Type',
    'Status',
    'Actions',
  ])
  await page.getByLabel('Show the filters').uncheck()
  await expect(page.getByRole('combobox', { name: 'Type' })).toHaveCount(0)
  await page.reload()
  await expect(table(page).getByRole('columnheader')).toHaveCount(5)
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveCount(0)
})

test('what is searched, filtered and pressed stands in the address at once, and a reload never brings back more', async ({
  page,
}) => {
  await open(page)
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Inactive')
  await expect(count(page)).toHaveText('5 of 50 mailboxes')
  await page.getByLabel('Search').fill('los ANGELES')
  await expect(count(page)).toHaveText(/^\d of 50 mailboxes$/)
  await page.getByRole('combobox', { name: 'Status' }).selectOption('All')
  await expect(page).toHaveURL(/\?search=los\+ANGELES$/)
  const found = await rows(page).allTextContents()
  await page.reload()
  await expect(page.getByLabel('Search')).toHaveValue('los ANGELES')
  await expect(rows(page)).toHaveText(found)

  await page.getByLabel('Search').fill('<img src=x onerror=alert(1)>')
  await expect(page.getByText('No mailbox is like that')).toBeVisible()
  await page.getByLabel('Search').fill('los angeles')
  await expect(page).toHaveURL(/\?search=los\+angeles$/)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.getByRole('columnheader', { name: 'Location' }).getByRole('button').click()
  await expect(page).toHaveURL(/\?sort=location$/)
  await page.getByLabel('Search').fill('boston')
  await expect(count(page)).toHaveText(/of 50/)
  await page.getByLabel('Search').blur()
  await expect(page).toHaveURL(/\?search=boston&sort=location$/)
  await page.getByRole('button', { name: 'Show all' }).click()
  await page.clock.resume()
  await page.reload()
  await expect(count(page)).toHaveText('50 mailboxes')
})

test('a mailbox is deleted once that is confirmed, in every tab, and comes back as it was', async ({
  page,
  context,
}) => {
  await open(page, '?size=50')
  const other = await context.newPage()
  await open(other)
  const before = await table(page).locator('tbody').innerText()
  await page.getByRole('button', { name: 'Delete MBX1003' }).click()
  const question = page.getByRole('dialog', { name: 'Delete MBX1003?' })
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(page.getByRole('button', { name: 'Delete MBX1003' })).toBeFocused()

  await page.keyboard.press('Enter')
  await question.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(count(page)).toHaveText('49 mailboxes')
  await expect(count(other)).toHaveText('49 mailboxes')
  await expect(page.getByRole('button', { name: 'Delete MBX1004' })).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(count(page)).toHaveText('50 mailboxes')
  await expect(count(other)).toHaveText('50 mailboxes')
  expect(await table(page).locator('tbody').innerText()).toBe(before)
})

test('an unreadable list is said, and the sample takes its place again', async ({ page }) => {
  await page.addInitScript(() => {
    const stored = '{"version":1,"mailboxes":[{"id":7}]}'
    if (!sessionStorage.getItem('poisoned')) localStorage.setItem('mailbox.records', stored)
    sessionStorage.setItem('poisoned', 'yes')
  })
  await open(page, '?size=50')
  await expect(page.getByRole('alert')).toContainText('could not be read')
  await page.getByRole('button', { name: 'I understand' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.getByRole('button', { name: 'Delete MBX1000' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(count(page)).toHaveText('49 mailboxes')
  await page.getByRole('button', { name: 'Restore the sample' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click()
  await expect(count(page)).toHaveText('50 mailboxes')
  await page.reload()
  await expect(count(page)).toHaveText('50 mailboxes')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a browser that keeps nothing still lets the visitor work, and says so', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  })
  await open(page)
  await expect(page.getByRole('alert')).toContainText('Failed to load mailboxes')
  await page.getByRole('link', { name: 'Edit MBX1000' }).click()
  await page.getByRole('textbox', { name: 'Location' }).fill('Kept while I am here')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.waitForURL('**/dashboard')
  await expect(table(page)).toContainText('Kept while I am here')
})

test('the list that an earlier version of the site kept in IndexedDB is carried over, once', async ({
  page,
}) => {
  await page.goto('/preferences')
  await page.evaluate(async () => {
    const opening = indexedDB.open('mailbox.records', 1)
    opening.addEventListener('upgradeneeded', () => {
      for (const store of ['buckets', 'marks', 'aside']) opening.result.createObjectStore(store)
    })
    await new Promise((resolve) => opening.addEventListener('success', resolve))
    const writing = opening.result.transaction(['buckets', 'marks'], 'readwrite')
    const mailbox = {
      id: 'MBX7',
      location: 'Carried over',
      type: 'Secure',
      status: 'Active',
      lat: 1,
      lng: 2,
      lastUpdated: '2026-01-01T00:00:00.000Z',
      description: '',
    }
    writing.objectStore('buckets').put(JSON.stringify([mailbox]), 7)
    writing.objectStore('buckets').put(JSON.stringify([{ ...mailbox, id: 'MBX8' }]), 8)
    writing.objectStore('marks').put({ format: 1, revision: 3 }, 'head')
    await new Promise((resolve) => writing.addEventListener('complete', resolve))
    opening.result.close()
  })
  await open(page)
  await expect(rows(page)).toHaveText(['MBX7', 'MBX8'])
  await expect(table(page)).toContainText('Carried over')
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .toEqual([])
  await page.reload()
  await expect(rows(page)).toHaveText(['MBX7', 'MBX8'])
  await expect(page.getByRole('alert')).toHaveCount(0)
})
