import type { Page } from '@playwright/test'

type Watched = Window & { isAwake?: boolean }

/** Opens a page and waits until React has taken it over. */
export async function openAwake(page: Page, path = '/') {
  await page.addInitScript(() => {
    addEventListener('awake', () => ((window as Watched).isAwake = true))
  })
  await page.goto(path)
  await beAwake(page)
}

/** Loads the page once more, and waits again. */
export async function reloadAwake(page: Page) {
  await page.reload()
  await beAwake(page)
}

function beAwake(page: Page) {
  return page.waitForFunction(() => (window as Watched).isAwake)
}

/** From here on the page's timers run only as far as `page.clock.runFor` says. */
export async function stopClock(page: Page) {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** Opens a page whose timers then run only as far as `page.clock.runFor` says. */
export async function openTimed(page: Page, path: string) {
  await page.clock.install({ time: '2026-05-04T10:00:00' })
  await openAwake(page, path)
  await page.clock.pauseAt('2026-05-04T12:00:00')
}
