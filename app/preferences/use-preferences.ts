import { create } from 'zustand'
import { persist } from 'zustand/middleware'

import { flatJsonStorage, watchStorage } from '#app/islands/flat-json-storage.ts'
import { createSafeStorage } from '#app/islands/safe-storage.ts'
import { PREFERENCES_KEY, THEME_CHANGED } from '#app/islands/theme.ts'

export const columnNames = ['id', 'location', 'type', 'status', 'coordinates', 'actions'] as const
export type ColumnName = (typeof columnNames)[number]

export const densities = ['compact', 'medium', 'comfortable'] as const

/** From the whole country down to a street. */
export const zoomRange = { min: 2, max: 16 }

/** Checked by hand: valibot would add 1.9 kB to each page (docs/decisions/016). */
const checkPreferences = section({
  theme: oneOf(['dark', 'light'], 'dark'),
  tableView: section({
    density: oneOf(densities, 'medium'),
    showFilters: boolean(true),
    columns: (stored: unknown) => columnsOf(Array.isArray(stored) ? stored : columnNames),
  }),
  mapView: section({
    showFilters: boolean(true),
    showList: boolean(true),
    defaultZoom: integer(zoomRange, 4),
    clusterMarkers: boolean(true),
    showUserLocation: boolean(false),
  }),
  notifications: section({
    showSuccess: boolean(true),
    showError: boolean(true),
    showInfo: boolean(true),
    duration: integer({ min: 1_000, max: 60_000 }, 5_000),
  }),
})

export type Preferences = ReturnType<typeof checkPreferences>

type PreferencesChange = {
  [Part in keyof Preferences]?: Preferences[Part] extends string
    ? Preferences[Part]
    : Partial<Preferences[Part]>
}

export const defaultPreferences = checkPreferences({})

const storage = createSafeStorage(() => window.localStorage)

export const usePreferences = create<Preferences>()(
  persist(() => defaultPreferences, {
    name: PREFERENCES_KEY,
    version: 1,
    storage: flatJsonStorage<Preferences>(PREFERENCES_KEY, () => storage),
    merge: checkPreferences,
  }),
)

export function changePreferences(changed: PreferencesChange) {
  const { theme, tableView, mapView, notifications } = usePreferences.getState()
  const next = {
    theme: changed.theme ?? theme,
    tableView: { ...tableView, ...changed.tableView },
    mapView: { ...mapView, ...changed.mapView },
    notifications: { ...notifications, ...changed.notifications },
  }
  usePreferences.setState(checkPreferences(next))
}

if (typeof window !== 'undefined') {
  const marks = document.documentElement.dataset
  usePreferences.subscribe(({ theme }) => {
    marks['theme'] = theme
  })
  watchStorage(PREFERENCES_KEY, () => void usePreferences.persist.rehydrate())
  // The starter has changed the page already (app/islands/theme.ts).
  window.addEventListener(THEME_CHANGED, () => {
    changePreferences({ theme: marks['theme'] === 'light' ? 'light' : 'dark' })
  })
}

function section<Fields extends Record<string, (stored: unknown) => unknown>>(fields: Fields) {
  return (stored: unknown) => {
    const values = Object(stored) as Record<string, unknown>
    const entries = Object.entries(fields).map(([name, check]) => [name, check(values[name])])
    return Object.fromEntries(entries) as { [Name in keyof Fields]: ReturnType<Fields[Name]> }
  }
}

function boolean(otherwise: boolean) {
  return (stored: unknown) => (typeof stored === 'boolean' ? stored : otherwise)
}

function oneOf<const Choice extends string>(choices: readonly Choice[], otherwise: Choice) {
  return (stored: unknown): Choice => choices.find((choice) => choice === stored) ?? otherwise
}

function integer({ min, max }: typeof zoomRange, otherwise: number) {
  return (stored: unknown) => {
    const number = Number.isInteger(stored) ? Number(stored) : otherwise
    return number >= min && number <= max ? number : otherwise
  }
}

/** The id names the row, so it always stays. */
function columnsOf(stored: readonly unknown[]): ColumnName[] {
  return columnNames.filter((name) => name === 'id' || stored.includes(name))
}
