import { visitorAddress } from '#bench/wire.ts'

import { inParallel, upTo } from '#torture/at-once.ts'
import { percentile } from '#torture/faults/watch.ts'
import { type Context, type Item, type Outcome, Wrongs } from '#torture/item.ts'
import { PASSWORD, settle, signIn, signUp } from '#torture/people.ts'
import type { Server } from '#torture/server.ts'

import { askPage } from './ask-page.ts'
import { atRate, type Load, tell } from './generator.ts'

const PEOPLE = 400
const MAX_LOOP_MS = 50
const SETTLE_SECONDS = 3

/** Every sign-in waits a fifth of a second in the one thread that answers everybody. */
const FAULT = {
  says: 'hashing holds up the event loop',
  edits: [
    {
      file: 'server/accounts/password-hasher.ts',
      find: 'return isMatch && Boolean(passwordHash)',
      replace: `const end = Date.now() + 200
      while (Date.now() < end) { /* nobody is answered */ }
      return isMatch && passwordHash !== undefined`,
    },
  ],
}

type Works = Record<string, (index: number) => Promise<string | undefined>>
type Part = { perSecond: number; maxMs: number }

/** The loads of the bar; each runs alone, for half a minute in the full tier and ten in the soak. */
export const loads: Item[] = [
  item('L1', 'Sign-ins', { signIns: { perSecond: 30, maxMs: 500 } }),
  item('L2', 'Refreshes', { refreshes: { perSecond: 240, maxMs: 100 } }),
  item('L3', 'Pages', { pages: { perSecond: 500, maxMs: 50 } }),
  item('L4', 'Everything at once', {
    signIns: { perSecond: 10, maxMs: 500 },
    refreshes: { perSecond: 60, maxMs: 150 },
    pages: { perSecond: 200, maxMs: 80 },
    signUps: { perSecond: 2, maxMs: 500 },
  }),
]

function item(id: string, title: string, parts: Record<string, Part>): Item {
  const told = Object.entries(parts).map(
    ([name, { perSecond, maxMs }]) => `${perSecond} ${name}/s p99 ${maxMs} ms`,
  )
  return {
    id,
    title,
    bar: `${told.join(', ')}, 0 errors`,
    isAlone: true,
    tiers: ['full', 'soak'],
    fault: id === 'L2' || id === 'L3' ? slowEverything() : FAULT,
    measure: (context) => measure(context, parts),
  }
}

/** Where nobody signs in, another fault: each look at readiness or page costs as much. */
function slowEverything() {
  return {
    says: 'each request holds up the event loop',
    edits: [
      {
        file: 'server/http/listen.ts',
        find: `      if (isClosing) response.setHeader('Connection', 'close')\n`,
        replace: `      for (const end = Date.now() + 20; Date.now() < end; );\n`,
      },
    ],
  }
}

async function measure(context: Context, parts: Record<string, Part>): Promise<Outcome> {
  const { size, isFaulted, startServer } = context
  const server = await startServer()
  const seconds = isFaulted ? 5 : size({ fast: 5, full: 30, soak: 600 })
  const emails = upTo(PEOPLE).map((index) => `load-${index}@example.com`)
  await settle(server, emails)
  const works = await prepare(server, emails, 'refreshes' in parts)
  await atRate(50, SETTLE_SECONDS, works.pages ?? (async () => undefined))
  await server.readGauges()
  const entries = Object.entries(parts)
  const done = await Promise.all(
    entries.map(([name, { perSecond }]) => atRate(perSecond, seconds, works[name] ?? none)),
  )
  const { loopP99Ms } = await server.readGauges()
  const wrongs = new Wrongs()
  for (const [index, [name, { maxMs }]] of entries.entries()) {
    const load = done[index] ?? { times: [], errors: [] }
    judge(name, load, maxMs, wrongs)
  }
  if (loopP99Ms > MAX_LOOP_MS) wrongs.add(`the event loop was held up for ${loopP99Ms} ms`)
  const told = entries.map(([name], index) => tell(name, done[index] ?? { times: [], errors: [] }))
  return wrongs.outcome(
    `${seconds} s: ${told.join('; ')}; event loop p99 ${Math.round(loopP99Ms)} ms`,
  )
}

function judge(name: string, { times, errors }: Load, maxMs: number, wrongs: Wrongs) {
  const p99 = percentile(times, 99)
  if (p99 > maxMs) wrongs.add(`${name}: p99 ${Math.round(p99)} ms, at most ${maxMs}`)
  for (const error of errors) wrongs.add(`${name}: ${error}`)
}

async function none() {
  return undefined
}

/** Each piece of work comes from a visitor of its own, so that no limit stands in the way. */
async function prepare(server: Server, emails: string[], needsTokens: boolean): Promise<Works> {
  const signedIn = needsTokens ? await inParallel(emails, 4, (email) => signIn(server, email)) : []
  const tokens = signedIn.map(({ refresh_token: token }) => token)
  let visitors = 0
  const from = () => visitorAddress((visitors += 1))
  return {
    async pages() {
      const status = await askPage(`${server.url}/`)
      return status === 200 ? undefined : `status ${status}`
    },
    async signIns(index) {
      const email = emails[index % emails.length]
      const body = { email, password: PASSWORD }
      const path = '/auth/v1/token?grant_type=password'
      return refused(await server.ask('POST', path, body, { from: from() }))
    },
    async refreshes(index) {
      const place = index % tokens.length
      const body = { refresh_token: tokens[place] }
      const path = '/auth/v1/token?grant_type=refresh_token'
      const reply = await server.ask('POST', path, body, { from: from() })
      tokens[place] = reply.body.refresh_token ?? ''
      return refused(reply)
    },
    async signUps(index) {
      return refused(await signUp(server, `load-new-${index}@example.com`))
    },
  }
}

function refused({ status, text }: { status: number; text: string }) {
  return status === 200 ? undefined : `status ${status} ${text}`
}
