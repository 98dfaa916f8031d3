import { type Kysely, sql } from 'kysely'

import { columnTypes } from './column-types.ts'

/** What a session was opened with, what was proved in it since, and which factors and passkeys it added itself. */
export async function up(database: Kysely<unknown>) {
  const { number, strict } = columnTypes(database)
  await sql`create table session_proofs (
    session_id text not null references sessions (id) on delete cascade,
    kind text not null,
    factor_id text references factors (id) on delete cascade,
    passkey_id text references passkeys (id) on delete cascade,
    proved_at ${number} not null,
    constraint session_proofs_key primary key (session_id, kind)
  ) ${strict}`.execute(database)
  const statements = [
    sql`create index session_proofs_by_factor on session_proofs (factor_id) where factor_id is not null`,
    sql`create index session_proofs_by_passkey on session_proofs (passkey_id) where passkey_id is not null`,
    sql`alter table sessions add column passkey_id text references passkeys (id) on delete cascade`,
    sql`alter table sessions add column factor_passkey_id text references passkeys (id) on delete set null`,
    sql`create index sessions_by_passkey on sessions (passkey_id) where passkey_id is not null`,
    sql`create index sessions_by_factor_passkey on sessions (factor_passkey_id) where factor_passkey_id is not null`,
    sql`alter table factors add column added_by_session text`,
    sql`alter table passkeys add column added_by_session text`,
    // Nobody can tell which passkey opened them.
    sql`delete from sessions where method = 'passkey'`,
  ]
  for (const statement of statements) await statement.execute(database)
}
