import { describe, expect, it } from 'vitest'

import { DRAFT_KEY } from '#app/islands/application-draft.ts'

import { emptyDraft } from './draft.ts'
import { createEncryptedDraft } from './encrypted-draft.ts'

const PASSPHRASE = 'correct horse battery'
const SECRETS = ['Grace Hopper', '12 Elm Street', 'D1234567']

function browser() {
  const items = new Map<string, string>()
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
  return { items, visit: () => createEncryptedDraft(() => storage) }
}

function draft() {
  const [name = '', street = '', number = ''] = SECRETS
  const empty = emptyDraft()
  const people = empty.people.map((person) => ({ ...person, name }))
  return { ...empty, people, worksheets: { one: { '4f': street, '8b': number } } }
}

describe('a draft on the device', () => {
  it('opens with its passphrase after a reload', async () => {
    const { visit } = browser()
    await visit().protect(PASSPHRASE, draft())
    expect(await visit().open(PASSPHRASE)).toEqual(draft())
  })

  it('is stored again without the passphrase while open', async () => {
    const { visit } = browser()
    await visit().protect(PASSPHRASE, emptyDraft())
    const later = visit()
    await later.open(PASSPHRASE)
    await later.store(draft())
    expect(await visit().open(PASSPHRASE)).toEqual(draft())
  })

  it('neither opens nor is overwritten with a wrong passphrase', async () => {
    const { items, visit } = browser()
    await visit().protect(PASSPHRASE, draft())
    const before = items.get(DRAFT_KEY)
    const stranger = visit()
    expect(await stranger.open('correct horse')).toBe('wrong')
    expect(stranger.state()).toBe('locked')
    expect(await stranger.store(emptyDraft())).toBe(false)
    expect(items.get(DRAFT_KEY)).toBe(before)
  })

  it('holds no plain text, and never the same bytes twice', async () => {
    const { items, visit } = browser()
    await visit().protect(PASSPHRASE, draft())
    const first = items.get(DRAFT_KEY) ?? ''
    for (const secret of [...SECRETS, PASSPHRASE]) {
      expect(first).not.toContain(secret)
      expect(atob(JSON.parse(first).data)).not.toContain(secret)
    }
    await visit().protect(PASSPHRASE, draft())
    expect(items.get(DRAFT_KEY)).not.toBe(first)
  })

  it.each(['', 'no JSON', '{"version":1}', '{"version":2,"iterations":1}'])(
    'is unreadable if the storage holds %j',
    async (text) => {
      const { items, visit } = browser()
      items.set(DRAFT_KEY, text)
      expect(await visit().open(PASSPHRASE)).toBe('unreadable')
    },
  )

  it('is gone after erasing, also while it is being stored', async () => {
    const { items, visit } = browser()
    const erased = visit()
    await erased.protect(PASSPHRASE, draft())
    const storing = erased.store(draft())
    erased.erase()
    await storing
    expect(items.size).toBe(0)
    expect(erased.state()).toBe('none')
  })
})
