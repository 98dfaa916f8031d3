import { sql, type Kysely } from 'kysely'

import { columnTypes, isDay } from './column-types.ts'

/** The day on which a rental came to this system from another: what was due and signed before is settled there. */
export async function up(database: Kysely<unknown>) {
  const { isSqlite } = columnTypes(database)
  const day = isSqlite
    ? sql`date(imported_at / 1000, 'unixepoch')`
    : sql`to_char(to_timestamp(imported_at / 1000) at time zone 'UTC', 'YYYY-MM-DD')`
  await sql`alter table rentals add column moved_in_on text ${isDay('moved_in_on')}`.execute(
    database,
  )
  await sql`update rentals set moved_in_on = (
      select ${day} from imports join imported_rentals on imported_rentals.import_id = imports.id
      where imported_rentals.rental_id = rentals.id
    ) where id in (select rental_id from imported_rentals)`.execute(database)
}
