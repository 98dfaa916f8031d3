import type { Locator } from '@playwright/test'

import { alterServed } from '#torture/browser/altered-file.ts'
import { hasFailed, startVisitor, type Visitor } from '#torture/browser/chromium.ts'
import { readSession } from '#torture/browser/kept-session.ts'
import { inParallel } from '#torture/at-once.ts'
import { Wrongs, type Context, type Item } from '#torture/item.ts'
import { settle } from '#torture/people.ts'
import type { Server } from '#torture/server.ts'

import { type AccountWay, accountWays } from './account-ways.ts'
import { answers, breakService, type Kind, mendService } from './broken-service.ts'

const AT_ONCE = 5
const SPINNER_MS = 15_000
/** Whatever was tried is done by then, or has failed. */
const DONE_MS = 14_000
/** The library waits longer and longer between its own tries: a visitor may come in between. */
const MOST_TRIES = 2
/** What nobody should have to read. */
const RAW = /[<>{}]|\[object|undefined|null|HTTP|JSON|token|fetch|gateway|timed? ?out|status/i
const MIN_SENTENCE = 20

type Case = { way: AccountWay; kind: Kind; email: string }
type Seen = { slowestMs: number; mostTries: number }

/** Whatever comes instead of the account service's answer: it is said in a sentence, soon, and the next try works. */
export const brokenService: Item = {
  id: 'X8',
  title: 'The account service out of order',
  bar: '9 ways × 8 failures: 0 blank pages, 0 spinners > 15 s, a clear sentence, the next try works, session kept',
  isLong: true,
  fault: {
    says: 'what a proxy says is shown as it is',
    edits: alterServed({
      in: 'one script',
      find: /\w+===`AuthRetryableFetchError`\|\|\w+>=500/,
      replace: 'false',
    }),
  },
  tiers: ['full', 'soak'],
  async measure(context) {
    const server = await context.startServer()
    const wrongs = new Wrongs()
    const kinds = Object.keys(answers) as Kind[]
    const cases = accountWays
      .flatMap((way) => kinds.map((kind) => ({ way, kind })))
      .map((one, index) => ({ ...one, email: `x8.${index}@example.com` }))
    const tried = context.isFaulted ? cases.slice(0, 2) : cases
    await settle(
      server,
      tried.filter(({ way }) => !way.isNew).map(({ email }) => email),
    )
    const seen: Seen = { slowestMs: 0, mostTries: 0 }
    await inParallel(tried, AT_ONCE, (one) => tryCase(context, server, one, wrongs, seen))
    return wrongs.outcome(
      `${tried.length} failures, the slowest told after ${(seen.slowestMs / 1000).toFixed(1)} s, right at most ${seen.mostTries} tries later, ${wrongs.count} wrong`,
    )
  },
}

async function tryCase(context: Context, server: Server, one: Case, wrongs: Wrongs, seen: Seen) {
  const { way, kind, email } = one
  const wrong = (what: string) => wrongs.add(`${way.name}, ${kind}: ${what}`)
  const visitor = await startVisitor(server, wrongs)
  try {
    await way.begin(visitor, server, email)
    const before = await readSession(visitor.page)
    await breakService(visitor.context, kind)
    await way.go(visitor)
    await hear(context, visitor, seen, wrong)
    if (way.isSignedIn && (await readSession(visitor.page)) !== before)
      wrong('the session is not kept')
    await mendService(visitor.context)
    const link = way.again && way.isNew ? await server.linkTo(email) : ''
    await tryAgain(visitor, way, link, seen, wrong)
  } catch (error) {
    wrong(String(error).split('\n')[0] ?? '')
  }
  await visitor.close()
}

async function hear(
  { patienceMs }: Context,
  { page }: Visitor,
  seen: Seen,
  wrong: (what: string) => void,
) {
  const started = performance.now()
  const told = page.getByRole('main').getByRole('alert').first()
  const isTold = await appears(told, patienceMs(SPINNER_MS))
  seen.slowestMs = Math.max(seen.slowestMs, performance.now() - started)
  const sentence = isTold ? await told.innerText() : ''
  if (!isTold) wrong('nothing is said')
  else if (RAW.test(sentence) || sentence.length < MIN_SENTENCE) wrong(`it says “${sentence}”`)
  if ((await hasFailed(page)) || !(await page.getByRole('heading', { level: 1 }).isVisible()))
    wrong('the page is blank')
}

async function tryAgain(
  visitor: Visitor,
  way: AccountWay,
  link: string,
  seen: Seen,
  wrong: (what: string) => void,
) {
  const done = visitor.page.getByText(way.done).filter({ visible: true }).first()
  for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
    seen.mostTries = Math.max(seen.mostTries, tries)
    await (way.again ? way.again(visitor, link) : way.go(visitor))
    if (await appears(done, DONE_MS)) return
  }
  wrong('it cannot be tried again')
}

function appears(what: Locator, timeout: number) {
  return what.waitFor({ timeout }).then(
    () => true,
    () => false,
  )
}
