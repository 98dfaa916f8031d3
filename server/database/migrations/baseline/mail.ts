import { sql } from 'kysely'

import { isDay, oneOf, type ColumnTypes } from '#server/database/migrations/column-types.ts'

export function mail({ isSqlite, number, strict }: ColumnTypes) {
  return [
    sql`create table hand_outs (
      id text primary key not null,
      rental_id text not null references rentals (id) on delete cascade,
      -- Who fetched it.
      recipient_id text references recipients (id) on delete set null,
      -- Their name as it was then.
      taken_by text,
      picked_up_as text not null ${oneOf('picked_up_as', ['owner', 'recipient', 'collector'])},
      -- The type of the photo ID that was seen, never its number.
      id_type text not null,
      -- The strokes (Signature): JSON.
      signature text not null,
      handed_out_by text not null,
      handed_out_at ${number} not null,
      -- Why an administrator allowed it, and without which papers (LackingPapers[]): JSON.
      allowed_reason text,
      allowed_without text
    ) ${strict}`,
    sql`create index hand_outs_by_recipient on hand_outs (recipient_id)`,
    sql`create index hand_outs_by_rental on hand_outs (rental_id, handed_out_at, id)`,

    sql`create table mail_items (
      id text primary key not null,
      -- Null if the number on it was never rented, or so long ago that nobody is its customer any more.
      rental_id text references rentals (id) on delete cascade,
      box ${number} not null,
      recipient_id text references recipients (id) on delete set null,
      -- The name on it, if it is no recipient's.
      addressee text,
      kind text not null ${oneOf('kind', ['parcel', 'accountable', 'letters'])},
      carrier text,
      -- As shared/shop/mail/tracking.ts reads it: the same parcel has the same one.
      tracking text,
      -- Why a wrong check digit was taken.
      check_reason text,
      shelf text,
      -- The number on its slip; letters in a box have none.
      slip ${number},
      -- Only waiting is shown to the customer as mail that waits.
      state text not null ${oneOf('state', ['waiting', 'handed-out', 'to-remail', 'to-return', 'remailed', 'returned', 'undone'])},
      -- Whether the customer must still be told of it by email; overdue once they were also told that it waits too long.
      notice text not null ${oneOf('notice', ['due', 'sent', 'overdue', 'none'])},
      received_at ${number} not null,
      received_by text not null,
      -- When it left the shop, or was undone.
      ended_at ${number},
      hand_out_id text references hand_outs (id) on delete set null,
      -- Who sent it on or back.
      ended_by text
    ) ${strict}`,
    sql`create index mail_items_by_hand_out on mail_items (hand_out_id) where hand_out_id is not null`,
    sql`create index mail_items_by_recipient on mail_items (recipient_id) where recipient_id is not null`,
    sql`create index mail_items_by_rental on mail_items (rental_id, state, received_at)`,
    sql`create unique index mail_items_by_slip on mail_items (slip) where slip is not null`,
    sql`create index mail_items_by_tracking on mail_items (tracking) where tracking is not null`,
    sql`create index mail_items_here on mail_items (box, received_at) where ended_at is null`,
    sql`create index mail_items_here_of on mail_items (rental_id, received_at) where ended_at is null`,
    sql`create index mail_items_history on mail_items (rental_id, received_at, id)`,
    sql`create index mail_items_left on mail_items (rental_id, ended_at, id) where hand_out_id is null and ended_at is not null`,
    sql`create unique index mail_items_letters on mail_items (rental_id) where state = 'waiting' and kind = 'letters'`,
    sql`create index mail_items_notice_due on mail_items (received_at) where notice = 'due'`,
    sql`create index mail_items_of_nobody on mail_items (box, received_at, id) where rental_id is null`,
    sql`create index mail_items_overdue on mail_items (received_at) where state = 'waiting' and kind <> 'letters'`,
    sql`create index mail_items_shelved on mail_items (slip) where ended_at is null`,
    sql`create index mail_items_stray on mail_items (ended_at) where rental_id is null`,
    sql`create unique index mail_items_tracking_here on mail_items (tracking) where ended_at is null and tracking is not null`,
    sql`create index mail_items_waiting on mail_items (received_at, kind) where state = 'waiting'`,

    sql`create table package_hours (
      event text not null ${oneOf('event', ['came', 'fetched'])},
      -- Hours since 1970.
      hour ${number} not null,
      -- For how many whole days they had waited; 0 for those that came.
      days ${number} not null,
      packages ${number} not null,
      primary key (event, days, hour) ${isSqlite ? sql`` : sql`include (packages)`}
    ) ${isSqlite ? sql`strict, without rowid` : sql``}`,

    sql`create table tasks (
      id text primary key not null,
      kind text not null ${oneOf('kind', ['return-to-sender', 'remail', 'find-missing'])},
      due_on text not null ${isDay('due_on')},
      box ${number},
      mail_item_id text references mail_items (id) on delete cascade,
      created_at ${number} not null,
      done_at ${number},
      done_by text
    ) ${strict}`,
    sql`create index tasks_by_mail_item on tasks (mail_item_id) where mail_item_id is not null`,
    sql`create index tasks_open on tasks (due_on) where done_at is null`,

    sql`create table shelf_counts (
      id text primary key not null,
      counted_at ${number} not null,
      counted_by text not null,
      expected ${number} not null,
      missing ${number} not null
    ) ${strict}`,
    sql`create index shelf_counts_by_time on shelf_counts (counted_at)`,
  ]
}
