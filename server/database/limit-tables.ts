import { type Kysely, sql } from 'kysely'

import { columnTypes } from './migrations/column-types.ts'
import type { LimitTables } from './tables.ts'

/** Any number, as long as every process takes the same. */
const CREATION_LOCK = 72_817_361

/** The counts of rate limits and lockouts, wherever they are stored. They hold nothing worth a migration. */
export async function createLimitTables(limits: Kysely<LimitTables>, kind: 'sqlite' | 'postgres') {
  const { number } = columnTypes(limits as unknown as Kysely<unknown>)
  await limits.transaction().execute(async (tx) => {
    if (kind === 'postgres') await sql`select pg_advisory_xact_lock(${CREATION_LOCK})`.execute(tx)
    await sql`create table if not exists limits (
      key text primary key,
      full_at ${number} not null
    )`.execute(tx)
    await sql`create index if not exists limits_by_age on limits (full_at)`.execute(tx)
    await sql`create table if not exists lockouts (
      address text not null,
      network text not null,
      count ${number} not null,
      recent ${number} not null,
      recent_since ${number} not null,
      blocked_until ${number} not null,
      changed_at ${number} not null,
      constraint lockouts_key primary key (address, network)
    )`.execute(tx)
    // What stood in its place before, per address alone.
    await sql`drop table if exists failures`.execute(tx)
  })
}
