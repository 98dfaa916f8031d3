import { createSafeStorage } from '#app/islands/safe-storage.ts'

const KEY = 'mailbox.staff-invitation'
const storage = createSafeStorage(() => window.sessionStorage)

/** The secret of the invitation that this page was opened with; it stays while its person signs in. */
export function readInvitation() {
  const token = new URLSearchParams(window.location.hash.slice(1)).get('invitation')
  if (token) {
    storage.setItem(KEY, token)
    window.history.replaceState(window.history.state, '', window.location.pathname)
  }
  return storage.getItem(KEY)
}

export function forgetInvitation() {
  storage.removeItem(KEY)
}
