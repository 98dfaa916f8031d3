import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'

import type { Database } from './database.ts'
import * as accounts from './migrations/0001-accounts.ts'
import * as publicTables from './migrations/0002-public-tables.ts'
import * as unconfirmed from './migrations/0003-unconfirmed.ts'
import * as sessionStarts from './migrations/0004-session-starts.ts'
import * as pendingAccounts from './migrations/0005-pending-accounts.ts'
import * as secondFactors from './migrations/0006-second-factors.ts'
import * as shop from './migrations/0007-shop.ts'
import * as mail from './migrations/0008-mail.ts'
import * as moneyAndPapers from './migrations/0009-money-papers.ts'
import * as boxes from './migrations/0010-boxes.ts'
import * as console from './migrations/0011-console.ts'
import * as language from './migrations/0012-language.ts'
import * as scale from './migrations/0013-scale.ts'
import * as counterIndexes from './migrations/0014-counter-indexes.ts'
import * as oneMarkOfLetters from './migrations/0015-one-mark-of-letters.ts'
import * as lookupsOfToday from './migrations/0016-lookups-of-today.ts'
import * as sessionProofs from './migrations/0017-session-proofs.ts'
import * as actors from './migrations/0018-actors.ts'
import * as walkInInvitations from './migrations/0019-walk-in-invitations.ts'
import * as load from './migrations/0020-load.ts'
import * as neverReplaced from './migrations/0021-never-replaced.ts'
import * as acknowledgments from './migrations/0022-acknowledgments.ts'
import type { Tables, LimitTables } from './tables.ts'
import { columnTypes } from './migrations/column-types.ts'

/** By name, and in the order of their names, which never change once they are released. */
export const migrations: Record<string, Migration> = {
  '0001-accounts': accounts,
  '0002-public-tables': publicTables,
  '0003-unconfirmed': unconfirmed,
  '0004-session-starts': sessionStarts,
  '0005-pending-accounts': pendingAccounts,
  '0006-second-factors': secondFactors,
  '0007-shop': shop,
  '0008-mail': mail,
  '0009-money-papers': moneyAndPapers,
  '0010-boxes': boxes,
  '0011-console': console,
  '0012-language': language,
  '0013-scale': scale,
  '0014-counter-indexes': counterIndexes,
  '0015-one-mark-of-letters': oneMarkOfLetters,
  '0016-lookups-of-today': lookupsOfToday,
  '0017-session-proofs': sessionProofs,
  '0018-actors': actors,
  '0019-walk-in-invitations': walkInInvitations,
  '0020-load': load,
  '0021-never-replaced': neverReplaced,
  '0022-acknowledgments': acknowledgments,
}

const TABLE = 'migrations'
/** When the migrations ran that were recorded before the table said so. */
const LONG_AGO = '1970-01-01T00:00:00.000Z'

/**
 * Brings the schema up to date, or to the migration `target`: all of it or nothing. Processes that start together take
 * turns.
 *
 * @throws when the database was written by a newer version of the server
 */
export async function migrate(
  database: Kysely<Tables>,
  kind: Database['kind'],
  { known = migrations, target }: { known?: typeof migrations; target?: string } = {},
) {
  const schema = kind === 'postgres' ? await readCurrentSchema(database) : undefined
  if (!target && (await isUpToDate(database, known, schema))) return
  const tables = await database.introspection.getTables()
  const recorded = tables.find(
    (table) => table.name === TABLE && (!schema || table.schema === schema),
  )
  if (recorded) {
    if (!recorded.columns.some(({ name }) => name === 'timestamp'))
      await addTimestamps(database, kind)
    await refuseNewer(database, known)
  }

  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => known },
    migrationTableName: TABLE,
    migrationLockTableName: `${TABLE}_lock`,
    // Another schema of the same database may have a table of this name: Supabase's storage does.
    migrationTableSchema: schema,
  })
  const { error } = await (target ? migrator.migrateTo(target) : migrator.migrateToLatest())
  if (error) throw error
}

/** Nearly every start finds all done: to see that, the table is read, and not what all tables look like, as the migrator does. */
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

/** The server kept only the names of migrations before it used Kysely's migrator. */
async function addTimestamps(database: Kysely<Tables>, kind: Database['kind']) {
  const unlessThere = kind === 'postgres' ? sql`if not exists` : sql``
  const timestamp = sql.raw(`timestamp varchar(255) not null default '${LONG_AGO}'`)
  await sql`alter table migrations add column ${unlessThere} ${timestamp}`.execute(database)
}

async function refuseNewer(database: Kysely<Tables>, known: typeof migrations) {
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(database)
  const newer = rows.map(({ name }) => name).filter((name) => !(name in known))
  if (newer.length === 0) return
  throw new Error(
    `The server cannot start: the database was changed by a newer version (${newer.join(', ')}): install that version, or restore a backup`,
  )
}

/** Any number, as long as every process takes the same. */
const CREATION_LOCK = 72_817_361

/** The counts of rate limits and lockouts, wherever they are stored. They hold nothing worth a migration. */
export async function createLimitTables(limits: Kysely<LimitTables>, kind: 'sqlite' | 'postgres') {
  const { number } = columnTypes(limits as unknown as Kysely<unknown>)
  await limits.transaction().execute(async (tx) => {
    if (kind === 'postgres') {
      await sql`select pg_advisory_xact_lock(${CREATION_LOCK})`.execute(tx)
      // Counts may be lost in a crash; the tables they stand in may not: nothing would make them again before the next start.
      await sql`set local synchronous_commit = on`.execute(tx)
    }
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

/** The smallest write of a counter: while another program locks them, every call that is counted fails, too. */
export async function countNothing(limits: Kysely<LimitTables>) {
  await sql`update limits set full_at = full_at where key = ''`.execute(limits)
}
