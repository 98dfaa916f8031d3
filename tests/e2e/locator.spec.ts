import type { Page } from '@playwright/test'

import { filters } from '#content/mailboxes.ts'

import { expectNothingMoved, watchForeign, watchShifts } from './layout.ts'
import { expect, test } from './test.ts'

const ready = (page: Page) => expect(page.locator('[data-ready=true]')).toBeVisible()
const inView = (page: Page) =>
  page.getByRole('list', { name: 'Mailboxes in view' }).getByRole('button')
const rows = (page: Page) => page.getByRole('list', { name: 'Mailboxes', exact: true })

async function open(page: Page, address = '/maps-app') {
  await page.goto(address)
  await ready(page)
}

test('shows all mailboxes on the map and in a list, with the same filters', async ({
  page,
  site,
}) => {
  const foreign = watchForeign(page, site)
  await page.setViewportSize({ width: 390, height: 844 })
  await watchShifts(page)
  await open(page)
  await expect(page.getByText('US Census Bureau')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link')).toBeVisible()
  await expectNothingMoved(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(page.getByText('Sample data, kept on this device')).toBeVisible()
  await expect(page.getByText('Street detail is off')).toBeVisible()
  const labels = await inView(page).evaluateAll((buttons) =>
    buttons.map((button) => button.getAttribute('aria-label') ?? ''),
  )
  const shown = labels.map((label) => Number(label.match(/^(\d+) mailboxes$/)?.[1] ?? 1))
  expect(shown.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(40)
  await expect(page.getByText('50 mailboxes', { exact: true })).toBeVisible()
  await expect(rows(page).getByRole('button')).toHaveCount(25)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(rows(page).getByRole('button', { name: 'MBX1049' })).toBeVisible()

  await page.getByLabel('Search').fill('mbx1003')
  await expect(page.getByText('1 of 50 mailboxes')).toBeVisible()
  await expect(rows(page).getByRole('button')).toHaveCount(1)
  await expect(inView(page)).toHaveCount(1)
  await expect(inView(page)).toHaveAccessibleName(/^MBX1003, /)
  await page.getByLabel('Search').fill('nowhere at all')
  await expect(page.getByText(filters.nothing)).toBeVisible()
  await expect(inView(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Show all' }).click()
  await page.getByLabel('Type').selectOption('Secure')
  await page.getByLabel('Status').selectOption('Active')
  await expect(rows(page).getByText('Secure · Active').first()).toBeVisible()
  await expect(rows(page).getByText(/Standard|Package|Digital|Inactive/)).toHaveCount(0)

  await page.getByRole('button', { name: 'Show all' }).click()
  await page.getByRole('button', { name: 'Show how far I am' }).click()
  await expect(page.getByText('does not share your location')).toBeVisible()
  await expect(rows(page).getByRole('button')).toHaveCount(25)
  expect(foreign).toEqual([])
})

test('the map waits for no locale data, and a late script links no style sheet again', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const asked: string[] = []
    Object.assign(window, { asked })
    for (const name of ['DateTimeFormat', 'ListFormat', 'NumberFormat'] as const) {
      const construct = (kind: object, words: unknown[]) => {
        asked.push(name)
        return Reflect.construct(kind as new () => object, words)
      }
      Object.assign(Intl, { [name]: new Proxy(Intl[name], { construct }) })
    }
  })
  await page.goto('/maps-app')
  await page.locator('[data-ready=true]').waitFor()
  expect(await page.evaluate('asked')).toEqual([])
  const sheets = await page.evaluate(() =>
    [...document.styleSheets].flatMap(({ href }) => (href ? [href.replace('#', '')] : [])),
  )
  expect(sheets).not.toEqual([])
  expect(new Set(sheets).size).toBe(sheets.length)
})

test('a mailbox is chosen by keyboard alone; the map moves and zooms', async ({ page }) => {
  await open(page)
  const map = page.getByRole('region', { name: 'Map of mailboxes' })
  await map.focus()
  await expect(map).toBeFocused()
  const before = await inView(page).count()
  await page.keyboard.press('Tab')
  for (let step = 0; step < 8; step++) {
    const label = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
    if (label?.startsWith('MBX')) break
    expect(label).toMatch(/mailboxes$/)
    await page.keyboard.press('Enter')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .not.toBe(label)
  }
  const chosen = await page.evaluate(
    () => document.activeElement?.getAttribute('aria-label')?.split(',')[0] ?? '',
  )
  expect(chosen).toMatch(/^MBX/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: chosen })).toBeFocused()
  await expect(page).toHaveURL(new RegExp(`mailbox=${chosen}`))
  await page.getByRole('button', { name: 'Show the whole country' }).click()
  await expect.poll(() => inView(page).count()).toBe(before)

  const first = inView(page).first()
  const place = await first.boundingBox()
  await map.focus()
  await page.keyboard.press('ArrowUp')
  await expect.poll(async () => (await first.boundingBox())?.y).not.toBe(place?.y)
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect(page.getByText(/^\d+ mailboxes in view$/)).not.toHaveText('50 mailboxes in view')

  const lightness = () =>
    page
      .locator('canvas')
      .first()
      .evaluate((canvas: HTMLCanvasElement) => {
        const { width, height } = canvas
        const pixel = canvas.getContext('2d')?.getImageData(width / 2, height / 2 + 9, 1, 1).data
        return Math.max(...(pixel?.slice(0, 3) ?? []))
      })
  await expect.poll(lightness).toBeLessThan(120)
  await page.evaluate(() => {
    const value = '{"theme":"light"}'
    localStorage.setItem('mailbox.preferences', value)
    window.dispatchEvent(new StorageEvent('storage', { key: 'mailbox.preferences' }))
  })
  await expect.poll(lightness).toBeGreaterThan(180)
})

