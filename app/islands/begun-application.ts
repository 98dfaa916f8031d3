import { all } from './elements.ts'

/** Where an application lies that its owner keeps on this device, encrypted. */
export const DRAFT_KEY = 'mailbox.application-draft'
/** Where the tabs of this browser hand an application to each other, from memory to memory. */
export const DRAFT_CHANNEL = 'application-draft'

/** A tab that is open answers at once. */
const ANSWER_MS = 1_500

/** On the page where an application starts: wakes React where one is kept on this device, or open in another tab. */
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
    return localStorage.getItem(DRAFT_KEY) !== null
  } catch {
    return false
  }
}
