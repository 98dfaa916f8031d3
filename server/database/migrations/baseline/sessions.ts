import { sql } from 'kysely'

import { oneOf, type ColumnTypes } from '#server/database/migrations/column-types.ts'

export function sessions({ number, strict }: ColumnTypes) {
  return [
    sql`create table factors (
      id text primary key not null,
      user_id text not null references users (id) on delete cascade,
      type text not null ${oneOf('type', ['totp', 'recovery_code'])},
      status text not null ${oneOf('status', ['unverified', 'verified'])},
      friendly_name text not null,
      -- TOTP: the shared secret, encrypted; null for recovery codes.
      secret text,
      -- The newest time step whose code was accepted; null before the first.
      last_step ${number},
      created_at ${number} not null,
      updated_at ${number} not null,
      -- When it was used after it was added.
      last_used_at ${number},
      -- The session that added it, in which it proves nothing; it may be over.
      added_by_session text
    ) ${strict}`,
    sql`create index factors_by_user on factors (user_id)`,
    sql`create index factors_unverified on factors (created_at) where status = 'unverified'`,

    sql`create table recovery_codes (
      id text primary key not null,
      factor_id text not null references factors (id) on delete cascade,
      code_hash text not null
    ) ${strict}`,
    sql`create unique index recovery_codes_by_hash on recovery_codes (factor_id, code_hash)`,

    sql`create table passkeys (
      id text primary key not null,
      user_id text not null references users (id) on delete cascade,
      -- As the authenticator chose it: base64url.
      credential_id text not null,
      -- COSE, base64url.
      public_key text not null,
      -- How often the authenticator says it was used; 0 if it does not count.
      counter ${number} not null,
      -- How a browser reaches it: a list, JSON.
      transports text not null,
      friendly_name text not null,
      created_at ${number} not null,
      last_used_at ${number},
      -- As of a factor.
      added_by_session text
    ) ${strict}`,
    sql`create unique index passkeys_by_credential on passkeys (credential_id)`,
    sql`create index passkeys_by_user on passkeys (user_id)`,

    sql`create table sessions (
      id text primary key not null,
      user_id text not null references users (id) on delete cascade,
      -- How the visitor proved who they are.
      method text not null ${oneOf('method', ['password', 'otp', 'recovery', 'passkey'])},
      -- How many refresh tokens the session has given out; only the newest is good.
      counter ${number} not null,
      created_at ${number} not null,
      refreshed_at ${number} not null,
      -- Browser and system, if their names are common ones.
      device text,
      -- The passkey that opened it; it ends with it.
      passkey_id text references passkeys (id) on delete cascade,
      -- The second factor, or the passkey, that the session was verified with last: with one it is at aal2.
      factor_id text references factors (id) on delete set null,
      factor_passkey_id text references passkeys (id) on delete set null,
      factor_method text ${oneOf('factor_method', ['totp', 'mfa/recovery_code', 'passkey'])},
      factor_verified_at ${number}
    ) ${strict}`,
    sql`create index sessions_by_factor on sessions (factor_id) where factor_id is not null`,
    sql`create index sessions_by_factor_passkey on sessions (factor_passkey_id) where factor_passkey_id is not null`,
    sql`create index sessions_by_passkey on sessions (passkey_id) where passkey_id is not null`,
    sql`create index sessions_by_user on sessions (user_id, created_at, id)`,

    sql`create table session_proofs (
      session_id text not null references sessions (id) on delete cascade,
      kind text not null ${oneOf('kind', ['owner', 'factor', 'passkey'])},
      factor_id text references factors (id) on delete cascade,
      passkey_id text references passkeys (id) on delete cascade,
      proved_at ${number} not null,
      constraint session_proofs_key primary key (session_id, kind)
    ) ${strict}`,
    sql`create index session_proofs_by_factor on session_proofs (factor_id) where factor_id is not null`,
    sql`create index session_proofs_by_passkey on session_proofs (passkey_id) where passkey_id is not null`,

    sql`create table challenges (
      id text primary key not null,
      kind text not null ${oneOf('kind', ['totp', 'passkey_registration', 'passkey_authentication'])},
      -- Null also once a challenge of TOTP was answered.
      session_id text references sessions (id) on delete cascade,
      factor_id text references factors (id) on delete cascade,
      -- For passkeys: the bytes to sign, base64url.
      challenge text not null,
      expires_at ${number} not null
    ) ${strict}`,
    sql`create index challenges_by_factor on challenges (factor_id)`,
    sql`create index challenges_by_session on challenges (session_id)`,
  ]
}
