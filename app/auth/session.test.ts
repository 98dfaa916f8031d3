import { describe, expect, it, vi } from 'vitest'

import type { StorageArea } from '#app/islands/safe-storage.ts'

import { createSessionStore, SESSION_KEY } from './session.ts'

const TOKENS = JSON.stringify({ access_token: 'a.b.c', refresh_token: 'r', expires_at: 1 })

function createBrowser(refuses: Partial<Record<keyof StorageArea, boolean>> = {}) {
  const values = new Map<string, string>()
  const events = new EventTarget()
  const marks: Record<string, string | undefined> = {}
  const guard = (call: keyof StorageArea) => {
    if (refuses[call]) throw new DOMException('no', 'QuotaExceededError')
  }
  const storage: StorageArea = {
    getItem: (key) => (guard('getItem'), values.get(key) ?? null),
    setItem: (key, value) => (guard('setItem'), void values.set(key, value)),
    removeItem: (key) => (guard('removeItem'), void values.delete(key)),
  }
  function elsewhere(key: string | null, value: string | null) {
    if (key === null) values.clear()
    else if (value === null) values.delete(key)
    else values.set(key, value)
    events.dispatchEvent(Object.assign(new Event('storage'), { key }))
  }
  return { values, events, marks, elsewhere, open: () => storage }
}

function follow(browser: ReturnType<typeof createBrowser>) {
  const store = createSessionStore(browser)
  const listener = vi.fn()
  const stop = store.subscribe(() => listener(store.isSignedIn()))
  return { store, listener, stop }
}

describe('the session store', () => {
  it('reports sign-in and sign-out in this tab, and marks the document', () => {
    const browser = createBrowser()
    const { store, listener } = follow(browser)

    store.storage.setItem(SESSION_KEY, TOKENS)
    expect(listener).toHaveBeenLastCalledWith(true)
    expect(browser.marks).toEqual({ session: 'kept' })

    store.storage.removeItem(SESSION_KEY)
    expect(listener).toHaveBeenLastCalledWith(false)
    expect(browser.marks).toEqual({})
  })

  it('reports sign-in and sign-out in another tab', () => {
    const browser = createBrowser()
    const { listener } = follow(browser)

    browser.elsewhere(SESSION_KEY, TOKENS)
    expect(listener).toHaveBeenLastCalledWith(true)
    browser.elsewhere(null, null)
    expect(listener).toHaveBeenLastCalledWith(false)
    expect(browser.marks).toEqual({})
  })

  it('ignores other keys', () => {
    const browser = createBrowser()
    const { store, listener } = follow(browser)
    store.storage.setItem('mailbox.session-code-verifier', 'x')
    browser.elsewhere('mailbox.preferences', '{}')
    expect(listener).not.toHaveBeenCalled()
  })

  it('reads again when the page returns from the back/forward cache', () => {
    const browser = createBrowser()
    const { listener } = follow(browser)
    browser.values.set(SESSION_KEY, TOKENS)
    browser.events.dispatchEvent(new Event('pageshow'))
    expect(listener).toHaveBeenLastCalledWith(true)
  })

  it.each(['', ' ', 'garbage', '{}', 'null', '5', '"x"', TOKENS.replace('a.b.c', 'é\\u0000')])(
    'removes %o, which is no session',
    (nonsense) => {
      const browser = createBrowser()
      browser.values.set(SESSION_KEY, nonsense)
      const { store } = follow(browser)
      expect(store.isSignedIn()).toBe(false)
      expect(browser.values.has(SESSION_KEY)).toBe(false)

      browser.elsewhere(SESSION_KEY, nonsense)
      expect(store.isSignedIn()).toBe(false)
      expect(browser.marks).toEqual({})
    },
  )

  it('does not call listeners that were removed', () => {
    const browser = createBrowser()
    const { listener, stop } = follow(browser)
    stop()
    browser.elsewhere(SESSION_KEY, TOKENS)
    expect(listener).not.toHaveBeenCalled()
  })
})

describe('a failing storage', () => {
  it('is full: the session stays in memory', () => {
    const { store } = follow(createBrowser({ setItem: true }))
    store.storage.setItem(SESSION_KEY, 'new')
    expect(store.storage.getItem(SESSION_KEY)).toBe('new')
    expect(store.isSignedIn()).toBe(true)
    store.storage.removeItem(SESSION_KEY)
    expect(store.isSignedIn()).toBe(false)
  })

  it('is full: an old session doesn’t return', () => {
    const browser = createBrowser({ setItem: true })
    browser.values.set(SESSION_KEY, 'old')
    const { store } = follow(browser)
    store.storage.setItem(SESSION_KEY, 'new')
    expect(store.storage.getItem(SESSION_KEY)).toBe('new')
  })

  it('is blocked', () => {
    const store = createSessionStore({
      ...createBrowser(),
      open: () => {
        throw new DOMException('no', 'SecurityError')
      },
    })
    expect(store.isSignedIn()).toBe(false)
    store.storage.setItem(SESSION_KEY, 'x')
    expect(store.isSignedIn()).toBe(true)
    store.storage.removeItem(SESSION_KEY)
    expect(store.isSignedIn()).toBe(false)
  })
})
