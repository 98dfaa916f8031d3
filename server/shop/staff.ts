import type { Reader, Writer } from '#server/database/database.ts'
import { deleteRows, findRow, insertRow } from '#server/database/rows.ts'

import type { StaffRole } from '#shared/rental/staff.ts'

import { type Actor, recordAction } from './audit.ts'

/** The role that our table gives an account. */
export async function findRole(database: Reader, userId: string) {
  const row = await findRow(database, 'staff', { id: userId })
  return row?.role ?? ('customer' as const)
}

/** Gives an account a role, or takes every role from it. `by` is who decides it: an account's id, or the operator. */
export async function setRole(
  tx: Writer,
  { id, email, role }: { id: string; email: string; role: StaffRole | 'customer' },
  by: Actor,
  now: number,
) {
  const before = await findRow(tx, 'staff', { id })
  await deleteRows(tx, 'staff', { id })
  if (role !== 'customer') {
    await insertRow(tx, 'staff', { id, email, role, granted_at: now })
  }
  const about = { entity: 'staff', entityId: id, before, after: { role } } as const
  recordAction(tx, by, { action: 'set-role', ...about }, now)
}
