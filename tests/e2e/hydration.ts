import { expect, type Page } from '@playwright/test'

type Watched = Window & { isHydrated?: boolean; isNear?: boolean }

/** Moves the pointer near a control that needs React, and waits for hydration. */
export async function openHydrated(page: Page, path = '/') {
  await watchHydration(page)
  await page.goto(path)
  await hydrate(page)
}

export async function reloadHydrated(page: Page) {
  await page.reload()
  await hydrate(page)
}

export function watchHydration(page: Page) {
  return page.addInitScript(() => {
    addEventListener('hydrated', () => ((window as Watched).isHydrated = true))
  })
}

export function isHydrated(page: Page) {
  return page.evaluate(() => (window as Watched).isHydrated ?? false)
}

export function hydrate(page: Page) {
  return page.waitForFunction(() => {
    const visit = window as Watched
    const coming = new PointerEvent('pointerover', { bubbles: true, cancelable: true })
    if (!visit.isNear) document.querySelector('[data-sign-out]')?.dispatchEvent(coming)
    visit.isNear = true
    return visit.isHydrated
  })
}

/** Holds requests until released; the server then answers them. */
export async function holdBack(page: Page, files: string | RegExp) {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(files, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** The page's timers then run only by `page.clock`. */
export async function stopClock(page: Page) {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** In steps: on a slow machine a timer may be set late. Due timers fire once: each frame of a minute would take as long. */
export function passUntil(page: Page, ms: number, isSo: () => Promise<boolean>) {
  return expect(async () => {
    await page.clock.fastForward(ms)
    expect(await isSo()).toBe(true)
  }).toPass()
}

export async function openTimed(page: Page, path: string) {
  await page.clock.install({ time: '2026-05-04T10:00:00' })
  await openHydrated(page, path)
  await page.clock.pauseAt('2026-05-04T12:00:00')
}

/** Some frames later, an observer, a scroll or a module's first work is done. */
export function drawFrames(page: Page) {
  return page.evaluate(async () => {
    for (let frames = 0; frames < 5; frames++) await new Promise(requestAnimationFrame)
  })
}
