import type { PersistStorage } from 'zustand/middleware'

import type { BrowserKey } from '#content/browser-keys.ts'

import type { StorageArea } from './safe-storage.ts'

/**
 * A storage for zustand's `persist`: the fields of the state stand at the top of the JSON, where the
 * script before the first paint reads the theme, and the version beside them. Text that is no JSON
 * comes back as `null`, for the store's own check to refuse.
 *
 * @param key under which it stands, whatever `persist` calls it
 * @param open gives the browser's storage; merely asking for it may throw
 */
export function flatJsonStorage<State extends object>(
  key: BrowserKey,
  open: () => StorageArea,
): PersistStorage<State> {
  return {
    getItem() {
      const text = open().getItem(key)
      return text === null ? null : { state: parse(text) as State }
    },
    setItem: (_, { state, version }) => open().setItem(key, JSON.stringify({ version, ...state })),
    removeItem: () => open().removeItem(key),
  }
}

/** Calls back when another tab has changed a key, and when the page wakes from the back/forward cache. */
export function watchStorage(storageKey: string, onChange: () => void) {
  window.addEventListener('storage', ({ key }) => {
    if (key === storageKey || key === null) onChange()
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) onChange()
  })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
