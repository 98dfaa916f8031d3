import type { Page } from '@playwright/test'

import { business } from '#app/content/business.ts'

import { expectAccessible, setTheme } from './accessible.ts'
import { openHydrated, openTimed } from './hydration.ts'
import { watchForeign } from './layout.ts'
import { expect, test } from './test.ts'
import {
  escapeViewer,
  FILLABLE_FORM,
  FORM,
  linkTo,
  openViewer,
  QUOTE,
  shown,
  viewer,
  WITH_FORMS,
  WITH_QUOTE,
} from './viewer-links.ts'

const UNABLE = 'Unable to display this content within the app.'
const EXTERNAL = "This external site doesn't allow embedding. Click the icon to open in a new tab."
const TARGET_PX = 44

test('the viewer with a form is accessible, and its buttons are large enough', async ({ page }) => {
  await openViewer(page, WITH_FORMS, FILLABLE_FORM)
  await expect(shown(page)).toHaveAttribute('aria-busy', 'false')
  for (const [width, theme] of [
    [1280, 'dark'],
    [390, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await setTheme(page, theme)
    // Fields are named once their page is drawn; they are as small as on paper.
    await expect(() => expectAccessible(page, 'dialog')).toPass({ timeout: 15_000 })
    expect(await countCut(page)).toBe(0)
  }
  const bars = viewer(page)
  for (const control of [
    ...['Open in a new tab', 'Download'].map((name) =>
      bars.getByRole('link', { name, exact: true }),
    ),
    ...[`Return to ${business.name}`, 'Zoom in', 'Zoom out', 'Fit width', 'Print'].map((name) =>
      bars.getByRole('button', { name }),
    ),
  ]) {
    const box = await control.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(TARGET_PX)
  }
})

test('also while it loads, with our error, and with a refusal', async ({ page, site }) => {
  const foreign = watchForeign(page, site)
  const expectWhole = async () => {
    await expectAccessible(page, 'dialog')
    expect(await countCut(page)).toBe(0)
    await escapeViewer(page)
  }
  await page.route(`**${FORM}`, () => {})
  await openViewer(page)
  await expect(viewer(page).getByText('Loading PDF...')).toBeVisible()
  await expectWhole()

  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.route(`**${FORM}`, (route) => route.fulfill({ status: 404 }))
  await linkTo(page, FORM).click()
  await expect(viewer(page).getByRole('button', { name: 'Retry' })).toBeVisible()
  await expectWhole()

  await openHydrated(page, WITH_QUOTE)
  await linkTo(page, QUOTE).click()
  await expect(viewer(page).getByRole('alert')).toContainText(UNABLE)
  await expect(viewer(page).getByRole('alert')).toContainText(EXTERNAL)
  await expect(viewer(page).getByRole('button', { name: 'Retry' })).toHaveCount(0)
  const way = viewer(page).getByRole('link', { name: new URL(QUOTE).host })
  await expect(way).toHaveAttribute('href', QUOTE)
  await expect(way).toBeFocused()
  await expect(page.locator('iframe')).toHaveCount(0)
  expect(foreign).toEqual([])
  await expectWhole()
})

function countCut(page: Page) {
  return viewer(page).evaluate(
    (dialog) =>
      [...dialog.querySelectorAll('button, a, h2, input, p')]
        .filter((part) => !part.closest('.pdfViewer'))
        .map((part) => part.getBoundingClientRect())
        .filter(({ left, right }) => left < 0 || right > innerWidth).length,
  )
}

async function knowNothingOfFrames(page: Page) {
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll(
      /framing:(["'`])refused\1/g,
      'framing:"unknown"',
    )
    await route.fulfill({ response, body })
  })
  await page.route(`**${WITH_QUOTE}`, async (route) => {
    const response = await route.fetch()
    const policy = response.headers()['content-security-policy'] ?? ''
    const headers = {
      ...response.headers(),
      'content-security-policy': policy.replace('frame-src', `frame-src ${QUOTE}`),
    }
    await route.fulfill({ response, headers })
  })
}

test('a page that does not load ends in the warning', async ({ page, problems }) => {
  await knowNothingOfFrames(page)
  await page.route(`${QUOTE}**`, () => {})
  await openTimed(page, WITH_QUOTE)
  await linkTo(page, QUOTE).click()
  const sign = viewer(page).getByText('Loading content...')
  await expect(sign).toBeVisible()
  await page.clock.fastForward(9_000)
  await expect(sign).toBeVisible()
  await page.clock.runFor(2_000)
  await expect(viewer(page).getByRole('alert')).toContainText(EXTERNAL)
  await expect(sign).toHaveCount(0)
  await page.clock.resume()
  await escapeViewer(page)

  await page.route(`${QUOTE}**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<h1>Prices</h1><script>try { top.location = "https://away.example/" } catch {}</script>',
    }),
  )
  await linkTo(page, QUOTE).click()
  const frame = viewer(page).locator('iframe')
  await expect(frame.contentFrame().getByRole('heading', { name: 'Prices' })).toBeVisible()
  await expect(sign).toHaveCount(0)
  await expect(shown(page)).toHaveAttribute('aria-busy', 'false')
  const way = viewer(page).getByText('Not showing?').getByRole('link')
  await expect(way).toHaveAttribute('href', QUOTE)
  await expect(page).toHaveURL(WITH_QUOTE)
  problems.length = 0
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
