import type { Browser, Page } from '@playwright/test'

import { judge, type Measure } from '#bench/measure.ts'
import type { ServerProcess } from '#tests/support/start-process.ts'

const RUNS = 5
const SETTLE_MS = 600
/** The browser reports no shorter interaction. */
const MIN_REPORTED_MS = 16
const CPU_SLOWDOWN = 4
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const WHAT = 'Interaction to next paint on /, 4x CPU (menu, theme, plan, question, video, field)'

declare global {
  interface Window {
    measured?: { durations: number[]; shift: number }
  }
}

/** The slowest interaction of each visit to the landing page, at first use and later. */
export async function measureInteractions(
  { url }: ServerProcess,
  browser: Browser,
): Promise<Measure[]> {
  const [first, later, shifts] = [[] as number[], [] as number[], [] as number[]]
  for (let run = 0; run < RUNS; run++) {
    const context = await browser.newContext(PHONE)
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await page.addInitScript(observe)
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.waitForTimeout(SETTLE_MS)
    for (const slowest of [first, later]) {
      await usePage(page)
      const durations = await page.evaluate(() => window.measured?.durations.splice(0) ?? [])
      slowest.push(Math.max(MIN_REPORTED_MS, ...durations))
    }
    shifts.push(await page.evaluate(() => window.measured?.shift ?? Number.NaN))
    await context.close()
  }
  return [
    judge(`${WHAT}, first use`, { atMost: 200, unit: 'ms' }, first),
    judge(`${WHAT}, later`, { atMost: 200, unit: 'ms' }, later),
    judge('Layout shift of /, with those interactions', { atMost: 0 }, shifts),
  ]
}

async function usePage(page: Page) {
  // A bare touch: Playwright's own hit test would be measured too.
  const press = async (selector: string) => {
    const target = page.locator(selector).first()
    await target.scrollIntoViewIfNeeded()
    await page.waitForTimeout(SETTLE_MS)
    const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {}
    await page.touchscreen.tap(x + width / 2, y + height / 2)
    await page.waitForTimeout(SETTLE_MS)
  }
  await press('header [popovertargetaction=show]')
  await press('header [popover] [data-theme-switch]')
  await press('header [popovertargetaction=hide]')
  await press('#plans label >> nth=2')
  await press('#faq summary >> nth=1')
  await press('#video1 [data-play]')
  await press('#video1 [data-close]')
  await press('#contact input[name=name]')
  await page.keyboard.press('A')
  await page.waitForTimeout(SETTLE_MS)
}

function observe() {
  const measured = { durations: [] as number[], shift: 0 }
  window.measured = measured
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId) measured.durations.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[])
      if (!entry.hadRecentInput) measured.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}
