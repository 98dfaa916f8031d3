import type { Page } from '@playwright/test'

import { expectAccessible, expectAccessibleInAllLooks } from './accessible.ts'
import { passUntil, stopClock } from './hydration.ts'
import { expect, test } from './test.ts'

const submit = (page: Page) => page.getByRole('button', { name: /create mailbox|save changes/i })

const alertOf = (page: Page, hasText: string | RegExp) =>
  page.getByRole('alert').filter({ hasText })

async function fill(page: Page, values: Record<string, string>) {
  for (const [name, text] of Object.entries(values)) {
    await page.getByRole('textbox', { name, exact: true }).fill(text)
  }
}

const denver = { Location: 'Downtown, Denver, CO', Latitude: '39.74', Longitude: ' -104.99 ' }

test('errors are shown, and a mailbox is added', async ({ page, context }) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 34.0522, longitude: -118.2437 })
  await page.goto('/add-mailbox')
  await expect(page.getByLabel('ID')).toHaveValue('MBX1050')
  await expect(page.getByLabel('Type')).toHaveValue('standard')
  await expect(page.getByLabel('Status')).toHaveValue('active')
  await expect(submit(page)).toBeDisabled()
  await expect(page.getByLabel('Latitude')).toHaveValue('')
  await page.getByRole('button', { name: 'Use my current location' }).click()
  await expect(page.getByLabel('Latitude')).toHaveValue('34.0522')
  await expect(page.getByLabel('Longitude')).toHaveValue('-118.2437')
  await context.clearPermissions()
  await page.getByRole('button', { name: 'Use my current location' }).click()
  await expect(alertOf(page, 'does not share your location')).toBeVisible()
  await expect(page.getByLabel('Latitude')).toHaveValue('34.0522')

  await fill(page, denver)
  await expect(submit(page)).toBeEnabled()
  const field = page.getByRole('textbox', { name: 'Latitude' })
  await field.fill('91')
  await expect(submit(page)).toBeDisabled()
  await field.blur()
  await expect(field).toHaveAccessibleDescription('Latitude must be a number between -90 and 90')
  await field.fill(denver.Latitude)
  await expect(field).toHaveAccessibleDescription('')
  await expect(submit(page)).toBeEnabled()

  await fill(page, { ID: 'mbx1007' })
  await submit(page).click()
  await expect(alertOf(page, 'A mailbox with this ID already exists')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Location' })).toHaveValue(denver.Location)

  await fill(page, { ID: 'MBX1050' })
  await page.getByLabel('Type').selectOption('secure')
  await stopClock(page)
  await submit(page).click()
  await passUntil(page, 50, () => page.getByText('Mailbox created successfully!').isVisible())
  await page.clock.runFor(1_200)
  expect(new URL(page.url()).pathname).toBe('/add-mailbox')
  await page.clock.runFor(400)
  await page.waitForURL('**/dashboard')
  await expect(page.getByText('Mailbox created successfully!')).toBeVisible()

  await page.clock.resume()
  await page.goto('/edit-mailbox/MBX1050')
  await expect(page.getByRole('textbox', { name: 'Location' })).toHaveValue(denver.Location)
  await expect(page.getByLabel('Longitude')).toHaveValue('-104.99')
  await expect(page.getByLabel('Type')).toHaveValue('secure')
})

