import { sql } from 'kysely'

import { oneOf, type ColumnTypes } from '#server/database/migrations/column-types.ts'

export function visits({ number, strict }: ColumnTypes) {
  return [
    sql`create table appointments (
      id text primary key not null,
      customer_id text not null,
      way text not null ${oneOf('way', ['counter', 'video', 'notary'])},
      -- When it begins; seat tells visits of one slot apart.
      slot_at ${number} not null,
      seat ${number} not null,
      -- Came and missed: as the counter noted it.
      state text not null ${oneOf('state', ['booked', 'cancelled', 'came', 'missed'])},
      -- Of its calendar file: one more with each move, and with the cancellation.
      sequence ${number} not null,
      -- From which network it was booked, as keyed hashes, until it is cancelled or over.
      network text,
      wider_network text,
      created_at ${number} not null,
      updated_at ${number} not null,
      -- When its customer was told that the hours have changed and another time is needed; null again once it is moved.
      conflict_told_at ${number}
    ) ${strict}`,
    sql`create index appointments_by_customer on appointments (customer_id, slot_at, id)`,
    sql`create unique index appointments_seats on appointments (slot_at, seat) where state = 'booked'`,
  ]
}
