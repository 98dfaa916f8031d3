import { inParallel } from '#torture/at-once.ts'
import { startVisitor, type Visitor } from '#torture/browser/chromium.ts'
import { readSession } from '#torture/browser/kept-session.ts'
import { timeTabs, type TimedTabs } from '#torture/browser/timed-tabs.ts'
import { Wrongs, type Context, type Item } from '#torture/item.ts'
import { askWhoIAm, join, PASSWORD, refresh } from '#torture/people.ts'
import type { Server } from '#torture/server.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const STEP_MS = MINUTE_MS / 2
/** Los Angeles goes over to daylight saving time at ten; the visits begin half an hour before. */
const BEGIN = Date.UTC(2027, 2, 14, 9, 30)
const PLACE = 'America/Los_Angeles'
/** How far the clocks of the visitors' devices are wrong. */
const SKEWS_MS = [-DAY_MS, -5 * MINUTE_MS, 0, 5 * MINUTE_MS, DAY_MS]
/** By so much each of them is set right, or wrong, in the end. */
const JUMPS_MS = [DAY_MS, HOUR_MS, -HOUR_MS, -DAY_MS, -DAY_MS]
const STEPS = 170
const STEPS_AFTER = 20
/** The page is opened anew every so often, and oftener while the first tokens run out (in steps). */
const STEPS_A_LOAD = 24
const RUNNING_OUT = { from: 112, to: 132, eachSteps: 3 }
const MOST_A_MINUTE = 2
const LIFE_MS = HOUR_MS
const GRACE_MS = MINUTE_MS

/** Wrong clocks, and clocks that are set: no token outlives its hour, no browser asks without end, nobody is signed out. */
export const clocks: Item = {
  id: 'X7',
  title: 'Clocks that are wrong',
  bar: 'server ±1 h, browsers ±5 min and ±24 h, DST: 0 tokens good past their hour + 60 s, ≤ 2 refreshes a minute, 0 sign-outs',
  fault: {
    says: 'the server believes a clock that was set back',
    edits: [{ file: 'server/main.ts', find: 'now: createClock() }', replace: 'now: Date.now }' }],
  },
  tiers: ['full', 'soak'],
  async measure(context) {
    const wrongs = new Wrongs()
    const tried = await jumpOnServer(context, wrongs)
    const seen = { most: 0, refreshes: 0 }
    if (!context.isFaulted) await liveWithSkews(context, wrongs, seen)
    return wrongs.outcome(
      `${tried} uses of tokens around two jumps of the server; ${SKEWS_MS.length} browsers: ${seen.refreshes} refreshes, at most ${seen.most} a minute; ${wrongs.count} wrong`,
    )
  },
}

/** The server's clock is set while somebody is signed in. */
async function jumpOnServer({ startServer }: Context, wrongs: Wrongs) {
  let tried = 0
  for (const jumpMs of [HOUR_MS, -HOUR_MS]) {
    const server = await startServer()
    const { access_token, refresh_token } = await join(server, 'ann@example.com')
    const wrong = (what: string) => wrongs.add(`the server set by ${jumpMs / HOUR_MS} h: ${what}`)
    let passedMs = 10 * MINUTE_MS
    await server.passTime(passedMs)
    await server.setClock(jumpMs)
    for (; passedMs < 3 * LIFE_MS; passedMs += 5 * MINUTE_MS) {
      const { status } = await askWhoIAm(server, access_token)
      tried += 1
      if (status === 200 && passedMs > LIFE_MS + GRACE_MS)
        wrong(`a token is good after ${passedMs / MINUTE_MS} minutes`)
      await server.passTime(5 * MINUTE_MS)
    }
    const { status } = await refresh(server, refresh_token)
    if (status !== 200) wrong(`signed out, ${status}`)
  }
  return tried
}

type Device = { name: string; visitor: Visitor; tabs: TimedTabs; isOut?: true }

async function liveWithSkews(
  { startServer }: Context,
  wrongs: Wrongs,
  seen: { most: number; refreshes: number },
) {
  const server = await startServer()
  const aheadMs = BEGIN - Date.now()
  await server.passTime(aheadMs)
  const devices: Device[] = []
  for (const skewMs of SKEWS_MS) devices.push(await begin(server, aheadMs, skewMs, wrongs))
  for (let step = 0; step < STEPS + STEPS_AFTER; step += 1) {
    await server.passTime(STEP_MS)
    const { from, to, eachSteps } = RUNNING_OUT
    const loads = step % (step >= from && step <= to ? eachSteps : STEPS_A_LOAD) === 0
    await inParallel(devices, 2, async (device, index) => {
      const { name, visitor, tabs, isOut } = device
      if (isOut) return
      if (step === STEPS) await tabs.setClock(JUMPS_MS[index] ?? 0)
      await tabs.pass(STEP_MS)
      if (loads || step === STEPS + 1) await load(visitor, tabs)
      if ((await readSession(visitor.page)) !== null) return
      wrongs.add(`${name}: signed out after ${step / 2} minutes`)
      device.isOut = true
    })
  }
  for (const { name, visitor, tabs } of devices) {
    const most = mostInAMinute(tabs.refreshes)
    seen.most = Math.max(seen.most, most)
    seen.refreshes += tabs.refreshes.length
    if (most > MOST_A_MINUTE) wrongs.add(`${name}: ${most} refreshes in a minute`)
    await visitor.close()
  }
}

async function begin(
  server: Server,
  aheadMs: number,
  skewMs: number,
  wrongs: Wrongs,
): Promise<Device> {
  const name = `a clock wrong by ${skewMs / MINUTE_MS} minutes`
  const email = `clock${skewMs + DAY_MS}@example.com`
  await join(server, email)
  const visitor = await startVisitor(server, wrongs)
  const { context, page } = visitor
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setTimezoneOverride', { timezoneId: PLACE })
  const tabs = await timeTabs(context, Date.now() + aheadMs + skewMs)
  await visitor.open('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL('/')
  await load(visitor, tabs)
  return { name, visitor, tabs }
}

/** Opens a page that asks who is signed in, once it is idle. */
async function load({ open }: Visitor, tabs: TimedTabs) {
  await open('/account')
  await tabs.pass(STEP_MS / 10)
}

function mostInAMinute(refreshes: TimedTabs['refreshes']) {
  const within = refreshes.map(
    ({ at }) => refreshes.filter((other) => other.at >= at && other.at < at + MINUTE_MS).length,
  )
  return Math.max(0, ...within)
}
