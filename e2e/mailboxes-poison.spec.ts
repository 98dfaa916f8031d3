import type { Page } from '@playwright/test'
import fc from 'fast-check'

import { listIn, openStore, reopen } from './mailbox-store.ts'
import { expect, test } from './test.ts'

const notice = (tab: Page) => tab.evaluate(() => window.under.mailboxes.read().notice)
const aside = (tab: Page) => tab.evaluate(() => window.under.mailboxes.readAside())

/** Writes past the store, as another program or a broken disk would. `undefined` deletes. */
function poison(tab: Page, store: string, entries: [key: number | string, value: unknown][]) {
  return tab.evaluate(
    async ([name, things]) => {
      const opening = indexedDB.open('mailbox.records')
      await new Promise((resolve) => opening.addEventListener('success', resolve))
      const transaction = opening.result.transaction(name, 'readwrite')
      for (const [key, value] of things) transaction.objectStore(name).put(value, key)
      await new Promise((resolve) => transaction.addEventListener('complete', resolve))
      opening.result.close()
    },
    [store, entries] as const,
  )
}

test('what cannot be read is set aside, and the rest is shown', async ({ context }) => {
  const tab = await openStore(context)
  const [first, ...others] = await listIn(tab)
  await poison(tab, 'buckets', [[1_000 % 256, JSON.stringify([{ ...first, lat: 91 }])]])
  await reopen(tab)
  expect(await listIn(tab)).toEqual(others)
  expect(await notice(tab)).toBe('set-aside')
  expect(await aside(tab)).toEqual([JSON.stringify([{ ...first, lat: 91 }])])

  await tab.evaluate(() => window.under.mailboxes.emptyAside())
  await reopen(tab)
  expect(await notice(tab)).toBeNull()
  expect(await listIn(tab)).toEqual(others)
})

test('where nothing can be read there is a fresh sample, and the old text lies aside', async ({
  context,
}) => {
  const tab = await openStore(context)
  const sample = await listIn(tab)
  await tab.evaluate(() => window.under.mailboxes.take('replace', []))
  await poison(tab, 'buckets', [
    [0, 'garbage{'],
    ['constructor', { no: 'text' }],
  ])
  await reopen(tab)
  expect(await notice(tab)).toBe('begun-anew')
  expect(await listIn(tab)).toEqual(sample)
  expect(await aside(tab)).toEqual(['garbage{', '{"no":"text"}'])
})

test('an emptied list stays empty', async ({ context }) => {
  const tab = await openStore(context)
  const ids = (await listIn(tab)).map(({ id }) => id)
  await tab.evaluate((all) => window.under.mailboxes.remove(all), ids)
  await reopen(tab)
  expect(await listIn(tab)).toEqual([])
  expect(await notice(tab)).toBeNull()
})

test('nothing that stands in the browser crashes the list', async ({ context }) => {
  test.slow()
  const tab = await openStore(context)
  const anything = fc.oneof(
    fc.string(),
    fc.json(),
    fc.anything({ withNullPrototype: false }).map((value) => JSON.stringify(value) ?? null),
    fc.integer(),
  )
  const key = fc.oneof(fc.nat(300), fc.constantFrom('a', '__proto__'))
  const entries = fc.array(fc.tuple(key, anything), { maxLength: 8 })
  const runs = fc.asyncProperty(entries, fc.option(anything), async (bad, head) => {
    await poison(tab, 'buckets', bad)
    if (head !== null) await poison(tab, 'marks', [['head', head]])
    await reopen(tab)
    const list = await listIn(tab)
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length)
    const problem = await tab.evaluate(async () => {
      const { mailboxes, makeSample } = window.under
      return mailboxes.take('put', makeSample(1))
    })
    expect(problem).toBeNull()
  })
  await fc.assert(runs, { numRuns: 15 })
})

test('a list written by a later version is left alone', async ({ context }) => {
  const tab = await openStore(context)
  await poison(tab, 'marks', [['head', { format: 2, revision: 9 }]])
  await poison(tab, 'buckets', [[0, 'of the future']])
  await reopen(tab)
  expect(await notice(tab)).toBe('not-kept')
  expect(await listIn(tab)).toHaveLength(50)
  await poison(tab, 'marks', [['head', { format: 1, revision: 9 }]])
  await reopen(tab)
  expect(await aside(tab)).toEqual(['of the future'])
})

test("another program's database is used beside what is in it", async ({ context }) => {
  const tab = await openStore(context)
  await tab.evaluate(async () => {
    const deleting = indexedDB.deleteDatabase('mailbox.records')
    await new Promise((resolve) => deleting.addEventListener('success', resolve))
    const opening = indexedDB.open('mailbox.records', 7)
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('foreign'))
    await new Promise((resolve) => opening.addEventListener('success', resolve))
    opening.result.close()
  })
  await reopen(tab)
  await tab.evaluate(() => window.under.mailboxes.remove(['MBX1000']))
  await reopen(tab)
  expect(await listIn(tab)).toHaveLength(49)
  expect(await notice(tab)).toBeNull()
})

test('a browser that keeps nothing shows a sample and says so', async ({ context }) => {
  await context.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      get() {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  })
  const tab = await openStore(context)
  expect(await notice(tab)).toBe('not-kept')
  expect(await tab.evaluate(() => window.under.mailboxes.remove(['MBX1000']))).toBeNull()
  expect(await listIn(tab)).toHaveLength(49)
})

test('where the disk has no more room nothing is changed, and it is said', async ({ context }) => {
  const tab = await openStore(context)
  const before = await listIn(tab)
  // No way was found to make this Chromium's own quota small: the browser's part is played here.
  await tab.evaluate(() => {
    const { put } = IDBObjectStore.prototype
    let room = 100
    IDBObjectStore.prototype.put = function limited(...row: Parameters<typeof put>) {
      if (room-- > 0) return put.apply(this, row)
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  const problem = await tab.evaluate(() =>
    window.under.mailboxes.take('put', window.under.makeSample(20_000)),
  )
  expect(problem).toContain('Failed to import mailboxes')
  expect(problem).toContain('no more room')
  expect(await listIn(tab)).toEqual(before)
  await reopen(tab)
  expect(await listIn(tab)).toEqual(before)
})

test('what the page shows is kept again if somebody empties the browser under it', async ({
  context,
}) => {
  const tab = await openStore(context)
  await tab.evaluate(async () => {
    const deleting = indexedDB.deleteDatabase('mailbox.records')
    await new Promise((resolve) => deleting.addEventListener('success', resolve))
    await window.under.mailboxes.remove(['MBX1007'])
  })
  await reopen(tab)
  expect(await listIn(tab)).toHaveLength(49)
})
