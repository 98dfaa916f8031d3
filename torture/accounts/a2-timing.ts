import { upTo } from '#torture/at-once.ts'
import { type Context, type Item } from '#torture/item.ts'
import { settle } from '#torture/people.ts'
import type { Server } from '#torture/server.ts'

const HOUR_MS = 3_600_000
const HALF = 0.5
const BAR = 0.05
/** With fewer calls than the bar asks for, chance alone goes further: the band is so many standard deviations wide. */
const MIN_DEVIATIONS = 3.5
const LETTERS_AT_A_TIME = 200

const calls: [path: string, bodyFor: (email: string) => object][] = [
  ['token?grant_type=password', (email) => ({ email, password: 'Wrong!Pass1' })],
  ['signup', (email) => ({ email, password: 'Cloudy!Day5', data: {} })],
  ['recover', (email) => ({ email })],
  ['resend', (email) => ({ email, type: 'signup' })],
]

/** Whether an address has an account must not show in how long an answer takes. */
export const enumerationByTime: Item = {
  id: 'A2',
  title: 'Enumeration by time',
  bar: 'AUC 0.45–0.55 on each of 4 calls',
  isAlone: true,
  fault: {
    says: 'nothing is hashed for an unknown address',
    edits: [
      {
        file: 'server/accounts/password-hasher.ts',
        find: 'const isMatch = await enter(',
        replace: `if (passwordHash === undefined) return false
      const isMatch = await enter(`,
      },
    ],
  },
  async measure(context) {
    const server = await context.startServer()
    const pairs = context.size({ fast: 60, full: 900 })
    const band = Math.max(BAR, MIN_DEVIATIONS * deviation(pairs))
    const found: { path: string; auc: number }[] = []
    for (const [index, [path, bodyFor]] of calls.entries()) {
      const auc = await measureCall(context, server, { path, bodyFor, pairs, tag: `c${index}` })
      found.push({ path: path.split('?')[0] ?? '', auc })
    }
    const told = found.map(({ path, auc }) => `${path} ${auc.toFixed(3)}`).join(', ')
    return {
      figure: `${told} (${pairs} + ${pairs} calls each)`,
      bar: `AUC ${(HALF - band).toFixed(2)}–${(HALF + band).toFixed(2)} on each`,
      passed: found.every(({ auc }) => Math.abs(auc - HALF) <= band),
    }
  },
}

async function measureCall(
  { random }: Context,
  server: Server,
  wish: { path: string; bodyFor: (email: string) => object; pairs: number; tag: string },
) {
  const { path, bodyFor, pairs, tag } = wish
  const known = upTo(pairs).map((index) => `member-${tag}-${index}@example.com`)
  await settle(server, known, `model-${tag}@example.com`)
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] }
  const asked = known.flatMap((member) => [
    { kind: 'known', email: member } as const,
    { kind: 'unknown', email: member.replace('member', 'nobody') } as const,
  ])
  // What one call leaves to be done slows the next: each kind must follow each equally often.
  for (const [index, { kind, email }] of shuffled(asked, random).entries()) {
    if (index % (2 * LETTERS_AT_A_TIME) === 0) await server.passTime(HOUR_MS)
    const started = performance.now()
    await server.ask('POST', `/auth/v1/${path}`, bodyFor(email))
    times[kind].push(performance.now() - started)
  }
  return areaUnderCurve(times.known, times.unknown)
}

function shuffled<One>(all: One[], random: () => number) {
  const places = all.map((one) => ({ one, place: random() }))
  return places.toSorted((a, b) => a.place - b.place).map(({ one }) => one)
}

/** How well one kind can be told from the other by time: 0.5 not at all, 0 or 1 always (Mann–Whitney). */
function areaUnderCurve(some: number[], others: number[]) {
  const sorted = others.toSorted((a, b) => a - b)
  const wins = some.map((time) => {
    const below = countBelow(sorted, time)
    const equal = sorted.filter((other) => other === time).length
    return below + equal / 2
  })
  return wins.reduce((sum, won) => sum + won, 0) / (some.length * others.length)
}

function countBelow(sorted: number[], limit: number) {
  const place = sorted.findIndex((value) => value >= limit)
  return place < 0 ? sorted.length : place
}

/** Of the area, when there is no difference. */
function deviation(count: number) {
  return Math.sqrt((2 * count + 1) / (12 * count * count))
}
