import { useSyncExternalStore } from 'react'

const HEALTH = '/health/alive'
const RETRY_MS = 5_000

const listeners = new Set<() => void>()
let isLost = false
let timer: ReturnType<typeof setTimeout> | undefined

/** Notes whether a call reached the server; while none does, the server is asked again and again. */
export function noteReached(reached: boolean) {
  if (isLost === !reached) return
  isLost = !reached
  clearTimeout(timer)
  if (isLost) timer = setTimeout(() => void checkAgain(), RETRY_MS)
  for (const listener of listeners) listener()
}

async function checkAgain() {
  const reached = await fetch(HEALTH, { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
  if (reached) noteReached(true)
  else timer = setTimeout(() => void checkAgain(), RETRY_MS)
}

/** Whether the server can't be reached: by its own calls, and by what the browser knows of the network. */
export function useConnectionLost() {
  return useSyncExternalStore(
    subscribe,
    () => isLost,
    () => false,
  )
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    window.addEventListener('offline', noteOffline)
    window.addEventListener('online', checkNow)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    window.removeEventListener('offline', noteOffline)
    window.removeEventListener('online', checkNow)
  }
}

function noteOffline() {
  noteReached(false)
}

function checkNow() {
  if (!isLost) return
  clearTimeout(timer)
  void checkAgain()
}
