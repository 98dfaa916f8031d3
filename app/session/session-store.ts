import * as v from 'valibot'

import { createKeptStorage, type KeptStorage } from '#app/document/kept-storage.ts'

/** Where the tokens are kept; the script before the first paint reads the same key. */
export const SESSION_KEY = 'mailbox.session'

/** What the account client keeps, as far as it can be sent: a header carries no more, and no letters beyond these. */
const keptSession = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    access_token: v.pipe(v.string(), v.regex(/^[\w.-]{1,8000}$/)),
    refresh_token: v.pipe(v.string(), v.nonEmpty()),
    expires_at: v.number(),
  }),
)

type Surroundings = {
  /** Gives the browser's storage; may throw where storage is blocked. */
  open: () => KeptStorage
  /** Where `storage` and `pageshow` happen. */
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
  const storage = createKeptStorage(open, (key) => {
    if (key === SESSION_KEY) announce()
  })

  function isSignedIn() {
    return storage.getItem(SESSION_KEY) !== null
  }

  /** What was written over by somebody else would never be accepted, nor ever be thrown away. */
  function dropNonsense() {
    const kept = storage.getItem(SESSION_KEY)
    if (kept !== null && !v.is(keptSession, kept)) storage.removeItem(SESSION_KEY)
  }

  function mark() {
    if (isSignedIn()) marks['session'] = 'kept'
    else delete marks['session']
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
