import * as v from 'valibot'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'

import { createKeptStorage } from '#app/document/kept-storage.ts'
import { PREFERENCES_KEY, THEME_CHANGED } from '#app/document/theme.ts'

import { flatJsonStorage, watchStorage } from './flat-json-storage.ts'

/** The columns of the dashboard's table, in their order. */
export const columnNames = ['id', 'location', 'type', 'status', 'coordinates', 'actions'] as const
export type ColumnName = (typeof columnNames)[number]

/** How far apart the rows of the table stand. */
export const densities = ['compact', 'medium', 'comfortable'] as const

/** Zoom levels a map can begin with: from the whole country down to a street. */
export const zoomRange = { min: 2, max: 16 }

/** Milliseconds a notification may stay. */
const durationRange = { min: 1_000, max: 60_000 }

/** What makes no sense, or is not there, counts as its default. */
const preferencesSchema = section({
  theme: v.fallback(v.picklist(['dark', 'light']), 'dark'),
  tableView: section({
    density: v.fallback(v.picklist(densities), 'medium'),
    showFilters: v.fallback(v.boolean(), true),
    columns: v.fallback(v.pipe(v.array(v.unknown()), v.transform(chosenColumns)), [...columnNames]),
  }),
  mapView: section({
    showFilters: v.fallback(v.boolean(), true),
    showList: v.fallback(v.boolean(), true),
    defaultZoom: integer(zoomRange, 4),
    clusterMarkers: v.fallback(v.boolean(), true),
    showUserLocation: v.fallback(v.boolean(), false),
  }),
  notifications: section({
    showSuccess: v.fallback(v.boolean(), true),
    showError: v.fallback(v.boolean(), true),
    showInfo: v.fallback(v.boolean(), true),
    duration: integer(durationRange, 5_000),
  }),
})

export type Preferences = v.InferOutput<typeof preferencesSchema>

/** Some fields of some parts; what is left out stays as it is. */
type PreferencesChange = {
  [Part in keyof Preferences]?: Preferences[Part] extends string
    ? Preferences[Part]
    : Partial<Preferences[Part]>
}

export const defaultPreferences = v.parse(preferencesSchema, {})

const storage = createKeptStorage(() => window.localStorage)

/** The preferences of this browser, the same in all its tabs; the defaults in the finished HTML. */
export const usePreferences = create<Preferences>()(
  persist(() => defaultPreferences, {
    name: PREFERENCES_KEY,
    version: 1,
    storage: flatJsonStorage<Preferences>(() => storage),
    merge: (stored) => v.parse(preferencesSchema, stored),
  }),
)

/** Changes some preferences, here and in every other tab. */
export function changePreferences(changed: PreferencesChange) {
  const { theme, tableView, mapView, notifications } = usePreferences.getState()
  const next = {
    theme: changed.theme ?? theme,
    tableView: { ...tableView, ...changed.tableView },
    mapView: { ...mapView, ...changed.mapView },
    notifications: { ...notifications, ...changed.notifications },
  }
  usePreferences.setState(v.parse(preferencesSchema, next))
}

if (typeof window !== 'undefined') {
  const marks = document.documentElement.dataset
  usePreferences.subscribe(({ theme }) => {
    marks['theme'] = theme
  })
  watchStorage(PREFERENCES_KEY, () => void usePreferences.persist.rehydrate())
  // The starter has changed it already, for who sees the page (app/document/theme.ts).
  window.addEventListener(THEME_CHANGED, () => {
    changePreferences({ theme: marks['theme'] === 'light' ? 'light' : 'dark' })
  })
}

function section<const Entries extends v.ObjectEntries>(entries: Entries) {
  const schema = v.object(entries)
  return v.fallback(schema, () => v.parse(schema, {}))
}

function integer({ min, max }: typeof zoomRange, otherwise: number) {
  const schema = v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))
  return v.fallback(schema, otherwise)
}

/** Only columns there are, each once; the id always stands, since it names the row. */
function chosenColumns(stored: unknown[]): ColumnName[] {
  return columnNames.filter((name) => name === 'id' || stored.includes(name))
}
