import { createSafeStorage } from '#app/islands/safe-storage.ts'

export const LINK_KEY = 'mailbox.link'

/** A reset link is spent once: what it opened outlives a reload, in its tab alone, until the password is set. */
export const linkSession = createSafeStorage(() => window.sessionStorage)

export function hasLinkSession() {
  return linkSession.getItem(LINK_KEY) !== null
}

export function forgetLinkSession() {
  linkSession.removeItem(LINK_KEY)
}
