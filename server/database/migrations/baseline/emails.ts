import { sql } from 'kysely'

import { oneOf, type ColumnTypes } from '#server/database/migrations/column-types.ts'

const kinds = [
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
  'visit-conflict',
  'gathered',
  'application-filed',
  'application-invitation',
  'application-withdrawn',
  'forms-signed',
  'mailbox-active',
  'account-invitation',
  'announcement',
  'staff-invitation',
  'closing-planned',
  'closing-near',
  'closing-withdrawn',
  'mailbox-closed',
  'mail-arrived',
  'mail-overdue',
  'mail-mistaken',
  'mail-collected',
  'mail-sent-on',
  'rent-due',
  'id-expires',
  'receipt',
  'message',
  'decoy',
]

export function emails({ number, strict }: ColumnTypes) {
  return [
    sql`create table outbox (
      id text primary key not null,
      kind text not null ${oneOf('kind', kinds)},
      -- Null for a decoy, for messages to the shop itself, and once the email is sent or dead.
      recipient text,
      -- Everything that the email says besides its link: JSON.
      fields text not null,
      -- The link's secret, encrypted under the server's own key; null once the email is sent.
      encrypted_token text,
      state text not null ${oneOf('state', ['waiting', 'sent', 'dead'])},
      attempts ${number} not null,
      -- When it may be tried next; a worker that takes it moves this forward, so that no other does.
      due_at ${number} not null,
      last_error text,
      created_at ${number} not null,
      sent_at ${number},
      -- The subject of emails that must leave in their order; thread_order is that order.
      thread text,
      thread_order ${number},
      -- The customer whom the shop writes to, or the account that an email is about.
      customer_id text
    ) ${strict}`,
    sql`create index outbox_by_customer on outbox (customer_id, created_at, id) where customer_id is not null`,
    sql`create index outbox_by_thread on outbox (thread, thread_order)`,
    sql`create index outbox_by_turn on outbox (state, due_at)`,
  ]
}
