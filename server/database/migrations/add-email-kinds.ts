import { sql, type Kysely } from 'kysely'

import { columnTypes, oneOf } from './column-types.ts'

const CHECK = /check \(kind in \(([^)]*)\)\)/

/** The statements that let the outbox hold further kinds of emails, beside those it holds. */
export async function addEmailKinds(database: Kysely<unknown>, kinds: string[]) {
  return columnTypes(database).isSqlite
    ? widenInSqlite(database, kinds)
    : widenInPostgres(database, kinds)
}

async function widenInPostgres(database: Kysely<unknown>, kinds: string[]) {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_constraintdef(oid) as definition from pg_constraint
    where conname = 'outbox_kind_check' and conrelid = 'outbox'::regclass
  `.execute(database)
  const all = [...wordsIn(rows[0]?.definition), ...kinds]
  return [
    sql`alter table outbox drop constraint outbox_kind_check`,
    sql`alter table outbox add constraint outbox_kind_check ${oneOf('kind', all)}`,
  ]
}

/** SQLite changes no check of a table: its rows move to one that has another, with its indexes as they were written. */
async function widenInSqlite(database: Kysely<unknown>, kinds: string[]) {
  const { rows } = await sql<{ sql: string }>`
    select sql from sqlite_master
    where tbl_name = 'outbox' and sql is not null
    order by type = 'table' desc, rowid
  `.execute(database)
  const [table = '', ...indexes] = rows.map((row) => row.sql)
  const all = [...wordsIn(CHECK.exec(table)?.[1]), ...kinds]
  const list = all.map((kind) => `'${kind}'`).join(', ')
  const wider = table
    .replace(CHECK, `check (kind in (${list}))`)
    .replace(/^create table "?outbox"?/i, 'create table wider_outbox')
  return [
    sql.raw(wider),
    sql`insert into wider_outbox select * from outbox`,
    sql`drop table outbox`,
    sql`alter table wider_outbox rename to outbox`,
    ...indexes.map((index) => sql.raw(index)),
  ]
}

/** @throws when there are none: a check that nothing was read of would let nothing in */
function wordsIn(check = '') {
  const words = [...check.matchAll(/'([^']+)'/g)].flatMap(([, word]) => word ?? [])
  if (words.length === 0) throw new Error('The outbox says nothing of its kinds')
  return words
}
