import { createSafeStorage } from '#app/islands/safe-storage.ts'
import type { BrowserKey } from '#content/browser-keys.ts'

const storage = createSafeStorage(() => window.sessionStorage)

/**
 * The secret of an email's link, which stands in the address behind the `#`, where no server sees it. It is taken out of the
 * address, and stays in this tab while its person signs in.
 *
 * @param name what the secret is called in the address
 */
export function keepLinkSecret(key: BrowserKey, name: string) {
  return {
    read() {
      const secret = new URLSearchParams(window.location.hash.slice(1)).get(name)
      if (secret) {
        storage.setItem(key, secret)
        window.history.replaceState(window.history.state, '', window.location.pathname)
      }
      return storage.getItem(key)
    },
    forget: () => storage.removeItem(key),
  }
}
