import { type Kysely, sql } from 'kysely'

import type { Database } from './database.ts'
import * as accounts from './migrations/0001-accounts.ts'
import * as publicTables from './migrations/0002-public-tables.ts'
import * as unconfirmed from './migrations/0003-unconfirmed.ts'
import * as sessionStarts from './migrations/0004-session-starts.ts'
import * as pendingAccounts from './migrations/0005-pending-accounts.ts'
import { createLimitTables } from './migrations/limits.ts'
import type { LimitTables, Tables } from './tables.ts'

type Kind = Database['kind']
type Migration = { name: string; up(tx: Kysely<unknown>, kind: Kind): Promise<void> }

/** In order; a name never changes once it is released. */
const migrations: Migration[] = [
  accounts,
  publicTables,
  unconfirmed,
  sessionStarts,
  pendingAccounts,
]

/** Any number, as long as every process takes the same. */
const MIGRATION_LOCK = 72_817_361

/**
 * Brings the schema up to date, each step in one transaction together with its mark. Processes that start together
 * take turns.
 *
 * @throws when the database was written by a newer version of the server
 */
export async function migrate(database: Kysely<Tables>, kind: Kind) {
  const anyTables = database as unknown as Kysely<{ migrations: { name: string } }>
  await inTurn(anyTables, kind, async (tx) => {
    await tx.schema
      .createTable('migrations')
      .ifNotExists()
      .addColumn('name', 'text', (column) => column.primaryKey())
      .execute()
    refuseNewer(await readMarks(tx))
  })
  for (const { name, up } of migrations) {
    await inTurn(anyTables, kind, async (tx) => {
      if ((await readMarks(tx)).includes(name)) return
      await up(tx as unknown as Kysely<unknown>, kind)
      await tx.insertInto('migrations').values({ name }).execute()
    })
  }
}

/** The tables of the limits, wherever they are kept. */
export async function migrateLimits(limits: Kysely<LimitTables>, kind: Kind) {
  await inTurn(limits, kind, (tx) => createLimitTables(tx as unknown as Kysely<unknown>, kind))
}

async function inTurn<T>(database: Kysely<T>, kind: Kind, step: (tx: Kysely<T>) => Promise<void>) {
  await database.transaction().execute(async (tx) => {
    if (kind === 'postgres') await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(tx)
    await step(tx)
  })
}

async function readMarks(tx: Kysely<{ migrations: { name: string } }>) {
  const marks = await tx.selectFrom('migrations').select('name').execute()
  return marks.map(({ name }) => name)
}

function refuseNewer(marks: string[]) {
  const known = new Set(migrations.map(({ name }) => name))
  const newer = marks.filter((name) => !known.has(name))
  if (newer.length === 0) return
  throw new Error(
    `The server cannot start: the database was changed by a newer version (${newer.join(', ')}): install that version, or restore a backup`,
  )
}
