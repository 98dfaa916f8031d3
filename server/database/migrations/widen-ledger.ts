import { sql, type Kysely } from 'kysely'

import { columnTypes, oneOf } from './column-types.ts'

/** The statements that let the ledger's lines stand on other accounts than before. */
export async function widenLedger(database: Kysely<unknown>, accounts: string[]) {
  return columnTypes(database).isSqlite
    ? widenInSqlite(database, accounts)
    : widenInPostgres(accounts)
}

function widenInPostgres(accounts: string[]) {
  return [
    sql`alter table ledger_entries drop constraint ledger_entries_account_check`,
    sql`alter table ledger_entries add constraint ledger_entries_account_check ${oneOf('account', accounts)}`,
  ]
}

/** SQLite changes no check of a table: its rows move to one that has another, with its indexes and triggers as they were written. */
async function widenInSqlite(database: Kysely<unknown>, accounts: string[]) {
  const { rows } = await sql<{ type: string; sql: string }>`
    select type, sql from sqlite_master
    where tbl_name = 'ledger_entries' and sql is not null
    order by type = 'table' desc, rowid
  `.execute(database)
  const [table, ...others] = rows.map((row) => row.sql)
  if (!table) throw new Error('There is no ledger')
  const [before = '', after = ''] = table.split('check (account in (')
  const rest = after.slice(after.indexOf('))') + '))'.length)
  const wider = (before + checkOf(accounts) + rest).replace(
    'ledger_entries',
    'wider_ledger_entries',
  )
  return [
    sql.raw(wider),
    sql`insert into wider_ledger_entries select * from ledger_entries order by rowid`,
    sql`drop table ledger_entries`,
    sql`alter table wider_ledger_entries rename to ledger_entries`,
    ...others.map((statement) => sql.raw(statement)),
  ]
}

function checkOf(words: string[]) {
  return `check (account in (${words.map((word) => `'${word}'`).join(', ')}))`
}
