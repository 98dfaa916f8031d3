import { randomUUID } from 'node:crypto'

import { chromium, type Page } from '@playwright/test'

import { isSoak } from '#tests/support/soak.ts'

import { openHydrated } from './hydration.ts'
import { createPerson, expect, test } from './test.ts'
import { makeAccount, signIn } from './visitor.ts'

const NAMES = { firstName: 'Annabella', lastName: 'Leavington' }
/** The headless shell has no back/forward cache. */
const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium'
const PERSON = /annabella|leavington/i
const OUR_KEYS = /^(mailbox\.|react-router-scroll-positions$)/
const OTHER_TAB_MS = 10_000
const SHOWN_MS = 10_000
const SETTLE_MS = 200
const PIECE = 24

const WAYS = [
  { path: '/account/security', button: 'Sign out here' },
  { path: '/about', button: 'LOGOUT' },
  { path: '/login', button: 'Sign Out' },
  { path: '/account/security', button: 'Sign out everywhere' },
  { path: '/dashboard', button: 'LOGOUT', isServiceGone: true },
]

for (const { path, button, isServiceGone } of isSoak ? WAYS : WAYS.slice(0, 1)) {
  test(`a sign-out by ${button} on ${path} removes all data of session and person: here, in other tabs, and on Back`, async ({
    site,
  }) => {
    const email = `annabella.${randomUUID()}@example.com`
    const person = { ...createPerson(), ...NAMES, email }
    await makeAccount(site, person)
    const browser = await chromium.launch({
      executablePath: CHROMIUM,
      args: ['--no-sandbox', '--disable-gpu'],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    })
    const context = await browser.newContext({ baseURL: site.url, serviceWorkers: 'block' })
    const page = await context.newPage()
    await openHydrated(page, '/login')
    expect(await leftIn(page)).toEqual([])
    await signIn(page, person)
    await page.waitForURL('/')
    const pieces = piecesOf(await readTokens(page))
    expect(await leftIn(page, pieces)).toContain('localStorage holds a token')
    const other = await context.newPage()
    await openHydrated(other, '/account')
    await page.goto('/account')
    for (const tab of [other, page]) await see(tab, email)
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
    await browser.close()
  })
}

async function readTokens(page: Page): Promise<string[]> {
  const stored = await page.evaluate(() => localStorage.getItem('mailbox.session'))
  const { access_token: access, refresh_token: refresh } = JSON.parse(stored ?? '{}')
  expect([typeof access, typeof refresh]).toEqual(['string', 'string'])
  return [access, refresh]
}

/** Without the header that all tokens of the server share. */
function piecesOf(tokens: string[]) {
  const parts = tokens.flatMap((token) => token.split('.').slice(-2))
  return parts.flatMap((part) => part.match(new RegExp(`.{${PIECE}}`, 'g')) ?? [])
}

function see(page: Page, text: string, timeout = SHOWN_MS) {
  return page.getByText(text).filter({ visible: true }).first().waitFor({ timeout })
}

async function leftIn(page: Page, pieces: string[] = []) {
  const places = await page.evaluate(collectTexts)
  return Object.entries(places).flatMap(([place, text]) => {
    const left: string[] = []
    if (pieces.some((piece) => text.includes(piece))) left.push(`${place} holds a token`)
    if (PERSON.test(text)) left.push(`${place} names the person`)
    if (place.startsWith('key of') && !OUR_KEYS.test(text)) left.push(`${place}: ${text}`)
    return left
  })
}

async function collectTexts() {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')]
  const stores: Record<string, string> = {
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
    stores[`key of a storage, ${key}`] = key
  for (const name of await caches.keys()) stores[`key of a cache, ${name}`] = name
  for (const { name = '' } of await indexedDB.databases()) {
    stores[`key of a database, ${name}`] = name
    const opening = indexedDB.open(name)
    await new Promise((resolve) => opening.addEventListener('success', resolve))
    for (const store of opening.result.objectStoreNames) {
      const request = opening.result.transaction(store).objectStore(store).getAll()
      await new Promise((resolve) => request.addEventListener('success', resolve))
      stores[`IndexedDB ${name}, ${store}`] = JSON.stringify(request.result)
    }
    opening.result.close()
  }
  return stores
}
