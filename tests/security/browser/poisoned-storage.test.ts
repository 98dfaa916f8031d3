import fc from 'fast-check'
import { expect, it } from 'vitest'

import { inBatches } from '#tests/support/parallel.ts'
import { seed, size } from '#tests/support/soak.ts'
import { useServer } from '#tests/support/use-server.ts'
import { isBroken, openVisitor, type Visitor } from '#tests/support/visitor.ts'

const PATHS = ['/dashboard', '/preferences', '/', '/add-mailbox', '/login', '/edit-mailbox/MBX1000']
/** So many values are put beneath an open page, as another tab would, for each that it is loaded with. */
const BENEATH = 12
const KEPT_IN_CASE =
  'session session-code-verifier begun preferences mailboxes dashboard-view menu message-draft theme'.split(
    ' ',
  )

const server = useServer()

it('every page stands, whatever stands in the browser’s storages', async () => {
  const visitor = await openVisitor(server)
  const keys = await findKeys(visitor)
  const values = fc.sample(poison, { numRuns: size(2, 770) * (BENEATH + 1), seed })
  for (const [index, [first = '', ...beneath]] of inBatches(values, BENEATH + 1).entries()) {
    const path = PATHS[index % PATHS.length] ?? '/'
    await visitor.page.evaluate(putDown, { keys, text: first })
    await look(visitor, path)
    await visitor.page.evaluate(putBeneath, { keys, texts: beneath })
    if (await isBroken(visitor.page)) visitor.problems.push(`${path}: broken from beneath`)
  }
  await visitor.close()
  expect(visitor.problems.slice(0, 5)).toEqual([])
})

it.each([blocked, full])('every page stands in a browser whose storages are %o', async (state) => {
  const visitor = await openVisitor(server)
  await visitor.context.addInitScript(state)
  for (const path of PATHS.slice(0, size(1, PATHS.length))) await look(visitor, path)
  await visitor.close()
  expect(visitor.problems).toEqual([])
})

async function look({ page, open, problems }: Visitor, path: string) {
  await open(path)
  if (await isBroken(page)) problems.push(`${path}: broken`)
}

/** What the site keeps under, as far as a walk makes it keep, and some that it keeps now and then. */
async function findKeys({ page, open }: Visitor) {
  for (const path of PATHS) await open(path)
  const found = await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }))
  return [...new Set([...found, ...KEPT_IN_CASE.map((name) => `mailbox.${name}`)])]
}

/** In the page: writes over all that is kept, and over every record of every database. */
async function putDown({ keys, text }: { keys: string[]; text: string }) {
  for (const key of keys)
    for (const storage of [localStorage, sessionStorage]) storage.setItem(key, text)
  for (const { name = '' } of await indexedDB.databases()) {
    const opening = indexedDB.open(name)
    await new Promise((resolve) => opening.addEventListener('success', resolve))
    const stores = [...opening.result.objectStoreNames]
    const transaction = opening.result.transaction(stores, 'readwrite')
    for (const store of stores.map((one) => transaction.objectStore(one))) {
      const asked = store.getAllKeys()
      asked.addEventListener('success', () => {
        for (const key of asked.result) store.put(text, key)
      })
    }
    await new Promise((resolve) => transaction.addEventListener('complete', resolve))
    opening.result.close()
  }
}

/** In the page: as if another tab had written it, time after time. */
async function putBeneath({ keys, texts }: { keys: string[]; texts: string[] }) {
  for (const newValue of texts) {
    for (const key of keys) {
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
const known = ['null', '0', '[]', '{}', '{', '"', 'true', '{"theme":5}', '{"state":null}']
  .concat('{"__proto__":{"theme":"light"}}', '{"format":2,"revision":-1}')
  .concat('{"state":{"mailboxes":[{"id":5}]},"version":99}', '{"state":[],"version":"x"}')
  .concat('{"tableView":null,"mapView":[],"notifications":7,"theme":{}}')
  .concat(JSON.stringify(session), JSON.stringify({ ...session, expires_at: 'x' }))
const poison = fc.oneof(
  fc.constantFrom(...known),
  fc.json(),
  fc.string({ unit: 'binary', maxLength: 200 }).map((text) => text.toWellFormed()),
  fc
    .object({ key: fc.constantFrom('theme', 'tableView', 'state', 'version', 'access_token') })
    .map((value) => JSON.stringify(value) ?? ''),
)
