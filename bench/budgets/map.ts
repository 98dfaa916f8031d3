import type { Browser, BrowserContext, Page } from '@playwright/test'

import type { Mailbox } from '#app/sample-mailboxes/mailbox.ts'
import { makeSample } from '#app/sample-mailboxes/sample.ts'
import { RECORDS_KEY } from '#app/sample-mailboxes/store.ts'
import { judge, type Measure } from '#bench/measure.ts'
import type { ServerProcess } from '#tests/support/start-process.ts'

const SIZES = [50, 3_500, 100_000]
const RUNS = 5
const MOVE_MS = 4_000
const STEP_MS = 500
/** Twice what the prototype needed for the most mailboxes: a guard, not a goal. */
const READY_MS = 2_500
const FRAMES = 30

/** How soon the locator's map stands with few and with many mailboxes, and how smoothly it moves. */
export async function measureMap(browser: Browser, site: ServerProcess): Promise<Measure[]> {
  const measures: Measure[] = []
  for (const size of SIZES) {
    const context = await browser.newContext({
      baseURL: site.url,
      viewport: { width: 1280, height: 800 },
    })
    await store(context, makeSample(size))
    const ready: number[] = []
    const frames: number[] = []
    for (let run = 0; run < RUNS; run++) {
      const page = await context.newPage()
      await page.goto('/maps-app')
      await page.locator('[data-ready=true]').waitFor()
      ready.push(await page.evaluate(() => performance.now()))
      frames.push(await move(page))
      await page.close()
    }
    await context.close()
    const what = `${size.toLocaleString('en')} mailboxes on the map`
    measures.push(
      judge(`${what}: ready`, { atMost: READY_MS, unit: 'ms' }, ready),
      judge(`${what}: frames a second while it moves`, { atLeast: FRAMES }, frames),
    )
  }
  return measures
}

/** Plays a browser whose storage has room for all of them: 100,000 are five times what a real one takes. */
function store(context: BrowserContext, mailboxes: Mailbox[]) {
  return context.addInitScript(
    ([key, text]) => {
      const { getItem } = Storage.prototype
      Storage.prototype.getItem = function stored(name) {
        return name === key && this === localStorage ? text : getItem.call(this, name)
      }
    },
    [RECORDS_KEY, JSON.stringify({ version: 1, mailboxes })] as const,
  )
}

/** Frames a second while the map is zoomed and moved by keyboard. */
async function move(page: Page) {
  await page.getByRole('region', { name: 'Map of mailboxes' }).focus()
  const counted = page.evaluate(
    (limit) =>
      new Promise<number>((resolve) => {
        const begun = performance.now()
        let frames = 0
        const count = (now: number) => {
          frames += 1
          if (now - begun < limit) requestAnimationFrame(count)
          else resolve((frames * 1_000) / (now - begun))
        }
        requestAnimationFrame(count)
      }),
    MOVE_MS,
  )
  for (const key of ['+', 'ArrowLeft', 'ArrowUp', '+', 'ArrowRight', '-', 'ArrowDown']) {
    await page.keyboard.press(key)
    await page.waitForTimeout(STEP_MS)
  }
  return counted
}
