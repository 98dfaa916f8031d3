import { type Kysely, sql } from 'kysely'

import { columnTypes } from './column-types.ts'

/** Second factors, recovery codes, passkeys, and what sessions say of themselves to their owner. */
export async function up(database: Kysely<unknown>) {
  const { number, strict } = columnTypes(database)
  await sql`create table factors (
    id text primary key not null,
    user_id text not null references users (id) on delete cascade,
    type text not null,
    status text not null,
    friendly_name text not null,
    secret text not null,
    last_step ${number} not null,
    created_at ${number} not null,
    updated_at ${number} not null,
    last_used_at ${number}
  ) ${strict}`.execute(database)
  await sql`create index factors_by_user on factors (user_id)`.execute(database)
  await sql`create index factors_unverified on factors (created_at) where status = 'unverified'`.execute(
    database,
  )

  await sql`create table recovery_codes (
    id text primary key not null,
    factor_id text not null references factors (id) on delete cascade,
    code_hash text not null
  ) ${strict}`.execute(database)
  await sql`create unique index recovery_codes_by_hash on recovery_codes (factor_id, code_hash)`.execute(
    database,
  )

  await sql`create table passkeys (
    id text primary key not null,
    user_id text not null references users (id) on delete cascade,
    credential_id text not null,
    public_key text not null,
    counter ${number} not null,
    transports text not null,
    friendly_name text not null,
    created_at ${number} not null,
    last_used_at ${number}
  ) ${strict}`.execute(database)
  await sql`create unique index passkeys_by_credential on passkeys (credential_id)`.execute(
    database,
  )
  await sql`create index passkeys_by_user on passkeys (user_id)`.execute(database)

  await sql`create table challenges (
    id text primary key not null,
    kind text not null,
    session_id text references sessions (id) on delete cascade,
    factor_id text references factors (id) on delete cascade,
    challenge text not null,
    expires_at ${number} not null
  ) ${strict}`.execute(database)
  await sql`create index challenges_by_session on challenges (session_id)`.execute(database)
  await sql`create index challenges_by_factor on challenges (factor_id)`.execute(database)
  await sql`create index challenges_by_end on challenges (expires_at)`.execute(database)

  await sql`create table reauthentications (
    user_id text primary key not null references users (id) on delete cascade,
    code_hash text not null,
    tries ${number} not null,
    expires_at ${number} not null
  ) ${strict}`.execute(database)

  await sql`create table sign_in_devices (
    user_id text not null references users (id) on delete cascade,
    device text not null,
    last_seen_at ${number} not null,
    constraint sign_in_devices_key primary key (user_id, device)
  ) ${strict}`.execute(database)
  await sql`create index sign_in_devices_by_age on sign_in_devices (last_seen_at)`.execute(database)

  await sql`alter table sessions add column device text not null default ''`.execute(database)
  await sql`alter table sessions add column factor_id text references factors (id) on delete set null`.execute(
    database,
  )
  await sql`alter table sessions add column factor_method text`.execute(database)
  await sql`alter table sessions add column factor_verified_at ${number}`.execute(database)
  await sql`create index sessions_by_factor on sessions (factor_id) where factor_id is not null`.execute(
    database,
  )
}
