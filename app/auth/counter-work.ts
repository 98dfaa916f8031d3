import { createSafeStorage } from '#app/islands/safe-storage.ts'
import type { BrowserKey } from '#content/browser-keys.ts'

/** Counter entries on this device that the server has not received yet. */
const WORK = [
  'counter.intake',
  'counter.hand',
  'counter.walk',
  'counter.count',
] satisfies BrowserKey[]
const storage = createSafeStorage(() => window.localStorage)

/** How many entries would be lost with it. */
export function countCounterWork() {
  return WORK.flatMap((key) => Object.values(read(key)))
    .filter(Array.isArray)
    .flat().length
}

/** Removes it, in every tab. */
export function clearCounterWork() {
  for (const key of WORK) {
    storage.removeItem(key)
    // Browsers tell the other tabs alone.
    window.dispatchEvent(Object.assign(new Event('storage'), { key }))
  }
}

function read(key: BrowserKey): object {
  try {
    return Object(JSON.parse(storage.getItem(key) ?? '{}'))
  } catch {
    return {}
  }
}
