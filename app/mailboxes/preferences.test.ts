import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'

import { columnNames, defaultPreferences } from './preferences-schema.ts'
import { createPreferencesStore, PREFERENCES_KEY } from './preferences-store.ts'

function openStore(kept?: string) {
  const items = new Map(kept === undefined ? [] : [[PREFERENCES_KEY, kept]])
  const events = new EventTarget()
  const marks: Record<string, string | undefined> = {}
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
    removeItem: (key: string) => void items.delete(key),
  }
  const store = createPreferencesStore({ open: () => storage, events, marks })
  return { store, items, events, marks }
}

describe('preferences', () => {
  it('are those of the specification until something is chosen', () => {
    expect(openStore().store.read()).toMatchObject({
      theme: 'dark',
      tableView: { density: 'medium', columns: [...columnNames] },
      mapView: { defaultZoom: 4 },
      notifications: { duration: 5_000 },
    })
  })

  it('keep what is chosen and leave the rest', () => {
    const { store, items } = openStore()
    store.change({ tableView: { density: 'compact' } })
    store.change({ theme: 'light', notifications: { duration: 9_000 } })
    const again = openStore(items.get(PREFERENCES_KEY)).store.read()
    expect(again).toEqual(store.read())
    expect(again).toEqual({
      ...defaultPreferences,
      theme: 'light',
      tableView: { ...defaultPreferences.tableView, density: 'compact' },
      notifications: { ...defaultPreferences.notifications, duration: 9_000 },
    })
  })

  it('stay the same object until they change', () => {
    const { store } = openStore()
    expect(store.read()).toBe(store.read())
    store.change({ theme: 'light' })
    expect(store.read()).toBe(store.read())
  })

  it('mend one field without losing the others', () => {
    const kept = { theme: 'light', tableView: { density: 7, columns: ['type', 'x', 'type'] } }
    expect(openStore(JSON.stringify(kept)).store.read()).toEqual({
      ...defaultPreferences,
      theme: 'light',
      tableView: { ...defaultPreferences.tableView, columns: ['id', 'type'] },
    })
  })

  it('are whole whatever stands in the storage', () => {
    const anything = fc.oneof(fc.string(), fc.json())
    fc.assert(
      fc.property(anything, (text) => {
        const { store } = openStore(text)
        store.change({ mapView: { showList: false } })
        const read = store.read()
        expect(read.mapView.showList).toBe(false)
        expect(read.tableView.columns[0]).toBe('id')
        expect(read.notifications.duration).toBeGreaterThanOrEqual(1_000)
      }),
    )
  })

  it('colour the page at once, here and when another tab chooses', () => {
    const { store, items, events, marks } = openStore()
    const listener = vi.fn()
    store.subscribe(listener)
    store.change({ theme: 'light' })
    expect(marks.theme).toBe('light')

    items.delete(PREFERENCES_KEY)
    events.dispatchEvent(Object.assign(new Event('storage'), { key: PREFERENCES_KEY }))
    expect(marks.theme).toBe('dark')
    expect(listener).toHaveBeenCalledTimes(2)
  })

  it('work without any storage, until the page is left', () => {
    const blocked = () => {
      throw new Error('blocked')
    }
    const store = createPreferencesStore({ open: blocked, events: new EventTarget(), marks: {} })
    store.change({ theme: 'light' })
    expect(store.read().theme).toBe('light')
    store.reset()
    expect(store.read()).toEqual(defaultPreferences)
  })
})
