import { all } from './elements.ts'

export const DRAFT_KEY = 'mailbox.application-draft'
export const TAB_DRAFT_KEY = 'mailbox.application'
export const DRAFT_CLEARED = 'applicationforgotten'
/** A draft passes between tabs without being stored. */
export const DRAFT_CHANNEL = 'application-draft'

/** Open tabs answer at once. */
const ANSWER_MS = 1_500

export function findDraft(wake: () => void) {
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

/** So that the next person at this device can't see it. */
export function clearTabDraft() {
  try {
    sessionStorage.removeItem(TAB_DRAFT_KEY)
  } catch {}
  dispatchEvent(new Event(DRAFT_CLEARED))
}
