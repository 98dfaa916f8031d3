import { createSafeStorage } from '#app/islands/safe-storage.ts'
import type { BrowserKey } from '#content/browser-keys.ts'
import { HOUR_MS } from '#shared/durations.ts'

const storage = createSafeStorage(() => window.localStorage)
/** Long enough to sign up and to confirm the address in another tab. */
const LINK_SECRET_TTL_MS = HOUR_MS

/** Moves the secret from the address's fragment, which no server sees, to this browser for an hour. */
export function createLinkSecret(key: BrowserKey, name: string) {
  return {
    read() {
      const secret = new URLSearchParams(window.location.hash.slice(1)).get(name)
      if (secret) {
        storage.setItem(key, `${Date.now() + LINK_SECRET_TTL_MS} ${secret}`)
        window.history.replaceState(window.history.state, '', window.location.pathname)
      }
      const [until = '', stored = null] = storage.getItem(key)?.split(' ') ?? []
      if (Number(until) > Date.now()) return stored
      storage.removeItem(key)
      return null
    },
    forget: () => storage.removeItem(key),
  }
}
