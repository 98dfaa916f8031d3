import type { Browser } from '@playwright/test'

import { judge, type Measure } from '#bench/measure.ts'
import type { ServerProcess } from '#tests/support/start-process.ts'

const RUNS = 9
const HOVER_MS = 500
const LIMIT_MS = 10_000

/** Milliseconds from a click on a link, after resting on it, to the next page painted. */
export async function measureNavigation(browser: Browser, site: ServerProcess): Promise<Measure[]> {
  const times: number[] = []
  for (let run = 0; run < RUNS; run++) times.push(await clickThrough(browser, site.url))
  const what = 'Hover, then click on a path link: next page painted'
  return [judge(what, { atMost: 100, unit: 'ms' }, times)]
}

async function clickThrough(browser: Browser, url: string) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.addInitScript(() => {
    addEventListener(
      'click',
      ({ timeStamp }) =>
        sessionStorage.setItem('clicked', String(performance.timeOrigin + timeStamp)),
      true,
    )
    const whenPainted = () =>
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          const clicked = sessionStorage.getItem('clicked')
          if (clicked) window.painted = performance.timeOrigin + performance.now() - Number(clicked)
        }),
      )
    const prerendering = 'prerendering' in document && document.prerendering
    if (prerendering) document.addEventListener('prerenderingchange', whenPainted)
    else addEventListener('DOMContentLoaded', whenPainted)
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).first()
  await link.hover()
  await page.waitForTimeout(HOVER_MS)
  await link.click()
  const painted = await page
    .waitForFunction(() => window.painted, undefined, { timeout: LIMIT_MS })
    .then((handle) => handle.jsonValue())
  await context.close()
  return painted ?? Infinity
}

declare global {
  interface Window {
    painted?: number
  }
}
