import { chromium } from '@playwright/test'

import { startBrowser } from './bare-browser.ts'
import { approachMenu, entry } from './menu.ts'
import { expect, test } from './test.ts'

/** Longer than a page needs to begin. */
const WELL_BEGUN_MS = 3_000

test('the page pointed at is prepared, asleep until it is looked at', async ({ site, page }) => {
  await page.goto('/')
  const middle = await entry(page, 'SERVICES').evaluate((link) => {
    const { x, y, width, height } = link.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  })

  const browser = await startBrowser()
  try {
    await browser.visit(`${site.url}/`)
    await browser.pointAt(middle)
    await expect.poll(() => browser.prepared()).toBe(true)
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

test('Back shows the page as it was left', async ({ site }) => {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  const page = await browser.newPage()
  await page.goto(`${site.url}/`)
  await approachMenu(page)
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }))
  })
  await page.goto(`${site.url}/services`)
  await page.evaluate(() => history.back())
  await expect
    .poll(() => page.evaluate(() => 'persisted' in window && window.persisted).catch(() => null))
    .toBe(true)
  await browser.close()
})
