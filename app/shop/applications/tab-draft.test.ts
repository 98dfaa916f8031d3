import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { TAB_DRAFT_KEY } from '#app/islands/application-draft.ts'

import { changePerson, changeWorksheet, replaceDraft } from './draft.ts'
import { isLostWithPage, readTabDraft, storeInTab } from './tab-draft.ts'

const items = new Map<string, string>()

beforeEach(() => {
  items.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  })
  vi.stubGlobal('location', { search: '' })
  vi.stubGlobal('addEventListener', () => {})
  replaceDraft()
  storeInTab()
})

afterEach(() => {
  vi.unstubAllGlobals()
})

it('a tab stores the draft, except worksheets and names that look like ID numbers', () => {
  changePerson('1', { givenName: 'Ann', familyName: '123-45-6789' })
  expect(isLostWithPage()).toBe(false)
  changeWorksheet('1-personal', '4f', '12 Elm Street')
  expect(isLostWithPage()).toBe(true)
  expect(items.get(TAB_DRAFT_KEY)).not.toMatch(/6789|Elm/)
  expect(readTabDraft()).toMatchObject({
    hasSheets: true,
    draft: { people: [{ givenName: 'Ann' }] },
  })
  replaceDraft()
  expect(items.size).toBe(0)
})

it.each(['', 'no JSON', '{"version":0}', '{"version":1,"draft":{}}'])(
  'a tab ignores the stored text %j',
  (text) => {
    items.set(TAB_DRAFT_KEY, text)
    expect(readTabDraft()).toBeNull()
  },
)

it('entries are lost with the page when the browser blocks storage', () => {
  vi.stubGlobal('sessionStorage', undefined)
  changePerson('1', { givenName: 'Ann' })
  expect(isLostWithPage()).toBe(true)
})
