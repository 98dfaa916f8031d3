import { type Kysely, sql } from 'kysely'

export const name = '0002-public-tables'

/** What anybody may read (server/rest): the same tables as in supabase/migrations. The server fills them when it starts. */
export async function up(tx: Kysely<unknown>, kind: 'sqlite' | 'postgres') {
  const strict = kind === 'sqlite' ? sql`strict` : sql``
  await tx.schema
    .createTable('countries')
    .addColumn('code', 'text', (column) => column.primaryKey().notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .modifyEnd(strict)
    .execute()
  await tx.schema
    .createTable('public_locations')
    .addColumn('id', 'integer', (column) => column.primaryKey().notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('address_lines', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .modifyEnd(strict)
    .execute()
  await tx.schema
    .createTable('anon_test')
    .addColumn('id', 'integer', (column) => column.primaryKey().notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .modifyEnd(strict)
    .execute()
}
