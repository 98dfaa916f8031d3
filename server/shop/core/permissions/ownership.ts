import type { Reader } from '#server/database/database.ts'
import { WALK_IN } from '#server/shop/core/customers/customers.ts'

import type { Caller } from './identify.ts'

/**
 * The only place that decides which records belong to a signed-in person. Applications filed with the account belong to
 * it by its id. Those filed at the counter belong to no account, even at the same address, until the owner accepts them
 * (offers.ts): no page shows and no call changes them before. The export and the deletion that the law grants include
 * them by the confirmed address.
 * @returns customer ids, the account's own first
 */
export async function findOwnCustomers({ id, confirmedEmail }: Caller, database: Reader) {
  return [id, ...(await findWalkIns(database, await confirmedEmail()))]
}

export async function findWalkIns(read: Reader, email: string) {
  if (email === '') return []
  const rows = await read
    .selectFrom('customers')
    .select('id')
    .where('email', '=', email)
    .where('id', 'like', `${WALK_IN}%`)
    .orderBy('updatedAt')
    .execute()
  return rows.map(({ id }) => id)
}
