import type { Page } from '@playwright/test'

import { Wrongs, type Context, type Item } from '#torture/item.ts'
import { changeUser, join, PASSWORD } from '#torture/people.ts'

import { alterServed } from './altered-file.ts'
import { openAwake, startVisitor, type Visitor } from './chromium.ts'
import { piecesOf, readEverywhere } from './left-behind.ts'

const EMAIL = 'annabella.leaving@example.com'
const NAMES = { firstName: 'Annabella', lastName: 'Leavington' }
const PERSON = /annabella|leavington/i
const OTHER_TAB_MS = 2_000
const BACK_MS = 2_000
const SHOWN_MS = 10_000
const SETTLE_MS = 200

/** Where a visitor signs out, and by which button. */
const ways = [
  { path: '/account', button: 'Sign out here' },
  { path: '/about', button: 'LOGOUT' },
  { path: '/login', button: 'Sign Out' },
  { path: '/account', button: 'Sign out everywhere' },
  { path: '/dashboard', button: 'LOGOUT', isServiceGone: true },
]
type Way = (typeof ways)[number]

/** After a sign-out nothing of the session or the person is left: not here, not in other tabs, not on the way back. */
export const signOutClears: Item = {
  id: 'B11',
  title: 'What a sign-out leaves behind',
  bar: '0 token bytes in storages, documents and history; Back shows signed out; other tabs out ≤ 2 s',
  fault: {
    says: 'a page does not hear that another one signed out',
    edits: alterServed({
      in: 'one script',
      find: /addEventListener\(`storage`,(\w+)\)(,\w+\.addEventListener\(`pageshow`,\w+\),\w+\(\),\w+\(\)\))/,
      replace: 'addEventListener("unheard",$1)$2',
    }),
  },
  async measure(context) {
    const server = await context.startServer()
    const { access_token: token } = await join(server, EMAIL)
    await changeUser(server, token, { data: NAMES })
    const wrongs = new Wrongs()
    const tried = context.tier === 'fast' ? ways.slice(0, 1) : ways
    const seen = { slowestMs: 0, rested: 0 }
    for (const way of tried) {
      const visitor = await startVisitor(server, wrongs, undefined, true)
      await tryWay(context, visitor, way, seen)
      await visitor.close()
    }
    return wrongs.outcome(
      `${tried.length} ways out, the other tab after ${Math.round(seen.slowestMs)} ms, ${seen.rested} pages came back unloaded, ${wrongs.count} wrong`,
    )
  },
}

async function tryWay(
  { patienceMs }: Context,
  { context, page, wrongs, open }: Visitor,
  { path, button, isServiceGone }: Way,
  seen: { slowestMs: number; rested: number },
) {
  const wrong = (what: string) => wrongs.add(`${path}, ${button}: ${what}`)
  await open('/login')
  await signIn(page)
  const pieces = piecesOf(await readTokens(page))
  const other = await context.newPage()
  await openAwake(other, '/account')
  await page.goto('/account')
  for (const tab of [other, page]) await shows(tab, EMAIL, SHOWN_MS)
  await page.goto(path)
  if (isServiceGone) await context.route('**/auth/v1/logout**', (route) => route.abort())
  await page.getByRole('button', { name: button, exact: true }).click()
  const started = performance.now()
  const isOut = shows(page, 'LOGIN', SHOWN_MS)
  if (!(await shows(other, 'Please sign in to see it.', patienceMs(OTHER_TAB_MS))))
    wrong('the other tab still shows the account')
  seen.slowestMs = Math.max(seen.slowestMs, performance.now() - started)
  if (!(await isOut)) wrong('it does not sign out')
  await page.waitForTimeout(SETTLE_MS)
  await look(page, pieces, (what) => wrong(`here: ${what}`))
  await look(other, pieces, (what) => wrong(`in the other tab: ${what}`))

  await page.goBack({ waitUntil: 'commit' })
  seen.rested += Number(await page.evaluate(hasRested))
  if (!(await shows(page, 'LOGIN', patienceMs(BACK_MS)))) wrong('Back shows signed in')
  await page.waitForTimeout(SETTLE_MS)
  await look(page, pieces, (what) => wrong(`after Back: ${what}`))
}

async function signIn(page: Page) {
  await page.getByLabel('Email').fill(EMAIL)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL('/')
}

async function readTokens(page: Page) {
  const kept = await page.evaluate(() => localStorage.getItem('mailbox.session'))
  const { access_token: access, refresh_token: refresh } = JSON.parse(kept ?? '{}')
  if (!access || !refresh) throw new Error('Nobody was signed in')
  return [String(access), String(refresh)]
}

/** Whether a page comes to show a text. */
function shows(page: Page, text: string, limitMs: number) {
  const shown = page.getByText(text).filter({ visible: true }).first()
  return shown.waitFor({ timeout: limitMs }).then(
    () => true,
    () => false,
  )
}

async function look(page: Page, pieces: string[], wrong: (what: string) => void) {
  for (const [place, text] of Object.entries(await readEverywhere(page))) {
    if (pieces.some((piece) => text.includes(piece))) wrong(`${place} holds a token`)
    if (PERSON.test(text)) wrong(`${place} names the person`)
  }
}

/** In the page: it came out of the back/forward cache, and was not loaded anew. */
function hasRested() {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return load?.type !== 'back_forward'
}
