import type { Route } from '@playwright/test'

import { expectAccessible, expectAccessibleInAllLooks } from './accessible.ts'
import { openHydrated } from './hydration.ts'
import { expect, test } from './test.ts'

const SENTENCE = 'Failed to load the Maps App. Please try again later.'
const TIMEOUT_MS = 8_000
const ADDRESS = 'https://maps.example/maps'

test('the frame shows only the locator, in its theme; Back goes back', async ({ page }) => {
  const frame = page.frameLocator('iframe')
  await page.goto('/services')
  await page.evaluate(() => location.assign('/maps-embed'))
  await page.waitForURL('**/maps-embed')
  await expect(frame.getByText('50 mailboxes', { exact: true })).toBeVisible()
  await expect(frame.getByRole('banner').getByRole('link')).toHaveCount(0)
  await expect(frame.getByRole('button', { name: 'SIGN UP' })).toHaveCount(0)
  await expect(page.locator('iframe')).toHaveAttribute('allow', 'geolocation')
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('button', { name: 'Light theme' }).click()
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.getByRole('button', { name: 'Back' }).click()
  await page.waitForURL('**/services')

  await page.goto('/maps-embed?mailbox=MBX1003')
  await expect(frame.getByRole('region', { name: 'MBX1003' })).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await page.waitForURL((url) => url.pathname === '/')
})

test('a client-side navigation loads its frame too', async ({ page, problems }) => {
  await page.addInitScript(() => {
    if (parent !== window) return
    addEventListener('DOMContentLoaded', () =>
      document.querySelector('#content')?.replaceChildren(),
    )
  })
  await openHydrated(page, '/maps-embed')
  await expect(page.frameLocator('iframe').getByText('50 mailboxes', { exact: true })).toBeVisible()
  problems.length = 0
})

test('the locator is accessible in all looks, alone and in its frame', async ({ page }) => {
  await page.goto('/maps-app?mailbox=MBX1003')
  await expect(page.locator('[data-ready=true]')).toBeVisible()
  await page.getByText('View options').click()
  await expectAccessibleInAllLooks(page)
  await page.goto('/maps-embed')
  await expect(page.frameLocator('iframe').locator('[data-ready=true]')).toBeVisible()
  await expectAccessible(page)
})

const showing = (body: string) => (route: Route) =>
  route.fulfill({ contentType: 'text/html', body })
const dead = (route: Route) => route.abort()
/** Says that it is ready, but is a frame inside the frame. */
const liar = showing(
  `<h1>A liar</h1><iframe srcdoc="<script>top.postMessage({type:'maps-ready'},'*')</script>"></iframe>`,
)
const noMaps = showing('<h1>No maps</h1><script>parent.postMessage({type:"hello"},"*")</script>')
const another = showing(
  '<h1>Another</h1><script>parent.postMessage({type:"maps-ready"},"*")</script>',
)

test.describe('a MAPS_APP_URL', () => {
  test.use({ settings: { MAPS_APP_URL: ADDRESS } })

  test('without a maps app ends in the error; Retry recovers', async ({ page }) => {
    let answer: (route: Route) => unknown = dead
    await page.route(`${ADDRESS}*`, (route) => answer(route))
    await page.clock.install()
    await page.goto('/maps-embed')
    await expect(page.locator('iframe')).toBeAttached()
    await page.clock.fastForward(TIMEOUT_MS)
    await expect(page.getByText(SENTENCE)).toBeVisible()

    await page.clock.pauseAt(Date.now() + 10 * TIMEOUT_MS)
    for (const [one, title] of [[() => {}], [noMaps, 'No maps'], [liar, 'A liar']] as const) {
      answer = one
      await page.getByRole('button', { name: 'Retry' }).click()
      await expect(page.getByRole('status')).toContainText('Loading')
      if (title) await expect(page.frameLocator('iframe').locator('h1')).toHaveText(title)
      await page.clock.runFor(TIMEOUT_MS - 500)
      await expect(page.getByText(SENTENCE)).toHaveCount(0)
      await page.clock.runFor(1_000)
      await expect(page.getByText(SENTENCE)).toBeVisible()
    }
    answer = another
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.frameLocator('iframe').getByRole('heading')).toHaveText('Another')
    await expect(page.getByText('Loading the map')).toHaveCount(0)
    await expect(page.getByText(SENTENCE)).toHaveCount(0)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
})
