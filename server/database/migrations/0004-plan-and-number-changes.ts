import { sql, type Kysely } from 'kysely'

import { columnTypes, isDay, oneOf, type ColumnTypes } from './column-types.ts'

const emailKinds =
  `confirm already-registered reset password-changed security-notice account-deleted
  reauthentication email-change-current email-change-new visit-booked visit-moved
  visit-cancelled visit-reminder visit-conflict gathered application-filed
  application-invitation application-withdrawn forms-signed mailbox-active
  account-invitation announcement staff-invitation closing-planned closing-near
  closing-withdrawn mailbox-closed mail-arrived mail-overdue mail-mistaken mail-collected
  mail-sent-on rent-due id-expires receipt message decoy plan-changed number-changed`.split(/\s+/)

export async function up(database: Kysely<unknown>) {
  const types = columnTypes(database)
  const { number, strict } = types
  const statements = [
    // Rent for the days before plan_changes_on is at the earlier prices. Until that day, the next plan and
    // its prices stand beside the present ones; from then on, the earlier prices do: JSON, as prices.
    sql`alter table rentals add column plan_changes_on text ${isDay('plan_changes_on')}`,
    sql`alter table rentals add column next_plan text`,
    sql`alter table rentals add column next_prices text`,
    sql`alter table rentals add column earlier_prices text`,
    sql`create index rentals_next_plan on rentals (plan_changes_on) where next_plan is not null`,
    sql`alter table postings add column from_on text ${isDay('from_on')}`,
    // Numbers that a customer had before another: not assigned again while mail is forwarded from them.
    sql`create table former_numbers (
      id text primary key not null,
      rental_id text not null references rentals (id) on delete cascade,
      box ${number} not null,
      moved_on text not null ${isDay('moved_on')},
      unique (rental_id, box)
    ) ${strict}`,
    sql`create index former_numbers_by_box on former_numbers (box, moved_on)`,
    ...(types.isSqlite ? rebuildOutbox(types) : allowKinds()),
  ]
  for (const statement of statements) await statement.execute(database)
}

function allowKinds() {
  return [
    sql`alter table outbox drop constraint outbox_kind_check`,
    sql`alter table outbox add ${oneOf('kind', emailKinds)}`,
  ]
}

/** SQLite can't change a column's check. */
function rebuildOutbox({ number, strict }: ColumnTypes) {
  return [
    sql`alter table outbox rename to earlier_outbox`,
    sql`drop index outbox_by_customer`,
    sql`drop index outbox_by_thread`,
    sql`drop index outbox_by_turn`,
    sql`create table outbox (
      id text primary key not null,
      kind text not null ${oneOf('kind', emailKinds)},
      recipient text,
      fields text not null,
      encrypted_token text,
      state text not null ${oneOf('state', ['waiting', 'sent', 'dead'])},
      attempts ${number} not null,
      due_at ${number} not null,
      last_error text,
      created_at ${number} not null,
      sent_at ${number},
      thread text,
      thread_order ${number},
      customer_id text
    ) ${strict}`,
    sql`insert into outbox select * from earlier_outbox`,
    sql`drop table earlier_outbox`,
    sql`create index outbox_by_customer on outbox (customer_id, created_at, id) where customer_id is not null`,
    sql`create index outbox_by_thread on outbox (thread, thread_order)`,
    sql`create index outbox_by_turn on outbox (state, due_at)`,
  ]
}
