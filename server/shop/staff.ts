import type { Reader, Writer } from '#server/database/database.ts'

import type { StaffRole } from '#shared/rental/staff-requests.ts'

import { recordAudit } from './audit.ts'

/** The role that our table gives an account. */
export async function findRole(database: Reader, userId: string) {
  const row = await database
    .selectFrom('staff')
    .select('role')
    .where('id', '=', userId)
    .executeTakeFirst()
  return row?.role ?? ('customer' as const)
}

/** Gives an account a role, or takes every role from it. `by` is who decides it: an account's id, or the operator. */
export async function setRole(
  tx: Writer,
  { id, email, role }: { id: string; email: string; role: StaffRole | 'customer' },
  by: { actor: string; role: string; requestId?: string },
  now: number,
) {
  const before = await tx.selectFrom('staff').select('role').where('id', '=', id).executeTakeFirst()
  await tx.deleteFrom('staff').where('id', '=', id).execute()
  if (role !== 'customer') {
    await tx.insertInto('staff').values({ id, email, role, granted_at: now }).execute()
  }
  recordAudit(
    tx,
    { ...by, action: 'set-role', entity: 'staff', entityId: id, before, after: { role } },
    now,
  )
}
