import { useDeferredValue, useEffect, useMemo, useState } from 'react'

import { filterMailboxes, pageOf, sortMailboxes } from '#app/mailboxes/listing.ts'
import type { Mailbox } from '#app/mailboxes/mailbox.ts'

import { plainQuery, readQuery, writeQuery, type Query } from './dashboard-query.ts'

/** The address follows once the visitor pauses. */
const ADDRESS_DELAY_MS = 300

/** What of the list is shown. Typing never waits for a long list: the table follows. */
export function useListing(mailboxes: readonly Mailbox[]) {
  const [query, setQuery] = useState<Query>(() => readQuery(window.location.search))
  const { search, type, status, by, descending, page, size } = useDeferredValue(query)

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
    found,
    shown: pageOf(found, page, size),
    /** Whatever else changes, reading begins at the first page again. */
    ask: (asked: Partial<Query>) => setQuery((known) => ({ ...known, page: 1, ...asked })),
    clear: () =>
      setQuery(({ by: sort, descending: order, size: rows }) => ({
        ...plainQuery,
        by: sort,
        descending: order,
        size: rows,
      })),
  }
}

export type Listing = ReturnType<typeof useListing>

/** A reload shows the same again. The router need not know: nothing else on the page depends on it. */
function useAddress(query: Query) {
  useEffect(() => {
    const timer = setTimeout(() => {
      const address = window.location.pathname + writeQuery(query)
      window.history.replaceState(window.history.state, '', address)
    }, ADDRESS_DELAY_MS)
    return () => clearTimeout(timer)
  }, [query])
}
