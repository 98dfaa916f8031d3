import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { openTab } from '#tests/support/browser-tab.ts'
import { size } from '#tests/support/soak.ts'

import type { Mailbox } from './mailbox.ts'
import { makeSample } from './sample.ts'

const KEY = 'mailbox.records'
const sample = makeSample()
const [first] = sample as [Mailbox]

async function open(browser: Parameters<typeof openTab>[1] = {}) {
  const opened = await openTab(() => import('./store.ts'), browser)
  await expect.poll(() => opened.useMailboxes.getState().isLoading).toBe(false)
  const list = () => opened.useMailboxes.getState().mailboxes
  const notice = () => opened.useMailboxes.getState().notice
  return { ...opened, list, notice }
}

const storing = (text: string) => new Map([[KEY, text]])
const withRecords = (mailboxes: unknown[]) => storing(JSON.stringify({ version: 1, mailboxes }))

beforeEach(() => {
  vi.unstubAllGlobals()
})

describe('the list', () => {
  it('begins with the sample and is the same after a reload', async () => {
    const items = new Map<string, string>()
    const { list, notice } = await open({ items })
    expect(list()).toEqual(sample)
    expect(notice()).toBeNull()
    expect(items.has(KEY)).toBe(true)
    expect((await open({ items })).list()).toEqual(sample)
  })

  it('stays empty after the last deletion', async () => {
    const items = withRecords([first])
    const { deleteMailbox } = await open({ items })
    expect(deleteMailbox(first.id)).toBeNull()
    const { list, notice } = await open({ items })
    expect(list()).toEqual([])
    expect(notice()).toBeNull()
  })

  it('refuses changes as specified', async () => {
    const { createMailbox, updateMailbox, deleteMailbox, list } = await open()
    const unknown = { ...first, id: 'MBX9' }
    expect(createMailbox(first)).toBe('A mailbox with this ID already exists')
    expect(createMailbox({ ...unknown, location: '' })).toBe('ID and location are required')
    expect(createMailbox({ ...unknown, id: '' })).toBe('ID and location are required')
    expect(updateMailbox(unknown)).toBe('Mailbox not found')
    for (const id of ['MBX9', '__proto__', 'x'.repeat(1_000_000)])
      expect(deleteMailbox(id)).toBe('Mailbox not found')
    expect(list()).toEqual(sample)
  })

  it('is equal in two tabs after changes in any order', async () => {
    const id = fc.integer({ min: 995, max: 1_055 }).map((number) => `MBX${number}`)
    const step = fc.record({
      tab: fc.nat(1),
      kind: fc.constantFrom('create', 'update', 'delete', 'replace', 'reload'),
      mailbox: fc.record({ id, location: fc.string({ minLength: 1, unit: 'grapheme' }) }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
        const items = new Map<string, string>()
        const tabs = [await open({ items }), await open({ items })]
        let model = new Map(sample.map((mailbox) => [mailbox.id, mailbox]))
        for (const { tab, kind, mailbox: changed } of steps) {
          const mailbox = { ...first, ...changed }
          const isKnown = model.has(mailbox.id)
          const store = tabs[tab]!
          if (kind === 'reload') tabs[tab] = await open({ items })
          if (kind === 'create') expect(store.createMailbox(mailbox) === null).toBe(!isKnown)
          if (kind === 'update') expect(store.updateMailbox(mailbox) === null).toBe(isKnown)
          if (kind === 'delete') expect(store.deleteMailbox(mailbox.id) === null).toBe(isKnown)
          if (kind === 'replace') store.replaceMailboxes([mailbox])
          if (kind === 'replace') model = new Map()
          if (kind === 'delete') model.delete(mailbox.id)
          if (
            kind === 'replace' ||
            (kind === 'create' && !isKnown) ||
            (kind === 'update' && isKnown)
          )
            model.set(mailbox.id, mailbox)
          for (const { tab: each, list } of tabs) {
            each.dispatchEvent(Object.assign(new Event('storage'), { key: KEY }))
            expect(byId(list())).toEqual(byId([...model.values()]))
          }
        }
      }),
      { numRuns: size(8, 30) },
    )
  })

  it('applies changes to the other tab’s latest list', async () => {
    const items = new Map<string, string>()
    const [here, there] = [await open({ items }), await open({ items })]
    here.deleteMailbox('MBX1000')
    expect(there.updateMailbox(first)).toBe('Mailbox not found')
    there.deleteMailbox('MBX1001')
    expect((await open({ items })).list()).toHaveLength(48)
  })

  it('is stored again after the browser’s storage was emptied', async () => {
    const items = new Map<string, string>()
    const { deleteMailbox, tab } = await open({ items })
    items.clear()
    tab.dispatchEvent(Object.assign(new Event('storage'), { key: null }))
    deleteMailbox('MBX1007')
    expect((await open({ items })).list()).toHaveLength(49)
  })
})

