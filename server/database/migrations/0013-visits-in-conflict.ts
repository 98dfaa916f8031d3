import { sql, type Kysely } from 'kysely'

import { columnTypes } from './column-types.ts'
import { widenCheck } from './widen-check.ts'

/** Whose visit no longer fits into the hours, and was told so. */
export async function up(database: Kysely<unknown>) {
  const { number } = columnTypes(database)
  const steps = [
    sql`alter table appointments add column conflict_told_at ${number}`,
    ...(await widenCheck(database, { table: 'outbox', column: 'kind' }, ['visit-conflict'])),
  ]
  for (const step of steps) await step.execute(database)
}
