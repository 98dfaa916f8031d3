import { sql, type Kysely } from 'kysely'

import { columnTypes } from './column-types.ts'

type Added = { table: string; column: string; words: string[] }
type Part = { type: string; name: string; tbl_name: string; sql: string }

/** Allows more words in columns that are checked by a list of words (`oneOf`). */
export async function addWords(database: Kysely<unknown>, added: Added[]) {
  if (columnTypes(database).isSqlite) return rebuild(database, added)
  for (const { table, column, words } of added) {
    const name = `${table}_${column}_check`
    const { rows } = await sql<{ check: string }>`
      select pg_get_constraintdef(oid) as check from pg_constraint
      where conname = ${name} and conrelid = ${table}::regclass`.execute(database)
    const check = (rows[0]?.check ?? '').replace(']', `, ${quoted(words, '::text')}]`)
    await sql.raw(`alter table ${table} drop constraint ${name}`).execute(database)
    await sql.raw(`alter table ${table} add constraint ${name} ${check}`).execute(database)
  }
}

/** SQLite can't change a check: tables are copied, dropped with those that refer to them, and made again with all their rows. */
async function rebuild(database: Kysely<unknown>, added: Added[]) {
  const tables = [...new Set(added.map(({ table }) => table))]
  const { rows: all } = await sql<Part>`
    select type, name, tbl_name, sql from sqlite_schema where sql is not null`.execute(database)
  const referring = all.filter(
    ({ type, sql: text }) => type === 'table' && tables.some((table) => refersTo(text, table)),
  )
  // Tables that refer to others come after them.
  const names = [...new Set([...tables, ...referring.map(({ name }) => name)])]
  for (const name of names)
    await run(database, `create table copied_${name} as select * from ${name}`)
  for (const name of names.toReversed()) await run(database, `drop table ${name}`)
  const parts = all.filter(({ tbl_name: table }) => names.includes(table))
  const of = (type: string) => parts.filter((part) => part.type === type)
  for (const name of names) {
    const text = of('table').find((part) => part.name === name)?.sql ?? ''
    await run(
      database,
      withWords(
        text,
        added.filter(({ table }) => table === name),
      ),
    )
    await run(database, `insert into ${name} select * from copied_${name}`)
    await run(database, `drop table copied_${name}`)
  }
  for (const { sql: text } of [...of('index'), ...of('trigger')]) await run(database, text)
}

function withWords(text: string, added: Added[]) {
  return added.reduce((changed, { column, words }) => {
    const check = `check (${column} in (`
    const next = changed.replace(check, `${check}${quoted(words)}, `)
    if (next === changed) throw new Error(`No list of words for ${column}`)
    return next
  }, text)
}

function refersTo(text: string, table: string) {
  return text.includes(`references ${table} (`)
}

function quoted(words: string[], type = '') {
  return words.map((word) => `'${word}'${type}`).join(', ')
}

async function run(database: Kysely<unknown>, statement: string) {
  await sql.raw(statement).execute(database)
}
