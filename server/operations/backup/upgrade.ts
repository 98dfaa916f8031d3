import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { type Kysely, sql } from 'kysely'

import { migrate } from '#server/database/migrate.ts'
import { createSqliteKysely } from '#server/database/sqlite-dialect.ts'
import { DATABASE_FILE } from '#server/database/sqlite.ts'
import type { Tables } from '#server/database/tables.ts'

import { keptTables } from './format.ts'
import { type BackupRow, readRows, type VerifiedBackup } from './read.ts'
import { openSqliteSnapshot } from './sqlite-snapshot.ts'

type Migrate = typeof migrate

/** The rows of a backup in the shape that this version's tables have. */
export type CurrentRows = { rows: AsyncIterable<BackupRow>; close(): Promise<void> }

/**
 * Opens the rows of a backup. One made by an older version first goes through a scratch database of its own schema,
 * which is then migrated as a living one would be.
 *
 * @throws when the backup was made by a newer version
 */
export async function openCurrentRows(
  backup: VerifiedBackup,
  run: Migrate = migrate,
): Promise<CurrentRows> {
  const { schema } = backup.header
  const known = await readKnownSchema(run)
  const newer = schema.filter((name) => !known.includes(name))
  if (newer.length > 0) {
    throw new Error(
      `The backup was made by a newer version of this site (${newer.join(', ')}): install that version first. Nothing was changed.`,
    )
  }
  const later = known.filter((name) => !schema.includes(name))
  if (later.length === 0) return { rows: readRows(backup), close: async () => {} }
  return bringForward(backup, later, run)
}

async function bringForward(backup: VerifiedBackup, later: string[], run: Migrate) {
  const folder = await mkdtemp(join(tmpdir(), 'restore-'))
  const removeFolder = () => rm(folder, { recursive: true, force: true })
  try {
    const connection = new DatabaseSync(join(folder, DATABASE_FILE))
    connection.exec('pragma journal_mode = wal; pragma synchronous = off')
    const database = createSqliteKysely<Tables>(connection)
    await loadThenMigrate(database, backup, later, run).finally(() => database.destroy())

    const snapshot = openSqliteSnapshot(folder)
    return {
      rows: everyRow(snapshot),
      async close() {
        await snapshot.close()
        await removeFolder()
      },
    }
  } catch (error) {
    await removeFolder()
    throw error
  }
}

/** A migration that is marked as done is passed over: so the tables are first made as the backup knew them. */
async function loadThenMigrate(
  database: Kysely<Tables>,
  backup: VerifiedBackup,
  later: string[],
  run: Migrate,
) {
  await sql`create table migrations (name text primary key)`.execute(database)
  for (const name of later) await sql`insert into migrations values (${name})`.execute(database)
  await run(database, 'sqlite')
  await database.transaction().execute(async (tx) => {
    for await (const [table, row] of readRows(backup)) {
      await tx
        .insertInto(table)
        .values(row as never)
        .execute()
    }
  })
  for (const name of later) {
    await sql`delete from migrations where name = ${name}`.execute(database)
  }
  await run(database, 'sqlite')
}

async function* everyRow(snapshot: ReturnType<typeof openSqliteSnapshot>) {
  for (const table of keptTables) {
    for await (const row of snapshot.rows(table)) yield [table, row] satisfies BackupRow
  }
}

async function readKnownSchema(run: Migrate) {
  const database = createSqliteKysely<Tables>(new DatabaseSync(':memory:'))
  try {
    await run(database, 'sqlite')
    const { rows } = await sql<{ name: string }>`select name from migrations`.execute(database)
    return rows.map(({ name }) => name)
  } finally {
    await database.destroy()
  }
}
