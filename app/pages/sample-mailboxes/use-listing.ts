import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'

import { createSafeStorage } from '#app/islands/safe-storage.ts'
import {
  filterMailboxes,
  noFilter,
  pageOf,
  sortMailboxes,
  type SortKey,
} from '#app/sample-mailboxes/listing.ts'
import type { Mailbox } from '#app/sample-mailboxes/mailbox.ts'

import { readQuery, readView, writeQuery, type Query, type View } from './dashboard-query.ts'

/** The address follows what is typed once the visitor pauses; browsers bear no more. */
const ADDRESS_DELAY_MS = 300

const VIEW_KEY = 'mailbox.dashboard-view'
const storage = createSafeStorage(() => window.localStorage)

/**
 * What of the list is shown. Typing never waits for a long list: the table follows, and all that
 * is said of it with it.
 */
export function useListing(mailboxes: readonly Mailbox[]) {
  const [query, setQuery] = useState<Query>(() => readQuery(window.location.search))
  const followed = useDeferredValue(query)
  const { search, type, status, by, descending, page, size } = followed

  const sorted = useMemo(
    () => sortMailboxes(mailboxes, { by, descending }),
    [mailboxes, by, descending],
  )
  const found = useMemo(
    () => filterMailboxes(sorted, { search, type, status }),
    [sorted, search, type, status],
  )
  useAddress(query)

  return {
    /** What is asked. */
    query,
    /** What of it the table shows already. */
    followed,
    found,
    shown: pageOf(found, page, size),
    /** Whatever else changes, reading begins at the first page again. */
    ask: (changed: Partial<Query>) => setQuery((last) => ({ ...last, page: 1, ...changed })),
    /** By another column from its beginning, by the same one the other way round. */
    sort: (key: SortKey) =>
      setQuery((last) => ({
        ...last,
        page: 1,
        by: key,
        descending: last.by === key && !last.descending,
      })),
    showAll: () => setQuery((last) => ({ ...last, ...noFilter, page: 1 })),
  }
}

export type Listing = ReturnType<typeof useListing>

/**
 * A reload shows the same again. What is pressed stands in the address at once; what is typed
 * follows, at the latest when its field is left. The router need not know: nothing else on the page
 * depends on it.
 */
function useAddress(query: Query) {
  const before = useRef(query)

  useEffect(() => {
    const isTyped = query.search !== '' && query.search !== before.current.search
    before.current = query
    if (!isTyped) return writeAddress(query)

    const write = () => writeAddress(query)
    const timer = setTimeout(write, ADDRESS_DELAY_MS)
    window.addEventListener('blur', write, true)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('blur', write, true)
    }
  }, [query])
}

function writeAddress(query: Query) {
  const { pathname, hash } = window.location
  window.history.replaceState(window.history.state, '', pathname + writeQuery(query) + hash)
}

/** Which view was chosen last on this device, and how to choose another; the table at first. */
export function useView() {
  const [view, setView] = useState(() => readView(storage.getItem(VIEW_KEY)))

  function choose(chosen: View) {
    storage.setItem(VIEW_KEY, chosen)
    setView(chosen)
  }

  return [view, choose] as const
}
