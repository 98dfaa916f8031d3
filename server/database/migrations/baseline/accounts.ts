import { sql } from 'kysely'

import { oneOf, type ColumnTypes } from '#server/database/migrations/column-types.ts'

const linkKinds = ['signup', 'recovery', 'email_change_current', 'email_change_new']
const codeChallengeMethod = oneOf('code_challenge_method', ['s256', 'plain'])

export function accounts({ cCollation, number, strict }: ColumnTypes) {
  return [
    sql`create table users (
      id text primary key not null,
      identity_id text not null,
      -- Lower case.
      email text ${cCollation} not null,
      -- Argon2id; null if the account is opened by an emailed link only.
      password_hash text,
      -- JSON: firstName, lastName, language, role and created_at as the visitor sent them; the server sets the role.
      user_metadata text not null,
      app_metadata text not null,
      confirmed_at ${number},
      confirmation_sent_at ${number},
      recovery_sent_at ${number},
      -- The address that an email change waits for, and whether one of its two emails has been answered.
      new_email text,
      email_change_sent_at ${number},
      email_change_accepted ${number} not null check (email_change_accepted in (0, 1)),
      last_sign_in_at ${number},
      banned_until ${number},
      created_at ${number} not null,
      updated_at ${number} not null
    ) ${strict}`,
    sql`create unique index users_by_email on users (email)`,

    sql`create table links (
      id text primary key not null,
      user_id text not null references users (id) on delete cascade,
      kind text not null ${oneOf('kind', linkKinds)},
      -- The address the email went to; a link dies when the account's address is another one.
      address text not null,
      -- SHA-256 of the secret, hex.
      token_hash text not null,
      code_challenge text,
      code_challenge_method text ${codeChallengeMethod},
      redirect_to text,
      created_at ${number} not null,
      expires_at ${number} not null
    ) ${strict}`,
    sql`create index links_by_end on links (expires_at)`,
    sql`create unique index links_by_hash on links (token_hash)`,
    sql`create index links_by_user on links (user_id, kind)`,

    // Looked up after the response, which then tells nothing.
    sql`create table link_requests (
      id text primary key not null,
      kind text not null ${oneOf('kind', linkKinds)},
      address text not null,
      code_challenge text,
      code_challenge_method text ${codeChallengeMethod},
      redirect_to text,
      -- A keyed hash of the network that asked: it has its own share of the emails to an address.
      network text not null,
      -- Of the visitor; the email to an account uses the account's language.
      language text not null ${oneOf('language', ['en', 'es'])},
      created_at ${number} not null
    ) ${strict}`,

    sql`create table pending_accounts (
      id text primary key not null,
      kind text not null ${oneOf('kind', ['signup', 'recovery'])},
      -- Lower case; any number of rows may have the same.
      email text not null,
      -- Argon2id under the salt that all rows of the address share; null for a password reset.
      password_hash text,
      user_metadata text not null,
      -- SHA-256 of the link's secret, hex; null once another row of the address was confirmed.
      token_hash text,
      code_challenge text,
      code_challenge_method text ${codeChallengeMethod},
      redirect_to text,
      created_at ${number} not null,
      -- When its newest email was written.
      sent_at ${number} not null,
      expires_at ${number} not null
    ) ${strict}`,
    sql`create index pending_accounts_by_age on pending_accounts (created_at)`,
    sql`create index pending_accounts_by_email on pending_accounts (email)`,
    sql`create unique index pending_accounts_by_token on pending_accounts (token_hash)`,

    // Keyed hashes of a /24 or /56.
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
      -- A keyed hash.
      code_hash text not null,
      tries ${number} not null,
      expires_at ${number} not null
    ) ${strict}`,
  ]
}
