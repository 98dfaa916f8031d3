import { useSyncExternalStore } from 'react'

import { readSessionId } from '#app/auth/session-id.ts'
import { createSafeStorage } from '#app/islands/safe-storage.ts'
import { whenSecondFactorIsDue } from '#app/shop/client.ts'

const KEY = 'mailbox.staff-lock'
const IDLE_MS = 10 * 60_000
/** Precision of the last action's time. */
const NOTE_MS = 5_000
const ACTIVITY_EVENTS = ['keydown', 'pointerdown', 'wheel'] as const

/** Per session: a new one was just opened with a second factor. */
type Lock = { session: string; activeAt: number; isLocked: boolean }

const storage = createSafeStorage(() => window.localStorage, announce)
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined

export function useLocked() {
  return useSyncExternalStore(subscribe, isLocked, () => false)
}

export function lock() {
  write({ ...read(), isLocked: true })
}

export function unlock() {
  write({ session: readSessionId(), activeAt: Date.now(), isLocked: false })
}

/** The server asks for the second factor after ten minutes without a call, too. */
function lockUntilShown() {
  lock()
  return new Promise<void>((resolve) => {
    const leave = subscribe(() => {
      if (isLocked()) return
      leave()
      resolve()
    })
  })
}

function isLocked() {
  const stored = read()
  return stored.isLocked || Date.now() - stored.activeAt >= IDLE_MS
}

function read(): Lock {
  const current = readSessionId()
  const stored = parse(storage.getItem(KEY))
  const isOurs = stored?.session === current && Number.isFinite(stored.activeAt)
  return isOurs ? (stored as Lock) : { session: current, activeAt: Date.now(), isLocked: false }
}

function write(next: Lock) {
  storage.setItem(KEY, JSON.stringify(next))
}

function recordActivity() {
  if (!isLocked() && Date.now() - read().activeAt >= NOTE_MS) unlock()
}

function announce() {
  clearTimeout(timer)
  if (!isLocked()) timer = setTimeout(announce, read().activeAt + IDLE_MS - Date.now())
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    for (const eventName of ACTIVITY_EVENTS)
      document.addEventListener(eventName, recordActivity, { capture: true })
    // Timers stop while the machine sleeps.
    document.addEventListener('visibilitychange', announce)
    window.addEventListener('storage', announce)
    whenSecondFactorIsDue(lockUntilShown)
  }
  listeners.add(listener)
  write(read())
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearTimeout(timer)
    for (const eventName of ACTIVITY_EVENTS)
      document.removeEventListener(eventName, recordActivity, { capture: true })
    document.removeEventListener('visibilitychange', announce)
    window.removeEventListener('storage', announce)
    whenSecondFactorIsDue(undefined)
  }
}

function parse(text: string | null): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return typeof value === 'object' ? (value as Record<string, unknown> | null) : null
  } catch {
    return null
  }
}
