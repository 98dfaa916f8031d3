import { sql, type Kysely } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'

import type { Database } from './database.ts'
import * as baseline from './migrations/0001-baseline.ts'
import * as importPieces from './migrations/0002-import-pieces.ts'
import * as tillReopenings from './migrations/0003-till-reopenings.ts'
import * as planAndNumberChanges from './migrations/0004-plan-and-number-changes.ts'
import * as cardPayments from './migrations/0005-card-payments.ts'
import * as lettersAndPlanChanges from './migrations/0006-letters-and-plan-changes.ts'
import { columnTypes } from './migrations/column-types.ts'
import type { LimitTables, Tables } from './tables.ts'
import { readVersion } from './version.ts'

/** In the order of their names. From the baseline on, migrations are only added. */
export const migrations: Record<string, Migration> = {
  '0001-baseline': baseline,
  '0002-import-pieces': importPieces,
  '0003-till-reopenings': tillReopenings,
  '0004-plan-and-number-changes': planAndNumberChanges,
  '0005-card-payments': cardPayments,
  '0006-letters-and-plan-changes': lettersAndPlanChanges,
}

const TABLE = 'migrations'
/**
 * Brings the schema up to date, or to the migration `target`: all of it or nothing. Processes that
 * start together take turns.
 * @throws OtherVersionError when a version that this one can't upgrade wrote the database
 */
export async function migrate(
  database: Kysely<Tables>,
  kind: Database['kind'],
  { known = migrations, target }: { known?: typeof migrations; target?: string } = {},
) {
  const schema = kind === 'postgres' ? await readCurrentSchema(database) : undefined
  if (!target && (await isUpToDate(database, known, schema))) return
  await readVersion(database, known)

  const migrator = new Migrator({
    db: database.withoutPlugins(),
    provider: { getMigrations: async () => known },
    migrationTableName: TABLE,
    migrationLockTableName: `${TABLE}_lock`,
    // Another schema of the same database may have a table of this name: Supabase's storage does.
    migrationTableSchema: schema,
  })
  const { error } = await (target ? migrator.migrateTo(target) : migrator.migrateToLatest())
  if (error) throw error
}

/**
 * Most starts find every migration done: reading their table is faster than the migrator's
 * inspection.
 */
async function isUpToDate(database: Kysely<Tables>, known: typeof migrations, schema?: string) {
  const table = schema ? sql.id(schema, TABLE) : sql.id(TABLE)
  const recorded = sql<{ name: string }>`select name, timestamp from ${table}`.execute(database)
  const { rows } = await recorded.catch(() => ({ rows: [] }))
  return rows.length === Object.keys(known).length && rows.every(({ name }) => name in known)
}

async function readCurrentSchema(database: Kysely<Tables>) {
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(database)
  return rows[0]?.name
}

/** Any number shared by all processes. */
const CREATION_LOCK = 72_817_361

/** The counts of rate limits and lockouts, wherever they are stored. They hold nothing worth a migration. */
export async function createLimitTables(limits: Kysely<LimitTables>, kind: 'sqlite' | 'postgres') {
  const { number } = columnTypes(limits as unknown as Kysely<unknown>)
  await limits.transaction().execute(async (tx) => {
    if (kind === 'postgres') {
      await sql`select pg_advisory_xact_lock(${CREATION_LOCK})`.execute(tx)
      // Counts may be lost in a crash, their tables may not.
      await sql`set local synchronous_commit = on`.execute(tx)
    }
    await sql`create table if not exists limits (
      key text primary key not null,
      -- A bucket that leaks: when it will be empty again, if nothing more comes.
      full_at ${number} not null
    )`.execute(tx)
    await sql`create index if not exists limits_by_age on limits (full_at)`.execute(tx)
    await sql`create table if not exists lockouts (
      -- A keyed hash.
      address text not null,
      -- A keyed hash of a /24 or /56, or of all that the account does not know.
      network text not null,
      -- In a row, since the last sign-in or reset.
      count ${number} not null,
      -- Since recent_since, the start of the present quarter of an hour.
      recent ${number} not null,
      recent_since ${number} not null,
      blocked_until ${number} not null,
      changed_at ${number} not null,
      constraint lockouts_key primary key (address, network)
    )`.execute(tx)
  })
}

/** The smallest write to the counters: it fails while another program locks them. */
export async function countNothing(limits: Kysely<LimitTables>) {
  await sql`update limits set full_at = full_at where key = ''`.execute(limits)
}
