import { sql } from 'kysely'

import { oneOf, type ColumnTypes } from '#server/database/migrations/column-types.ts'

/** Actors are named, not referenced: the log outlives accounts. */
export function core({ cCollation, number, strict }: ColumnTypes) {
  return [
    sql`create table customers (
      id text primary key not null,
      email text ${cCollation} not null,
      first_name text not null,
      language text not null ${oneOf('language', ['en', 'es'])},
      updated_at ${number} not null
    ) ${strict}`,
    sql`create index customers_by_email_start on customers (email)`,

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

    sql`create table attempts (
      key text primary key not null,
      -- A hash of the request, and its answer as JSON.
      request text not null,
      answer text,
      made_at ${number} not null
    ) ${strict}`,
    sql`create index attempts_by_age on attempts (made_at)`,

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

    sql`create table audit_head (
      id ${number} primary key not null,
      entries ${number} not null,
      hash text not null
    ) ${strict}`,
  ]
}
