import { all } from './elements.ts'

/** Storage key of the encrypted draft that its owner keeps on this device. */
export const DRAFT_KEY = 'mailbox.application-draft'
/** Storage key of a tab's application draft, without its worksheets. */
export const TAB_DRAFT_KEY = 'mailbox.application'
/** Event sent to the page when its draft is cleared. */
export const FORGOTTEN = 'applicationforgotten'
/** Broadcast channel on which tabs hand a draft to each other, without storing it. */
export const DRAFT_CHANNEL = 'application-draft'

/** A tab that is open answers at once. */
const ANSWER_MS = 1_500

/** Wakes React on the page where applications start, if this tab, this device or another tab has a draft. */
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

/** Erases this tab's draft from storage and from the page, so that the next person at this device can't see it. */
export function forgetInTab() {
  try {
    sessionStorage.removeItem(TAB_DRAFT_KEY)
  } catch {}
  dispatchEvent(new Event(FORGOTTEN))
}
