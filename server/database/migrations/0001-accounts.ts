import { type Kysely, sql } from 'kysely'

import { columnTypes } from './column-types.ts'

/** Users, their sessions and links, link requests, and the outbox. */
export async function up(database: Kysely<unknown>) {
  const { number, strict } = columnTypes(database)
  await sql`create table users (
    id text primary key not null,
    identity_id text not null,
    email text not null,
    password_hash text not null,
    user_metadata text not null,
    app_metadata text not null,
    confirmed_at ${number},
    confirmation_sent_at ${number},
    recovery_sent_at ${number},
    email_change_sent_at ${number},
    last_sign_in_at ${number},
    banned_until ${number},
    new_email text,
    email_change_accepted ${number} not null,
    created_at ${number} not null,
    updated_at ${number} not null
  ) ${strict}`.execute(database)
  await sql`create unique index users_by_email on users (email)`.execute(database)

  await sql`create table sessions (
    id text primary key not null,
    user_id text not null references users (id) on delete cascade,
    method text not null,
    counter ${number} not null,
    created_at ${number} not null,
    refreshed_at ${number} not null
  ) ${strict}`.execute(database)
  await sql`create index sessions_by_user on sessions (user_id)`.execute(database)
  await sql`create index sessions_by_age on sessions (refreshed_at)`.execute(database)

  await sql`create table links (
    id text primary key not null,
    user_id text not null references users (id) on delete cascade,
    kind text not null,
    address text not null,
    token_hash text not null,
    code_challenge text,
    code_challenge_method text,
    redirect_to text,
    created_at ${number} not null,
    expires_at ${number} not null
  ) ${strict}`.execute(database)
  await sql`create unique index links_by_hash on links (token_hash)`.execute(database)
  await sql`create index links_by_user on links (user_id, kind)`.execute(database)
  await sql`create index links_by_end on links (expires_at)`.execute(database)

  await sql`create table link_requests (
    id text primary key not null,
    kind text not null,
    address text not null,
    code_challenge text,
    code_challenge_method text,
    redirect_to text,
    created_at ${number} not null
  ) ${strict}`.execute(database)

  await sql`create table letters (
    id text primary key not null,
    kind text not null,
    recipient text not null,
    fields text not null,
    state text not null,
    sealed_token text,
    last_error text,
    attempts ${number} not null,
    due_at ${number} not null,
    created_at ${number} not null,
    sent_at ${number}
  ) ${strict}`.execute(database)
  await sql`create index letters_by_turn on letters (state, due_at)`.execute(database)
}
