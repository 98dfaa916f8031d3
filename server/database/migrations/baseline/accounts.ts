import { sql } from 'kysely'

import { oneOf, type ColumnTypes } from '#server/database/migrations/column-types.ts'

/** Accounts, those that wait for their email, and the links of emails. */
export function accounts({ byBytes, isSqlite, number, strict }: ColumnTypes) {
  return [
    sql`create table users (
      id text primary key not null,
      identity_id text not null,
      email text not null,
      password_hash text,
      user_metadata text not null,
      app_metadata text not null,
      confirmed_at ${number},
      confirmation_sent_at ${number},
      recovery_sent_at ${number},
      email_change_sent_at ${number},
      last_sign_in_at ${number},
      banned_until ${number},
      new_email text,
      email_change_accepted ${number} not null check (email_change_accepted in (0, 1)),
      created_at ${number} not null,
      updated_at ${number} not null
    ) ${strict}`,
    sql`create unique index users_by_email on users (email)`,
    // SQLite's own index on the address is in this order already.
    ...(isSqlite ? [] : [sql`create index users_by_email_start on users (email ${byBytes})`]),

    sql`create table links (
      id text primary key not null,
      user_id text not null references users (id) on delete cascade,
      kind text not null ${oneOf('kind', ['signup', 'recovery', 'email_change_current', 'email_change_new'])},
      address text not null,
      token_hash text not null,
      code_challenge text,
      code_challenge_method text ${oneOf('code_challenge_method', ['s256', 'plain'])},
      redirect_to text,
      created_at ${number} not null,
      expires_at ${number} not null
    ) ${strict}`,
    sql`create index links_by_end on links (expires_at)`,
    sql`create unique index links_by_hash on links (token_hash)`,
    sql`create index links_by_user on links (user_id, kind)`,

    sql`create table link_requests (
      id text primary key not null,
      kind text not null ${oneOf('kind', ['signup', 'recovery', 'email_change_current', 'email_change_new'])},
      address text not null,
      code_challenge text,
      code_challenge_method text ${oneOf('code_challenge_method', ['s256', 'plain'])},
      redirect_to text,
      created_at ${number} not null,
      network text not null,
      language text not null ${oneOf('language', ['en', 'es'])}
    ) ${strict}`,

    sql`create table pending_accounts (
      id text primary key not null,
      kind text not null ${oneOf('kind', ['signup', 'recovery'])},
      email text not null,
      password_hash text,
      user_metadata text not null,
      token_hash text,
      code_challenge text,
      code_challenge_method text ${oneOf('code_challenge_method', ['s256', 'plain'])},
      redirect_to text,
      created_at ${number} not null,
      sent_at ${number} not null,
      expires_at ${number} not null
    ) ${strict}`,
    sql`create index pending_accounts_by_age on pending_accounts (created_at)`,
    sql`create index pending_accounts_by_email on pending_accounts (email)`,
    sql`create unique index pending_accounts_by_token on pending_accounts (token_hash)`,

    sql`create table sign_in_networks (
      user_id text not null references users (id) on delete cascade,
      network text not null,
      last_seen_at ${number} not null,
      constraint sign_in_networks_key primary key (user_id, network)
    ) ${strict}`,
    sql`create index sign_in_networks_by_age on sign_in_networks (last_seen_at)`,

    sql`create table sign_in_devices (
      user_id text not null references users (id) on delete cascade,
      device text not null,
      last_seen_at ${number} not null,
      constraint sign_in_devices_key primary key (user_id, device)
    ) ${strict}`,
    sql`create index sign_in_devices_by_age on sign_in_devices (last_seen_at)`,

    sql`create table reauthentications (
      user_id text primary key not null references users (id) on delete cascade,
      code_hash text not null,
      tries ${number} not null,
      expires_at ${number} not null
    ) ${strict}`,
  ]
}
