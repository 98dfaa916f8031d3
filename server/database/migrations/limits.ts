import type { Kysely } from 'kysely'

/** The counts of limiter and failures; see tables.ts. */
export async function createLimitTables(limits: Kysely<unknown>, kind: 'sqlite' | 'postgres') {
  const number = kind === 'sqlite' ? 'integer' : 'bigint'
  await limits.schema
    .createTable('limits')
    .ifNotExists()
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('full_at', number, (column) => column.notNull())
    .execute()
  await limits.schema
    .createTable('lockouts')
    .ifNotExists()
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('network', 'text', (column) => column.notNull())
    .addColumn('count', number, (column) => column.notNull())
    .addColumn('recent', number, (column) => column.notNull())
    .addColumn('recent_since', number, (column) => column.notNull())
    .addColumn('blocked_until', number, (column) => column.notNull())
    .addColumn('changed_at', number, (column) => column.notNull())
    .addPrimaryKeyConstraint('lockouts_key', ['address', 'network'])
    .execute()
  // What stood in its place before, per address alone.
  await limits.schema.dropTable('failures').ifExists().execute()
  const byAge = limits.schema.createIndex('limits_by_age').ifNotExists().on('limits')
  await byAge.column('full_at').execute()
}