test('a mailbox has details, routes and an address; distances', async ({ page, context }) => {
  await open(page, '/maps-app?mailbox=MBX1003')
  const card = page.getByRole('region', { name: 'MBX1003' })
  for (const name of ['Google Maps', 'Apple Maps', 'OpenStreetMap']) {
    const link = card.getByRole('link', { name })
    await expect(link).toHaveAttribute('href', /^https:\/\/.*-?\d+\.\d+%2C-?\d+\.\d+$/)
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noopener/)
  }
  await expect(rows(page).getByRole('button', { pressed: true })).toContainText('MBX1003')
  await card.getByRole('button', { name: 'Close MBX1003' }).click()
  await expect(card).toHaveCount(0)
  await expect(page).toHaveURL(/\/maps-app$/)

  await open(page, '/maps-app#MBX1049')
  await expect(page.getByRole('region', { name: 'MBX1049' })).toBeVisible()
  await open(page, '/maps-app?mailbox=MBX99999')
  await expect(page.getByText('Mailbox not found')).toBeVisible()

  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 34.05, longitude: -118.24 })
  await expect(rows(page).getByText(/ mi$/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Show how far I am' }).click()
  await expect(page.getByText('50 mailboxes, the nearest first')).toBeVisible()
  const miles = await rows(page).getByText(/ mi$/).allTextContents()
  const numbers = miles.map((text) => Number(text.replace(/[ ,mi]/g, '')))
  expect(numbers).toHaveLength(25)
  expect(numbers).toEqual(numbers.toSorted((one, other) => one - other))
})

test('the preferences apply, with the initial zoom, and are stored', async ({ page }) => {
  await open(page)
  await page.getByText('View options').click()
  await page.getByLabel('Group mailboxes that are close').uncheck()
  await expect(inView(page).first()).toHaveAccessibleName(/^MBX/)
  await expect(page.getByRole('button', { name: /^\d+ mailboxes$/ })).toHaveCount(0)
  await page.getByLabel('Show the filters').uncheck()
  await page.getByLabel('Show the list').uncheck()
  await expect(page.getByLabel('Search')).toHaveCount(0)
  await page.reload()
  await ready(page)
  await expect(rows(page)).toHaveCount(0)
  await expect(page.getByLabel('Search')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^\d+ mailboxes$/ })).toHaveCount(0)

  await page.evaluate(() =>
    localStorage.setItem('mailbox.preferences', '{"mapView":{"defaultZoom":7}}'),
  )
  await open(page)
  expect(await inView(page).count()).toBeLessThan(8)
})
