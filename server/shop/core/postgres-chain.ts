import { CompiledQuery } from 'kysely'

import type { Reader } from '#server/database/database.ts'
import type { AuditEntry } from '#server/database/shop-tables.ts'
import { settleAll } from '#server/database/together.ts'

type Head = { entries: number; hash: string }
type Unchained = Omit<AuditEntry, 'id' | 'previous_hash' | 'hash'>
/** What a hash is made of, as JSON without its brackets: the number of the row and the hash before it come between. */
export type Hashed = { row: Unchained; middle: string; tail: string }

/** Of one statement, which looks each up among all. */
const AT_ONCE = 100

const HASH = `encode(sha256(convert_to(
  '[' || (chain.id + 1) || ',' || record.middle || ',"' || chain.hash || '"' || record.tail || ']', 'UTF8')), 'hex')`

/**
 * The head is locked and moved in one statement, and let go by the commit that goes with it: whoever else writes waits for the
 * database alone.
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

/** The first row of a shop has no head to lock. */
const BEGIN = CompiledQuery.raw(
  `insert into audit_head (id, entries, hash) values (1, 0, '') on conflict (id) do nothing`,
)

/** Appends rows to the log, each chained to the one before it, all asked in one breath. @returns the head of the chain then */
export async function appendInPostgres(one: Reader, records: Hashed[]): Promise<Head> {
  const asked = [one.executeQuery<Head>(BEGIN)]
  for (let from = 0; from < records.length; from += AT_ONCE) {
    asked.push(append(one, records.slice(from, from + AT_ONCE)))
  }
  const head = (await settleAll(asked)).at(-1)?.rows[0]
  if (!head) throw new Error('The log has no head')
  return head
}

function append(one: Reader, records: Hashed[]) {
  const placed = records.map(({ row, ...hashed }, index) => ({
    place: index + 1,
    ...row,
    ...hashed,
  }))
  return one.executeQuery<Head>(CompiledQuery.raw(APPEND, [JSON.stringify(placed)]))
}
