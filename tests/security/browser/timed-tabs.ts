import type { BrowserContext, Page, Request } from '@playwright/test'

/** The tabs of one browser, whose time passes as told; it counts what they ask the service. */
export type TimedTabs = {
  /** Lets time pass in every tab, and waits until nothing is asked any more. */
  pass(ms: number): Promise<void>
  /** As if the machine had slept for so long: what was due meanwhile happens once. */
  sleep(ms: number): Promise<void>
  /** The clock of the device is set otherwise, and no time passes. */
  setClock(ms: number): Promise<void>
  /** Shows some tabs, and hides all others. */
  show(pages: Page[]): Promise<void>
  /** What was refreshed when, by the browser's own clock, the oldest first. */
  refreshes: { token: string; at: number }[]
}

const REFRESH = /\/auth\/v1\/token\?grant_type=refresh_token/
const LOOK_EVERY_MS = 5

/** @param time what the browser believes the time to be */
export async function timeTabs(context: BrowserContext, time: number): Promise<TimedTabs> {
  const underWay = new Set<Request>()
  const refreshes: TimedTabs['refreshes'] = []
  let now = time
  await context.addInitScript(prepareVisibility)
  await context.clock.install({ time })
  context.on('request', (request) => {
    if (!request.url().includes('/auth/v1/')) return
    underWay.add(request)
    if (!REFRESH.test(request.url())) return
    refreshes.push({ token: String(request.postDataJSON().refresh_token), at: now })
  })
  for (const end of ['requestfinished', 'requestfailed'] as const)
    context.on(end as 'requestfinished', (request) => void underWay.delete(request))

  async function settle() {
    // What hears an answer may ask again at once.
    for (let quiet = 0; quiet < 2; quiet += underWay.size === 0 ? 1 : 0)
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }

  return {
    refreshes,
    async pass(ms) {
      now += ms
      await context.clock.runFor(ms)
      await settle()
    },
    async sleep(ms) {
      now += ms
      await context.clock.fastForward(ms)
      await settle()
    },
    async setClock(ms) {
      const seen = await context.pages()[0]?.evaluate(() => Date.now())
      await context.clock.setSystemTime((seen ?? now) + ms)
    },
    async show(pages) {
      for (const page of context.pages()) await page.evaluate(setVisible, pages.includes(page))
      await settle()
    },
  }
}

/** In the page, before everything: whether it is seen is told by the test. */
function prepareVisibility() {
  const state = () => (document.documentElement?.dataset['unseen'] ? 'hidden' : 'visible')
  Object.defineProperty(document, 'visibilityState', { get: state })
  Object.defineProperty(document, 'hidden', { get: () => state() === 'hidden' })
}

function setVisible(isSeen: boolean) {
  const { dataset } = document.documentElement
  const was = dataset['unseen'] === undefined
  if (isSeen) delete dataset['unseen']
  else dataset['unseen'] = 'yes'
  if (was !== isSeen) document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}
