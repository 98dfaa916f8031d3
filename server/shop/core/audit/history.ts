import type { Reader } from '#server/database/database.ts'

/** Whose time in a box a rental was. */
export type Tenancy = { id: string; application_id: string | null }

/** What a part of a box's history is asked for: so many events until an instant, the newest first. */
export type HistoryQuery = {
  read: Reader
  box: number
  rentals: Tenancy[]
  until: number
  limit: number
}

/** The newest first. Where two are of one instant, those of the earlier list stand before, so that each page goes on where one ended. */
export function mergeNewest<Event extends { at: number }>(lists: Event[][]): Event[] {
  return lists.flat().toSorted((one, other) => other.at - one.at)
}
