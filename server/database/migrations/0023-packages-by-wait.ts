import { sql, type Kysely } from 'kysely'

import { columnTypes } from './column-types.ts'

/** How many packages were fetched stands by how long they had waited: a year of them is summed up in that order, with nothing to sort. */
export async function up(database: Kysely<unknown>) {
  for (const step of columnTypes(database).isSqlite ? inSqlite : inPostgres) {
    await step.execute(database)
  }
}

/** SQLite keeps the rows themselves in the order of the key where they have no number of their own. */
const inSqlite = [
  sql`alter table package_hours rename to package_hours_by_hour`,
  sql`create table package_hours (
    event text not null check (event in ('came', 'fetched')),
    hour integer not null,
    days integer not null,
    packages integer not null,
    primary key (event, days, hour)
  ) strict, without rowid`,
  sql`insert into package_hours (event, hour, days, packages)
    select event, hour, days, packages from package_hours_by_hour order by event, days, hour`,
  sql`drop table package_hours_by_hour`,
]

const inPostgres = [
  sql`alter table package_hours drop constraint package_hours_pkey`,
  sql`alter table package_hours add primary key (event, days, hour) include (packages)`,
]
