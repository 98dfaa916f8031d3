import type { Selectable } from 'kysely'

/** What is in the shop for its customers, who fetched it, and what is to be done about it. */
export type MailTables = {
  hand_outs: HandOutsTable
  mail_items: MailItemsTable
  tasks: TasksTable
  shelf_counts: ShelfCountsTable
}

export type HandOut = Selectable<HandOutsTable>
export type MailItem = Selectable<MailItemsTable>
export type Task = Selectable<TasksTable>

/** Mail that somebody fetched. */
type HandOutsTable = {
  id: string
  rental_id: string
  /** Who fetched it. */
  recipient_id: string | null
  picked_up_as: 'owner' | 'recipient' | 'collector'
  /** The type of the photo ID that was seen, never its number. */
  id_type: string
  /** The strokes (Signature): JSON. */
  signature: string
  handed_out_by: string
  handed_out_at: number
  idempotency_key: string
}

type MailItemsTable = {
  id: string
  /** Null where the number on it was never rented, or so long ago that nobody is its customer any more. */
  rental_id: string | null
  box: number
  recipient_id: string | null
  /** The name on it, where it is no recipient's. */
  addressee: string | null
  kind: 'parcel' | 'accountable' | 'letters'
  carrier: string | null
  /** As shared/rental/tracking.ts reads it: the same parcel has the same one. */
  tracking: string | null
  /** Why a wrong check digit was taken. */
  check_reason: string | null
  shelf: string | null
  /** The number on its slip; letters in a box have none. */
  slip: number | null
  state: MailState
  /** Whether the customer is still to be told of it by email. */
  notice: 'due' | 'sent' | 'none'
  received_at: number
  received_by: string
  /** When it left the shop, or was undone. */
  ended_at: number | null
  hand_out_id: string | null
  /** Made by the device for each item: the same key again is the same item. */
  idempotency_key: string
}

/** `waiting` alone is shown to the customer as mail that waits. */
export type MailState =
  'waiting' | 'handed-out' | 'to-remail' | 'to-return' | 'remailed' | 'returned' | 'undone'

/** What the staff must do by a day. */
type TasksTable = {
  id: string
  kind: 'return-to-sender' | 'remail' | 'find-missing'
  due_on: string
  box: number | null
  mail_item_id: string | null
  created_at: number
  done_at: number | null
  done_by: string | null
}

type ShelfCountsTable = {
  id: string
  counted_at: number
  counted_by: string
  expected: number
  missing: number
}
