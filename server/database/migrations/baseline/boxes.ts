import { sql } from 'kysely'

import { isDay, oneOf, type ColumnTypes } from '#server/database/migrations/column-types.ts'

export function boxes({ number, strict }: ColumnTypes) {
  return [
    sql`create table rentals (
      id text primary key not null,
      -- Null once the customer's account was deleted: the box's history stays.
      customer_id text,
      application_id text references applications (id) on delete set null,
      -- The PMB number.
      box ${number} not null,
      plan text not null,
      months ${number} not null,
      payment text not null ${oneOf('payment', ['ahead', 'monthly'])},
      -- The prices it was agreed at (AgreedPrices): JSON.
      prices text not null,
      allocated_on text not null ${isDay('allocated_on')},
      keys_issued_on text ${isDay('keys_issued_on')},
      key_count ${number} not null default 0,
      keys_returned ${number} not null default 0,
      -- Keys that never come back: charged when their customer left.
      keys_lost ${number} not null default 0,
      started_on text ${isDay('started_on')},
      anchor_day ${number},
      paid_through text ${isDay('paid_through')},
      closed_on text ${isDay('closed_on')},
      -- When the closing was entered in the Customer Registration Database (item 1b).
      crd_closed_on text ${isDay('crd_closed_on')},
      -- When they asked in writing that no mail is sent on.
      remail_declined_on text ${isDay('remail_declined_on')},
      -- When they were given the dates of the closing on paper.
      dates_given_on text ${isDay('dates_given_on')},
      -- When nothing was left to do for the customer who had it.
      left_on text ${isDay('left_on')},
      -- When it came from another system, which settled everything that was due, and signed, before.
      moved_in_on text ${isDay('moved_in_on')}
    ) ${strict}`,
    sql`create index rentals_active on rentals (box) where started_on is not null and closed_on is null`,
    sql`create unique index rentals_by_application on rentals (application_id)`,
    sql`create index rentals_by_box on rentals (box, closed_on)`,
    sql`create index rentals_by_customer on rentals (customer_id)`,
    sql`create index rentals_closed on rentals (closed_on) where closed_on is not null`,
    sql`create index rentals_leaving on rentals (closed_on, id) where closed_on is not null and left_on is null`,
    sql`create unique index rentals_open_box on rentals (box) where closed_on is null`,
    sql`create index rentals_rent_due on rentals (paid_through, box) where closed_on is null`,
    sql`create index rentals_renting on rentals (customer_id, box) where started_on is not null and closed_on is null`,
    sql`create index rentals_roster on rentals (box, id) where started_on is not null`,
    sql`create index rentals_standing on rentals (application_id, closed_on, started_on)`,
    sql`create index rentals_started on rentals (started_on) where started_on is not null`,
    sql`create index rentals_unpaid on rentals (keys_issued_on) where started_on is null and keys_issued_on is not null`,

    sql`create table holds (
      id text primary key not null,
      rental_id text not null references rentals (id) on delete cascade,
      from_on text not null ${isDay('from_on')},
      until_on text not null ${isDay('until_on')},
      ended_on text ${isDay('ended_on')},
      created_at ${number} not null
    ) ${strict}`,
    sql`create index holds_by_rental on holds (rental_id)`,

    sql`create table closing_notices (
      id text primary key not null,
      rental_id text not null references rentals (id) on delete cascade,
      given_on text not null ${isDay('given_on')},
      closes_on text not null ${isDay('closes_on')}
    ) ${strict}`,
    sql`create index closing_notices_by_day on closing_notices (closes_on)`,
    sql`create unique index closing_notices_by_rental on closing_notices (rental_id)`,

    sql`create table rental_notes (
      id text primary key not null,
      rental_id text not null references rentals (id) on delete cascade,
      kind text not null ${oneOf('kind', ['note', 'warning'])},
      text text not null,
      noted_at ${number} not null,
      noted_by text not null,
      ended_on text ${isDay('ended_on')},
      -- Null if it ended with the rental.
      ended_by text
    ) ${strict}`,
    sql`create index rental_notes_by_rental on rental_notes (rental_id, noted_at, id)`,

    sql`create table reminders (
      id text primary key not null,
      rental_id text not null references rentals (id) on delete cascade,
      -- Photo and address: the two IDs.
      kind text not null ${oneOf('kind', ['rent', 'photo', 'address', 'closing'])},
      -- Whose ID; empty for the other kinds.
      recipient_id text not null,
      due_on text not null ${isDay('due_on')},
      stage text not null,
      reminded_at ${number} not null,
      unique (rental_id, kind, recipient_id, due_on, stage)
    ) ${strict}`,

    sql`create table imports (
      id text primary key not null,
      -- SHA-256 of the file, hex.
      digest text not null,
      boxes ${number} not null,
      people ${number} not null,
      -- Owed by all of them together, and held for them.
      owed_cents ${number} not null,
      deposit_cents ${number} not null,
      imported_at ${number} not null,
      imported_by text not null,
      taken_back_at ${number},
      taken_back_by text
    ) ${strict}`,
    sql`create index imports_by_time on imports (imported_at, id)`,

    sql`create table imported_rentals (
      rental_id text primary key not null references rentals (id) on delete cascade,
      import_id text not null references imports (id),
      -- Of the spreadsheet, from 1.
      line ${number} not null,
      -- SHA-256 of the lines of the box: the same again is known.
      digest text not null
    ) ${strict}`,
    sql`create index imported_rentals_by_digest on imported_rentals (digest)`,
    sql`create index imported_rentals_by_import on imported_rentals (import_id, line)`,
  ]
}
