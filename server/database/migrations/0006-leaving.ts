import { sql, type Kysely } from 'kysely'

import { columnTypes, isDay, oneOf, type ColumnTypes } from './column-types.ts'

const EMAIL_KINDS = [
  'confirm',
  'already-registered',
  'reset',
  'password-changed',
  'security-notice',
  'account-deleted',
  'reauthentication',
  'email-change-current',
  'email-change-new',
  'visit-booked',
  'visit-moved',
  'visit-cancelled',
  'visit-reminder',
  'gathered',
  'application-filed',
  'application-invitation',
  'application-withdrawn',
  'forms-signed',
  'mailbox-active',
  'closing-planned',
  'staff-invitation',
  'closing-withdrawn',
  'mailbox-closed',
  'mail-arrived',
  'mail-overdue',
  'mail-mistaken',
  'mail-collected',
  'mail-sent-on',
  'rent-due',
  'id-expires',
  'closing-near',
  'receipt',
  'message',
  'decoy',
]

/** What is done for a customer who leaves, who sent an item on, and the email that says so. */
export async function up(database: Kysely<unknown>) {
  const types = columnTypes(database)
  const steps = [
    sql`alter table rentals add column keys_lost ${types.number} not null default 0`,
    sql`alter table rentals add column remail_declined_on text ${isDay('remail_declined_on')}`,
    sql`alter table rentals add column dates_given_on text ${isDay('dates_given_on')}`,
    sql`alter table rentals add column left_on text ${isDay('left_on')}`,
    sql`alter table mail_items add column ended_by text`,
    sql`update mail_items set ended_by = (
        select max(done_by) from tasks
        where mail_item_id = mail_items.id and kind <> 'find-missing' and done_at is not null
      ) where state in ('remailed', 'returned')`,
    // Whoever left before was told the dates by email, and left where nothing was still to be done for them.
    sql`update rentals set dates_given_on = closed_on where closed_on is not null`,
    sql`update rentals set left_on = closed_on
      where closed_on is not null and crd_closed_on is not null and keys_returned >= key_count
      and not exists (
        select 1 from mail_items where mail_items.rental_id = rentals.id and ended_at is null
      )
      and not exists (
        select 1 from ledger_entries
        where ledger_entries.rental_id = rentals.id and account in ('receivable', 'deposits-held')
        group by account having sum(cents) <> 0
      )`,
    sql`create index rentals_leaving on rentals (closed_on, id) where closed_on is not null and left_on is null`,
    ...(types.isSqlite ? remakeOutbox(types) : widenOutbox()),
  ]
  for (const step of steps) await step.execute(database)
}

function widenOutbox() {
  return [
    sql`alter table outbox drop constraint outbox_kind_check`,
    sql`alter table outbox add constraint outbox_kind_check ${oneOf('kind', EMAIL_KINDS)}`,
  ]
}

/** SQLite changes no check of a table that stands. */
function remakeOutbox({ number, strict }: ColumnTypes) {
  return [
    sql`create table remade_outbox (
      id text primary key not null,
      kind text not null ${oneOf('kind', EMAIL_KINDS)},
      recipient text,
      fields text not null,
      state text not null ${oneOf('state', ['waiting', 'sent', 'dead'])},
      encrypted_token text,
      last_error text,
      attempts ${number} not null,
      due_at ${number} not null,
      created_at ${number} not null,
      sent_at ${number},
      thread text,
      thread_order ${number},
      customer_id text
    ) ${strict}`,
    sql`insert into remade_outbox select * from outbox`,
    sql`drop table outbox`,
    sql`alter table remade_outbox rename to outbox`,
    sql`create index outbox_by_customer on outbox (customer_id, created_at, id) where customer_id is not null`,
    sql`create index outbox_by_thread on outbox (thread, thread_order)`,
    sql`create index outbox_by_turn on outbox (state, due_at)`,
  ]
}
