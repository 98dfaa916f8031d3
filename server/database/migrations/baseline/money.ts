import { sql } from 'kysely'

import { isDay, oneOf, type ColumnTypes } from '#server/database/migrations/column-types.ts'

const postingKinds = [
  'charge',
  'payment',
  'deposit',
  'refund',
  'reversal',
  'paid-in',
  'paid-out',
  'count',
]

const accounts = [
  'receivable',
  'rent',
  'recipients',
  'setup-fee',
  'late-fee',
  'key-fee',
  'returned-check-fee',
  'deposits-held',
  'cash',
  'check',
  'outside-card',
  'cash-over-short',
  'paid-in',
  'paid-out',
]

/** The append-only ledger, and the days of the till. */
export function money({ number, strict }: ColumnTypes) {
  return [
    sql`create table postings (
      id text primary key not null,
      batch_id text not null,
      kind text not null ${oneOf('kind', postingKinds)},
      rental_id text references rentals (id),
      box ${number},
      cents ${number} not null,
      way text ${oneOf('way', ['cash', 'check', 'outside-card'])},
      tendered_cents ${number},
      receipt ${number},
      months ${number},
      paid_through text ${isDay('paid_through')},
      due_on text ${isDay('due_on')},
      reverses text references postings (id) deferrable initially deferred,
      reason text,
      posted_on text not null ${isDay('posted_on')},
      created_at ${number} not null,
      posted_by text not null
    ) ${strict}`,
    sql`create index postings_by_batch on postings (batch_id)`,
    sql`create index postings_by_box on postings (box, receipt)`,
    sql`create index postings_by_day on postings (posted_on, created_at, id)`,
    sql`create unique index postings_by_receipt on postings (receipt)`,
    sql`create index postings_by_rental on postings (rental_id, created_at, id)`,
    sql`create unique index postings_by_reversed on postings (reverses)`,

    sql`create table ledger_entries (
      id text primary key not null,
      posting_id text not null references postings (id),
      rental_id text references rentals (id),
      box ${number},
      kind text not null ${oneOf('kind', postingKinds)},
      account text not null ${oneOf('account', accounts)},
      cents ${number} not null,
      receipt ${number},
      posted_on text not null ${isDay('posted_on')},
      created_at ${number} not null
    ) ${strict}`,
    sql`create index ledger_entries_by_day on ledger_entries (posted_on, account)`,
    sql`create unique index ledger_entries_by_posting on ledger_entries (posting_id, account)`,
    sql`create index ledger_entries_by_rental on ledger_entries (rental_id, created_at, id)`,
    sql`create index ledger_entries_deposits on ledger_entries (rental_id) where account = 'deposits-held'`,

    sql`create table till_days (
      day text primary key not null ${isDay('day')},
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
      audit_hash text,
      closed_by_name text,
      closed_by_email text
    ) ${strict}`,
    sql`create index till_days_open on till_days (day) where closed_at is null`,
  ]
}
