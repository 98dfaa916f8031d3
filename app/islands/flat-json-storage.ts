import type { PersistStorage } from 'zustand/middleware'

import type { BrowserKey } from '#content/browser-keys.ts'

import type { StorageArea } from './safe-storage.ts'

/**
 * Stores the fields of the state at the top of the JSON, because first-paint.ts reads the theme there. Text that
 * is not JSON is `null`.
 * @param open may throw
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

/** Also when the page returns from the back/forward cache. */
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
