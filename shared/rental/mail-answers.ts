import type { Day } from '#shared/calendar.ts'

import type { RecipientKind } from './household.ts'
import type { TrackedCarrier } from './tracking.ts'

/**
 * What becomes of mail to a number: it waits for its customer; it waits until the box is opened; it is sent on, since the box
 * closed less than six months ago; it goes back.
 */
export type BoxState = 'rented' | 'reserved' | 'remail' | 'return'

type MailItemState =
  'waiting' | 'handed-out' | 'to-remail' | 'to-return' | 'remailed' | 'returned' | 'undone'

/** An item as the counter sees it; instants are milliseconds since 1970. */
export type CounterItemAnswer = {
  id: string
  /** What its slip says; letters have none. */
  slip: string | null
  box: number
  kind: 'parcel' | 'accountable' | 'letters'
  state: MailItemState
  recipient: string | null
  addressee: string | null
  carrier: TrackedCarrier | null
  tracking: string | null
  shelf: string | null
  receivedAt: number
  endedAt: number | null
}

/** GET /shop/v1/mail/boxes/:box */
export type BoxAnswer = {
  box: number
  state: BoxState
  /** The last day its mail is sent on. */
  remailUntil: Day | null
  /** The customer wants no notices until this day. */
  heldUntil: Day | null
  recipients: { id: string; name: string; kind: RecipientKind }[]
  /** What is here for it, the newest first, at most 200. */
  items: CounterItemAnswer[]
}

/** POST /shop/v1/mail/items, 201; 200 where the same key had brought it before. */
export type ReceivedAnswer = { item: CounterItemAnswer; boxState: BoxState; heldUntil: Day | null }

/** POST /shop/v1/mail/letters: `refused` are numbers that nobody rents. */
export type LettersAnswer = { marked: number[]; refused: { box: number; state: BoxState }[] }

/** GET /shop/v1/mail/find */
export type FindMailAnswer = {
  /** The likeliest first; `itemId` is the item that was meant by a slip or a tracking number. */
  matches: { box: number; name: string | null; itemId: string | null }[]
}

/** POST /shop/v1/mail/hand-outs */
export type HandOutAnswer = { id: string; box: number; handedOut: number; left: number }

/** GET /shop/v1/mail/shelf: what must lie on the shelves, by slip. */
export type ShelfAnswer = {
  items: CounterItemAnswer[]
  /** Pass it as `after` for the next part. */
  next: number | null
  lastCountedOn: Day | null
}

/** POST /shop/v1/mail/shelf-counts */
export type ShelfCountAnswer = {
  expected: number
  missing: CounterItemAnswer[]
  /** Slips that lie there, though they were handed out or never given. */
  unexpected: string[]
}

/** GET /shop/v1/mail/tasks, the most urgent first */
export type MailTasksAnswer = {
  tasks: {
    id: string
    kind: 'return-to-sender' | 'remail' | 'find-missing'
    dueOn: Day
    item: CounterItemAnswer | null
  }[]
}
