import { sql } from 'kysely'

import { oneOf, type ColumnTypes } from '#server/database/migrations/column-types.ts'

/** Customers, settings, numbers, idempotency keys, and the append-only audit log. Who did something is named and not referenced: an account may go, the log stays. */
export function core({ byBytes, number, strict }: ColumnTypes) {
  return [
    // Addressees of the shop's emails; an account of ours, if there is one, counts instead.
    sql`create table customers (
      id text primary key not null,
      email text ${byBytes} not null,
      first_name text not null,
      language text not null ${oneOf('language', ['en', 'es'])},
      updated_at ${number} not null
    ) ${strict}`,
    sql`create index customers_by_email_start on customers (email)`,

    // Set by the owner at the counter (shared/shop/settings/shop-settings.ts): JSON by name.
    sql`create table shop_settings (
      name text primary key not null,
      value text not null,
      changed_at ${number} not null,
      changed_by text not null
    ) ${strict}`,

    sql`create table counters (
      id text primary key not null,
      value ${number} not null
    ) ${strict}`,

    // Requests under keys that a page made for them: a request that is sent again gets the answer of the first.
    sql`create table attempts (
      key text primary key not null,
      -- A hash of the request, and its answer as JSON.
      request text not null,
      answer text,
      made_at ${number} not null
    ) ${strict}`,
    sql`create index attempts_by_age on attempts (made_at)`,

    // Each row holds the hash of the one before it.
    sql`create table audit (
      id ${number} primary key not null,
      at ${number} not null,
      actor text not null,
      -- Of the staff alone, as they were then; null in older rows.
      actor_name text,
      actor_email text,
      role text not null,
      action text not null,
      entity text not null,
      entity_id text not null,
      -- Whitelisted fields: JSON.
      before text,
      after text,
      reason text,
      request_id text,
      previous_hash text not null,
      hash text not null
    ) ${strict}`,
    sql`create index audit_by_action on audit (action, at, id)`,
    sql`create index audit_by_actor on audit (actor, at, id)`,
    sql`create index audit_by_entity on audit (entity, entity_id, id)`,
    sql`create index audit_by_kind on audit (entity, at, id)`,
    sql`create index audit_by_time on audit (at, id)`,
    sql`create index audit_signatures on audit (actor, id) where actor_email is not null`,

    // How long the audit log is, and the hash of its last row.
    sql`create table audit_head (
      id ${number} primary key not null,
      entries ${number} not null,
      hash text not null
    ) ${strict}`,
  ]
}
