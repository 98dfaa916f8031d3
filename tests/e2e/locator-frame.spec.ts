import { createServer, type RequestListener, type Server } from 'node:http'

import { expect, test } from './test.ts'

const SENTENCE = 'Failed to load the Maps App. Please try again later.'
const PATIENCE_MS = 8_000
const SLACK_MS = 4_000

test('the frame shows the locator, alone in it, in the theme around it', async ({ page }) => {
  await page.goto('/maps-embed')
  const frame = page.frameLocator('iframe')
  await expect(frame.getByText('50 mailboxes', { exact: true })).toBeVisible()
  await expect(frame.getByRole('banner').getByRole('link')).toHaveCount(0)
  await expect(frame.getByRole('button', { name: 'SIGN UP' })).toHaveCount(0)
  await expect(page.locator('iframe')).toHaveAttribute('allow', 'geolocation')
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page
    .getByRole('button', { name: /theme|light/i })
    .first()
    .click()
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'light')
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

test('it names a mailbox to the frame', async ({ page }) => {
  await page.goto('/maps-embed?mailbox=MBX1003')
  await expect(page.frameLocator('iframe').getByRole('region', { name: 'MBX1003' })).toBeVisible()
})

test('only the locator may be framed, and only by this site', async ({ request }) => {
  const policyOf = async (path: string) =>
    (await request.get(path)).headers()['content-security-policy']
  expect(await policyOf('/maps-app')).toContain("frame-ancestors 'self'")
  for (const path of ['/', '/maps-embed', '/dashboard']) {
    expect(await policyOf(path)).toContain("frame-ancestors 'none'")
  }
})

test('a locator that does not come ends in the error, and Retry brings it', async ({ page }) => {
  await page.route('**/maps-app', (route) => route.fulfill({ status: 500, body: 'broken' }))
  await page.goto('/maps-embed')
  await expect(page.getByRole('status')).toContainText('Loading')
  await expect(page.getByText(SENTENCE)).toBeVisible({ timeout: PATIENCE_MS + SLACK_MS })
  await page.unroute('**/maps-app')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.frameLocator('iframe').getByText('50 mailboxes', { exact: true })).toBeVisible()
  await expect(page.getByText(SENTENCE)).toHaveCount(0)
})

/** Says it is ready, but is not the frame's own window: a frame inside the frame. */
const LIAR = `<iframe srcdoc="<script>top.postMessage({type:'maps-ready'},'*')</script>"></iframe>`
const NO_MAPS = '<h1>Some other page</h1><script>parent.postMessage({type:"hello"},"*")</script>'
const ANSWERS: Record<string, RequestListener> = {
  slow: () => {},
  'no maps app': (_, response) => response.setHeader('Content-Type', 'text/html').end(NO_MAPS),
  'a liar': (_, response) => response.setHeader('Content-Type', 'text/html').end(LIAR),
}

for (const [what, answer] of Object.entries(ANSWERS)) {
  test.describe(`a MAPS_APP_URL that is ${what}`, () => {
    const server = createServer(answer)
    test.use(framing(server))

    test('ends in the error', async ({ page }) => {
      await page.goto('/maps-embed')
      await expect(page.getByText(SENTENCE)).toBeVisible({ timeout: PATIENCE_MS + SLACK_MS })
      await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
    })
  })
}

test.describe('a MAPS_APP_URL that is dead', () => {
  test.use({ settings: { MAPS_APP_URL: 'http://127.0.0.1:1/maps' } })

  test('ends in the error', async ({ page }) => {
    await page.goto('/maps-embed')
    await expect(page.getByText(SENTENCE)).toBeVisible({ timeout: PATIENCE_MS + SLACK_MS })
  })
})

test.describe('a MAPS_APP_URL of another origin that is a maps app', () => {
  const server = createServer((_, response) =>
    response
      .setHeader('Content-Type', 'text/html')
      .end('<h1>Another</h1><script>parent.postMessage({type:"maps-ready"},"*")</script>'),
  )
  test.use(framing(server))

  test('is shown', async ({ page }) => {
    await page.goto('/maps-embed')
    await expect(page.getByText('Loading the map')).toHaveCount(0)
    await expect(
      page.frameLocator('iframe').getByRole('heading', { name: 'Another' }),
    ).toBeVisible()
  })
})

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
