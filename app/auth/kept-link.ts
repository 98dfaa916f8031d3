import { createSafeStorage } from '#app/islands/safe-storage.ts'
import type { BrowserKey } from '#content/browser-keys.ts'
import { HOUR_MS } from '#shared/durations.ts'

const storage = createSafeStorage(() => window.localStorage)
/** Whoever has no account yet makes one meanwhile, and an email's link confirms its address in another tab. */
const KEPT_MS = HOUR_MS

/**
 * The secret of an email's link, which stands in the address behind the `#`, where no server sees it. It is taken out of the
 * address, and stays in this browser for an hour, while its person signs in.
 *
 * @param name what the secret is called in the address
 */
export function keepLinkSecret(key: BrowserKey, name: string) {
  return {
    read() {
      const secret = new URLSearchParams(window.location.hash.slice(1)).get(name)
      if (secret) {
        storage.setItem(key, `${Date.now() + KEPT_MS} ${secret}`)
        window.history.replaceState(window.history.state, '', window.location.pathname)
      }
      const [until = '', kept = null] = storage.getItem(key)?.split(' ') ?? []
      if (Number(until) > Date.now()) return kept
      storage.removeItem(key)
      return null
    },
    forget: () => storage.removeItem(key),
  }
}
