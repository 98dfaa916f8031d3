import { type Kysely, sql } from 'kysely'

import { columnTypes } from './column-types.ts'

/**
 * Each sign-up waits as a record of its own until its email is followed (docs/decisions/011). Accounts that nobody has
 * confirmed become such records; a network is remembered where its owner signed in, and by whom an email was requested.
 */
export async function up(database: Kysely<unknown>) {
  const { number, strict } = columnTypes(database)
  await sql`create table pending_accounts (
    id text primary key not null,
    kind text not null,
    email text not null,
    password_hash text not null,
    user_metadata text not null,
    token_hash text,
    code_challenge text,
    code_challenge_method text,
    redirect_to text,
    created_at ${number} not null,
    sent_at ${number} not null,
    expires_at ${number} not null
  ) ${strict}`.execute(database)
  await sql`create index pending_accounts_by_email on pending_accounts (email)`.execute(database)
  await sql`create unique index pending_accounts_by_token on pending_accounts (token_hash)`.execute(
    database,
  )
  await sql`create index pending_accounts_by_age on pending_accounts (created_at)`.execute(database)

  await sql`
    insert into pending_accounts (id, kind, email, password_hash, user_metadata, token_hash, code_challenge,
      code_challenge_method, redirect_to, created_at, sent_at, expires_at)
    select users.id, 'signup', users.email, users.password_hash, users.user_metadata,
      coalesce(links.token_hash, users.id),
      links.code_challenge, links.code_challenge_method, links.redirect_to, users.created_at, users.updated_at,
      coalesce(links.expires_at, 0)
    from users left join links on links.user_id = users.id and links.kind = 'signup'
    where users.confirmed_at is null`.execute(database)
  await sql`delete from links where user_id in (select id from users where confirmed_at is null)`.execute(
    database,
  )
  await sql`delete from links where kind = 'signup'`.execute(database)
  await sql`delete from users where confirmed_at is null`.execute(database)
  await sql`drop index users_unconfirmed`.execute(database)

  await sql`create table sign_in_networks (
    user_id text not null references users (id) on delete cascade,
    network text not null,
    last_seen_at ${number} not null,
    constraint sign_in_networks_key primary key (user_id, network)
  ) ${strict}`.execute(database)
  await sql`create index sign_in_networks_by_age on sign_in_networks (last_seen_at)`.execute(
    database,
  )
  await sql`alter table link_requests add column network text not null default ''`.execute(database)
}
