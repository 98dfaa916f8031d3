import { sql, type RawBuilder } from 'kysely'

import type { ColumnTypes } from '#server/database/migrations/column-types.ts'

/** Append-only tables with their unique keys. */
const APPEND_ONLY: [table: string, keys: string[][]][] = [
  ['ledger_entries', [['id'], ['posting_id', 'account']]],
  ['postings', [['id'], ['receipt'], ['reverses']]],
  ['sale_lines', [['id'], ['posting_id', 'position']]],
  ['audit', [['id']]],
]
/** Rows inserted again with the same key: nothing happens. */
const MADE_ONCE: [table: string, key: string][] = [
  ['certifications', 'quarter_on'],
  ['till_days', 'day'],
  ['audit_head', 'id'],
]

type Refusal = [table: string, name: string, change: 'update' | 'delete', when?: string]

const closed = 'when (old.closed_at is not null)'
const REFUSALS: Refusal[] = [
  ...[...APPEND_ONLY.map(([table]) => table), 'certifications'].flatMap((table): Refusal[] => [
    [table, 'no_update', 'update'],
    [table, 'no_delete', 'delete'],
  ]),
  ['till_days', 'no_update', 'update', closed],
  ['till_days', 'no_delete', 'delete', closed],
  ['legal_papers', 'no_update', 'update'],
  ['legal_paper_steps', 'no_update', 'update'],
  ['audit_head', 'no_delete', 'delete'],
  ['audit_head', 'no_way_back', 'update', 'when (new.entries <= old.entries)'],
]

/**
 * Triggers refuse to change, delete or replace a row: SQLite's `replace` runs no delete trigger,
 * and PostgreSQL's `truncate` no trigger at all.
 */
export function appendOnly({ isSqlite }: ColumnTypes): RawBuilder<unknown>[] {
  const statements = isSqlite
    ? [...REFUSALS.map(refuseInSqlite), ...refuseReplacing()]
    : [REFUSE_CHANGE, ...REFUSALS.map(refuseInPostgres), ...refuseTruncating()]
  return statements.map((statement) => sql.raw(statement))
}

const REFUSE_CHANGE = `create function refuse_change() returns trigger language plpgsql as $$
  begin raise exception 'rows of % are never changed', tg_table_name; end $$`

function refuseInSqlite([table, name, change, when = '']: Refusal) {
  return `create trigger ${table}_${name} before ${change} on ${table} ${when} begin ${abort(table)}; end`
}

function refuseInPostgres([table, name, change, when = '']: Refusal) {
  return `create trigger ${table}_${name} before ${change} on ${table}
    for each row ${when} execute function refuse_change()`
}

/** Refuses a row that would replace another, also by SQLite's rowid. */
function refuseReplacing() {
  const never = APPEND_ONLY.map(([table, keys]) => {
    const same = [...keys, ['rowid']].map(
      (key) => `(${key.map((column) => `${column} = new.${column}`).join(' and ')})`,
    )
    return `create trigger ${table}_no_replace before insert on ${table}
      when exists (select 1 from ${table} where ${same.join(' or ')}) begin ${abort(table)}; end`
  })
  const once = MADE_ONCE.map(
    ([table, key]) => `create trigger ${table}_no_replace before insert on ${table}
      when exists (select 1 from ${table} where ${key} = new.${key} or rowid = new.rowid) begin select raise(ignore); end`,
  )
  return [...never, ...once]
}

function refuseTruncating() {
  return [...APPEND_ONLY, ...MADE_ONCE].map(
    ([table]) => `create trigger ${table}_no_truncate before truncate on ${table}
      for each statement execute function refuse_change()`,
  )
}

function abort(table: string) {
  return `select raise(abort, 'rows of ${table} are never changed')`
}
