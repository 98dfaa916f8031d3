import type { Page } from '@playwright/test'

import { Wrongs, type Item } from '#torture/item.ts'
import { join } from '#torture/people.ts'
import type { Server } from '#torture/server.ts'

import { openAwake, startVisitor, type Visitor } from './chromium.ts'
import { keepSession, readSession } from './kept-session.ts'
import { timeTabs, type TimedTabs } from './timed-tabs.ts'

const EMAIL = 'ann@example.com'
const PATHS = ['/about', '/account', '/dashboard', '/', '/preferences']
const TABS = 10
const HOURS = 8
const FAULTED_HOURS = 3
const STEP_MS = 30_000
const HOUR_MS = 3_600_000
/** Every so often the visitor looks at other tabs, */
const STEPS_A_LOOK = 10
/** and one time in so many shuts the machine instead. */
const LOOKS_A_SLEEP = 12
const LONGEST_SLEEP_MS = 2 * HOUR_MS
/** So many windows the tabs stand in: of each, one tab is seen. */
const WINDOWS = 2
const MOST_CALLS = 2
const HALF = 0.5

/** A day with many tabs, hidden, shown and asleep: nobody is signed out, and tokens are renewed once each. */
export const manyTabs: Item = {
  id: 'A9',
  title: 'Many tabs for a working day',
  bar: '10 tabs in 2 windows, 8 hours of the clock: 0 unwanted sign-outs, ≤ 2 refresh calls per due time',
  isLong: true,
  fault: {
    says: 'a token that another tab has just used ends the session',
    edits: [
      {
        file: 'server/accounts/sessions.ts',
        find: 'const REPEAT_MS = 10_000',
        replace: 'const REPEAT_MS = -1',
      },
    ],
  },
  tiers: ['full', 'soak'],
  async measure({ random, isFaulted, startServer }) {
    const server = await startServer()
    await join(server, EMAIL)
    const wrongs = new Wrongs()
    const visitor = await startVisitor(server, wrongs)
    const tabs = await timeTabs(visitor.context, Date.now())
    const day = { visitor, server, tabs, random, pages: await openTabs(visitor, server) }
    const passed = await liveThrough(day, (isFaulted ? FAULTED_HOURS : HOURS) * HOUR_MS)
    await visitor.close()
    if (passed.isSignedOut) wrongs.add(`signed out after ${passed.ms / HOUR_MS} hours`)
    const calls = [...Map.groupBy(tabs.refreshes, ({ token }) => token).values()]
    const most = Math.max(0, ...calls.map(({ length }) => length))
    for (const { length } of calls) if (length > MOST_CALLS) wrongs.add(`${length} calls at once`)
    // Without it the whole day would say nothing.
    if (!isFaulted && calls.length < HOURS / 2) wrongs.add(`only ${calls.length} renewed`)
    return wrongs.outcome(
      `${TABS} tabs in ${WINDOWS} windows, ${(passed.ms / HOUR_MS).toFixed(1)} hours, asleep ${passed.sleeps} times: renewed ${calls.length} times by ${tabs.refreshes.length} calls, at most ${most} at once, ${wrongs.count} wrong`,
    )
  },
}

async function openTabs({ context, page, open }: Visitor, server: Server) {
  await open('/about')
  await keepSession(page, server, EMAIL)
  for (let at = 1; at < TABS; at += 1)
    await openAwake(await context.newPage(), PATHS[at % PATHS.length] ?? '/')
  return context.pages()
}

type Day = {
  visitor: Visitor
  server: Server
  tabs: TimedTabs
  random(): number
  pages: Page[]
}

/** Time passes; now and then other tabs are looked at, or the machine is shut for a while. */
async function liveThrough({ visitor, server, tabs, random, pages }: Day, limitMs: number) {
  const passed = { ms: 0, sleeps: 0, isSignedOut: false }
  const below = (count: number) => Math.floor(random() * count)
  for (let step = 0; passed.ms < limitMs && !passed.isSignedOut; step += 1) {
    const looks = step % STEPS_A_LOOK === 0
    const sleeps = looks && below(LOOKS_A_SLEEP) === 0
    const ms = sleeps ? below(LONGEST_SLEEP_MS) : STEP_MS
    if (looks) {
      const mixed = pages.toSorted(() => random() - HALF)
      await tabs.show(mixed.slice(0, 1 + below(WINDOWS)))
    }
    await server.passTime(ms)
    await (sleeps ? tabs.sleep(ms) : tabs.pass(ms))
    passed.ms += ms
    passed.sleeps += Number(sleeps)
    passed.isSignedOut = (await readSession(visitor.page)) === null
  }
  return passed
}
