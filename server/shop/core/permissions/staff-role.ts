import { lockUser } from '#server/accounts/users.ts'
import type { Reader, Writer } from '#server/database/database.ts'
import { recordAction, type Actor, type Signature } from '#server/shop/core/audit/audit.ts'
import { CounterError } from '#server/shop/core/counter.ts'
import { lockContact } from '#server/shop/core/customers/customers.ts'
import type { StaffRole } from '#shared/shop/core/staff.ts'

export const OPERATOR = { id: 'operator', role: 'operator' }

export async function findRole(database: Reader, userId: string) {
  const member = database.selectFrom('staff').select('role').where('id', '=', userId)
  const row = await member.executeTakeFirst()
  return row?.role ?? ('customer' as const)
}

/**
 * Sets or removes the role of an account. `by` is an account id, or the operator.
 * @throws CounterError when no administrator would be left, or the account was deleted
 */
export async function setRole(
  tx: Writer,
  { id, email, role }: { id: string; email: string; role: StaffRole | 'customer' },
  by: Actor,
  now: number,
) {
  // Deleting an account locks the same row first, so a deleted account gets no role.
  const account = (await lockUser(tx, id)) ?? (await lockContact(tx, id))
  if (!account && role !== 'customer') throw new CounterError('not_found')
  // The whole staff, a handful of rows, in one order: concurrent removals wait and then see who is left.
  const staff = await tx.selectFrom('staff').selectAll().orderBy('id').forUpdate().execute()
  const before = staff.find((member) => member.id === id)
  const administrators = staff.filter((member) => member.role === 'administrator')
  const isLast = before?.role === 'administrator' && administrators.length === 1
  if (isLast && role !== 'administrator') throw new CounterError('last_administrator')
  if (role === 'customer') await tx.deleteFrom('staff').where('id', '=', id).execute()
  else {
    const member = { email, role, grantedAt: now }
    await tx
      .insertInto('staff')
      .values({ id, ...member })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(member))
      .execute()
  }
  const about = { entity: 'staff', entityId: id, before, after: { role } } as const
  recordAction(tx, by, { action: 'set-role', ...about }, now)
}

/** Whether the account has a role: it can't be deleted until an administrator removes it. */
export async function hasStaffRole(tx: Writer, id: string) {
  const member = tx.selectFrom('staff').select('id').where('id', '=', id).forUpdate()
  return (await member.executeTakeFirst()) !== undefined
}

/** `Ann Lee (ann@example.com)` */
export function nameSigner({ name, email }: Signature) {
  return name ? `${name} (${email})` : email
}

export async function nameStaff(database: Reader, ids: (string | null)[]) {
  const names = new Map<string, string>()
  for (const id of new Set(ids)) {
    if (id === null) continue
    const signed = await database
      .selectFrom('audit')
      .select(['actorName as name', 'actorEmail as email'])
      .where('actor', '=', id)
      .where('actorEmail', 'is not', null)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    const member = signed
      ? undefined
      : await database.selectFrom('staff').selectAll().where('id', '=', id).executeTakeFirst()
    const { name, email } = signed ?? { name: '', email: member?.email }
    if (email) names.set(id, nameSigner({ name: name ?? '', email }))
  }
  return names
}
