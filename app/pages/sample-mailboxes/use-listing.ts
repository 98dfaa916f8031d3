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

/** Browsers limit how often history may change. */
const ADDRESS_DELAY_MS = 300

const VIEW_KEY = 'mailbox.dashboard-view'
const storage = createSafeStorage(() => window.localStorage)

/** Deferred, so that typing never waits for a long list. */
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
    query,
    followed,
    found,
    shown: pageOf(found, page, size),
    ask: (changed: Partial<Query>) => setQuery((last) => ({ ...last, page: 1, ...changed })),
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
 * Presses change the address at once, typing after a pause or on leaving the field. Bypasses the router, because
 * nothing else depends on it.
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

export function useView() {
  const [view, setView] = useState(() => readView(storage.getItem(VIEW_KEY)))

  function choose(chosen: View) {
    storage.setItem(VIEW_KEY, chosen)
    setView(chosen)
  }

  return [view, choose] as const
}
