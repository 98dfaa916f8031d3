import { useSyncExternalStore } from 'react'

import { mailboxes } from './mailboxes.ts'
import { unknownList } from './store.ts'

/** The mailboxes of this browser; `isLoading` in the finished HTML and until they are read. */
export function useMailboxes() {
  return useSyncExternalStore(mailboxes.subscribe, mailboxes.read, () => unknownList)
}
