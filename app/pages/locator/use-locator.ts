import { useDeferredValue, useEffect, useMemo, useState } from 'react'

import {
  filterMailboxes,
  noFilter,
  sortMailboxes,
  type Filter,
} from '#app/sample-mailboxes/listing.ts'
import type { Mailbox } from '#app/sample-mailboxes/mailbox.ts'
import { milesBetween, type Position } from '#app/sample-mailboxes/position.ts'

import { readMailboxId } from './frame-messages.ts'

export const PAGE_SIZE = 25

export function useLocator(mailboxes: readonly Mailbox[], userPosition: Position | null) {
  const [filter, setFilter] = useState(noFilter)
  const [linked, setLinked] = useState(() => readMailboxId(location))
  const [turned, setTurned] = useState<Turned | null>(null)
  const { search, type, status } = useDeferredValue(filter)
  const found = useMemo(
    () => filterMailboxes(mailboxes, { search, type, status }),
    [mailboxes, search, type, status],
  )
  const distances = useMemo(
    () =>
      userPosition &&
      new Map(found.map((mailbox) => [mailbox.id, milesBetween(userPosition, mailbox)])),
    [found, userPosition],
  )
  const sorted = useMemo(
    () =>
      distances
        ? found.toSorted((one, other) => far(distances, one) - far(distances, other))
        : sortMailboxes(found, { by: 'id', descending: false }),
    [found, distances],
  )
  const chosen = linked === null ? null : (mailboxes.find(({ id }) => id === linked) ?? null)

  const isTurned = turned?.of === sorted && turned.chosen === chosen
  const page = isTurned ? turned.page : pageWith(sorted, chosen)

  useEffect(() => {
    const follow = () => setLinked(readMailboxId(location))
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [])

  function choose(id: string | null) {
    setLinked(id)
    if (id === null) setTurned({ of: sorted, chosen: null, page })
    const address = new URL(location.href)
    address.hash = ''
    if (id === null) address.searchParams.delete('mailbox')
    else address.searchParams.set('mailbox', id)
    window.history.replaceState(window.history.state, '', address)
  }

  return {
    filter,
    narrow: (changed: Partial<Filter>) => setFilter((last) => ({ ...last, ...changed })),
    showAll: () => setFilter(noFilter),
    found,
    sorted,
    distances,
    chosen,
    isUnknown: linked !== null && chosen === null,
    choose,
    page,
    turn: (next: number) => setTurned({ of: sorted, chosen, page: next }),
  }
}

/** Valid while list and choice stay the same. */
type Turned = { of: readonly Mailbox[]; chosen: Mailbox | null; page: number }

export type LocatorState = ReturnType<typeof useLocator>

function far(distances: Map<string, number>, { id }: Mailbox) {
  return distances.get(id) ?? Infinity
}

function pageWith(sorted: readonly Mailbox[], chosen: Mailbox | null) {
  return Math.floor(Math.max(0, chosen ? sorted.indexOf(chosen) : 0) / PAGE_SIZE) + 1
}
