import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { Client } from 'pg'

type Value = string | number | null
type Row = Record<string, Value>

/** A server's records, read and changed like an operator would. Parameters are `?`. */
export type Records = {
  ask(sql: string, ...values: Value[]): Promise<Row[]>
  change(sql: string, rows?: Value[][]): Promise<void>
}

const BUSY_MS = 5_000

/** @param file of the data directory: accounts and emails in one, what limits have counted in the other */
export function sqliteRecords(dataDir: string, file: 'mailbox.sqlite' | 'limits.sqlite'): Records {
  const open = () => new DatabaseSync(join(dataDir, file), { timeout: BUSY_MS })
  return {
    async ask(sql, ...values) {
      const database = open()
      try {
        return database.prepare(sql).all(...values) as Row[]
      } finally {
        database.close()
      }
    },
    async change(sql, rows = [[]]) {
      const database = open()
      try {
        database.exec('pragma foreign_keys = on; begin immediate')
        const statement = database.prepare(sql)
        for (const row of rows) statement.run(...row)
        database.exec('commit')
      } finally {
        database.close()
      }
    },
  }
}

/** Like `sqliteRecords`. Each call connects anew: the database may have been away. */
export function postgresRecords(url: string): Records {
  async function using<Result>(work: (client: Client) => Promise<Result>) {
    const client = new Client({ connectionString: url })
    client.on('error', () => undefined)
    await client.connect()
    return work(client).finally(() => client.end())
  }
  return {
    ask: (sql, ...values) =>
      using(async (client) => (await client.query<Row>(numbered(sql), values)).rows),
    change: (sql, rows = [[]]) =>
      using(async (client) => {
        await client.query('begin')
        for (const row of rows) await client.query(numbered(sql), row)
        await client.query('commit')
      }),
  }
}

function numbered(sql: string) {
  let count = 0
  return sql.replaceAll('?', () => `$${(count += 1)}`)
}
