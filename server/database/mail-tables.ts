import type { Selectable } from 'kysely'

/** What is in the shop for its customers, who fetched it, and what is to be done about it. */
export type MailTables = {
  /** Mail that somebody fetched. */
  hand_outs: {
    id: string
    rental_id: string
    /** Who fetched it. */
    recipient_id: string | null
    /** Their name as it was then. */
    taken_by: string | null
    picked_up_as: 'owner' | 'recipient' | 'collector'
    /** The type of the photo ID that was seen, never its number. */
    id_type: string
    /** The strokes (Signature): JSON. */
    signature: string
    handed_out_by: string
    handed_out_at: number
    /** Why an administrator allowed it, and without which papers (LackingPapers[]): JSON. */
    allowed_reason: string | null
    allowed_without: string | null
  }
  mail_items: {
    id: string
    /** Null where the number on it was never rented, or so long ago that nobody is its customer any more. */
    rental_id: string | null
    box: number
    recipient_id: string | null
    /** The name on it, where it is no recipient's. */
    addressee: string | null
    kind: 'parcel' | 'accountable' | 'letters'
    carrier: string | null
    /** As shared/shop/mail/tracking.ts reads it: the same parcel has the same one. */
    tracking: string | null
    /** Why a wrong check digit was taken. */
    check_reason: string | null
    shelf: string | null
    /** The number on its slip; letters in a box have none. */
    slip: number | null
    state: MailState
    /** Whether the customer is still to be told of it by email; `overdue` once they were told that it waits too long, too. */
    notice: 'due' | 'sent' | 'overdue' | 'none'
    received_at: number
    received_by: string
    /** When it left the shop, or was undone. */
    ended_at: number | null
    hand_out_id: string | null
    /** Who sent it on or back. */
    ended_by: string | null
    /** Made by the device for each item: the same key again is the same item. */
  }
  /** How many packages came in an hour, and how many were fetched in it after so many days. */
  package_hours: {
    event: 'came' | 'fetched'
    /** Hours since 1970. */
    hour: number
    /** How many whole days they had waited; 0 for those that came. */
    days: number
    packages: number
  }
  /** What the staff must do by a day. */
  tasks: {
    id: string
    kind: 'return-to-sender' | 'remail' | 'find-missing'
    due_on: string
    box: number | null
    mail_item_id: string | null
    created_at: number
    done_at: number | null
    done_by: string | null
  }
  shelf_counts: {
    id: string
    counted_at: number
    counted_by: string
    expected: number
    missing: number
  }
}

export type HandOut = Selectable<MailTables['hand_outs']>
export type MailItem = Selectable<MailTables['mail_items']>
export type Task = Selectable<MailTables['tasks']>

/** `waiting` alone is shown to the customer as mail that waits. */
type MailState =
  'waiting' | 'handed-out' | 'to-remail' | 'to-return' | 'remailed' | 'returned' | 'undone'
