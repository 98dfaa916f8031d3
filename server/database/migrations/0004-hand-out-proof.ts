import { sql, type Kysely } from 'kysely'

/**
 * What a hand-out proves for years: the name of whoever fetched it as it was then, and why an administrator allowed one without
 * papers. Of those before only today's name is known.
 */
export async function up(database: Kysely<unknown>) {
  for (const column of ['taken_by', 'allowed_reason', 'allowed_without']) {
    await database.schema.alterTable('hand_outs').addColumn(column, 'text').execute()
  }
  await sql`update hand_outs set taken_by =
    (select name from recipients where recipients.id = hand_outs.recipient_id)`.execute(database)
}
