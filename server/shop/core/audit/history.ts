import type { Reader } from '#server/database/database.ts'

export type Tenancy = { id: string; applicationId: string | null }

export type HistoryQuery = {
  read: Reader
  box: number
  rentals: Tenancy[]
  until: number
  limit: number
}

/** Newest first. At the same instant, events of the earlier list come first, so that pages continue exactly. */
export function mergeNewest<Event extends { at: number }>(lists: Event[][]): Event[] {
  return lists.flat().toSorted((one, other) => other.at - one.at)
}
