import { createSafeStorage, type StorageArea } from '#app/islands/safe-storage.ts'
import { SESSION_KEY } from '#app/islands/theme.ts'
import type { BrowserKey } from '#content/browser-keys.ts'

export { SESSION_KEY }

/** Longer values, or other characters, don't fit a header. */
const SENDABLE = /^[\w.-]{1,8000}$/

const OF_THE_SESSION = ['counter.member', 'mailbox.staff-lock'] satisfies BrowserKey[]

type Surroundings = {
  /** May throw where storage is blocked. */
  open: () => StorageArea
  events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  /** `data-session` on the document. */
  marks: Record<string, string | undefined>
}

export function createSessionStore({ open, events, marks }: Surroundings) {
  const listeners = new Set<() => void>()
  const storage = createSafeStorage(open, (key) => {
    if (key === SESSION_KEY) announce()
  })

  function isSignedIn() {
    return storage.getItem(SESSION_KEY) !== null
  }

  /** The service would refuse it every time and never remove it. */
  function dropNonsense() {
    const stored = storage.getItem(SESSION_KEY)
    if (stored !== null && !isSession(stored)) storage.removeItem(SESSION_KEY)
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

  function reload() {
    dropNonsense()
    announce()
  }

  function onStorage(event: Event) {
    const { key } = event as StorageEvent
    if (key === SESSION_KEY || key === null) reload()
  }

  function subscribe(listener: () => void) {
    if (listeners.size === 0) {
      events.addEventListener('storage', onStorage)
      events.addEventListener('pageshow', reload)
      dropNonsense()
      mark()
    }
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size > 0) return
      events.removeEventListener('storage', onStorage)
      events.removeEventListener('pageshow', reload)
    }
  }

  return { storage, isSignedIn, subscribe }
}

/** Checked by hand, because every page needs it and the schema library is large. */
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

/** Survives a reload, in its tab alone, because a reset link works only once. */
export const linkSession = createSafeStorage(() => window.sessionStorage)

export function hasLinkSession() {
  return linkSession.getItem(LINK_KEY) !== null
}

export function forgetLinkSession() {
  linkSession.removeItem(LINK_KEY)
}

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
