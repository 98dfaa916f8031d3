import { all } from './elements.ts'

/** Where an application lies that its owner keeps on this device, encrypted. */
export const DRAFT_KEY = 'mailbox.application-draft'
/** Storage key of a tab's application draft, without its worksheets. */
export const TAB_DRAFT_KEY = 'mailbox.application'
/** Event sent to the page when its draft is cleared. */
export const FORGOTTEN = 'applicationforgotten'
/** Where the tabs of this browser hand an application to each other, from memory to memory. */
export const DRAFT_CHANNEL = 'application-draft'

/** A tab that is open answers at once. */
const ANSWER_MS = 1_500

/** On the page where an application starts: wakes React where one is kept by this tab or device, or open in another tab. */
export function findBegun(wake: () => void) {
  if (all('[data-starts]').length === 0) return
  if (isKept()) return wake()
  if (!('BroadcastChannel' in window)) return
  const channel = new BroadcastChannel(DRAFT_CHANNEL)
  channel.addEventListener('message', ({ data }) => {
    if (data?.kind === 'draft') wake()
  })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
  channel.postMessage({ kind: 'asked' })
  setTimeout(() => channel.close(), ANSWER_MS)
}

function isKept() {
  try {
    return [sessionStorage.getItem(TAB_DRAFT_KEY), localStorage.getItem(DRAFT_KEY)].some(Boolean)
  } catch {
    return false
  }
}

/** Empties what this tab holds of an application, on the page too: the next one at this device must not see it. */
export function forgetInTab() {
  try {
    sessionStorage.removeItem(TAB_DRAFT_KEY)
  } catch {}
  dispatchEvent(new Event(FORGOTTEN))
}
