import { createSafeStorage, type StorageArea } from '#app/islands/safe-storage.ts'
import { SESSION_KEY } from '#app/islands/theme.ts'
import type { BrowserKey } from '#content/browser-keys.ts'

export { SESSION_KEY }

/** A header carries no more, and no letters beyond these. */
const SENDABLE = /^[\w.-]{1,8000}$/

/** Data that the staff console stores for one session. */
const OF_THE_SESSION = ['counter.member', 'mailbox.staff-lock'] satisfies BrowserKey[]

type Surroundings = {
  /** Gives the browser's storage; may throw where storage is blocked. */
  open: () => StorageArea
  /** Target of the `storage` and `pageshow` events. */
  events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  /** The attributes of the document: `data-session` shows and hides what depends on the session. */
  marks: Record<string, string | undefined>
}

/**
 * Whether somebody is signed in on this device, as far as the browser knows: a session is kept.
 * Follows sign-in and sign-out here, in other tabs, and while this page rested in the
 * back/forward cache.
 */
export function createSessionStore({ open, events, marks }: Surroundings) {
  const listeners = new Set<() => void>()
  const storage = createSafeStorage(open, (key) => {
    if (key === SESSION_KEY) announce()
  })

  function isSignedIn() {
    return storage.getItem(SESSION_KEY) !== null
  }

  /** A stored value that is no session would be refused every time and never removed. */
  function dropNonsense() {
    const kept = storage.getItem(SESSION_KEY)
    if (kept !== null && !isSession(kept)) storage.removeItem(SESSION_KEY)
  }

  function mark() {
    if (isSignedIn()) {
      marks['session'] = 'kept'
      return
    }
    delete marks['session']
    for (const key of OF_THE_SESSION) storage.removeItem(key)
  }

  function announce() {
    mark()
    for (const listener of listeners) listener()
  }

  function look() {
    dropNonsense()
    announce()
  }

  function onStorage(event: Event) {
    const { key } = event as StorageEvent
    if (key === SESSION_KEY || key === null) look()
  }

  function subscribe(listener: () => void) {
    if (listeners.size === 0) {
      events.addEventListener('storage', onStorage)
      events.addEventListener('pageshow', look)
      dropNonsense()
      mark()
    }
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size > 0) return
      events.removeEventListener('storage', onStorage)
      events.removeEventListener('pageshow', look)
    }
  }

  return { storage, isSignedIn, subscribe }
}

/**
 * Whether a text is a session as the account client keeps it. Every page asks, so it is checked by
 * hand, without the schema library.
 */
function isSession(text: string) {
  try {
    const { access_token, refresh_token, expires_at } = JSON.parse(text)
    const canBeSent = typeof access_token === 'string' && SENDABLE.test(access_token)
    return canBeSent && isFilled(refresh_token) && Number.isFinite(expires_at)
  } catch {
    return false
  }
}

function isFilled(value: unknown) {
  return typeof value === 'string' && value !== ''
}

export const LINK_KEY = 'mailbox.link'

/** A reset link is spent once: what it opened outlives a reload, in its tab alone, until the password is set. */
export const linkSession = createSafeStorage(() => window.sessionStorage)

export function hasLinkSession() {
  return linkSession.getItem(LINK_KEY) !== null
}

export function forgetLinkSession() {
  linkSession.removeItem(LINK_KEY)
}

/** The session of this browser. Nothing is touched until something is asked. */
export const session = createSessionStore({
  open: () => window.localStorage,
  events: {
    addEventListener: (...args: Parameters<Window['addEventListener']>) =>
      window.addEventListener(...args),
    removeEventListener: (...args: Parameters<Window['removeEventListener']>) =>
      window.removeEventListener(...args),
  },
  marks: typeof document === 'undefined' ? {} : document.documentElement.dataset,
})
