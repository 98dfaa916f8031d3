import { sql } from 'kysely'

import { oneOf, type ColumnTypes } from '#server/database/migrations/column-types.ts'

/** Visits. */
export function visits({ number, strict }: ColumnTypes) {
  return [
    sql`create table appointments (
      id text primary key not null,
      customer_id text not null,
      way text not null ${oneOf('way', ['counter', 'video', 'notary'])},
      slot_at ${number} not null,
      seat ${number} not null,
      state text not null ${oneOf('state', ['booked', 'cancelled', 'came', 'missed'])},
      sequence ${number} not null,
      idempotency_key text not null,
      created_at ${number} not null,
      updated_at ${number} not null,
      network text,
      wider_network text
    ) ${strict}`,
    sql`create index appointments_by_customer on appointments (customer_id, slot_at, id)`,
    sql`create unique index appointments_by_key on appointments (customer_id, idempotency_key)`,
    sql`create unique index appointments_seats on appointments (slot_at, seat) where state = 'booked'`,
  ]
}
