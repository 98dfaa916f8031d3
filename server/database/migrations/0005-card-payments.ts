import { sql, type Kysely } from 'kysely'

import { addWords } from './add-words.ts'
import { columnTypes, isDay, oneOf } from './column-types.ts'

/** Payments by card through Stripe: its own objects are kept by their ids. */
export async function up(database: Kysely<unknown>) {
  const { number, strict } = columnTypes(database)
  await addWords(database, [
    { table: 'postings', column: 'kind', words: ['dispute', 'card-fee', 'payout'] },
    { table: 'postings', column: 'way', words: ['card-online'] },
    { table: 'ledger_entries', column: 'kind', words: ['dispute', 'card-fee', 'payout'] },
    { table: 'ledger_entries', column: 'account', words: ['card-online', 'card-fees', 'bank'] },
    { table: 'ledger_days', column: 'kind', words: ['dispute', 'card-fee', 'payout'] },
    { table: 'ledger_days', column: 'account', words: ['card-online', 'card-fees', 'bank'] },
    { table: 'outbox', column: 'kind', words: ['automatic-renewal'] },
  ])
  const statements = [
    // A payment asked for: on Stripe's page, or charged by automatic renewal.
    sql`create table checkouts (
      id text primary key not null,
      rental_id text not null references rentals (id),
      kind text not null ${oneOf('kind', ['renewal', 'setup', 'automatic'])},
      state text not null ${oneOf('state', ['open', 'paid', 'credited', 'expired', 'failed'])},
      -- Months of rent; 0 pays the balance alone.
      months ${number} not null,
      cents ${number} not null,
      rent_cents ${number} not null,
      -- The day paid through when it was asked for.
      paid_from text ${isDay('paid_from')},
      version text not null,
      language text not null ${oneOf('language', ['en', 'es'])},
      session_id text,
      url text,
      payment_intent text,
      receipt ${number},
      created_at ${number} not null,
      expires_at ${number} not null,
      -- When Stripe was last asked about it.
      asked_at ${number} not null
    ) ${strict}`,
    sql`create unique index checkouts_open on checkouts (rental_id, kind, months, version) where state = 'open'`,
    sql`create index checkouts_by_rental on checkouts (rental_id, created_at)`,
    sql`create index checkouts_to_ask on checkouts (asked_at) where state = 'open'`,

    sql`create table card_payments (
      payment_intent text primary key not null,
      checkout_id text references checkouts (id),
      rental_id text not null references rentals (id),
      cents ${number} not null,
      receipt ${number} not null,
      paid_at ${number} not null
    ) ${strict}`,
    sql`create index card_payments_by_rental on card_payments (rental_id, paid_at)`,
    sql`create unique index card_payments_by_receipt on card_payments (receipt)`,

    sql`create table card_refunds (
      -- The idempotency key of the console, or Stripe's id of a refund made there.
      id text primary key not null,
      refund_id text,
      payment_intent text not null references card_payments (payment_intent),
      cents ${number} not null,
      state text not null ${oneOf('state', ['asked', 'paid', 'failed', 'refused'])},
      -- Whether the rent that the payment was for is taken back as well.
      undoes_rent ${number} not null,
      reason text,
      receipt ${number},
      asked_by text not null,
      created_at ${number} not null
    ) ${strict}`,
    sql`create unique index card_refunds_by_stripe on card_refunds (refund_id)`,
    sql`create index card_refunds_by_payment on card_refunds (payment_intent)`,
    sql`create index card_refunds_to_ask on card_refunds (created_at) where state = 'asked'`,

    sql`create table card_disputes (
      id text primary key not null,
      payment_intent text not null references card_payments (payment_intent),
      cents ${number} not null,
      state text not null ${oneOf('state', ['inquiry', 'open', 'won', 'lost'])},
      due_at ${number},
      created_at ${number} not null
    ) ${strict}`,
    sql`create index card_disputes_by_payment on card_disputes (payment_intent)`,

    sql`create table card_tasks (
      id text primary key not null,
      kind text not null ${oneOf('kind', ['amount-differs', 'credited', 'unknown-payment', 'refund-elsewhere', 'refund-failed', 'dispute', 'automatic-failed'])},
      rental_id text references rentals (id),
      payment_intent text,
      cents ${number} not null,
      due_at ${number},
      created_at ${number} not null,
      done_at ${number},
      done_by text
    ) ${strict}`,
    sql`create index card_tasks_open on card_tasks (created_at) where done_at is null`,

    sql`create table stripe_events (
      id text primary key not null,
      type text not null,
      received_at ${number} not null
    ) ${strict}`,
    sql`create index stripe_events_by_age on stripe_events (received_at)`,

    // Stripe's account with the shop: amounts as it reports them.
    sql`create table stripe_transactions (
      id text primary key not null,
      kind text not null ${oneOf('kind', ['payment', 'refund', 'dispute', 'fee', 'payout', 'other'])},
      cents ${number} not null,
      fee_cents ${number} not null,
      payout_id text,
      happened_on text not null ${isDay('happened_on')},
      created_at ${number} not null
    ) ${strict}`,
    sql`create index stripe_transactions_by_day on stripe_transactions (happened_on)`,
    sql`create index stripe_transactions_by_payout on stripe_transactions (payout_id)`,
    sql`create index stripe_transactions_by_age on stripe_transactions (created_at)`,
    sql`create table stripe_payouts (
      id text primary key not null,
      cents ${number} not null,
      state text not null ${oneOf('state', ['on-its-way', 'paid', 'failed'])},
      arrives_on text not null ${isDay('arrives_on')},
      created_at ${number} not null
    ) ${strict}`,
    sql`create index stripe_payouts_by_day on stripe_payouts (arrives_on)`,

    sql`create table automatic_renewals (
      rental_id text primary key not null references rentals (id),
      state text not null ${oneOf('state', ['on', 'declined', 'ended'])},
      months ${number} not null,
      -- Rent of a term when the customer agreed, and when.
      agreed_cents ${number} not null,
      agreed_at ${number} not null,
      language text not null ${oneOf('language', ['en', 'es'])},
      stripe_customer text not null,
      payment_method text not null,
      -- The due day announced, with its amount and the day it is charged.
      announced_for text ${isDay('announced_for')},
      announced_cents ${number},
      announced_rent_cents ${number},
      charge_on text ${isDay('charge_on')},
      tries ${number} not null,
      ended_at ${number},
      is_detached ${number} not null
    ) ${strict}`,
    sql`create index automatic_renewals_on on automatic_renewals (charge_on) where state = 'on'`,
  ]
  for (const statement of statements) await statement.execute(database)
}
