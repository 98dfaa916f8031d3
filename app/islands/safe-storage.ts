/** What this site keeps in the browser, through a storage that may be blocked, full or absent. */
export type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * A storage that never throws: what the browser refuses to keep lives until the page is left.
 *
 * @param open gives the browser's storage; merely asking for it may throw
 * @param onWrite is told the key after each change made here
 */
export function createSafeStorage(open: () => StorageArea, onWrite: (key: string) => void = noted) {
  const refused = new Map<string, string>()

  return {
    getItem(key: string) {
      return refused.get(key) ?? attempt(() => open().getItem(key)) ?? null
    },
    setItem(key: string, value: string) {
      const isStored = attempt(() => (open().setItem(key, value), true))
      if (isStored) refused.delete(key)
      else refused.set(key, value)
      onWrite(key)
    },
    removeItem(key: string) {
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
