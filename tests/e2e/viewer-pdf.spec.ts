import { readFile } from 'node:fs/promises'

import type { Page, Route } from '@playwright/test'

import { openHydrated, openTimed } from './hydration.ts'
import { makePdf, makeScan } from './pdf-files.ts'
import { expect, test } from './test.ts'
import {
  escapeViewer,
  FORM,
  ink,
  linkTo,
  openDoors,
  openViewer,
  sheet,
  shown,
  viewer,
  WITH_FORMS,
} from './viewer-links.ts'

const FILE = '**/Forms/ps1583.pdf'
const CACHED_PAGES = 10
const PAGES = 30
const LAST = String(PAGES)
const UNABLE = 'Unable to display this content within the app.'
const INTERNAL = 'There was an error loading this content. Click the icon to open in a new tab.'

async function openMade(page: Page, pages: number) {
  const body = await makePdf(pages)
  await page.route(FILE, (route) => route.fulfill({ body, contentType: 'application/pdf' }))
  await openViewer(page)
  await expect(shown(page)).toHaveAttribute('aria-busy', 'false')
}

test('our form is rendered and downloaded; nothing else is reachable', async ({
  page,
  problems,
}) => {
  await openViewer(page)
  await expect.poll(() => ink(page, 1)).toBeGreaterThan(1_000)
  await expect(viewer(page).getByText('Loading PDF...')).toHaveCount(0)

  const words = sheet(page, 1).getByText('not the official').first()
  await words.click({ clickCount: 3, force: true })
  expect(await page.evaluate(() => getSelection()?.toString())).toContain('not the official')

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    viewer(page).getByRole('link', { name: 'Download' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('ps1583.pdf')
  const saved = await readFile(await download.path())
  expect(saved.equals(await readFile('build/client/Forms/ps1583.pdf'))).toBe(true)

  expect(await openDoors(page)).toEqual([])
  problems.length = 0
})

test('the loading sign shows, and disappears after 3 seconds', async ({ page }) => {
  const held: Route[] = []
  await page.route(FILE, (route) => void held.push(route))
  await openTimed(page, WITH_FORMS)
  await linkTo(page, FORM).click()
  const sign = viewer(page).getByText('Loading PDF...')
  await expect(sign).toBeVisible()
  await page.clock.runFor(2_900)
  await expect(sign).toBeVisible()
  await page.clock.runFor(200)
  await expect(sign).toHaveCount(0)
  await expect(shown(page)).toHaveAttribute('aria-busy', 'true')
  await held[0]?.continue()
  await page.clock.resume()
  await expect.poll(() => ink(page, 1)).toBeGreaterThan(1_000)
})

const failures: Record<string, (route: Route) => unknown> = {
  'is missing': (route) => route.fulfill({ status: 404, body: '{}' }),
  'is no PDF': (route) => route.fulfill({ body: '<html><body>Hello</body></html>' }),
  'is cut short': async (route) =>
    route.fulfill({ body: (await makePdf(1)).subarray(0, 40), contentType: 'application/pdf' }),
  'asks for a password': async (route) =>
    route.fulfill({ body: await makePdf(1, 'secret'), contentType: 'application/pdf' }),
  'does not come for lack of a network': (route) => route.abort('internetdisconnected'),
}
const LAST_FAILURE = Object.keys(failures).at(-1)

test('an incomplete form shows the warning, with Retry', async ({ page }) => {
  await openHydrated(page, WITH_FORMS)
  const warning = viewer(page).getByRole('alert')
  for (const [how, answer] of Object.entries(failures)) {
    await test.step(how, async () => {
      await page.route(FILE, answer)
      await linkTo(page, FORM).click()
      await expect(warning).toContainText(UNABLE)
      await expect(warning).toContainText(INTERNAL)
      await page.unroute(FILE)
      if (how === LAST_FAILURE) return
      await escapeViewer(page)
    })
  }
  await viewer(page).getByRole('button', { name: 'Retry' }).click()
  await expect(viewer(page)).toBeFocused()
  await expect.poll(() => ink(page, 1)).toBeGreaterThan(1_000)
  await expect(warning).toHaveCount(0)
})

test('a stalled download is detected', async ({ page }) => {
  await page.addInitScript(() => {
    const { fetch } = window
    window.fetch = async (input, options) => {
      const response = await fetch(input, options)
      if (!String(input).includes('/Forms/')) return response
      const silent = new ReadableStream({
        start: (controller) => {
          controller.enqueue(new Uint8Array(100))
          const stop = () => controller.error(new Error('over'))
          options?.signal?.addEventListener('abort', stop)
        },
        pull: () => {
          document.documentElement.dataset['silent'] = ''
          return new Promise(() => {})
        },
      })
      return new Response(silent)
    }
  })
  await openTimed(page, WITH_FORMS)
  await linkTo(page, FORM).click()
  await expect(page.locator('html[data-silent]')).toBeAttached()
  await page.clock.fastForward(19_000)
  await expect(viewer(page).getByRole('alert')).toHaveCount(0)
  await page.clock.runFor(2_000)
  await expect(viewer(page).getByRole('alert')).toContainText(INTERNAL)
})

test('in a long document pages are turned, zoomed, and rendered when near', async ({ page }) => {
  await openMade(page, PAGES)
  const field = viewer(page).getByRole('textbox', { name: 'Page', exact: true })
  const goToPage = async (typed: string) => {
    await field.fill(typed)
    await field.press('Enter')
  }
  await expect(viewer(page).getByText(`of ${PAGES}`, { exact: true })).toBeVisible()
  for (const number of ['12', LAST, '20', '6', '25', '16']) {
    await goToPage(number)
    await expect.poll(() => ink(page, Number(number))).toBeGreaterThan(100)
    await expect
      .poll(() => viewer(page).locator('canvas').count())
      .toBeLessThanOrEqual(CACHED_PAGES)
  }
  expect(await ink(page, 1)).toBe(0)
  await expect(sheet(page, 1).getByText('This is sheet 1', { exact: true })).toHaveCount(0)

  await goToPage('5')
  await expect(sheet(page, 5).getByText('This is sheet 5')).toBeInViewport()
  await viewer(page).getByRole('button', { name: 'Next page' }).click()
  await expect(field).toHaveValue('6')
  await viewer(page).getByRole('button', { name: 'Previous page' }).click()
  await expect(field).toHaveValue('5')
  for (const [typed, reached] of [
    ['99', LAST],
    ['0', '1'],
    ['abc', '1'],
  ] as const) {
    await goToPage(typed)
    await expect(field).toHaveValue(reached)
  }

  await viewer(page).focus()
  await page.keyboard.press('End')
  await expect(field).toHaveValue(LAST)
  await page.keyboard.press('Home')
  await expect(field).toHaveValue('1')
  await page.keyboard.press('PageDown')
  await page.keyboard.press('PageDown')
  await expect(field).toHaveValue('2')
  await page.keyboard.press('Home')
  await viewer(page).getByRole('link', { name: 'To the end' }).click()
  await expect(field).toHaveValue(LAST)
  await viewer(page).focus()
  await page.keyboard.press('Home')
  await expect(sheet(page, 1).getByRole('link')).toHaveCount(2)
  const outward = sheet(page, 1).getByRole('link', { name: 'forms.example' })
  await expect(outward).toHaveAttribute('href', 'https://forms.example/')
  await expect(outward).toHaveAttribute('rel', /noopener/)
  await expect(outward).toHaveAttribute('target', '_blank')

  await goToPage('4')
  const width = async () => (await sheet(page, 4).boundingBox())?.width ?? 0
  const density = () =>
    page.evaluate(() => {
      const elements = document.elementsFromPoint(innerWidth / 2, innerHeight / 2)
      const canvas = elements.find((element) => element instanceof HTMLCanvasElement)
      return canvas ? canvas.width / canvas.getBoundingClientRect().width : 0
    })
  await expect.poll(width).toBeGreaterThan(0)
  const narrow = await width()
  await viewer(page).getByRole('button', { name: 'Zoom in' }).click()
  await expect.poll(width).toBeGreaterThan(narrow)
  await viewer(page).focus()
  await page.keyboard.press('+')
  await page.keyboard.press('+')
  await expect.poll(width).toBeGreaterThan(narrow * 1.5)
  await expect(field).toHaveValue('4')
  await expect.poll(density).toBeCloseTo(1, 1)
  await page.keyboard.press('-')
  await viewer(page).getByRole('button', { name: 'Zoom out' }).click()
  await viewer(page).getByRole('button', { name: 'Zoom out' }).click()
  await expect.poll(width).toBe(narrow)
  await viewer(page).getByRole('button', { name: 'Fit width' }).click()
  await expect.poll(width).toBeGreaterThan(1_150)
  await page.setViewportSize({ width: 700, height: 800 })
  await expect.poll(width).toBeLessThan(700)
  await expect(field).toHaveValue('4')
})

test.describe('on a screen of twice the density', () => {
  test.use({ deviceScaleFactor: 2 })

  test('a scan is decoded by its worker, at twice the pixels', async ({ page }) => {
    const body = await makeScan()
    await page.route(FILE, (route) => route.fulfill({ body, contentType: 'application/pdf' }))
    await openViewer(page)
    await expect.poll(() => ink(page, 1)).toBeGreaterThan(400_000)
    const [pixels, width] = await sheet(page, 1).evaluate((element) => [
      element.querySelector('canvas')?.width ?? 0,
      element.getBoundingClientRect().width,
    ])
    expect(pixels! / width!).toBeCloseTo(2, 1)
  })
})
