import type { Browser, CDPSession, Page } from '@playwright/test'

import { judge, type Measure } from '#bench/measure.ts'
import type { ServerProcess } from '#tests/support/start-process.ts'

const RUNS = 5
const SETTLE_MS = 600
const MIN_SEEN_MS = 16
const WHAT = 'Interaction to next paint on /, 4x CPU (menu, theme, plan, question, film, letter)'
const NOTE = 'the slowest of each visit; the browser counts in steps of 8 ms from 16'

/** The slowest interactions of a visit to the landing page, at the first use and after, and what moved meanwhile. */
export async function measureInteractions(
  browser: Browser,
  site: ServerProcess,
): Promise<Measure[]> {
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
      slowest.push(Math.max(MIN_SEEN_MS, ...(await page.evaluate(takeDurations))))
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

const CPU_SLOWDOWN = 4
/** Lighthouse's slow 4G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
const SCREEN = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

type Phone = { page: Page; devtools: CDPSession; close(): Promise<void> }

/** A fresh visitor on a phone: nothing cached, a processor four times slower, and a slow network if asked. */
async function openPhone(browser: Browser, { slowNetwork = true } = {}): Promise<Phone> {
  const context = await browser.newContext(SCREEN)
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  if (slowNetwork) await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
  return { page, devtools, close: () => context.close() }
}

const TAP_EVERY_MS = 25
const LIMIT_MS = 10_000

/** What a visitor may want to press first, and the event that tells it worked. */
const TARGETS = [
  { name: 'menu', path: '/', selector: 'header [popovertargetaction=show]', event: 'toggle' },
  { name: 'a question of the FAQ', path: '/#faq', selector: '#faq summary', event: 'toggle' },
  { name: 'a plan', path: '/#plans', selector: '#plans label', event: 'change' },
]

/** Milliseconds from following a link to the first tap that does something, on a slow phone. */
export async function measureFirstTaps(browser: Browser, site: ServerProcess): Promise<Measure[]> {
  const measures: Measure[] = []
  for (const target of TARGETS) {
    const times: number[] = []
    for (let run = 0; run < RUNS; run++) times.push(await firstTap(browser, site.url, target))
    const what = `First working tap on ${target.name}, 4x CPU, slow 4G`
    measures.push(judge(what, { atMost: 650, unit: 'ms' }, times))
  }
  return measures
}

async function firstTap(
  browser: Browser,
  url: string,
  { path, selector, event }: (typeof TARGETS)[number],
) {
  const { page, devtools, close } = await openPhone(browser)
  await page.addInitScript((name) => {
    const note = () => Object.assign(window, { tapped: window.tapped ?? performance.now() })
    document.addEventListener(name, note, { capture: true, once: true })
  }, event)
  void page.goto(url + path).catch(() => undefined)
  const end = Date.now() + LIMIT_MS
  let tapped: number | undefined
  while (tapped === undefined && Date.now() < end) {
    const place = await placeOf(selector)
    if (place) {
      const touchPoints = [place]
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
    await new Promise((resolve) => setTimeout(resolve, TAP_EVERY_MS))
    tapped = await page.evaluate(() => window.tapped).catch(() => undefined)
  }
  await close()
  return tapped ?? Infinity

  function placeOf(wanted: string) {
    const find = (text: string) => {
      for (const element of document.querySelectorAll(text)) {
        const { x, y, width, height } = element.getBoundingClientRect()
        const inView = width > 0 && y >= 0 && y + height <= innerHeight
        if (inView) return { x: x + width / 2, y: y + height / 2 }
      }
      return undefined
    }
    return page.evaluate(find, wanted).catch(() => undefined)
  }
}

declare global {
  interface Window {
    tapped?: number
  }
}
