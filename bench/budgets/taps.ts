import type { Browser } from '@playwright/test'

import type { RunningSite } from '#tests/e2e/site.ts'

import { judge, type Measure } from '#bench/measure.ts'

import { openPhone } from './phone.ts'

const RUNS = 5
const TAP_EVERY_MS = 25
const LIMIT_MS = 10_000

/** What a visitor may want to press first, and the event that tells it worked. */
const TARGETS = [
  { name: 'menu', path: '/', selector: 'header [popovertargetaction=show]', event: 'toggle' },
  { name: 'a question of the FAQ', path: '/#faq', selector: '#faq summary', event: 'toggle' },
  { name: 'a plan', path: '/#plans', selector: '#plans label', event: 'change' },
]

/** Milliseconds from following a link to the first tap that does something, on a slow phone. */
export async function measureFirstTaps(browser: Browser, site: RunningSite): Promise<Measure[]> {
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
