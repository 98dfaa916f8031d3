import type { Page } from '@playwright/test'

import { openTimed } from './hydration.ts'
import { expect, test } from './test.ts'
import { escapeViewer, linkTo, QUOTE, viewer, WITH_QUOTE, shown } from './viewer-links.ts'

const EXTERNAL = "This external site doesn't allow embedding. Click the icon to open in a new tab."

/** Makes the built site as it would be with other words in its catalogue and its policy. */
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

test('a page that does not come ends in the warning', async ({ page, problems }) => {
  await knowNothingOfFrames(page)
  await page.route(`${QUOTE}**`, () => {})
  await openTimed(page, WITH_QUOTE)
  await linkTo(page, QUOTE).click()
  const sign = viewer(page).getByText('Loading content...')
  await expect(sign).toBeVisible()
  await page.clock.runFor(9_000)
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
