import { randomUUID } from 'node:crypto'

import { Pool, type PoolClient } from 'pg'

/** By itself supabase/auth keeps two, and opens each more anew: that would cost it more than the statements. */
const CONNECTIONS = 10
const ROWS = 2_000
/** Of a user there; of what belongs to one there are fewer. */
const COLUMNS = 24

const READ = { name: 'read', text: 'select * from stand_in where id = $1 limit 1' }
const UPDATE = { name: 'update', text: 'update stand_in set at = $2 where id = $1' }
const INSERT = { text: 'insert into stand_in_log values ($1, $2, $3)' }

type Unit = { reads: number; readsWithin: number; updates: number; inserts: number }

/**
 * How many statements a call of supabase/auth makes, as its code at GitHub reads: it loads an account with what belongs to it (three), a
 * session with its methods (two), again within the transaction, and logs what it does. A second factor is two calls, each of which
 * also finds the factor. Two deletes that find nothing count as reads, what is inserted or else updated as an update.
 */
const CALLS: Record<'getUser' | 'refresh' | 'verifyTotp', Unit[]> = {
  getUser: [{ reads: 5, readsWithin: 0, updates: 0, inserts: 0 }],
  refresh: [{ reads: 6, readsWithin: 10, updates: 3, inserts: 3 }],
  verifyTotp: [
    { reads: 6, readsWithin: 0, updates: 1, inserts: 2 },
    { reads: 7, readsWithin: 11, updates: 5, inserts: 3 },
  ],
}

/**
 * Stands in for supabase/auth where nobody has built it: its statements alone, bare, over as many connections as a careful owner
 * would give it, on a PostgreSQL. What its driver keeps is parsed once for each of them; what it inserts takes two messages, and not
 * three as there. There is no HTTP, no token and no program around them, so it is faster than the whole.
 */
export async function openStandIn(url: string) {
  const pool = new Pool({ connectionString: url, max: CONNECTIONS })
  // Its server ends sooner than the connections that are being closed.
  pool.on('error', () => {})
  const columns = Array.from({ length: COLUMNS }, (_, index) => `c${index} text`)
  await pool.query(`create table stand_in (id uuid primary key, at bigint, ${columns.join(', ')})`)
  await pool.query('create table stand_in_log (id uuid primary key, payload json, at bigint)')
  const ids = Array.from({ length: ROWS }, () => randomUUID())
  await pool.query(
    `insert into stand_in select id, 0, ${columns.map(() => "'as long as a value'").join(', ')}
     from unnest($1::uuid[]) as id`,
    [ids],
  )
  let turn = 0
  let inserted = 0

  async function make({ reads, readsWithin, updates, inserts }: Unit) {
    const id = ids[(turn += 1) % ids.length]
    await inTurn(reads, () => pool.query({ ...READ, values: [id] }))
    if (updates + inserts === 0) return
    const client = await pool.connect()
    await client.query('begin')
    await inTurn(readsWithin, () => client.query({ ...READ, values: [id] }))
    await inTurn(updates, () => client.query({ ...UPDATE, values: [id, Date.now()] }))
    await inTurn(inserts, () => insert(client))
    await client.query('commit')
    client.release()
  }

  /** What is inserted there is prepared each time, and let go. */
  async function insert(client: PoolClient) {
    const name = `insert_${(inserted += 1)}`
    await client.query({ ...INSERT, name, values: [randomUUID(), '{}', Date.now()] })
    await client.query(`deallocate ${name}`)
  }

  async function call(name: keyof typeof CALLS) {
    for (const unit of CALLS[name]) await make(unit)
  }

  return {
    getUser: () => call('getUser'),
    refresh: () => call('refresh'),
    verifyTotp: () => call('verifyTotp'),
    close: () => pool.end(),
  }
}

async function inTurn(count: number, act: () => Promise<unknown>) {
  for (let made = 0; made < count; made++) await act()
}
