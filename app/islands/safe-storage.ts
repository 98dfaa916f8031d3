import type { BrowserKey } from '#content/browser-keys.ts'

export type StorageArea = {
  getItem: (key: BrowserKey) => string | null
  setItem: (key: BrowserKey, value: string) => void
  removeItem: (key: BrowserKey) => void
}

/**
 * A storage that never throws and falls back to memory.
 * @param open may throw
 * @param onWrite called with the key after each change made here
 */
export function createSafeStorage(
  open: () => StorageArea,
  onWrite: (key: BrowserKey) => void = noted,
) {
  const refused = new Map<string, string>()

  return {
    getItem(key: BrowserKey) {
      return refused.get(key) ?? attempt(() => open().getItem(key)) ?? null
    },
    setItem(key: BrowserKey, value: string) {
      const isStored = attempt(() => (open().setItem(key, value), true))
      if (isStored) refused.delete(key)
      else refused.set(key, value)
      onWrite(key)
    },
    removeItem(key: BrowserKey) {
      refused.delete(key)
      attempt(() => open().removeItem(key))
      onWrite(key)
    },
  }
}

function attempt<Result>(ask: () => Result) {
  try {
    return ask()
  } catch {
    return undefined
  }
}

function noted() {}
