import fc from 'fast-check'
import { beforeEach, expect, it, vi } from 'vitest'

import { openTab } from '#tests/support/browser-tab.ts'

const KEY = 'mailbox.preferences'
const open = (browser: { items?: Map<string, string>; isBlocked?: boolean } = {}) =>
  openTab(() => import('./use-preferences.ts'), browser)

beforeEach(() => vi.unstubAllGlobals())

it('begin with the specification’s defaults', async () => {
  const { usePreferences } = await open()
  expect(usePreferences.getState()).toEqual({
    theme: 'dark',
    tableView: {
      density: 'medium',
      showFilters: true,
      columns: ['id', 'location', 'type', 'status', 'coordinates', 'actions'],
    },
    mapView: {
      showFilters: true,
      showList: true,
      defaultZoom: 4,
      clusterMarkers: true,
      showUserLocation: false,
    },
    notifications: { showSuccess: true, showError: true, showInfo: true, duration: 5_000 },
  })
})

it('stores a change and keeps the rest, with the theme for the first paint', async () => {
  const items = new Map<string, string>()
  const { changePreferences, defaultPreferences, usePreferences } = await open({ items })
  changePreferences({ tableView: { density: 'compact' } })
  changePreferences({ theme: 'light', notifications: { duration: 9_000 } })
  const chosen = {
    ...defaultPreferences,
    theme: 'light',
    tableView: { ...defaultPreferences.tableView, density: 'compact' },
    notifications: { ...defaultPreferences.notifications, duration: 9_000 },
  }
  expect(usePreferences.getState()).toEqual(chosen)
  expect(JSON.parse(items.get(KEY)!)).toEqual({ version: 1, ...chosen })
  expect((await open({ items })).usePreferences.getState()).toEqual(chosen)
})

it('replaces an invalid field and keeps the others', async () => {
  const stored = {
    theme: 'light',
    tableView: { density: 7, columns: ['type', 'x', 'type'] },
    mapView: { defaultZoom: 1 },
    notifications: { duration: 60_001 },
  }
  const { defaultPreferences, usePreferences } = await open({
    items: new Map([[KEY, JSON.stringify(stored)]]),
  })
  expect(usePreferences.getState()).toEqual({
    ...defaultPreferences,
    theme: 'light',
    tableView: { ...defaultPreferences.tableView, columns: ['id', 'type'] },
  })
})

it('is complete for any stored content', async () => {
  const items = new Map<string, string>()
  const { changePreferences, usePreferences } = await open({ items })
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      items.set(KEY, text)
      void usePreferences.persist.rehydrate()
      changePreferences({ mapView: { showList: false } })
      const { tableView, mapView, notifications } = usePreferences.getState()
      expect(mapView.showList).toBe(false)
      expect(tableView.columns[0]).toBe('id')
      expect(notifications.duration).toBeGreaterThanOrEqual(1_000)
    }),
  )
})

it('changes the theme at once, also from another tab or the top bar', async () => {
  const items = new Map<string, string>()
  const { changePreferences, usePreferences, tab } = await open({ items })
  changePreferences({ theme: 'light' })
  expect(tab.marks['theme']).toBe('light')

  items.delete(KEY)
  tab.dispatchEvent(Object.assign(new Event('storage'), { key: KEY }))
  expect(tab.marks['theme']).toBe('dark')

  tab.marks['theme'] = 'light'
  tab.dispatchEvent(new Event('themechange'))
  expect(usePreferences.getState().theme).toBe('light')
})

it('works in memory without storage', async () => {
  const { changePreferences, usePreferences } = await open({ isBlocked: true })
  changePreferences({ theme: 'light' })
  expect(usePreferences.getState().theme).toBe('light')
})
