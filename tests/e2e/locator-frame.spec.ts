import { createServer, type RequestListener, type Server } from 'node:http'

import type { Page } from '@playwright/test'

import { expect, test } from './test.ts'

const SENTENCE = 'Failed to load the Maps App. Please try again later.'
const TIMEOUT_MS = 8_000

test('who does not come to the map fetches none of it; a press brings it, alone, in the theme around it', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto('/maps-embed', { waitUntil: 'networkidle' })
  await expect(page.locator('iframe')).toHaveCount(0)
  expect(scripts.filter((url) => /maps-app|use-map/.test(url))).toEqual([])

  await page.getByRole('button', { name: 'Show the map' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Show the map' })).toHaveCount(0)
  const frame = page.frameLocator('iframe')
  await expect(frame.getByText('50 mailboxes', { exact: true })).toBeVisible()
  await expect(frame.getByRole('banner').getByRole('link')).toHaveCount(0)
  await expect(frame.getByRole('button', { name: 'SIGN UP' })).toHaveCount(0)
  await expect(page.locator('iframe')).toHaveAttribute('allow', 'geolocation')
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('button', { name: 'Light theme' }).click()
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'light')

  await page.goto('/maps-embed?mailbox=MBX1003')
  await expect(frame.getByRole('region', { name: 'MBX1003' })).toBeVisible()
})

test('Back leads to where the visitor was, or to the start', async ({ page }) => {
  await page.goto('/services')
  await page.evaluate(() => location.assign('/maps-embed'))
  await page.waitForURL('**/maps-embed')
  await page.getByRole('button', { name: 'Back' }).click()
  await page.waitForURL('**/services')

  await page.goto('/maps-embed')
  await page.getByRole('button', { name: 'Back' }).click()
  await page.waitForURL((url) => url.pathname === '/')
})

test('a locator that does not come ends in the error, and Retry brings it', async ({ page }) => {
  await page.route('**/maps-app', (route) => route.fulfill({ status: 500, body: 'broken' }))
  await page.clock.install()
  await askForMap(page)
  await expectError(page)
  await page.unroute('**/maps-app')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.frameLocator('iframe').getByText('50 mailboxes', { exact: true })).toBeVisible()
  await expect(page.getByText(SENTENCE)).toHaveCount(0)
})

/** Says it is ready, but is not the frame's own window: a frame inside the frame. */
const LIAR = `<iframe srcdoc="<script>top.postMessage({type:'maps-ready'},'*')</script>"></iframe>`
const NO_MAPS = '<h1>Some other page</h1><script>parent.postMessage({type:"hello"},"*")</script>'
const ANOTHER = '<h1>Another</h1><script>parent.postMessage({type:"maps-ready"},"*")</script>'
const ANSWERS: Record<string, RequestListener> = {
  dead: (request) => request.socket.destroy(),
  slow: () => {},
  'no maps app': (_, response) => response.setHeader('Content-Type', 'text/html').end(NO_MAPS),
  'a liar': (_, response) => response.setHeader('Content-Type', 'text/html').end(LIAR),
}

test.describe('a MAPS_APP_URL', () => {
  let answer: RequestListener = () => {}
  const server = createServer((request, response) => answer(request, response))
  test.use(framing(server))

  test('that is slow, no maps app, a liar or dead ends in the error; a maps app of another origin is shown', async ({
    page,
  }) => {
    await page.clock.install()
    for (const one of Object.values(ANSWERS)) {
      answer = one
      await askForMap(page)
      await expectError(page)
      await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
    }
    answer = (_, response) => response.setHeader('Content-Type', 'text/html').end(ANOTHER)
    await askForMap(page)
    await expect(page.getByText('Loading the map')).toHaveCount(0)
    await expect(
      page.frameLocator('iframe').getByRole('heading', { name: 'Another' }),
    ).toBeVisible()
  })
})

async function askForMap(page: Page) {
  await page.goto('/maps-embed')
  await page.getByRole('button', { name: 'Show the map' }).click()
}

/** The locator is waited for so long, and no longer; the page's clock is the test's. */
async function expectError(page: Page) {
  await expect(page.getByRole('status')).toContainText('Loading')
  await page.clock.fastForward(TIMEOUT_MS - 1_000)
  await expect(page.getByText(SENTENCE)).toHaveCount(0)
  await page.clock.fastForward(1_500)
  await expect(page.getByText(SENTENCE)).toBeVisible()
}

/** Settings whose maps app is what a server of the test answers. */
function framing(server: Server) {
  return {
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
    settings: async ({}, use: (settings: Record<string, string>) => Promise<void>) => {
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      const address = server.address()
      const port = typeof address === 'object' ? address?.port : 0
      await use({ MAPS_APP_URL: `http://127.0.0.1:${port}/maps` })
      server.closeAllConnections()
      server.close()
    },
  }
}
