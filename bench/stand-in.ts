import { randomUUID } from 'node:crypto'

import { Pool } from 'pg'

const CONNECTIONS = 10
const ROWS = 2_000
const COLUMNS = 24
const READ = { name: 'read', text: 'select * from stand_in where id = $1 limit 1' }
const UPDATE = { name: 'update', text: 'update stand_in set at = $2 where id = $1' }
const INSERT = 'insert into stand_in_log values ($1, $2, $3)'

/** Statements that a call of supabase/auth makes, counted in its source. */
const CALLS = {
  getUser: { reads: 5, readsWithin: 0, updates: 0, inserts: 0 },
  refresh: { reads: 6, readsWithin: 10, updates: 3, inserts: 3 },
}

/** The bare statements of supabase/auth on PostgreSQL, without HTTP, tokens and program: faster than the whole. */
export async function openStandIn(url: string) {
  const pool = new Pool({ connectionString: url, max: CONNECTIONS })
  // The server ends before the connections that are being closed.
  pool.on('error', () => {})
  const columns = Array.from({ length: COLUMNS }, (_, index) => `c${index} text`)
  await pool.query(`create table stand_in (id uuid primary key, at bigint, ${columns.join(', ')})`)
  await pool.query('create table stand_in_log (id uuid primary key, payload json, at bigint)')
  const ids = Array.from({ length: ROWS }, () => randomUUID())
  const values = columns.map(() => "'as long as a value'").join(', ')
  await pool.query(`insert into stand_in select id, 0, ${values} from unnest($1::uuid[]) as id`, [
    ids,
  ])
  let turn = 0

  async function call({ reads, readsWithin, updates, inserts }: (typeof CALLS)['refresh']) {
    const id = ids[(turn += 1) % ids.length]
    await repeat(reads, () => pool.query({ ...READ, values: [id] }))
    if (updates + inserts === 0) return
    const client = await pool.connect()
    await client.query('begin')
    await repeat(readsWithin, () => client.query({ ...READ, values: [id] }))
    await repeat(updates, () => client.query({ ...UPDATE, values: [id, Date.now()] }))
    await repeat(inserts, () => client.query(INSERT, [randomUUID(), '{}', Date.now()]))
    await client.query('commit')
    client.release()
  }

  return {
    getUser: () => call(CALLS.getUser),
    refresh: () => call(CALLS.refresh),
    close: () => pool.end(),
  }
}

async function repeat(count: number, work: () => Promise<unknown>) {
  for (let done = 0; done < count; done++) await work()
}
