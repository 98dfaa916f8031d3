import { sql, type Kysely } from 'kysely'

import { columnTypes, oneOf } from './column-types.ts'

/** The statements that let a column hold further words, beside those that its check names. */
export async function widenCheck(
  database: Kysely<unknown>,
  { table, column }: { table: string; column: string },
  added: string[],
) {
  return columnTypes(database).isSqlite
    ? widenInSqlite(database, table, column, added)
    : widenInPostgres(database, table, column, added)
}

async function widenInPostgres(
  database: Kysely<unknown>,
  table: string,
  column: string,
  added: string[],
) {
  const name = `${table}_${column}_check`
  const { rows } = await sql<{ definition: string }>`
    select pg_get_constraintdef(oid) as definition from pg_constraint
    where conname = ${name} and conrelid = ${table}::regclass
  `.execute(database)
  const words = [...wordsIn(rows[0]?.definition), ...added]
  return [
    sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`,
    sql`alter table ${sql.table(table)} add constraint ${sql.ref(name)} ${oneOf(column, words)}`,
  ]
}

/** SQLite changes no check of a table: its rows move to one that has another, with its indexes and triggers as they were written. */
async function widenInSqlite(
  database: Kysely<unknown>,
  table: string,
  column: string,
  added: string[],
) {
  const { rows } = await sql<{ sql: string }>`
    select sql from sqlite_master
    where tbl_name = ${table} and sql is not null
    order by type = 'table' desc, rowid
  `.execute(database)
  const [written = '', ...others] = rows.map((row) => row.sql)
  const check = `check (${column} in (`
  const [before = '', after = ''] = written.split(check)
  const end = after.indexOf('))')
  const words = [...wordsIn(after.slice(0, end)), ...added].map((word) => `'${word}'`).join(', ')
  const wider = `wider_${table}`
  return [
    sql.raw(before.replace(table, wider) + check + words + after.slice(end)),
    sql`insert into ${sql.table(wider)} select * from ${sql.table(table)} order by rowid`,
    sql`drop table ${sql.table(table)}`,
    sql`alter table ${sql.table(wider)} rename to ${sql.table(table)}`,
    ...others.map((statement) => sql.raw(statement)),
  ]
}

/** @throws when there are none: a check that nothing was read of would let nothing in */
function wordsIn(check = '') {
  const words = [...check.matchAll(/'([^']+)'/g)].flatMap(([, word]) => word ?? [])
  if (words.length === 0) throw new Error('A check names no words')
  return words
}
