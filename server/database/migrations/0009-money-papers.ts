import { type Kysely, sql } from 'kysely'

import { columnTypes } from './column-types.ts'

/** Tables whose rows are only ever added: the database refuses to change or delete one. */
const APPEND_ONLY = ['postings', 'certifications']
/** Rows that are never changed, but go when their term is over. */
const NEVER_CHANGED = ['legal_papers', 'legal_paper_steps']

/** The till and what is posted at it; service of process; the quarter's certification. */
export async function up(database: Kysely<unknown>) {
  const { number, strict } = columnTypes(database)
  const statements = [
    sql`create table postings (
      id text primary key not null,
      batch_id text not null,
      kind text not null,
      rental_id text,
      box ${number},
      cents ${number} not null,
      way text,
      tendered_cents ${number},
      receipt ${number},
      months ${number},
      paid_through text,
      due_on text,
      reverses text,
      reason text,
      posted_on text not null,
      created_at ${number} not null,
      posted_by text not null
    ) ${strict}`,
    sql`insert into postings (id, batch_id, kind, rental_id, box, cents, way, receipt, posted_on, created_at, posted_by)
      select posting_id, replace(replace(posting_id, ' charge', ''), ' payment', ''), max(kind), max(rental_id), max(box),
        sum(case when cents > 0 then cents else 0 end),
        max(case when account in ('cash', 'check', 'outside-card') then account end),
        max(receipt), min(posted_on), min(created_at), ''
      from ledger_entries group by posting_id`,
    sql`create unique index postings_by_receipt on postings (receipt)`,
    sql`create unique index postings_by_reversed on postings (reverses)`,
    sql`create index postings_by_batch on postings (batch_id)`,
    sql`create index postings_by_day on postings (posted_on, created_at, id)`,
    sql`create index postings_by_rental on postings (rental_id, created_at)`,
    sql`create index ledger_entries_by_day on ledger_entries (posted_on, account)`,
    sql`create index ledger_entries_deposits on ledger_entries (rental_id) where account = 'deposits-held'`,

    sql`create table till_days (
      day text primary key not null,
      float_cents ${number} not null,
      opened_at ${number} not null,
      opened_by text not null,
      closed_at ${number},
      closed_by text,
      expected_cents ${number},
      counted_cents ${number},
      counts text,
      reason text,
      audit_entries ${number},
      audit_hash text
    ) ${strict}`,
    sql`create index till_days_open on till_days (day) where closed_at is null`,

    sql`create table legal_papers (
      id text primary key not null,
      rental_id text not null references rentals (id),
      box ${number} not null,
      for_name text not null,
      served_by text not null,
      received_at ${number} not null,
      received_on text not null,
      is_after_agency ${number} not null,
      recorded_by text not null,
      created_at ${number} not null
    ) ${strict}`,
    sql`create index legal_papers_by_rental on legal_papers (rental_id)`,
    sql`create index legal_papers_by_age on legal_papers (received_at, id)`,
    sql`create table legal_paper_steps (
      paper_id text not null references legal_papers (id) on delete cascade,
      step text not null,
      done_on text not null,
      done_at ${number} not null,
      done_by text not null,
      constraint legal_paper_steps_key primary key (paper_id, step)
    ) ${strict}`,

    sql`create table certifications (
      quarter_on text primary key not null,
      certified_at ${number} not null,
      certified_by text not null,
      active ${number} not null,
      closed ${number} not null
    ) ${strict}`,
    sql`create index rentals_by_closing on rentals (closed_on)`,
    sql`create index document_checks_by_photo_expiry on document_checks (photo_expires_on)`,
    sql`create index document_checks_by_address_expiry on document_checks (address_expires_on)`,
  ]
  for (const statement of statements) await statement.execute(database)
  for (const table of APPEND_ONLY) {
    await refuse(database, table, 'update')
    await refuse(database, table, 'delete')
  }
  for (const table of NEVER_CHANGED) await refuse(database, table, 'update')
  await refuse(database, 'till_days', 'update', 'when (old.closed_at is not null)')
  await refuse(database, 'till_days', 'delete', 'when (old.closed_at is not null)')
}

async function refuse(database: Kysely<unknown>, table: string, change: string, when = '') {
  const { isSqlite } = columnTypes(database)
  const action = isSqlite
    ? `${when} begin select raise(abort, 'rows of ${table} are never changed'); end`
    : `for each row ${when} execute function refuse_change()`
  await sql
    .raw(`create trigger ${table}_no_${change} before ${change} on ${table} ${action}`)
    .execute(database)
}
