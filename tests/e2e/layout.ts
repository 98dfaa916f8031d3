import type { Page } from '@playwright/test'

import type { RunningSite } from './site.ts'
import { expect } from './test.ts'

type Watched = Window & { moved?: number }

/** From the next page on: adds up by how much the page moves what stands there already. */
export function watchShifts(page: Page) {
  return page.addInitScript(() => {
    const seen: Watched = window
    seen.moved = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        seen.moved = (seen.moved ?? 0) + (entry as PerformanceEntry & { value: number }).value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The layout shifts of the page so far, in all. */
export function shiftsOf(page: Page) {
  return page.evaluate(() => (window as Watched).moved)
}

/** That the page is no wider than the window, once it has followed a change of that. */
export function expectNoOverflow(page: Page) {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  return expect.poll(overflow, new URL(page.url()).pathname).toBeLessThanOrEqual(0)
}

/** The addresses of other sites that a page asks for from here on. */
export function watchForeign(page: Page, { url }: Pick<RunningSite, 'url'>) {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(url) && !request.url().startsWith('data:')) {
      foreign.push(request.url())
    }
  })
  return foreign
}
