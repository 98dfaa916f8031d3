import { type Kysely, sql } from 'kysely'

/** Who of the staff did something stands in the log and on the sealed day themselves: an account may go. */
export async function up(database: Kysely<unknown>) {
  const added = {
    audit: ['actor_name', 'actor_email'],
    till_days: ['closed_by_name', 'closed_by_email'],
  }
  for (const [table, columns] of Object.entries(added)) {
    for (const column of columns) {
      await sql`alter table ${sql.table(table)} add column ${sql.ref(column)} text`.execute(
        database,
      )
    }
  }
  // What somebody signed last is found whatever they did before there were signatures.
  await sql`create index audit_signatures on audit (actor, id) where actor_email is not null`.execute(
    database,
  )
}
