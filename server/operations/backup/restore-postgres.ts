import { setTimeout } from 'node:timers/promises'

import { Kysely, sql } from 'kysely'

import { migrate } from '#server/database/migrate.ts'
import type { PostgresAddress } from '#server/database/postgres-config.ts'
import type { Tables } from '#server/database/tables.ts'
import { explainPostgres, isOwn, openConnection } from '#server/operations/database.ts'

import { loadBackup, type RestoreOptions } from './load.ts'
import type { BackupRow } from './read.ts'

/** PostgreSQL lists the connections of a server that has just stopped for a moment more. */
const DISCONNECT_TIMEOUT_MS = 2_000
const POLL_MS = 100
const UNDELETABLE = [
  'sale_lines',
  'ledger_entries',
  'postings',
  'till_reopenings',
  'till_days',
  'certifications',
].concat(['audit', 'audit_head'])

/**
 * Loads a backup into a PostgreSQL database in one transaction.
 *
 * @throws one clear line when a server is connected, or when accounts would be replaced without `replace`
 */
export async function restorePostgres(
  rows: AsyncIterable<BackupRow>,
  address: PostgresAddress,
  { replace, checkLoaded }: RestoreOptions,
) {
  const database = openConnection(address, 'restore')
  try {
    await refuseRunningServer(database)
    await migrate(database, 'postgres')
    const loaded = await database.transaction().execute(async (tx) => {
      await sql`lock table users in access exclusive mode`.execute(tx)
      const firstUser = await tx.selectFrom('users').select('id').limit(1).executeTakeFirst()
      if (firstUser && !replace) {
        throw new Error(
          'The database holds accounts already: add --replace to put the backup in their place. Nothing was changed.',
        )
      }
      // Their rows can't be deleted: the log and the ledger are replaced as a whole, or not at all.
      for (const table of UNDELETABLE)
        await sql`alter table ${sql.table(table)} disable trigger user`.execute(tx)
      await sql`truncate ${sql.join(UNDELETABLE.map((table) => sql.table(table)))}`.execute(tx)
      for (const table of UNDELETABLE)
        await sql`alter table ${sql.table(table)} enable trigger user`.execute(tx)
      const restored = await loadBackup(tx, rows)
      await checkLoaded(tx)
      // Without statistics PostgreSQL reads whole tables for a few rows.
      await sql`analyze`.execute(tx)
      return restored
    })
    return { loaded, aside: undefined }
  } catch (error) {
    throw isOwn(error) ? error : explainPostgres(error)
  } finally {
    await database.destroy()
  }
}

/** An idle server may have no connection, so this detects most running servers, not all. */
async function refuseRunningServer(database: Kysely<Tables>) {
  const end = Date.now() + DISCONNECT_TIMEOUT_MS
  while (await isServerConnected(database)) {
    if (Date.now() > end) {
      throw new Error(
        'A server uses this database (DATABASE_URL): stop it, then restore. Nothing was changed.',
      )
    }
    await setTimeout(POLL_MS)
  }
}

async function isServerConnected(database: Kysely<Tables>) {
  const { rows } = await sql`
    select 1 from pg_stat_activity
    where datname = current_database() and application_name = 'mailbox'
    limit 1
  `.execute(database)
  return rows.length > 0
}
