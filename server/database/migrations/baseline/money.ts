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
const saleAccounts = ['sales', 'notary', 'postage']
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
  ...saleAccounts,
  'sales-tax',
  'opening-balances',
  'bad-debts',
]

export function money({ number, strict }: ColumnTypes) {
  return [
    sql`create table postings (
      id text primary key not null,
      -- The idempotency key of the request: one action may post several.
      batch_id text not null,
      kind text not null ${oneOf('kind', postingKinds)},
      -- Null, as its box, if it concerns the till alone.
      rental_id text references rentals (id),
      box ${number},
      -- Never negative.
      cents ${number} not null,
      -- The account that money came into or went out of.
      way text ${oneOf('way', ['cash', 'check', 'outside-card'])},
      tendered_cents ${number},
      receipt ${number},
      -- How many months of rent a charge pays, and the day the box is paid through then.
      months ${number},
      paid_through text ${isDay('paid_through')},
      -- The due date that a late fee is for.
      due_on text ${isDay('due_on')},
      -- The posting that it takes back.
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

    // Sums by day, so that no report reads a year of lines.
    sql`create table ledger_days (
      account text not null ${oneOf('account', accounts)},
      day text not null ${isDay('day')},
      kind text not null ${oneOf('kind', postingKinds)},
      cents ${number} not null,
      primary key (account, day, kind)
    ) ${strict}`,

    sql`create table rental_balances (
      rental_id text primary key not null references rentals (id) on delete cascade,
      cents ${number} not null
    ) ${strict}`,
    sql`create index rental_balances_open on rental_balances (rental_id) where cents <> 0`,

    sql`create table price_items (
      id text primary key not null,
      name text not null,
      -- Null if the price is typed at the till.
      cents ${number},
      account text not null ${oneOf('account', saleAccounts)},
      -- In thousandths of a percent.
      tax_rate ${number} not null,
      position ${number} not null,
      created_at ${number} not null,
      removed_at ${number}
    ) ${strict}`,

    sql`create table sale_lines (
      id text primary key not null,
      posting_id text not null references postings (id),
      -- Null if it was not sold to a box.
      rental_id text references rentals (id),
      position ${number} not null,
      name text not null,
      account text not null ${oneOf('account', saleAccounts)},
      unit_cents ${number} not null,
      -- How many.
      sold ${number} not null,
      -- Of all of them, without tax.
      cents ${number} not null,
      tax_rate ${number} not null,
      tax_cents ${number} not null,
      created_at ${number} not null
    ) ${strict}`,
    sql`create unique index sale_lines_by_posting on sale_lines (posting_id, position)`,
    sql`create index sale_lines_by_rental on sale_lines (rental_id, created_at, id)`,

    sql`create table till_days (
      day text primary key not null ${isDay('day')},
      float_cents ${number} not null,
      opened_at ${number} not null,
      opened_by text not null,
      closed_at ${number},
      closed_by text,
      -- As they were then; null for days that were closed before this was kept.
      closed_by_name text,
      closed_by_email text,
      expected_cents ${number},
      counted_cents ${number},
      -- How many of which coin or bill: JSON.
      counts text,
      reason text,
      -- The head of the audit log when the day was closed.
      audit_entries ${number},
      audit_hash text
    ) ${strict}`,
    sql`create index till_days_open on till_days (day) where closed_at is null`,
  ]
}
