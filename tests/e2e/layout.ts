import type { Page } from '@playwright/test'

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

/** How many pixels of the page do not fit beside each other. */
export function overflowOf(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
}
