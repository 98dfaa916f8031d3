import { Client } from 'pg'

import type { PostgresAddress } from '#server/database/postgres-config.ts'
import { explainPostgres, parsers, readPlace } from '#server/operations/postgres-client.ts'

import type { Row } from './format.ts'
import type { Snapshot } from './snapshot.ts'

const CONNECT_TIMEOUT_MS = 5_000
const ROWS_AT_ONCE = 500

/** A read-only transaction that sees the state at its beginning; rows come by a cursor, a handful at a time. */
export async function openPostgresSnapshot(place: PostgresAddress): Promise<Snapshot> {
  const client = new Client({
    ...readPlace(place),
    application_name: 'mailbox-backup',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    types: parsers,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('begin transaction isolation level repeatable read read only')
    const marks = await client.query<{ name: string }>('select name from migrations order by name')
    return {
      kind: 'postgres',
      schema: marks.rows.map(({ name }) => name),
      rows: (table) => readByCursor(client, table),
      close: () => client.end(),
    }
  } catch (error) {
    await client.end().catch(() => undefined)
    throw explainPostgres(error)
  }
}

async function* readByCursor(client: Client, table: string) {
  await client.query(`declare ${table}_cursor cursor for select * from ${table} order by id`)
  for (;;) {
    const { rows } = await client.query<Row>(`fetch ${ROWS_AT_ONCE} from ${table}_cursor`)
    yield* rows
    if (rows.length < ROWS_AT_ONCE) break
  }
  await client.query(`close ${table}_cursor`)
}
