import type { BrowserContext, Request } from '@playwright/test'
import { expect, it } from 'vitest'

import { confirm, getUser, refreshBy } from '#server/testing/fixtures.ts'
import { ann } from '#server/testing/start-server.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/durations.ts'
import { inParallel } from '#tests/support/parallel.ts'
import { isSoak } from '#tests/support/soak.ts'
import { startProcess } from '#tests/support/start-process.ts'
import { openVisitor, readSession } from '#tests/support/visitor.ts'

const STEP_MS = MINUTE_MS / 2
const EMAIL = 'ann@example.com'
const MAX_AT_ONCE = 2

/** Los Angeles goes over to daylight saving time at ten; the visits begin half an hour before. */
const BEGIN = Date.UTC(2027, 2, 14, 9, 30)
const PLACE = 'America/Los_Angeles'
/** How far the clocks of the visitors' devices are wrong, and by how much each is set in the end. */
const DEVICES = [
  [-DAY_MS, DAY_MS],
  [-5 * MINUTE_MS, HOUR_MS],
  [0, -HOUR_MS],
  [5 * MINUTE_MS, -DAY_MS],
  [DAY_MS, -DAY_MS],
] as const
const STEPS = 170
const STEPS_AFTER = 20
const STEPS_A_LOAD = 12

it.runIf(isSoak).each(DEVICES)(
  'a session survives a device whose clock is wrong by %i ms, and then set by %i ms',
  async (skewMs, jumpMs) => {
    const server = await startProcess()
    const aheadMs = BEGIN - Date.now()
    await server.passTime(aheadMs)
    await confirm(server, EMAIL)
    const visitor = await openVisitor(server)
    const { context, page, open } = visitor
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setTimezoneOverride', { timezoneId: PLACE })
    const tabs = await timeTabs(context, Date.now() + aheadMs + skewMs)
    await open('/login')
    await page.getByLabel('Email').fill(EMAIL)
    await page.getByLabel('Password', { exact: true }).fill(ann.password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.waitForURL('/')
    for (let step = 0; step < STEPS + STEPS_AFTER; step += 1) {
      await server.passTime(STEP_MS)
      if (step === STEPS) await tabs.setClock(jumpMs)
      await tabs.pass(STEP_MS)
      if (step % STEPS_A_LOAD === 0 || step === STEPS + 1) {
        await open('/account')
        await tabs.pass(STEP_MS / 10)
      }
      expect(await readSession(page)).not.toBeNull()
    }
    const within = tabs.refreshes.map(
      ({ at }) =>
        tabs.refreshes.filter((other) => other.at >= at && other.at < at + MINUTE_MS).length,
    )
    expect(Math.max(0, ...within)).toBeLessThanOrEqual(MAX_AT_ONCE)
    await visitor.close()
    await server.stop()
  },
)
it('a token outlives its hour on no server whose clock is set, and its session goes on', async () => {
  await inParallel([HOUR_MS, -HOUR_MS], 2, async (jumpMs) => {
    const server = await startProcess({ hasCheapHashes: true })
    const tokens = await confirm(server, EMAIL)
    await server.passTime(10 * MINUTE_MS)
    await server.setClock(jumpMs)
    await server.passTime(HOUR_MS - 9 * MINUTE_MS)
    expect((await getUser(server, tokens.access_token)).status).toBe(403)
    expect((await refreshBy(server, tokens.refresh_token)).status).toBe(200)
    await server.stop()
  })
})

/** The tabs of one browser, whose time passes as told; it counts what they ask the service. */
type TimedTabs = {
  /** Lets time pass in every tab, and waits until nothing is asked any more. */
  pass(ms: number): Promise<void>
  /** The clock of the device is set otherwise, and no time passes. */
  setClock(ms: number): Promise<void>
  /** What was refreshed when, by the browser's own clock, the oldest first. */
  refreshes: { token: string; at: number }[]
}

const REFRESH = /\/auth\/v1\/token\?grant_type=refresh_token/
const LOOK_EVERY_MS = 5

/** @param time what the browser believes the time to be */
async function timeTabs(context: BrowserContext, time: number): Promise<TimedTabs> {
  const underWay = new Set<Request>()
  const refreshes: TimedTabs['refreshes'] = []
  let now = time
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
    async setClock(ms) {
      const seen = await context.pages()[0]?.evaluate(() => Date.now())
      await context.clock.setSystemTime((seen ?? now) + ms)
    },
  }
}
