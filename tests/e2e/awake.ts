import type { Page } from '@playwright/test'

type Watched = Window & { isAwake?: boolean }

/** Opens a page, comes near a control that needs React, and waits until React has taken the page over. */
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

async function beAwake(page: Page) {
  const needsReact = page.locator('[data-sign-out]').first()
  if ((await needsReact.count()) > 0) await needsReact.dispatchEvent('pointerover')
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
