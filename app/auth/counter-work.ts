import { createSafeStorage } from '#app/islands/safe-storage.ts'
import type { BrowserKey } from '#content/browser-keys.ts'

const WORK = [
  'counter.intake',
  'counter.hand',
  'counter.walk',
  'counter.count',
] satisfies BrowserKey[]
const storage = createSafeStorage(() => window.localStorage)
const tabStorage = createSafeStorage(() => window.sessionStorage)

export function countCounterWork() {
  return WORK.flatMap((key) => Object.values(read(key)))
    .filter(Array.isArray)
    .flat().length
}

export function clearCounterWork() {
  tabStorage.removeItem('counter.typed')
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
