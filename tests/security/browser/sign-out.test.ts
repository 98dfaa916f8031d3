import type { Page } from '@playwright/test'
import { beforeAll, expect, it } from 'vitest'

import { changeUser, confirm } from '#server/testing/fixtures.ts'
import { ann } from '#server/testing/start-server.ts'
import { isSoak } from '#tests/support/soak.ts'
import { useServer } from '#tests/support/use-server.ts'
import { openHydrated, openVisitor, type Visitor } from '#tests/support/visitor.ts'

const EMAIL = 'annabella.leaving@example.com'
const NAMES = { firstName: 'Annabella', lastName: 'Leavington' }
const PERSON = /annabella|leavington/i
/** All that the site may keep on a device is its own. */
const OUR_KEYS = /^(mailbox\.|react-router-scroll-positions$)/
const OTHER_TAB_MS = 10_000
const SHOWN_MS = 10_000
const SETTLE_MS = 200
/** So many characters of a token betray it. */
const PIECE = 24

/** Where a visitor signs out, and by which button. */
const WAYS = [
  { path: '/account', button: 'Sign out here' },
  { path: '/about', button: 'LOGOUT' },
  { path: '/login', button: 'Sign Out' },
  { path: '/account', button: 'Sign out everywhere' },
  { path: '/dashboard', button: 'LOGOUT', isServiceGone: true },
]

const server = useServer({ hasCheapHashes: true })

beforeAll(async () => {
  const { access_token: token } = await confirm(server, EMAIL)
  await changeUser(server, token, { data: NAMES })
})

it.each(isSoak ? WAYS : WAYS.slice(0, 1))(
  'a sign-out by $button on $path leaves nothing of the session or the person: here, in other tabs, on the way back',
  async ({ path, button, isServiceGone }) => {
    const visitor = await openVisitor(server, { keepsPages: true })
    const { context, page, open } = visitor
    await open('/login')
    expect(await leftIn(page)).toEqual([])
    await signIn(page)
    const pieces = piecesOf(await readTokens(page))
    expect(await leftIn(page, pieces)).toContain('localStorage holds a token')
    const other = await context.newPage()
    await openHydrated(other, '/account')
    await page.goto('/account')
    for (const tab of [other, page]) await see(tab, EMAIL)
    await page.goto(path)
    if (isServiceGone) await context.route('**/auth/v1/logout**', (route) => route.abort())
    await page.getByRole('button', { name: button, exact: true }).click()
    await see(other, 'LOGIN', OTHER_TAB_MS)
    await see(page, 'LOGIN')
    await page.waitForTimeout(SETTLE_MS)
    for (const tab of [page, other]) expect(await leftIn(tab, pieces)).toEqual([])
    await page.goBack({ waitUntil: 'commit' })
    await see(page, 'LOGIN')
    await page.waitForTimeout(SETTLE_MS)
    expect(await leftIn(page, pieces)).toEqual([])
    expect(await context.cookies()).toEqual([])
    expect(visitor.problems).toEqual([])
    await visitor.close()
  },
)

async function signIn(page: Visitor['page']) {
  await page.getByLabel('Email').fill(EMAIL)
  await page.getByLabel('Password', { exact: true }).fill(ann.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL('/')
}

async function readTokens(page: Page): Promise<string[]> {
  const kept = await page.evaluate(() => localStorage.getItem('mailbox.session'))
  const { access_token: access, refresh_token: refresh } = JSON.parse(kept ?? '{}')
  expect([typeof access, typeof refresh]).toEqual(['string', 'string'])
  return [access, refresh]
}

/** Pieces of tokens, any of which betrays them; what begins every token of the server is not one. */
function piecesOf(tokens: string[]) {
  const parts = tokens.flatMap((token) => token.split('.').slice(-2))
  return parts.flatMap((part) => part.match(new RegExp(`.{${PIECE}}`, 'g')) ?? [])
}

function see(page: Page, text: string, timeout = SHOWN_MS) {
  return page.getByText(text).filter({ visible: true }).first().waitFor({ timeout })
}

/** What of a token, of the person, or under a foreign name, stands in any place of a page. */
async function leftIn(page: Page, pieces: string[] = []) {
  const places = await page.evaluate(gather)
  return Object.entries(places).flatMap(([place, text]) => {
    const left: string[] = []
    if (pieces.some((piece) => text.includes(piece))) left.push(`${place} holds a token`)
    if (PERSON.test(text)) left.push(`${place} names the person`)
    if (place.startsWith('key of') && !OUR_KEYS.test(text)) left.push(`${place}: ${text}`)
    return left
  })
}

/** In the page: each place where something may be left behind, and its text. */
async function gather() {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')]
  const found: Record<string, string> = {
    localStorage: JSON.stringify({ ...localStorage }),
    sessionStorage: JSON.stringify({ ...sessionStorage }),
    cookies: document.cookie,
    document: document.documentElement.outerHTML,
    fields: fields.map(({ value }) => value).join(' '),
    'state of the history': JSON.stringify(history.state),
    'name of the window': window.name,
    addresses: navigation
      .entries()
      .map(({ url }) => url)
      .join(' '),
  }
  for (const key of Object.keys({ ...localStorage, ...sessionStorage }))
    found[`key of a storage, ${key}`] = key
  for (const name of await caches.keys()) found[`key of a cache, ${name}`] = name
  for (const { name = '' } of await indexedDB.databases()) {
    found[`key of a database, ${name}`] = name
    const opening = indexedDB.open(name)
    await new Promise((resolve) => opening.addEventListener('success', resolve))
    for (const store of opening.result.objectStoreNames) {
      const asked = opening.result.transaction(store).objectStore(store).getAll()
      await new Promise((resolve) => asked.addEventListener('success', resolve))
      found[`IndexedDB ${name}, ${store}`] = JSON.stringify(asked.result)
    }
    opening.result.close()
  }
  return found
}
