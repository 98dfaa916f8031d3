import type { Page } from '@playwright/test'

import { makeStreetArchive } from './street-tiles.ts'
import { expect, test } from './test.ts'

const view = (page: Page) => page.getByRole('combobox', { name: 'View' })
const SENTENCE = 'Failed to load map. Please try again later.'

test('without its data the map reports it, and Retry recovers', async ({ page }) => {
  const lost = [
    'mailbox-map-*.js',
    'states-10m-*.json',
    'cluster-worker-*.js',
    'outline-worker-*.js',
  ]
  for (const files of lost) {
    await page.route(`**/assets/${files}`, (route) => route.abort())
    await page.goto('/maps-app')
    await expect(page.getByText(SENTENCE)).toBeVisible()
    await expect(page.getByRole('list', { name: 'Mailboxes', exact: true })).toBeVisible()
    await page.unroute(`**/assets/${files}`)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.locator('[data-ready=true]')).toBeVisible()
  }
})

test('coordinates are picked on the map, by click and by keyboard', async ({ page }) => {
  await page.goto('/add-mailbox')
  await page.getByRole('button', { name: 'Pick on the map' }).click()
  const map = page.getByRole('region', { name: 'Map to pick coordinates on' })
  await expect(page.locator('[data-ready=true]')).toBeVisible()
  await map.click({ position: { x: 120, y: 140 } })
  await expect(page.getByLabel('Latitude')).toHaveValue(/^[2-5]\d\.\d+$/)
  await expect(page.getByLabel('Longitude')).toHaveValue(/^-\d+\.\d+$/)
  const clicked = await page.getByLabel('Longitude').inputValue()

  await map.focus()
  await page.keyboard.press('ArrowRight')
  await page.getByRole('button', { name: 'Take the place under the cross' }).click()
  await expect(page.getByLabel('Longitude')).not.toHaveValue(clicked)
})

test('on a phone the chosen map scrolls into view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await page.goto('/dashboard')
  for (const wanted of ['Map', 'Table and map']) {
    await view(page).selectOption('Table')
    await view(page).selectOption(wanted)
    await expect(page.locator('[data-ready=true]')).toBeInViewport({ ratio: 0.9 })
    await expect(view(page)).toBeInViewport()
  }
})

function countHighwayPixels(page: Page) {
  return page.locator('[data-ready] canvas').evaluateAll((canvases) => {
    const color = getComputedStyle(document.documentElement).getPropertyValue('--line-strong')
    let count = 0
    for (const canvas of canvases as HTMLCanvasElement[]) {
      const pixels = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height).data
      for (let at = 0; at < pixels.length; at += 4) {
        const hex = [0, 1, 2].map((part) => pixels[at + part]!.toString(16).padStart(2, '0'))
        if (`#${hex.join('')}` === color.trim()) count += 1
      }
    }
    return count
  })
}

const TILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

test.describe('with a tile server', () => {
  test.use({
    settings: { MAP_TILES: 'http://tiles.test/{z}/{x}/{y}.png', MAP_ATTRIBUTION: '© Somebody' },
  })

  test('streets are shown with attribution; without them the outlines', async ({ page }) => {
    await page.route('http://tiles.test/**', (route) =>
      route.fulfill({ contentType: 'image/png', body: TILE }),
    )
    const tileRequest = page.waitForRequest('http://tiles.test/**')
    await page.goto('/maps-app')
    await tileRequest
    await expect(page.getByText('© Somebody')).toBeVisible()
    await expect(page.getByText('Street detail is off')).toHaveCount(0)

    await page.unrouteAll()
    await page.route('http://tiles.test/**', (route) => route.abort())
    await page.goto('/maps-app')
    await expect(page.getByText('Street detail could not be loaded')).toBeVisible()
    await expect(page.locator('[data-ready=true]')).toBeVisible()
    await expect(page.getByText('© Somebody')).toHaveCount(0)
  })
})

test.describe('with a PMTiles file', () => {
  test.use({ settings: { MAP_TILES: '/maps/streets.pmtiles' } })

  test('streets are read in ranges; without it the outlines stay', async ({ page }) => {
    await page.goto('/maps-app')
    await expect(page.getByText('Street detail could not be loaded')).toBeVisible()
    await expect(page.locator('[data-ready=true]')).toBeVisible()

    const file = makeStreetArchive()
    const ranges: string[] = []
    await page.route('**/maps/streets.pmtiles', async (route) => {
      const range = (await route.request().headerValue('range')) ?? ''
      ranges.push(range)
      const [first = 0, last = 0] = range.replace('bytes=', '').split('-').map(Number)
      await route.fulfill({
        status: 206,
        headers: { 'Content-Range': `bytes ${first}-${last}/${file.length}` },
        contentType: 'application/vnd.pmtiles',
        body: file.subarray(first, last + 1),
      })
    })
    await page.goto('/maps-app?mailbox=MBX1003')
    await expect(page.getByText('Invented streets')).toBeVisible()
    await expect.poll(() => ranges.length).toBeGreaterThan(1)
    await expect(page.getByText(/Street detail/)).toHaveCount(0)
    const inView = page.getByRole('list', { name: 'Mailboxes in view' }).getByRole('button')
    await expect.poll(() => inView.count()).toBeLessThan(4)
    await expect
      .poll(async () => {
        await page.getByRole('button', { name: 'Zoom in' }).click()
        return countHighwayPixels(page)
      })
      .toBeGreaterThan(1_000)
  })
})
