import { sql, type Kysely } from 'kysely'

import { columnTypes } from './column-types.ts'

/** Customers of an import that is not committed yet, a day at most: the calls of one import are small. */
export async function up(database: Kysely<unknown>) {
  const { number, strict } = columnTypes(database)
  await sql`create table import_pieces (
    import_id text not null,
    piece ${number} not null,
    -- JSON of shared/shop/imports/imported-customer.ts.
    customers text not null,
    staged_at ${number} not null,
    staged_by text not null,
    primary key (import_id, piece)
  ) ${strict}`.execute(database)
}
