import { keptShelf } from './kept-shelf.ts'
import { createMailboxStore, type Messenger } from './store.ts'

const CHANNEL = 'mailbox.records'

/** The mailboxes of this browser. Nothing is touched until something is asked. */
export const mailboxes = createMailboxStore({ shelf: keptShelf, messenger: createMessenger() })

/** Between the tabs of one browser, and to a page that wakes from the back/forward cache. */
function createMessenger(): Messenger {
  let channel: BroadcastChannel | undefined

  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel takes none
    tell: () => channel?.postMessage('changed'),
    listen(hear) {
      const wake = ({ persisted }: PageTransitionEvent) => persisted && hear()
      if ('BroadcastChannel' in window) channel = new BroadcastChannel(CHANNEL)
      channel?.addEventListener('message', hear)
      window.addEventListener('pageshow', wake)
      return () => {
        channel?.close()
        channel = undefined
        window.removeEventListener('pageshow', wake)
      }
    },
  }
}
