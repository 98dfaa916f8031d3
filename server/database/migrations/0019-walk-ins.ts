import { sql, type Kysely } from 'kysely'

/** Who rents a box now is counted, and each customer's first one found, from the index alone. */
export async function up(database: Kysely<unknown>) {
  await sql`create index rentals_renting on rentals (customer_id, box) where started_on is not null and closed_on is null`.execute(
    database,
  )
}
