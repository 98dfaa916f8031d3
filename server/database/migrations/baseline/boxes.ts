import { sql } from 'kysely'

import { isDay, oneOf, type ColumnTypes } from '#server/database/migrations/column-types.ts'

/** Rented boxes. Their history outlives application and account. */
export function boxes({ number, strict }: ColumnTypes) {
  return [
    sql`create table rentals (
      id text primary key not null,
      customer_id text,
      application_id text references applications (id) on delete set null,
      box ${number} not null,
      plan text not null,
      months ${number} not null,
      payment text not null ${oneOf('payment', ['ahead', 'monthly'])},
      prices text not null,
      allocated_on text not null ${isDay('allocated_on')},
      keys_issued_on text ${isDay('keys_issued_on')},
      started_on text ${isDay('started_on')},
      anchor_day ${number},
      paid_through text ${isDay('paid_through')},
      closed_on text ${isDay('closed_on')},
      key_count ${number} not null default 0,
      keys_returned ${number} not null default 0,
      crd_closed_on text ${isDay('crd_closed_on')}
    ) ${strict}`,
    sql`create index rentals_active on rentals (box) where started_on is not null and closed_on is null`,
    sql`create unique index rentals_by_application on rentals (application_id)`,
    sql`create index rentals_by_box on rentals (box, closed_on)`,
    sql`create index rentals_by_customer on rentals (customer_id)`,
    sql`create index rentals_closed on rentals (closed_on) where closed_on is not null`,
    sql`create unique index rentals_open_box on rentals (box) where closed_on is null`,
    sql`create index rentals_rent_due on rentals (paid_through, box) where closed_on is null`,
    sql`create index rentals_roster on rentals (box, id) where started_on is not null`,
    sql`create index rentals_standing on rentals (application_id, closed_on, started_on)`,
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
  ]
}
