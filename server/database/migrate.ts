import { sql, type Kysely } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'

import type { Database } from './database.ts'
import * as baseline from './migrations/0001-baseline.ts'
import * as namesInParts from './migrations/0002-names-in-parts.ts'
import * as smallSales from './migrations/0003-small-sales.ts'
import * as handOutProof from './migrations/0004-hand-out-proof.ts'
import * as rentalNotes from './migrations/0005-rental-notes.ts'
import * as leaving from './migrations/0006-leaving.ts'
import * as historyOfABox from './migrations/0007-history-of-a-box.ts'
import * as namesWithTypos from './migrations/0008-names-with-typos.ts'
import * as settingsAndReminders from './migrations/0009-settings-and-reminders.ts'
import * as moreAccounts from './migrations/0010-more-accounts.ts'
import * as accountInvitations from './migrations/0011-account-invitations.ts'
import * as announcements from './migrations/0012-announcements.ts'
import * as visitsInConflict from './migrations/0013-visits-in-conflict.ts'
import * as sums from './migrations/0014-sums.ts'
import * as mailHere from './migrations/0016-mail-here.ts'
import * as importOfCustomers from './migrations/0017-import.ts'
import * as mailThatWaits from './migrations/0018-mail-that-waits.ts'
import * as walkIns from './migrations/0019-walk-ins.ts'
import * as movedIn from './migrations/0021-moved-in.ts'
import * as whatASessionWrites from './migrations/0022-what-a-session-writes.ts'
import * as packagesByWait from './migrations/0023-packages-by-wait.ts'
import * as mailOfNoRental from './migrations/0024-mail-of-no-rental.ts'
import * as returnsOfFreedMail from './migrations/0025-returns-of-freed-mail.ts'
import * as phonesWithoutExtensions from './migrations/0026-phones-without-extensions.ts'
import * as answersOfAttempts from './migrations/0027-answers-of-attempts.ts'
import { columnTypes } from './migrations/column-types.ts'
import type { LimitTables, Tables } from './tables.ts'
import { readVersion } from './version.ts'

/** By name, and in the order of their names. From the baseline on, a migration is only ever added. */
export const migrations: Record<string, Migration> = {
  '0001-baseline': baseline,
  '0002-names-in-parts': namesInParts,
  '0003-small-sales': smallSales,
  '0004-hand-out-proof': handOutProof,
  '0005-rental-notes': rentalNotes,
  '0006-leaving': leaving,
  '0007-history-of-a-box': historyOfABox,
  '0008-names-with-typos': namesWithTypos,
  '0009-settings-and-reminders': settingsAndReminders,
  '0010-more-accounts': moreAccounts,
  '0011-account-invitations': accountInvitations,
  '0012-announcements': announcements,
  '0013-visits-in-conflict': visitsInConflict,
  '0014-sums': sums,
  '0016-mail-here': mailHere,
  '0017-import': importOfCustomers,
  '0018-mail-that-waits': mailThatWaits,
  '0019-walk-ins': walkIns,
  '0021-moved-in': movedIn,
  '0022-what-a-session-writes': whatASessionWrites,
  '0023-packages-by-wait': packagesByWait,
  '0024-mail-of-no-rental': mailOfNoRental,
  '0025-returns-of-freed-mail': returnsOfFreedMail,
  '0026-phones-without-extensions': phonesWithoutExtensions,
  '0027-answers-of-attempts': answersOfAttempts,
}

const TABLE = 'migrations'
/**
 * Brings the schema up to date, or to the migration `target`: all of it or nothing. Processes that start together take
 * turns.
 *
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
  })
}

/** The smallest write of a counter: while another program locks them, every call that is counted fails, too. */
export async function countNothing(limits: Kysely<LimitTables>) {
  await sql`update limits set full_at = full_at where key = ''`.execute(limits)
}
