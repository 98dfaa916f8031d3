import type { Reader } from '#server/database/database.ts'
import { WALK_IN } from '#server/shop/core/customers/customers.ts'

import type { Caller } from './identify.ts'

/**
 * Whose records are a signed-in person's: the only place that says so.
 *
 * What was filed with an account belongs to it, by its id. What the counter filed for somebody with nothing but an address that
 * was typed there belongs to nobody's account until its owner says so (offers.ts): it is shown in no application, and changed by
 * no call. The law's two rights reach further, their data and its deletion: there it counts as theirs by their confirmed address.
 *
 * @returns ids of customers; the account's own is the first
 */
export async function findOwnCustomers({ id, confirmedEmail }: Caller, database: Reader) {
  return [id, ...(await findWalkIns(database, await confirmedEmail()))]
}

/** The customers without an account to whom an address was given at the counter; an empty one is nobody's. */
export async function findWalkIns(read: Reader, email: string) {
  if (email === '') return []
  const rows = await read
    .selectFrom('customers')
    .select('id')
    .where('email', '=', email)
    .where('id', 'like', `${WALK_IN}%`)
    .orderBy('updated_at')
    .execute()
  return rows.map(({ id }) => id)
}
