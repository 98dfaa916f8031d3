import { useSyncExternalStore } from 'react'

const KEY = 'mailbox.menu'

/** The entry at the top that was clicked last in this tab: it outlives the load of the next page. */
export function useChosenEntry() {
  return useSyncExternalStore(subscribe, readChosen, () => null)
}

/** Where the browser keeps nothing, the address alone decides. */
export function chooseEntry(name: string) {
  try {
    sessionStorage.setItem(KEY, name)
    window.dispatchEvent(new Event(KEY))
  } catch {}
}

function readChosen() {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}

function subscribe(listener: () => void) {
  window.addEventListener(KEY, listener)
  return () => window.removeEventListener(KEY, listener)
}
