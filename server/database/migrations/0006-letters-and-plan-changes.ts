import { sql, type Kysely } from 'kysely'

import { addWords } from './add-words.ts'
import { columnTypes } from './column-types.ts'

export async function up(database: Kysely<unknown>) {
  const { number } = columnTypes(database)
  const words = ['accountable-letter']
  await addWords(database, [{ table: 'mail_items', column: 'kind', words }])
  // The plan's price difference for paid days after the closing, charged if the notice is withdrawn.
  await sql`alter table closing_notices add column plan_cents ${number}`.execute(database)
}
