import { createKeptStorage, type KeptStorage } from '#app/document/kept-storage.ts'
import { PREFERENCES_KEY, THEME_CHANGED } from '#app/document/theme.ts'

export { PREFERENCES_KEY }

import { checkPreferences, defaultPreferences, type Preferences } from './preferences-schema.ts'

/** Some fields of some parts; what is left out stays as it is. */
export type PreferencesChange = {
  [Part in keyof Preferences]?: Preferences[Part] extends string
    ? Preferences[Part]
    : Partial<Preferences[Part]>
}

type Surroundings = {
  /** Gives the browser's storage; may throw where storage is blocked. */
  open: () => KeptStorage
  /** Where `storage` and `pageshow` happen. */
  events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  /** The attributes of the document: `data-theme` decides the colours. */
  marks: Record<string, string | undefined>
}

/** The preferences of this browser, the same in all its tabs. */
export function createPreferencesStore({ open, events, marks }: Surroundings) {
  const listeners = new Set<() => void>()
  const storage = createKeptStorage(open, announce)
  let last: { text: string | null; preferences: Preferences } = {
    text: null,
    preferences: defaultPreferences,
  }

  function read() {
    const text = storage.getItem(PREFERENCES_KEY)
    if (text !== last.text) last = { text, preferences: parse(text) }
    return last.preferences
  }

  function change(wanted: PreferencesChange) {
    const { theme, tableView, mapView, notifications } = read()
    const changed = {
      theme: wanted.theme ?? theme,
      tableView: { ...tableView, ...wanted.tableView },
      mapView: { ...mapView, ...wanted.mapView },
      notifications: { ...notifications, ...wanted.notifications },
    }
    storage.setItem(PREFERENCES_KEY, JSON.stringify(checkPreferences(changed)))
  }

  function announce() {
    marks['theme'] = read().theme
    for (const listener of listeners) listener()
  }

  function onStorage(event: Event) {
    const { key } = event as StorageEvent
    if (key === PREFERENCES_KEY || key === null) announce()
  }

  /** The starter has changed it already, for who sees the page (app/document/theme.ts). */
  function onTheme() {
    change({ theme: marks['theme'] === 'light' ? 'light' : 'dark' })
  }

  function subscribe(listener: () => void) {
    if (listeners.size === 0) {
      events.addEventListener('storage', onStorage)
      events.addEventListener('pageshow', announce)
      events.addEventListener(THEME_CHANGED, onTheme)
    }
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size > 0) return
      events.removeEventListener('storage', onStorage)
      events.removeEventListener('pageshow', announce)
      events.removeEventListener(THEME_CHANGED, onTheme)
    }
  }

  return { read, change, reset: () => storage.removeItem(PREFERENCES_KEY), subscribe }
}

function parse(text: string | null) {
  try {
    return text === null ? defaultPreferences : checkPreferences(JSON.parse(text))
  } catch {
    return defaultPreferences
  }
}
