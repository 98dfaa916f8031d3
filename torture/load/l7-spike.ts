import { visitorAddress } from '#bench/wire.ts'

import { upTo } from '#torture/at-once.ts'
import { pause, percentile, statusOf, timeUntil } from '#torture/faults/watch.ts'
import { type Item, Wrongs } from '#torture/item.ts'
import { PASSWORD, settle } from '#torture/people.ts'
import type { Server } from '#torture/server.ts'

import { atRate } from './generator.ts'

const PEOPLE = 400
const SIGN_INS = 10
const PAGES = 20
const TIMES = 10
const NORMAL_MS = 500
const NORMAL_IN_A_ROW = 5
const MAX_BACK_MS = 10_000
const GIVE_UP_MS = 60_000
const SECOND_MS = 1_000

/** Ten times as many visitors for half a minute: some are told to come again, and then all is as before. */
export const spike: Item = {
  id: 'L7',
  title: 'Spike of ten times the load',
  bar: '30 s: pages all served, sign-ins served or told 429/503 with Retry-After, back to normal ≤ 10 s',
  isAlone: true,
  tiers: ['full', 'soak'],
  fault: {
    says: 'nobody is turned away while passwords queue up',
    edits: [
      {
        file: 'server/accounts/password-hasher.ts',
        find: 'const MAX_WAITING = 200',
        replace: 'const MAX_WAITING = 200_000',
      },
    ],
  },
  async measure({ size, startServer }) {
    const server = await startServer()
    const wrongs = new Wrongs()
    const emails = upTo(PEOPLE).map((index) => `spike-${index}@example.com`)
    await settle(server, emails)
    const counts = { served: 0, shed: 0 }
    const signIn = async (index: number) => {
      const { status, headers, text } = await trySignIn(server, emails[index % PEOPLE] ?? '')
      const isShed = [429, 503].includes(status) && Number(headers.get('Retry-After')) > 0
      if (status === 200) counts.served += 1
      else if (isShed) counts.shed += 1
      else return `status ${status} ${text}`
      return undefined
    }
    const page = async () => {
      const status = await statusOf(server, '/')
      return status === 200 ? undefined : `a page: ${status}`
    }
    await Promise.all([atRate(SIGN_INS, 5, signIn), atRate(PAGES, 5, page)])
    counts.served = 0
    const seconds = size({ fast: 5, full: 30 })
    const loads = Promise.all([
      atRate(SIGN_INS * TIMES, seconds, signIn),
      atRate(PAGES * TIMES, seconds, page),
    ])
    await pause(seconds * SECOND_MS)
    const backMs = await timeUntil(GIVE_UP_MS, () => isNormal(server, emails[0] ?? ''))
    const [signIns, pages] = await loads
    for (const error of [...signIns.errors, ...pages.errors]) wrongs.add(error)
    if (backMs > MAX_BACK_MS) wrongs.add(`normal only after ${Math.round(backMs)} ms`)
    const told = `${counts.served} of ${signIns.times.length} sign-ins served, ${counts.shed} put off`
    return wrongs.outcome(
      `${seconds} s: ${told}, ${pages.times.length} pages p99 ${Math.round(percentile(pages.times, 99))} ms; normal after ${(backMs / SECOND_MS).toFixed(1)} s`,
    )
  },
}

let visitors = 0

/** Each from an address of its own, and with the right password: no limit stands in the way. */
function trySignIn(server: Server, email: string) {
  visitors += 1
  const body = { email, password: PASSWORD }
  const from = visitorAddress(visitors)
  return server.ask('POST', '/auth/v1/token?grant_type=password', body, { from })
}

/** Several sign-ins in a row, each as quick as on any day. */
async function isNormal(server: Server, email: string) {
  for (const _ of upTo(NORMAL_IN_A_ROW)) {
    const begun = performance.now()
    const { status } = await trySignIn(server, email)
    if (status !== 200 || performance.now() - begun > NORMAL_MS) return false
  }
  return true
}
