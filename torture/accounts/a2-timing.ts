import { upTo } from '#torture/at-once.ts'
import { type Context, type Item } from '#torture/item.ts'
import { settle } from '#torture/people.ts'
import type { Server } from '#torture/server.ts'

import { measureAfterwards } from './a2-afterwards.ts'
import { areaUnderCurve, deviation, shuffled } from './two-kinds.ts'

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

/** Whether an address has an account must not show in how long an answer takes, nor those that come after it. */
export const enumerationByTime: Item = {
  id: 'A2',
  title: 'Enumeration by time',
  bar: 'AUC 0.45–0.55 on each of 4 calls, and on the speed of the server after a recovery',
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
    if (!context.isFaulted) found.push(...(await measureAfterwards(context, pairs)))
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
