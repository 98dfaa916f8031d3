import fc from 'fast-check'

import { inBatches, inParallel, upTo } from '#torture/at-once.ts'
import { Wrongs, type Item } from '#torture/item.ts'
import type { Server } from '#torture/server.ts'

import { alterServed } from './altered-file.ts'
import { hasFailed, LOW_WINDOW, startVisitor, type Visitor } from './chromium.ts'

const KEYS = ['session', 'session-code-verifier', 'begun', 'preferences', 'dashboard-view', 'menu']
  .concat('message-draft', 'plan-choice')
  .map((name) => `mailbox.${name}`)
const STORES = ['buckets', 'marks']
const PAGES = ['/', '/dashboard', '/preferences', '/add-mailbox', '/login', '/edit-mailbox/MBX1000']
/** So many values are put beneath an open page, as another tab would, for each that it is loaded with. */
const BENEATH = 12
const LOADED = { fast: 4, full: 80, soak: 770 }
const PAGES_AT_ONCE = 2

/** Whatever stands in the browser's storages, or if they are shut or full: every page is shown. */
export const poisonedStorage: Item = {
  id: 'F6',
  title: 'Poisoned, blocked and full storage',
  bar: '10,000 values in every key, storage blocked and full: 0 failures, 0 complaints',
  isLong: true,
  fault: {
    says: 'what is kept of the preferences is taken as it is',
    edits: alterServed({
      in: 'one script',
      find: /try\{return (\w+)===null\?(\w+):\w+\(JSON\.parse\(\1\)\)\}catch\{return \2\}/,
      replace: 'return $1===null?$2:JSON.parse($1)',
    }),
  },
  async measure({ size, seed, shareServer }) {
    const server = await shareServer()
    const wrongs = new Wrongs()
    const loads = size(LOADED)
    const values = fc.sample(poison, { numRuns: loads * (BENEATH + 1) * KEYS.length, seed })
    const next = () => Object.fromEntries(KEYS.map((key) => [key, values.pop() ?? '']))
    const visits = upTo(loads).map((load) => ({
      path: PAGES[load % PAGES.length] ?? '/',
      kept: next(),
      beneath: upTo(BENEATH).map(next),
    }))
    const shares = inBatches(visits, Math.ceil(loads / PAGES_AT_ONCE))
    await inParallel(shares, PAGES_AT_ONCE, (share) => openPoisoned(server, wrongs, share))
    for (const state of [blocked, full]) await openAll(server, wrongs, state)
    const each = loads * (BENEATH + 1)
    return wrongs.outcome(
      `${each} of 10,000 values in each of ${KEYS.length} keys, ${wrongs.count} wrong`,
    )
  },
}

type Kept = Record<string, string>
type Visit = { path: string; kept: Kept; beneath: Kept[] }

async function openPoisoned(server: Server, wrongs: Wrongs, visits: Visit[]) {
  const visitor = await startVisitor(server, wrongs)
  await visitor.page.setViewportSize(LOW_WINDOW)
  await visitor.open('/dashboard')
  for (const { path, kept, beneath } of visits) {
    await visitor.page.evaluate(putDown, { kept, stores: STORES })
    await visitor.open(path)
    await look(visitor, path)
    await visitor.page.evaluate(putBeneath, beneath)
    await look(visitor, `${path}, changed beneath`)
  }
  await visitor.close()
}

async function look({ page, wrongs }: Visitor, what: string) {
  if (await hasFailed(page)) wrongs.add(`${what}: failed`)
  if (!(await page.getByRole('main').first().isVisible())) wrongs.add(`${what}: empty`)
}

async function openAll(server: Server, wrongs: Wrongs, state: () => void) {
  const visitor = await startVisitor(server, wrongs)
  await visitor.context.addInitScript(state)
  for (const path of PAGES) {
    await visitor.open(path)
    await look(visitor, `${path}, ${state.name}`)
  }
  await visitor.close()
}

/** In the page: writes over all that is kept. */
async function putDown({ kept, stores }: { kept: Kept; stores: string[] }) {
  for (const [key, text] of Object.entries(kept))
    for (const storage of [localStorage, sessionStorage]) storage.setItem(key, text)
  const opening = indexedDB.open('mailbox.records')
  await new Promise((resolve) => {
    opening.addEventListener('success', resolve)
    opening.addEventListener('error', resolve)
  })
  const database = opening.result
  const names = stores.filter((name) => database.objectStoreNames.contains(name))
  const texts = Object.values(kept)
  if (names.length > 0) {
    const transaction = database.transaction(names, 'readwrite')
    for (const name of names) transaction.objectStore(name).put(texts[0], 0)
    if (names.includes('marks')) transaction.objectStore('marks').put(texts[1], 'head')
    await new Promise((resolve) => transaction.addEventListener('complete', resolve))
  }
  database.close()
}

/** In the page: as if another tab had written it, time after time. */
async function putBeneath(times: Kept[]) {
  for (const kept of times) {
    for (const [key, newValue] of Object.entries(kept)) {
      localStorage.setItem(key, newValue)
      dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }))
    }
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  }
}

/** In the page: a browser whose visitor lets no site keep anything. */
function blocked() {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
}

/** In the page: a browser with no room left. */
function full() {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  Storage.prototype.setItem = refuse
  IDBObjectStore.prototype.put = refuse
}

const session = { access_token: 'a.b.c', refresh_token: 'x', expires_at: 1, user: null }
const known = ['null', '0', '[]', '{}', '{', '"', 'true', '{"theme":5}']
  .concat('{"__proto__":{"theme":"light"}}', '{"format":2,"revision":-1}')
  .concat('{"tableView":null,"mapView":[],"notifications":7,"theme":{}}')
  .concat(
    [session, { ...session, access_token: 5 }, { ...session, expires_at: 'x' }].map((value) =>
      JSON.stringify(value),
    ),
  )
const poison = fc.oneof(
  fc.constantFrom(...known),
  fc.json(),
  fc.string({ unit: 'binary', maxLength: 200 }).map((text) => text.toWellFormed()),
  fc.object({ key: fc.constantFrom('theme', 'tableView', 'mapView', 'access_token') }).map(asText),
)

function asText(value: unknown) {
  return JSON.stringify(value) ?? ''
}
