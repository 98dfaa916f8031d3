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
  'receipt',
  'message',
  'decoy',
]

/** The outbox. */
export function emails({ number, strict }: ColumnTypes) {
  return [
    sql`create table outbox (
      id text primary key not null,
      kind text not null ${oneOf('kind', kinds)},
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
    sql`create index outbox_by_customer on outbox (customer_id, created_at, id) where customer_id is not null`,
    sql`create index outbox_by_thread on outbox (thread, thread_order)`,
    sql`create index outbox_by_turn on outbox (state, due_at)`,
  ]
}
