import { startBrowser } from './bare-browser.ts'
import { entry } from './menu.ts'
import { expect, test } from './test.ts'

/** Longer than a page that is loaded needs to begin. */
const WELL_BEGUN_MS = 500
const SHORT = { timeout: 5_000 }

test('Back shows the page as it was left; the page pointed at is prepared, asleep until it is looked at', async ({
  site,
  page,
}) => {
  await page.goto('/')
  const middle = await entry(page, 'SERVICES').evaluate((link) => {
    const { x, y, width, height } = link.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  })

  const browser = await startBrowser()
  try {
    // A browser that is short of memory or time may forget a page.
    await expect(async () => {
      await browser.visit(`${site.url}/`)
      await browser.ask('shown', APPROACH_AND_WATCH)
      await browser.visit(`${site.url}/about`)
      await browser.ask('shown', 'history.back()')
      await expect.poll(() => browser.ask('shown', 'window.persisted'), SHORT).toBe(true)
    }).toPass()

    await browser.pointAt(middle)
    await expect.poll(() => browser.prepared()).toBe(true)
    await expect.poll(() => browser.ask('prepared', 'document.readyState')).toBe('complete')
    await new Promise((resolve) => setTimeout(resolve, WELL_BEGUN_MS))
    expect(await browser.ask('prepared', `document.prerendering && !${BEGUN}`)).toBe(true)

    await browser.click(middle)
    await expect
      .poll(() => browser.ask('prepared', `!document.prerendering && ${BEGUN}`))
      .toBe(true)
    expect(await browser.ask('prepared', 'location.pathname')).toBe('/services')
  } finally {
    await browser.stop()
  }
})

/** In the page: has the menu wake, and notes whether the page comes back as it was left. */
const APPROACH_AND_WATCH = `
  document.querySelector('header nav').dispatchEvent(new Event('pointerover', { bubbles: true }))
  addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }))`

/** What a page begins with when it is looked at: React's modules are fetched ahead. */
const BEGUN = `document.querySelector('link[rel=modulepreload]') !== null`

test('only pages that do nothing by themselves are prepared', async ({ page, site }) => {
  const devtools = await page.context().newCDPSession(page)
  const paths = new Set<string>()
  devtools.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    for (const { key } of preloadingAttemptSources) paths.add(key.url.replace(site.url, ''))
  })
  await devtools.send('Preload.enable')
  await page.goto('/login?from=menu')
  await expect.poll(() => [...paths]).toContain('/services')
  const refused = [...paths].filter((path) =>
    /^\/(account|auth|dev|login|register|reset-password)|\.|\?|^http/.test(path),
  )
  expect(refused).toEqual([])
})
