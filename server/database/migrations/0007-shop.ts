import { type Kysely, sql } from 'kysely'

import { columnTypes } from './column-types.ts'

/** Tables whose rows are only ever added: the database refuses to change or delete one. */
const APPEND_ONLY = ['ledger_entries', 'audit']

/** The shop's business: applications, visits, rentals, mail, money, staff and the audit log. */
export async function up(database: Kysely<unknown>) {
  const { number, strict } = columnTypes(database)
  const statements = [
    sql`create table customers (
      id text primary key not null,
      email text not null,
      first_name text not null,
      updated_at ${number} not null
    ) ${strict}`,

    sql`create table applications (
      id text primary key not null,
      customer_id text not null,
      state text not null,
      plan text not null,
      months ${number} not null,
      payment text not null,
      use text not null,
      signing text not null,
      phone text not null,
      prices text not null,
      filed_at ${number} not null,
      updated_at ${number} not null
    ) ${strict}`,
    sql`create unique index applications_open on applications (customer_id) where state = 'open'`,
    sql`create index applications_by_customer on applications (customer_id)`,
    sql`create index applications_by_age on applications (state, updated_at)`,

    sql`create table recipients (
      id text primary key not null,
      application_id text not null references applications (id) on delete cascade,
      position ${number} not null,
      kind text not null,
      name text not null,
      has_personal_mail ${number} not null,
      photo_id text,
      address_id text,
      form_status text not null,
      signed_on text,
      witness text,
      crd_on text
    ) ${strict}`,
    sql`create index recipients_by_application on recipients (application_id)`,

    sql`create table document_checks (
      id text primary key not null,
      recipient_id text not null references recipients (id) on delete cascade,
      photo_id text not null,
      photo_expires_on text,
      address_id text not null,
      address_expires_on text,
      checked_by text not null,
      checked_at ${number} not null
    ) ${strict}`,
    sql`create index document_checks_by_recipient on document_checks (recipient_id)`,

    sql`create table appointments (
      id text primary key not null,
      customer_id text not null,
      way text not null,
      slot_at ${number} not null,
      seat ${number} not null,
      state text not null,
      sequence ${number} not null,
      idempotency_key text not null,
      created_at ${number} not null,
      updated_at ${number} not null
    ) ${strict}`,
    sql`create unique index appointments_seats on appointments (slot_at, seat) where state = 'booked'`,
    sql`create unique index appointments_by_key on appointments (customer_id, idempotency_key)`,

    sql`create table rentals (
      id text primary key not null,
      customer_id text,
      application_id text references applications (id) on delete set null,
      box ${number} not null,
      plan text not null,
      months ${number} not null,
      payment text not null,
      prices text not null,
      allocated_on text not null,
      keys_issued_on text,
      started_on text,
      anchor_day ${number},
      paid_through text,
      closed_on text
    ) ${strict}`,
    sql`create unique index rentals_open_box on rentals (box) where closed_on is null`,
    sql`create index rentals_by_box on rentals (box, closed_on)`,
    sql`create index rentals_by_customer on rentals (customer_id)`,
    sql`create unique index rentals_by_application on rentals (application_id)`,

    sql`create table holds (
      id text primary key not null,
      rental_id text not null references rentals (id) on delete cascade,
      from_on text not null,
      until_on text not null,
      ended_on text,
      created_at ${number} not null
    ) ${strict}`,
    sql`create index holds_by_rental on holds (rental_id)`,

    sql`create table closing_notices (
      id text primary key not null,
      rental_id text not null references rentals (id) on delete cascade,
      given_on text not null,
      closes_on text not null
    ) ${strict}`,
    sql`create unique index closing_notices_by_rental on closing_notices (rental_id)`,

    sql`create table mail_items (
      id text primary key not null,
      rental_id text not null references rentals (id) on delete cascade,
      recipient_id text references recipients (id) on delete set null,
      kind text not null,
      carrier text,
      tracking text,
      state text not null,
      received_at ${number} not null,
      ended_at ${number}
    ) ${strict}`,
    sql`create index mail_items_by_rental on mail_items (rental_id, state, received_at)`,

    sql`create table ledger_entries (
      id text primary key not null,
      posting_id text not null,
      rental_id text not null,
      box ${number} not null,
      kind text not null,
      account text not null,
      cents ${number} not null,
      receipt ${number},
      posted_on text not null,
      created_at ${number} not null
    ) ${strict}`,
    sql`create unique index ledger_entries_by_posting on ledger_entries (posting_id, account)`,
    sql`create index ledger_entries_by_rental on ledger_entries (rental_id, created_at)`,

    sql`create table counters (
      id text primary key not null,
      value ${number} not null
    ) ${strict}`,

    sql`create table staff (
      id text primary key not null,
      email text not null,
      role text not null,
      granted_at ${number} not null
    ) ${strict}`,

    sql`create table audit (
      id ${number} primary key not null,
      at ${number} not null,
      actor text not null,
      role text not null,
      action text not null,
      entity text not null,
      entity_id text not null,
      before text,
      after text,
      reason text,
      request_id text,
      previous_hash text not null,
      hash text not null
    ) ${strict}`,
    sql`create index audit_by_entity on audit (entity, entity_id)`,
    sql`create table audit_head (
      id ${number} primary key not null,
      entries ${number} not null,
      hash text not null
    ) ${strict}`,

    // Emails about the same thing leave one after the other.
    sql`alter table letters add column thread text`,
    sql`alter table letters add column thread_order ${number} not null default 0`,
    sql`create index letters_by_thread on letters (thread, thread_order)`,
  ]
  for (const statement of statements) await statement.execute(database)
  await refuseChanges(database)
}

async function refuseChanges(database: Kysely<unknown>) {
  const { isSqlite } = columnTypes(database)
  if (!isSqlite) {
    await sql`create function refuse_change() returns trigger language plpgsql as $$
      begin raise exception 'rows of % are never changed', tg_table_name; end $$`.execute(database)
  }
  for (const table of APPEND_ONLY) {
    for (const change of ['update', 'delete']) {
      const action = isSqlite
        ? `begin select raise(abort, 'rows of ${table} are never changed'); end`
        : 'for each row execute function refuse_change()'
      await sql
        .raw(`create trigger ${table}_no_${change} before ${change} on ${table} ${action}`)
        .execute(database)
    }
  }
}
