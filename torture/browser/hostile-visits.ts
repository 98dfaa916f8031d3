import { readdir } from 'node:fs/promises'
import { join as joinPath } from 'node:path'

import { changeUser, join } from '#torture/people.ts'
import type { Server } from '#torture/server.ts'

import { goTo, hasFailed, type Visitor } from './chromium.ts'
import { keepSession } from './kept-session.ts'

const KEY = 'mailbox.session'
const FIRST = 2_000
const BUCKETS = 256
const KEPT_EACH = 5
const DAY_MS = 86_400_000
/** The shop takes no more messages in a day. */
const MESSAGES_A_DAY = 190
const SETTLE_MS = 60
const PATHS = ['/', '/login', '/dashboard', '/preferences', '/add-mailbox', '/register']

/** What an address may hold of what is hostile. */
const hostileAddresses = [
  "'onfocus=alert`1`'@example.com",
  '${alert`1`}@example.com',
  '{{alert`1`}}@example.com',
  '`-alert`1`-`@example.com',
  'javascript%3aalert`1`//@example.com',
  '&#60;img/src/onerror=alert`1`&#62;@example.com'.replaceAll(';', ''),
]

/** Hostile texts as the records of mailboxes, as what is searched for, and as ids. */
export async function seeList({ page, open }: Visitor, texts: string[]) {
  await open('/dashboard')
  const records = texts.map((text, index) => ({
    id: `MBX${FIRST + index}`,
    location: text,
    description: text,
    type: 'Standard',
    status: 'Active',
    lat: index / 10,
    lng: -index / 10,
    lastUpdated: new Date(0).toISOString(),
  }))
  const buckets = Map.groupBy(records, ({ id }) => Number(id.slice(3)) % BUCKETS)
  await page.evaluate(keepRecords, [...buckets])
  await open('/dashboard?size=100')
  await page
    .getByRole('row')
    .nth(texts.length < 100 ? texts.length : 100)
    .waitFor()
  await open('/dashboard')
  for (const text of texts) {
    await page.getByRole('searchbox', { name: 'Search' }).fill(text)
    await page
      .getByRole('row')
      .nth(1)
      .getByText(text.trim().split(/\s/)[0] ?? '')
      .first()
      .waitFor()
  }
  for (const [index, text] of texts.entries()) {
    await page.evaluate(goTo, `/edit-mailbox/MBX${FIRST + index}`)
    await page.waitForFunction(hasField, { name: 'location', text })
    await page.evaluate(goTo, `/edit-mailbox/${encodeURIComponent(text)}`)
    await page.getByText('Mailbox not found', { exact: true }).waitFor()
  }
}

/** Hostile texts as a person's names, and as addresses. */
export async function seeAccount(server: Server, visitor: Visitor, texts: string[], who: string) {
  const { page, open } = visitor
  const { access_token: token } = await join(server, who)
  await open('/about')
  await keepSession(page, server, who)
  await open('/account')
  for (const text of texts.filter(isName)) {
    const { status } = await changeUser(server, token, {
      data: { firstName: text, lastName: text },
    })
    if (status !== 200) throw new Error(`A name was refused: ${text}`)
    const kept = await page.evaluate(forget, KEY)
    await page.evaluate(remember, { key: KEY, text: kept })
    await page.waitForFunction(hasField, { name: 'firstName', text: text.trim() })
  }
  for (const address of hostileAddresses.slice(0, texts.length)) {
    const email = address.replace('@', `${who.split('@')[0]}@`)
    await join(server, email)
    await keepSession(page, server, email)
    await open('/account')
    await page.getByText(`Signed in as ${email}`).waitFor()
  }
}