describe('a storage', () => {
  it('that is partly readable gives that part, and a notice until dismissed', async () => {
    const items = withRecords([{ ...first, lat: 91 }, sample[1], sample[1], null])
    const { list, notice, dismissNotice } = await open({ items })
    expect(list()).toEqual([sample[1]])
    expect(notice()).toBe('incomplete')
    dismissNotice()
    expect(notice()).toBeNull()
    expect((await open({ items })).notice()).toBeNull()
  })

  it.each(['garbage{', 'null', '[]', '{}', '7', '{"version":1}', '{"version":1,"mailboxes":[{}]}'])(
    'of nonsense gives a fresh sample and a notice: %s',
    async (text) => {
      const { list, notice } = await open({ items: storing(text) })
      expect(list()).toEqual(sample)
      expect(notice()).toBe('unreadable')
    },
  )

  it('with any content never throws, and stores the next change', async () => {
    const anything = fc.oneof(fc.string(), fc.json())
    const records = fc.array(fc.anything()).map((mailboxes) => ({ version: 1, mailboxes }))
    const texts = fc.oneof(
      anything,
      records.map((value) => JSON.stringify(value)),
    )
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        const { createMailbox, list } = await open({ items: storing(text) })
        expect(new Set(list().map(({ id }) => id)).size).toBe(list().length)
        expect(createMailbox({ ...first, id: 'MBX7' })).toBeNull()
      }),
      { numRuns: size(30, 100) },
    )
  })

  it('of a later version is left alone', async () => {
    const text = '{"version":2,"boxes":{}}'
    const items = storing(text)
    const { deleteMailbox, list, notice } = await open({ items })
    expect(notice()).toBe('not-stored')
    expect(deleteMailbox('MBX1000')).toBeNull()
    expect(list()).toHaveLength(49)
    expect(items.get(KEY)).toBe(text)
  })

  it.each([{ isBlocked: true }, { room: 0 }])(
    'that stores nothing gives a sample in memory and a notice: %j',
    async (browser) => {
      const { deleteMailbox, list, notice } = await open(browser)
      expect(list()).toEqual(sample)
      expect(notice()).toBe('not-stored')
      expect(deleteMailbox('MBX1000')).toBeNull()
      expect(list()).toHaveLength(49)
    },
  )

  it('without room keeps the list and reports it', async () => {
    const items = new Map<string, string>()
    const { tab, createMailbox, updateMailbox, deleteMailbox, list } = await open({ items })
    const before = items.get(KEY)
    tab.browser.room = 0
    const noRoom = 'This browser has no more room for this site. Nothing was changed.'
    expect(createMailbox({ ...first, id: 'MBX7' })).toBe(`Failed to create mailbox. ${noRoom}`)
    expect(updateMailbox({ ...first, lat: 0 })).toBe(`Failed to update mailbox. ${noRoom}`)
    expect(deleteMailbox(first.id)).toBe(`Failed to delete mailbox. ${noRoom}`)
    expect(list()).toEqual(sample)
    expect(items.get(KEY)).toBe(before)
  })
})

function byId(mailboxes: readonly Mailbox[]) {
  return mailboxes.toSorted((one, other) => (one.id < other.id ? -1 : 1))
}
