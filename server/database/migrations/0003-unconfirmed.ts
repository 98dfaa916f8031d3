import { type Kysely, sql } from 'kysely'

export const name = '0003-unconfirmed'

/** Finds the accounts that were never confirmed without reading all others. */
export async function up(tx: Kysely<unknown>) {
  await tx.schema
    .createIndex('users_unconfirmed')
    .on('users')
    .column('updated_at')
    .where(sql.ref('confirmed_at'), 'is', null)
    .execute()
}
