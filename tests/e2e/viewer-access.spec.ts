import type { Page } from '@playwright/test'

import { business } from '#app/content/business.ts'

import { expectAccessible, wear } from './accessible.ts'
import { expect, test } from './test.ts'
import {
  escapeViewer,
  FILLABLE_FORM,
  FORM,
  openViewer,
  QUOTE,
  viewer,
  WITH_FORMS,
  WITH_QUOTE,
  shown,
} from './viewer-links.ts'

/** The states of the viewer, each with the way there and the sign that it is reached. */
const states: Record<string, (page: Page) => Promise<void>> = {
  'with a form': async (page) => {
    await openViewer(page, WITH_FORMS, FILLABLE_FORM)
    await expect(shown(page)).toHaveAttribute('aria-busy', 'false')
  },
  'while it loads': async (page) => {
    await page.route(`**${FORM}`, () => {})
    await openViewer(page)
    await expect(viewer(page).getByText('Loading PDF...')).toBeVisible()
  },
  'with an error of ours': async (page) => {
    await page.route(`**${FORM}`, (route) => route.fulfill({ status: 404 }))
    await openViewer(page)
    await expect(viewer(page).getByRole('button', { name: 'Retry' })).toBeVisible()
  },
  'with a site that refuses': async (page) => {
    await openViewer(page, WITH_QUOTE, QUOTE)
    await expect(viewer(page).getByRole('alert')).toBeVisible()
  },
}

for (const [state, reach] of Object.entries(states)) {
  test(`the viewer ${state} is accessible in both themes, on a phone and on a desk`, async ({
    page,
  }) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await reach(page)
      for (const theme of ['dark', 'light']) {
        await wear(page, theme)
        // Page after page is drawn, and its fields are named thereafter.
        await expect(() => expectAccessible(page, 'dialog')).toPass({ timeout: 15_000 })
        const cut = await viewer(page).evaluate(
          (dialog) =>
            [...dialog.querySelectorAll('button, a, h2, input, p')]
              .filter((part) => !part.closest('.pdfViewer'))
              .map((part) => part.getBoundingClientRect())
              .filter(({ left, right }) => left < 0 || right > innerWidth).length,
        )
        expect(cut).toBe(0)
      }
      await escapeViewer(page)
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
}

test('everything on the bars can be touched', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openViewer(page, WITH_FORMS, FILLABLE_FORM)
  await expect(shown(page)).toHaveAttribute('aria-busy', 'false')
  for (const name of ['Open in a new tab', 'Download']) {
    const box = await viewer(page).getByRole('link', { name, exact: true }).boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
  for (const name of [`Return to ${business.name}`, 'Zoom in', 'Zoom out', 'Fit width', 'Print']) {
    const box = await viewer(page).getByRole('button', { name }).boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
})
