import { Client } from 'pg'

import { migrations } from '#server/database/migrate.ts'
import type { PostgresAddress } from '#server/database/postgres-config.ts'
import { readVersion } from '#server/database/version.ts'
import {
  explainPostgres,
  isOwn,
  openReader,
  openSqliteFile,
  readConfig,
} from '#server/operations/database.ts'
import type { Settings } from '#server/settings.ts'

import type { BackedUpTable, Row } from './format.ts'

export type Snapshot = {
  kind: 'sqlite' | 'postgres'
  schema: string[]
  tables: string[]
  rows(table: BackedUpTable): AsyncIterable<Row>
  close(): Promise<void>
}

/** @throws one clear line when there is no database to read, or another version wrote it */
export async function openSnapshot({
  databaseUrl,
  databaseCa,
  dataDir,
}: Pick<Settings, 'databaseUrl' | 'databaseCa' | 'dataDir'>): Promise<Snapshot> {
  const reader = openReader({ databaseUrl, databaseCa, dataDir }, 'backup')
  await readVersion(reader, migrations)
    .catch((error: unknown) => {
      throw databaseUrl && !isOwn(error) ? explainPostgres(error) : error
    })
    .finally(() => reader.destroy())
  return databaseUrl
    ? openPostgresSnapshot({ databaseUrl, databaseCa })
    : openSqliteSnapshot(dataDir)
}

/** A read transaction on a connection of its own: in WAL mode it sees one state, and writers go on beside it. */
export function openSqliteSnapshot(dataDir: string): Snapshot {
  const connection = openSqliteFile(dataDir, { readOnly: true })
  connection.exec('begin')
  const namesOf = (query: string) =>
    connection
      .prepare(query)
      .all()
      .map(({ name }) => String(name))
  return {
    kind: 'sqlite',
    schema: namesOf('select name from migrations order by name'),
    tables: namesOf(
      "select name from sqlite_master where type = 'table' and substr(name, 1, 7) <> 'sqlite_'",
    ),
    async *rows(table) {
      for (const row of connection.prepare(`select * from ${table} order by 1, 2`).iterate()) {
        yield row as Row
      }
    },
    close: async () => connection.close(),
  }
}

const ROWS_AT_ONCE = 500

/** A read-only transaction at repeatable read; rows come by a cursor, in small batches. */
async function openPostgresSnapshot(address: PostgresAddress): Promise<Snapshot> {
  const client = new Client(readConfig(address, 'backup'))
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('begin transaction isolation level repeatable read read only')
    const namesOf = async (query: string) =>
      (await client.query<{ name: string }>(query)).rows.map(({ name }) => name)
    return {
      kind: 'postgres',
      schema: await namesOf('select name from migrations order by name'),
      tables: await namesOf(
        'select tablename as name from pg_tables where schemaname = any (current_schemas(false))',
      ),
      rows: (table) => readByCursor(client, table),
      close: () => client.end(),
    }
  } catch (error) {
    await client.end().catch(() => undefined)
    throw explainPostgres(error)
  }
}

async function* readByCursor(client: Client, table: string) {
  await client.query(`declare ${table}_cursor cursor for select * from ${table} order by 1, 2`)
  for (;;) {
    const { rows } = await client.query<Row>(`fetch ${ROWS_AT_ONCE} from ${table}_cursor`)
    yield* rows
    if (rows.length < ROWS_AT_ONCE) break
  }
  await client.query(`close ${table}_cursor`)
}