/** Hostile texts in all that the browser keeps, in the address, and handed over by the router. */
export async function seeKept({ page, open, wrongs }: Visitor, texts: string[]) {
  await open('/about')
  for (let at = 0; at < texts.length; at += KEPT_EACH) {
    const some = texts.slice(at, at + KEPT_EACH)
    const [first = ''] = some
    const path = PATHS[(at / KEPT_EACH) % PATHS.length] ?? '/'
    await page.evaluate(keepEverywhere, some)
    await open(`${path}?search=${encodeURIComponent(first)}#${encodeURIComponent(first)}`)
    await page.evaluate((email) => {
      const usr = { confirmed: true, showEmailConfirmation: true, email, viewer: email }
      history.replaceState({ usr, viewer: email, key: email, idx: 0 }, '')
    }, first)
    await page.reload({ waitUntil: 'domcontentloaded' })
    await page.waitForFunction(() => document.documentElement.dataset['touched'] === 'awake')
    if (await hasFailed(page)) wrongs.add(`${path} fails with ${first}`)
  }
}

/** Writes hostile messages to the shop. */
export async function writeMessages(server: Server, texts: string[]) {
  for (const [index, text] of texts.entries()) {
    if (index > 0 && index % MESSAGES_A_DAY === 0) await server.passTime(DAY_MS)
    const name = isName(text) ? text : 'Ann'
    const written = { name, email: 'ann@example.com', phone: '', topic: 'other', text }
    const sent = { ...written, key: crypto.randomUUID(), elapsed: 9_000, homepage: '' }
    const { status } = await server.ask('POST', '/contact/v1/messages', sent)
    if (status !== 200) throw new Error(`A message was refused: ${status} ${text}`)
  }
  await server.allDelivered()
}

/** The newest letters: as the built-in inbox frames them, or each as a page of its own. */
export async function seeLetters(
  { dataDir }: Server,
  { page }: Visitor,
  count: number,
  isFramed: boolean,
) {
  const files = await readdir(joinPath(dataDir, 'mail'), { recursive: true })
  const ids = files.flatMap((file) => /([\da-f-]{36})\.html$/.exec(file)?.[1] ?? [])
  await page.goto('/dev/inbox')
  for (const id of ids.slice(-count)) {
    const address = `/dev/inbox/${id}${isFramed ? '' : '/letter'}`
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    await page.waitForTimeout(SETTLE_MS)
  }
}

function isName(text: string) {
  return !/\p{Cc}/u.test(text)
}

/** In the page: as if another tab had signed out. */
function forget(key: string) {
  const kept = localStorage.getItem(key) ?? ''
  localStorage.removeItem(key)
  dispatchEvent(new StorageEvent('storage', { key }))
  return new Promise<string>((resolve) =>
    requestAnimationFrame(() => setTimeout(() => resolve(kept))),
  )
}

/** In the page: as if another tab had signed in. */
function remember({ key, text }: { key: string; text: string }) {
  localStorage.setItem(key, text)
  dispatchEvent(new StorageEvent('storage', { key, newValue: text }))
}

function hasField({ name, text }: { name: string; text: string }) {
  const field = document.querySelector<HTMLInputElement>(`input[name="${name}"]`)
  // A field of one line takes no tabs away, but line ends.
  return field?.value.trim() === text.trim()
}

function keepEverywhere(texts: string[]) {
  const [first = ''] = texts
  const names = ['session', 'begun', 'preferences', 'dashboard-view', 'menu', 'message-draft']
  for (const [index, name] of names.entries()) {
    const text = texts[index % texts.length] ?? ''
    const shapes = [text, JSON.stringify(text), JSON.stringify({ theme: text, name: text, text })]
    for (const storage of [localStorage, sessionStorage])
      storage.setItem(`mailbox.${name}`, shapes[text.length % shapes.length] ?? first)
  }
  sessionStorage.setItem('mailbox.message-draft', JSON.stringify({ name: first, text: first }))
}

async function keepRecords(buckets: [number, object[]][]) {
  const opening = indexedDB.open('mailbox.records')
  await new Promise((resolve) => opening.addEventListener('success', resolve))
  const transaction = opening.result.transaction('buckets', 'readwrite')
  const store = transaction.objectStore('buckets')
  store.clear()
  for (const [key, records] of buckets) store.put(JSON.stringify(records), key)
  await new Promise((resolve) => transaction.addEventListener('complete', resolve))
  opening.result.close()
}
