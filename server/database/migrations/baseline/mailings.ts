import { sql } from 'kysely'

import { oneOf, type ColumnTypes } from '#server/database/migrations/column-types.ts'

export function mailings({ number, strict }: ColumnTypes) {
  return [
    sql`create table walk_in_invitations (
      customer_id text primary key not null references customers (id) on delete cascade,
      -- Of the link's secret.
      token_hash text not null,
      -- The only address whose account may follow it; null if any may, as after an application at the counter.
      only_for text,
      created_at ${number} not null,
      expires_at ${number} not null
    ) ${strict}`,
    sql`create index walk_in_invitations_by_age on walk_in_invitations (expires_at)`,
    sql`create unique index walk_in_invitations_by_token on walk_in_invitations (token_hash)`,

    sql`create table account_invitations (
      id text primary key not null,
      -- From joined_at on the account's.
      customer_id text not null,
      -- Of the outbox: the newest one.
      email_id text not null,
      times ${number} not null,
      invited_at ${number} not null,
      invited_by text not null,
      joined_at ${number}
    ) ${strict}`,
    sql`create index account_invitations_by_customer on account_invitations (customer_id)`,

    sql`create table announcements (
      id text primary key not null,
      english_subject text not null,
      english_text text not null,
      spanish_subject text not null,
      spanish_text text not null,
      -- As they were typed (101-120, 205); null for all.
      boxes text,
      state text not null ${oneOf('state', ['waiting', 'begun', 'done', 'taken-back'])},
      -- From then on it can't be taken back.
      begins_at ${number} not null,
      created_at ${number} not null,
      created_by text not null
    ) ${strict}`,
    sql`create index announcements_by_state on announcements (state, begins_at)`,

    sql`create table announcement_recipients (
      id text primary key not null,
      announcement_id text not null references announcements (id) on delete cascade,
      customer_id text not null,
      -- Left out: they had gone, or had no address any more, when their turn came.
      state text not null ${oneOf('state', ['waiting', 'queued', 'sent', 'undelivered', 'left-out'])},
      -- Of the outbox.
      email_id text,
      changed_at ${number} not null,
      unique (announcement_id, customer_id)
    ) ${strict}`,
    sql`create index announcement_recipients_by_customer on announcement_recipients (customer_id)`,
    sql`create index announcement_recipients_by_state on announcement_recipients (state, announcement_id)`,
  ]
}
