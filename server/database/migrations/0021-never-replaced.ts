import { type Kysely, sql } from 'kysely'

import { columnTypes } from './column-types.ts'

/** Tables whose rows are never changed, each with what a row of it can't share with another. */
const NEVER_CHANGED: [table: string, keys: string[][]][] = [
  ['ledger_entries', [['id'], ['posting_id', 'account']]],
  ['postings', [['id'], ['receipt'], ['reverses']]],
  ['audit', [['id']]],
]
/** Rows that may be asked for again by their key: then nothing happens. */
const MADE_ONCE: [table: string, key: string][] = [
  ['certifications', 'quarter_on'],
  ['till_days', 'day'],
  ['audit_head', 'id'],
]

/**
 * What each attempt asked for, by its key; boxes that are rented as their applications say; accounts that hold the fields of the
 * site alone; and a ledger and an audit log whose rows nothing takes the place of: SQLite's `replace` runs no trigger for the row that it removes, and PostgreSQL's
 * `truncate` none for any.
 */
export async function up(database: Kysely<unknown>) {
  const { isSqlite, number, strict } = columnTypes(database)
  const statements = [
    sql`create table attempts (
      key text primary key not null,
      request text not null,
      made_at ${number} not null
    ) ${strict}`,
    sql`create index attempts_by_age on attempts (made_at)`,
    // What was changed after the box was given is what its customer was told they rent.
    sql`update rentals set (plan, months, payment, prices) =
      (select plan, months, payment, prices from applications where applications.id = rentals.application_id)
      where started_on is null and application_id is not null`,
    ...(isSqlite ? refuseReplacing() : refuseTruncating()),
  ]
  for (const statement of statements) await statement.execute(database)
  for (const table of ['users', 'pending_accounts']) await dropUnknownMetadata(database, table)
}

/** What the site itself has a use for (server/auth/fields.ts): whatever else somebody stored about themselves goes. */
const METADATA = ['firstName', 'lastName', 'role', 'language', 'created_at', 'planChoice']

async function dropUnknownMetadata(database: Kysely<unknown>, name: string) {
  const table = sql.table(name)
  const { rows } = await sql<{ id: string; user_metadata: string }>`
    select id, user_metadata from ${table}`.execute(database)
  for (const { id, user_metadata } of rows) {
    const fields = Object.entries(JSON.parse(user_metadata))
    const known = fields.filter(([field]) => METADATA.includes(field))
    if (known.length === fields.length) continue
    const left = JSON.stringify(Object.fromEntries(known))
    await sql`update ${table} set user_metadata = ${left} where id = ${id}`.execute(database)
  }
}

/** Before a row goes in: what it would take the place of, also by SQLite's own number of it, is refused, whatever the statement does about conflicts. */
function refuseReplacing() {
  const never = NEVER_CHANGED.map(([table, keys]) => {
    const same = [...keys, ['rowid']].map(
      (key) => `(${key.map((column) => `${column} = new.${column}`).join(' and ')})`,
    )
    const raise = `select raise(abort, 'rows of ${table} are never changed')`
    return `create trigger ${table}_no_replace before insert on ${table}
      when exists (select 1 from ${table} where ${same.join(' or ')}) begin ${raise}; end`
  })
  return [
    ...never,
    ...MADE_ONCE.map(
      ([table, key]) => `create trigger ${table}_no_replace before insert on ${table}
        when exists (select 1 from ${table} where ${key} = new.${key} or rowid = new.rowid) begin select raise(ignore); end`,
    ),
    ...refuseShortening().map(
      ([name, event, when]) =>
        `create trigger ${name} before ${event} on audit_head ${when}
          begin select raise(abort, 'the head of the log only moves on'); end`,
    ),
  ].map((statement) => sql.raw(statement))
}

function refuseTruncating() {
  const tables = [...NEVER_CHANGED, ...MADE_ONCE].map(([table]) => table)
  return [
    ...tables.map(
      (table) =>
        `create trigger ${table}_no_truncate before truncate on ${table}
          for each statement execute function refuse_change()`,
    ),
    ...refuseShortening().map(
      ([name, event, when]) =>
        `create trigger ${name} before ${event} on audit_head
          for each row ${when} execute function refuse_change()`,
    ),
  ].map((statement) => sql.raw(statement))
}

function refuseShortening() {
  return [
    ['audit_head_no_delete', 'delete', ''],
    ['audit_head_no_way_back', 'update', 'when (new.entries <= old.entries)'],
  ] as const
}
