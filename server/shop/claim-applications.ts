import { randomUUID } from 'node:crypto'

import { deleteRows } from '#server/database/rows.ts'
import type { Services } from '#server/services.ts'

import { recordAudit } from './audit.ts'
import type { Caller } from './identify.ts'

const WALK_IN = 'counter-'

/** Somebody without an account, for whom the counter filed an application. */
export function walkInId(uuid: string = randomUUID()) {
  return WALK_IN + uuid
}

export function isWalkIn(customerId: string) {
  return customerId.startsWith(WALK_IN)
}

/**
 * Gives an account what the counter filed for its email address before there was an account: whoever is signed in has proved
 * that the address is theirs.
 *
 * @returns whether there was anything
 */
export async function claimApplications({ id, email, role }: Caller, { database, now }: Services) {
  const walkIn = await database.read
    .selectFrom('customers')
    .select('id')
    .where('email', '=', email)
    .where('id', 'like', `${WALK_IN}%`)
    .executeTakeFirst()
  if (!walkIn) return false
  await database.write(async (tx) => {
    for (const table of ['applications', 'rentals'] as const) {
      await tx
        .updateTable(table)
        .set({ customer_id: id })
        .where('customer_id', '=', walkIn.id)
        .execute()
    }
    await deleteRows(tx, 'customers', { id: walkIn.id })
    const about = { entity: 'customer', entityId: walkIn.id, action: 'claim' } as const
    recordAudit(tx, { ...about, actor: id, role }, now())
  })
  return true
}
