import { describe, expect, it } from 'vitest'

import { DRAFT_KEY } from '#app/islands/begun-application.ts'

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
  it('comes back with its passphrase, after a reload', async () => {
    const { visit } = browser()
    await visit().protect(PASSPHRASE, draft())
    expect(await visit().open(PASSPHRASE)).toEqual(draft())
  })

  it('is stored anew without the passphrase once it is open', async () => {
    const { visit } = browser()
    await visit().protect(PASSPHRASE, emptyDraft())
    const later = visit()
    await later.open(PASSPHRASE)
    await later.store(draft())
    expect(await visit().open(PASSPHRASE)).toEqual(draft())
  })

  it('opens with no other passphrase, and is not stored by one who does not know it', async () => {
    const { items, visit } = browser()
    await visit().protect(PASSPHRASE, draft())
    const before = items.get(DRAFT_KEY)
    const stranger = visit()
    expect(await stranger.open('correct horse')).toBe('wrong')
    expect(stranger.state()).toBe('locked')
    expect(await stranger.store(emptyDraft())).toBe(false)
    expect(items.get(DRAFT_KEY)).toBe(before)
  })

  it('holds nothing that can be read, nor twice the same', async () => {
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
    'cannot be read where the browser holds %j',
    async (text) => {
      const { items, visit } = browser()
      items.set(DRAFT_KEY, text)
      expect(await visit().open(PASSPHRASE)).toBe('unreadable')
    },
  )

  it('is gone once it is erased, also while it is being stored', async () => {
    const { items, visit } = browser()
    const kept = visit()
    await kept.protect(PASSPHRASE, draft())
    const storing = kept.store(draft())
    kept.erase()
    await storing
    expect(items.size).toBe(0)
    expect(kept.state()).toBe('none')
  })
})
