import { CompiledQuery, PostgresAdapter, sql } from 'kysely'

import type { Writer } from '#server/database/database.ts'
import type { AuditEntry } from '#server/database/shop-tables.ts'

type Head = { entries: number; hash: string }
type Unchained = Omit<AuditEntry, 'id' | 'previous_hash' | 'hash'>
/** What a hash is made of, as JSON without its brackets: the number of the row and the hash before it come between. */
export type Hashed = { row: Unchained; middle: string; tail: string }

/** Of one statement, which looks each up among all. */
const AT_ONCE = 100

export function isPostgres(tx: Writer) {
  return tx.getExecutor().adapter instanceof PostgresAdapter
}

const HASH = `encode(sha256(convert_to(
  '[' || (chain.id + 1) || ',' || record.middle || ',"' || chain.hash || '"' || record.tail || ']', 'UTF8')), 'hex')`

/**
 * The head is locked, moved and let go within one statement and its commit: whoever else writes waits for that, and not for
 * three ways there and back.
 */
const APPEND = `with recursive
  record as (
    select * from json_to_recordset($1) as record (
      place integer, at bigint, actor text, actor_name text, actor_email text, role text, action text, entity text,
      entity_id text, before text, after text, reason text, request_id text, middle text, tail text)),
  head as (select entries, hash from audit_head for update),
  chain as (
    select 0 as place, entries::bigint as id, '' as previous_hash, hash from head
    union all
    select record.place, chain.id + 1, chain.hash, ${HASH}
      from chain join record on record.place = chain.place + 1),
  last as (select id, hash from chain order by place desc limit 1),
  moved as (update audit_head set entries = last.id, hash = last.hash from last),
  added as (
    insert into audit (id, at, actor, actor_name, actor_email, role, action, entity, entity_id, before, after, reason,
      request_id, previous_hash, hash)
    select chain.id, at, actor, actor_name, actor_email, role, action, entity, entity_id, before, after, reason,
      request_id, previous_hash, chain.hash
      from chain join record using (place))
  select id as entries, hash from last`

/** Appends rows to the log, each chained to the one before it. @returns the head of the chain then */
export async function appendInPostgres(tx: Writer, records: Hashed[]) {
  let head: Head = { entries: 0, hash: '' }
  for (let from = 0; from < records.length; from += AT_ONCE) {
    head = await append(tx, records.slice(from, from + AT_ONCE))
  }
  return head
}

async function append(tx: Writer, records: Hashed[]): Promise<Head> {
  const placed = records.map(({ row, ...hashed }, index) => ({
    place: index + 1,
    ...row,
    ...hashed,
  }))
  const query = CompiledQuery.raw(APPEND, [JSON.stringify(placed)])
  const { rows } = await tx.executeQuery<Head>(query)
  const [head] = rows
  if (head) return head
  // The first row of a shop has no head to lock.
  await sql`insert into audit_head (id, entries, hash) values (1, 0, '') on conflict (id) do nothing`.execute(
    tx,
  )
  return append(tx, records)
}