test('an unknown id is not found, at any length', async ({ page }) => {
  for (const id of ['MBX999', '%00']) {
    await page.goto(`/edit-mailbox/${id}`)
    await expect(page.getByRole('alert')).toHaveText('Mailbox not found')
    await expect(page.getByRole('link', { name: 'Add a mailbox' })).toBeVisible()
  }
  await page.getByRole('link', { name: 'See all mailboxes' }).click()
  await page.waitForURL('**/dashboard')
  await page.goto('/edit-mailbox/%2e%2e')
  await page.waitForURL('/')

  await page.goto('/dashboard')
  await expect(page.getByRole('table')).toBeVisible()
  await page.evaluate(() => {
    history.pushState(null, '', `/edit-mailbox/${'9'.repeat(100_000)}`)
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page.getByRole('alert')).toHaveText('Mailbox not found')

  await page.evaluate(() => location.reload())
  // Its language was not read either: the response is in all of them.
  const heading = page.getByRole('heading', { name: /address of this page is too long/ })
  await expect(heading).toBeVisible()
  await page.getByRole('link', { name: 'Go to the start' }).click()
  await page.waitForURL('/')
})

test('unsaved changes are confirmed, saved ones applied', async ({ page }) => {
  await page.goto('/edit-mailbox/MBX1000')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.waitForURL('**/dashboard')

  await page.getByRole('link', { name: 'Edit MBX1000' }).click()
  await fill(page, { Location: 'Elsewhere' })
  await page.evaluate(() => history.back())
  await page.getByRole('button', { name: 'Stay here' }).click()
  await expect(page).toHaveURL(/\/edit-mailbox\/MBX1000$/)
  await expect(page.getByRole('textbox', { name: 'Location' })).toHaveValue('Elsewhere')

  await page.getByRole('link', { name: 'Cancel' }).click()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await expect(question.getByRole('button', { name: 'Stay here' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(page.getByRole('textbox', { name: 'Location' })).toHaveValue('Elsewhere')

  const dialogs: string[] = []
  page.once('dialog', (browsers) => {
    dialogs.push(browsers.type())
    void browsers.dismiss()
  })
  await page.getByRole('link', { name: 'LOGIN' }).click({ noWaitAfter: true })
  await expect.poll(() => dialogs).toEqual(['beforeunload'])
  await expect(page.getByRole('textbox', { name: 'Location' })).toHaveValue('Elsewhere')

  await page.getByRole('link', { name: 'Cancel' }).click()
  await question.getByRole('button', { name: 'Leave' }).click()
  await page.waitForURL('**/dashboard')

  await page.getByRole('link', { name: 'Edit MBX1000' }).click()
  const id = page.getByLabel('ID')
  await expect(id).toHaveAccessibleDescription('ID cannot be changed')
  await expect(id).not.toBeEditable()
  await fill(page, { Location: '<b>Nowhere</b> & more' })
  await page.getByLabel('Status').selectOption('inactive')
  await submit(page).click()
  await expect(page.getByText('Mailbox updated successfully!')).toBeVisible()
  await page.waitForURL('**/dashboard')
  await page.goto('/edit-mailbox/MBX1000')
  await expect(page.getByRole('textbox', { name: 'Location' })).toHaveValue('<b>Nowhere</b> & more')
  await expect(page.getByLabel('Status')).toHaveValue('inactive')
})

test('edits survive a deletion in another tab', async ({ page, context }) => {
  await page.goto('/edit-mailbox/MBX1003')
  await fill(page, { Location: 'Kept here' })
  const other = await context.newPage()
  await other.goto('/add-mailbox')
  await expect(other.getByLabel('ID')).toHaveValue('MBX1050')
  await other.evaluate(() =>
    localStorage.setItem('mailbox.records', '{"version":1,"mailboxes":[]}'),
  )
  await submit(page).click()
  await expect(page.getByRole('alert')).toHaveText('Mailbox not found')
  await expect(page.getByRole('textbox', { name: 'Location' })).toHaveValue('Kept here')
})

test('table, map, popovers and dialog are accessible', async ({ page }) => {
  const MAIN = { within: 'main' }
  const mailbox = page.getByRole('status').getByRole('link', { name: 'Edit MBX1003' })
  await page.addInitScript(() => localStorage.setItem('mailbox.dashboard-view', 'both'))
  await page.goto('/dashboard?search=MBX1003')
  await page.getByRole('button', { name: /^MBX1003, / }).click()
  await expect(mailbox).toBeVisible()
  await page.getByText('View options').click()
  await expectAccessibleInAllLooks(page, MAIN)
  await page.getByRole('button', { name: 'Delete MBX1003' }).click()
  await expectAccessible(page, 'dialog')
  await page.keyboard.press('Escape')
  await mailbox.click()
  await page.getByRole('button', { name: 'Pick on the map' }).click()
  await expect(page.locator('[data-ready=true]')).toBeVisible()
  await page.getByRole('textbox', { name: 'Location' }).fill('')
  await page.getByRole('textbox', { name: 'Latitude' }).focus()
  await expectAccessibleInAllLooks(page, { ...MAIN, widths: [390, 1280] })
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible()
  await expectAccessible(page, 'dialog')
})
