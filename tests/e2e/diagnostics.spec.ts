import type { Page } from '@playwright/test'

import { checkErrors } from '#content/diagnostics.ts'

import { openHydrated } from './hydration.ts'
import { expect, test } from './test.ts'

const TABLES = ['countries', 'public_locations', 'anon_test']
const ASKED = ['rpc/version', ...TABLES]

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const verdict = (page: Page) => page.getByRole('status').filter({ hasText: /check/i })

async function expectAllPassed(page: Page) {
  await expect(verdict(page)).toHaveText('All 4 checks passed.')
  await expect(row(page, 'version()')).toContainText(/Passed.*\d+\.\d+\.\d+.*ms/)
  await expect(row(page, 'countries')).toContainText(/Passed.*249 rows.*ms/)
  for (const name of TABLES.slice(1)) await expect(row(page, name)).toContainText(/Passed.*1 row/)
}

test.describe('the connectivity page', () => {
  test('requests version and tables, reports faults, and recovers', async ({ page }) => {
    const requests: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/rest/')) requests.push(pathname.replace('/rest/v1/', ''))
    })
    await page.route('**/rest/v1/rpc/version', (route) => route.abort())
    await page.route('**/rest/v1/countries*', (route) =>
      route.fulfill({ status: 401, json: { code: '42501', message: 'permission denied' } }),
    )
    await page.route('**/rest/v1/anon_test*', (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
    )
    await page.goto('/supabase-test')
    await expect(verdict(page)).toHaveText('3 of 4 checks failed.')
    await expect(row(page, 'version()')).toContainText(/Failed.*No answer/)
    await expect(row(page, 'countries')).toContainText(/Failed.*SUPABASE_KEY.*permission denied/)
    await expect(row(page, 'anon_test')).toContainText(checkErrors.serverError)

    await page.unrouteAll()
    await page.getByRole('button', { name: 'Retry' }).click()
    await expectAllPassed(page)
    expect(requests).toEqual([...ASKED, ...ASKED])
  })
})

test.describe('the performance page', () => {
  test('loads pictures when near, and reports a missing one', async ({ page }) => {
    const pictures: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'image' && request.url().includes('/videos/'))
        pictures.push(request.url())
    })
    await page.setViewportSize({ width: 800, height: 500 })
    await openHydrated(page, '/performance-example')
    expect(pictures).toEqual([])
    await page.getByRole('heading', { name: /Pictures/ }).scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 400)
    await expect(page.getByRole('img', { name: /first picture/ }).first()).toBeVisible()
    expect(pictures.length).toBeGreaterThan(0)
    await page.getByRole('button', { name: 'Show a picture' }).click()
    const missing = page.getByText('Image failed to load: A picture that is not there')
    await expect(missing).toBeVisible()
  })

  test('shows the web vitals of this visit, and scrolls 100,000 rows, few of them in the page', async ({
    page,
  }) => {
    await page.goto('/performance-example')
    for (const name of ['TTFB', 'FCP', 'LCP']) {
      await expect(row(page, name)).toContainText(/(Good|Needs work|Poor).*\d+ ms/)
    }
    await expect(row(page, 'CLS')).toContainText('0.000')
    await expect(row(page, 'Requests to other sites')).toContainText('0')
    await expect(row(page, 'Scripts')).toContainText(/[1-9]\d*\.\d kB/)
    const list = page.getByRole('table', { name: 'Rows' })
    await expect(list.getByRole('rowheader', { name: 'Row 1', exact: true })).toBeVisible()
    await expect(list).toHaveAttribute('aria-rowcount', '100000')
    expect(await list.getByRole('row').count()).toBeLessThan(60)

    await list.focus()
    await page.keyboard.press('End')
    await expect(list.getByRole('rowheader', { name: 'Row 100,000' })).toBeInViewport()
    await page.keyboard.press('Home')
    await expect(list.getByRole('rowheader', { name: 'Row 1', exact: true })).toBeInViewport()
    await page.keyboard.press('PageDown')
    await expect(list.getByRole('rowheader', { name: 'Row 1', exact: true })).not.toBeInViewport()

    // The browser drops a key while it still scrolls.
    await expect(async () => {
      await page.keyboard.press('Home')
      expect(await list.evaluate((box) => box.scrollTop)).toBe(0)
    }).toPass()
    await page.getByRole('spinbutton', { name: 'Row' }).fill('77777')
    await page.keyboard.press('Enter')
    const target = list.getByRole('row', { name: 'Row 77,777' })
    await expect(target).toBeInViewport()
    await expect(target).toHaveAttribute('aria-rowindex', '77777')
    await expect(page.getByText('Row 77,777 of 100,000 is at the top.')).toBeVisible()
    await page.getByRole('button', { name: 'Measure scrolling' }).click()
    await expect(page.getByText(/\d+ frames per second, the longest \d+ ms/)).toBeVisible()
    await expect(row(page, 'INP')).toContainText(/(Good|Needs work|Poor).*\d+ ms/)
  })
})
