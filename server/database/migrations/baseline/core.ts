import { sql } from 'kysely'

import { oneOf, type ColumnTypes } from '#server/database/migrations/column-types.ts'

/** Customers, numbers, idempotency keys, and the append-only audit log. Who did something is named and not referenced: an account may go, the log stays. */
export function core({ byBytes, number, strict }: ColumnTypes) {
  return [
    sql`create table customers (
      id text primary key not null,
      email text not null,
      first_name text not null,
      updated_at ${number} not null,
      language text not null ${oneOf('language', ['en', 'es'])}
    ) ${strict}`,
    sql`create index customers_by_email_start on customers (email ${byBytes})`,

    sql`create table counters (
      id text primary key not null,
      value ${number} not null
    ) ${strict}`,

    sql`create table attempts (
      key text primary key not null,
      request text not null,
      made_at ${number} not null
    ) ${strict}`,
    sql`create index attempts_by_age on attempts (made_at)`,

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
      hash text not null,
      actor_name text,
      actor_email text
    ) ${strict}`,
    sql`create index audit_by_action on audit (action, at, id)`,
    sql`create index audit_by_actor on audit (actor, at, id)`,
    sql`create index audit_by_entity on audit (entity, entity_id, id)`,
    sql`create index audit_by_kind on audit (entity, at, id)`,
    sql`create index audit_by_time on audit (at, id)`,
    sql`create index audit_signatures on audit (actor, id) where actor_email is not null`,

    sql`create table audit_head (
      id ${number} primary key not null,
      entries ${number} not null,
      hash text not null
    ) ${strict}`,
  ]
}
