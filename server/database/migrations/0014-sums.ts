import { sql, type Kysely, type RawBuilder } from 'kysely'

import { columnTypes, isDay, oneOf } from './column-types.ts'

/**
 * Sums that the owner's reports are made of, kept from now on as something is posted, received and handed out: nobody waits for a
 * year of lines to be read.
 */
export async function up(database: Kysely<unknown>) {
  const { number, strict } = columnTypes(database)
  const steps = [
    sql`create table ledger_days (
      account text not null,
      day text not null ${isDay('day')},
      kind text not null,
      cents ${number} not null,
      primary key (account, day, kind)
    ) ${strict}`,
    sql`create table rental_balances (
      rental_id text primary key not null references rentals (id) on delete cascade,
      cents ${number} not null
    ) ${strict}`,
    sql`create index rental_balances_open on rental_balances (rental_id) where cents <> 0`,
    sql`create table package_hours (
      event text not null ${oneOf('event', ['came', 'fetched'])},
      hour ${number} not null,
      days ${number} not null,
      packages ${number} not null,
      primary key (event, hour, days)
    ) ${strict}`,
    sql`create index rentals_started on rentals (started_on) where started_on is not null`,
    ...sumsOfAll,
  ]
  for (const step of steps) await step.execute(database)
}

/** The sums of what stands in the ledger and the book of packages. */
export const sumsOfAll: RawBuilder<unknown>[] = [
  sql`insert into ledger_days (account, day, kind, cents)
    select account, posted_on, kind, sum(cents) from ledger_entries
    group by account, posted_on, kind`,
  sql`insert into rental_balances (rental_id, cents)
    select rental_id, sum(cents) from ledger_entries
    where account = 'receivable' and rental_id is not null group by rental_id`,
  sql`insert into package_hours (event, hour, days, packages)
    select 'came', received_at / 3600000, 0, count(*) from mail_items
    where kind <> 'letters' and state <> 'undone' group by received_at / 3600000`,
  sql`insert into package_hours (event, hour, days, packages)
    select 'fetched', ended_at / 3600000, (ended_at - received_at) / 86400000, count(*)
    from mail_items where kind <> 'letters' and state = 'handed-out' and ended_at is not null
    group by ended_at / 3600000, (ended_at - received_at) / 86400000`,
]
