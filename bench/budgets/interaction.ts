import type { Browser, Page } from '@playwright/test'

import type { RunningSite } from '#tests/e2e/site.ts'

import { judge, type Measure } from '#bench/measure.ts'

import { openPhone } from './phone.ts'

const RUNS = 5
const SETTLE_MS = 600
const SHORTEST_SEEN_MS = 16
const WHAT = 'Interaction to next paint on /, 4x CPU (menu, theme, plan, question, film, letter)'
const NOTE = 'the slowest of each visit; the browser counts in steps of 8 ms from 16'

/** The slowest interactions of a visit to the landing page, at the first use and after, and what moved meanwhile. */
export async function measureInteractions(browser: Browser, site: RunningSite): Promise<Measure[]> {
  const first: number[] = []
  const after: number[] = []
  const shifts: number[] = []
  for (let run = 0; run < RUNS; run++) {
    const { page, close } = await openPhone(browser, { slowNetwork: false })
    await page.addInitScript(watch)
    await page.goto(site.url, { waitUntil: 'networkidle' })
    await page.waitForTimeout(SETTLE_MS)
    for (const slowest of [first, after]) {
      await useThePage(page)
      slowest.push(Math.max(SHORTEST_SEEN_MS, ...(await page.evaluate(takeDurations))))
    }
    shifts.push(await page.evaluate(() => window.seen?.shift ?? Number.NaN))
    await close()
  }
  return [
    judge(`${WHAT}, first use`, { atMost: 200, unit: 'ms' }, first, NOTE),
    judge(`${WHAT}, after`, { atMost: 40, unit: 'ms' }, after, NOTE),
    judge('Layout shift of /, with those interactions', { atMost: 0 }, shifts),
  ]
}

async function useThePage(page: Page) {
  // A bare touch: the tester's own look at what is hit would be measured too.
  const press = async (selector: string) => {
    const place = page.locator(selector).first()
    await place.scrollIntoViewIfNeeded()
    await page.waitForTimeout(SETTLE_MS)
    const { x = 0, y = 0, width = 0, height = 0 } = (await place.boundingBox()) ?? {}
    await page.touchscreen.tap(x + width / 2, y + height / 2)
    await page.waitForTimeout(SETTLE_MS)
  }
  await press('header [popovertargetaction=show]')
  await press('header [popover] [data-theme-switch]')
  await press('header [popovertargetaction=hide]')
  await press('#plans label >> nth=2')
  await press('#faq summary >> nth=1')
  await press('#faq summary >> nth=3')
  await press('#video1 [data-play]')
  await press('#video1 [data-close]')
  await press('#contact input[name=name]')
  await page.keyboard.press('A')
  await page.waitForTimeout(SETTLE_MS)
}

function takeDurations() {
  return window.seen?.durations.splice(0) ?? []
}

function watch() {
  const seen = { durations: [] as number[], shift: 0 }
  window.seen = seen
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId) seen.durations.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    })[])
      if (!entry.hadRecentInput) seen.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}

declare global {
  interface Window {
    seen?: { durations: number[]; shift: number }
  }
}
