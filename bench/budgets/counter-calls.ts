import { judge, median, type Measure } from '#bench/measure.ts'
import { shopRoutes } from '#server/shop/routes.ts'

import { consoleJourneys } from './console-journeys.ts'
import { counterJourneys, look, type Clerk, type Journey } from './counter-journeys.ts'
import { leavingJourneys } from './leaving-journeys.ts'

const journeys = [...counterJourneys, ...consoleJourneys, ...leavingJourneys]
/** How long a clerk looks at an answer, at least: ten times faster than anybody is, so that every call is made some hundred times. */
const LOOK_MS = 30
/** So often each call is to be made; journeys that lack so many more than another wait. */
const WANTED_CALLS = 1_000
const SPREAD = 10
const UNTIL_KNOWN = 5
/** Once a day, a week or a quarter, or hardly ever. */
const SELDOM = [
  'POST staff/money/till/open',
  'POST staff/money/till/close',
  'POST staff/quarter',
  'POST mail/shelf-counts',
  'POST staff/members/:id/role',
  'POST staff/members/:id/reset-factors',
  'POST staff/invitations',
  'POST staff/invitations/:id/withdraw',
  'POST staff/money/refunds',
  'POST staff/money/write-offs',
  'POST staff/visits/conflicts',
  'POST staff/account-invitations',
  'POST staff/account-invitations/:id',
  'POST staff/announcements',
  'GET staff/announcements/:id',
  'POST staff/announcements/:id/take-back',
  'POST staff/announcement-tests',
  'POST staff/imports',
  'POST staff/imports/:id/take-back',
  'POST staff/imports/check',
  'POST staff/backups/:name/download',
]
const BUDGET = { atMost: 50, unit: 'ms' }
/** Of the owner's year: reports.ts measures each of its periods. */
const REPORT_BUDGET = { atMost: 200, unit: 'ms' }

/** What the clerks call and how long it takes, and which journey is to be played next. */
export function createCalls() {
  const times = new Map<string, number[]>()
  const refusals = new Map<string, number>()
  /** Which calls each journey has brought, as far as it was played, and how often that was. */
  const played = new Map<Journey, Set<string>>()
  const plays = new Map<Journey, number>()
  const made = (name: string) => times.get(name)?.length ?? 0
  const leastMade = (journey: Journey) =>
    Math.min(...[...(played.get(journey) ?? [])].map(made), WANTED_CALLS)

  return {
    made: () => [...times.values()].reduce((sum, all) => sum + all.length, 0),

    async time<Answer extends { status: number; text: string }>(
      name: string,
      call: () => Promise<Answer>,
      upTo: (limit: number) => number,
    ) {
      const start = performance.now()
      const answer = await call()
      const took = performance.now() - start
      if (answer.status >= 500) throw new Error(`${name}: ${answer.status} ${answer.text}`)
      // Two clerks with one customer refuse each other now and then.
      if (answer.status >= 300) refusals.set(name, (refusals.get(name) ?? 0) + 1)
      else times.set(name, [...(times.get(name) ?? []), took])
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS + upTo(LOOK_MS)))
      return answer
    },

    /** One of those whose calls were made least, while any lacks calls. */
    leastPlayed(upTo: (limit: number) => number) {
      // One that had nothing to do at first has not yet shown what it calls.
      const unknown = journeys.find((journey) => (plays.get(journey) ?? 0) < UNTIL_KNOWN)
      if (unknown) return unknown
      const fewest = Math.min(...journeys.map(leastMade))
      const lacking = journeys.filter((journey) => leastMade(journey) <= fewest + SPREAD)
      return lacking[upTo(lacking.length)] ?? look
    },

    async play(journey: Journey, clerk: Clerk) {
      plays.set(journey, (plays.get(journey) ?? 0) + 1)
      const names = played.get(journey) ?? new Set()
      played.set(journey, names)
      const note = (name: string) => void (SELDOM.includes(name) || names.add(name))
      await journey({
        ...clerk,
        get(route, query, parameters) {
          note(`GET ${route}`)
          return clerk.get(route, query, parameters)
        },
        post(route, body, parameters) {
          note(`POST ${route}`)
          return clerk.post(route, body, parameters)
        },
      })
    },

    judge(kind: string): Measure[] {
      return listStaffCalls().map((name) => {
        const all = (times.get(name) ?? []).toSorted((one, other) => one - other)
        const p99 = all[Math.ceil(all.length * 0.99) - 1]
        const refused = refusals.get(name) ?? 0
        const figures = p99 === undefined || refused > all.length ? [] : [p99]
        const note = `p50 ${median(all).toFixed(1)} ms, ${all.length} calls, ${refused} refused`
        const budget = name.startsWith('GET staff/reports/') ? REPORT_BUDGET : BUDGET
        return judge(`${name} on ${kind}, p99`, budget, figures, note)
      })
    },
  }
}

/** Every call that only the staff may make. */
function listStaffCalls() {
  return Object.entries(shopRoutes).flatMap(([path, byMethod]) =>
    Object.entries(byMethod)
      .filter(([, { access }]) => access === 'clerk' || access === 'owner')
      .map(([method]) => `${method} ${path.replace('/shop/v1/', '')}`)
      .filter((name) => !SELDOM.includes(name)),
  )
}
