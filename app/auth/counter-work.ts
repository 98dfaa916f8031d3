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

/** Counts the unsent entries. */
export function countCounterWork() {
  return WORK.flatMap((key) => Object.values(read(key)))
    .filter(Array.isArray)
    .flat().length
}

/** Removes the unsent entries, in every tab. */
export function clearCounterWork() {
  for (const key of WORK) {
    storage.removeItem(key)
    // Browsers send this event only to the other tabs.
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
