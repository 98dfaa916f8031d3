import type { Reader, Writer } from '#server/database/database.ts'
import { recordAction, type Actor, type Signature } from '#server/shop/core/audit/audit.ts'
import { CounterError } from '#server/shop/core/counter.ts'
import type { StaffRole } from '#shared/shop/core/staff.ts'

/** Who gives commands where the server runs. */
export const OPERATOR = { id: 'operator', role: 'operator' }

/** The role that our table gives an account. */
export async function findRole(database: Reader, userId: string) {
  const row = await database
    .selectFrom('staff')
    .selectAll()
    .where('id', '=', userId)
    .executeTakeFirst()
  return row?.role ?? ('customer' as const)
}

/**
 * Gives an account a role, or takes every role from it. `by` is who decides it: an account's id, or the operator.
 *
 * @throws CounterError when nobody would be left who could let anybody in again, or the account is gone
 */
export async function setRole(
  tx: Writer,
  { id, email, role }: { id: string; email: string; role: StaffRole | 'customer' },
  by: Actor,
  now: number,
) {
  const account = await lockAccount(tx, id)
  if (!account && role !== 'customer') throw new CounterError('not_found')
  const staff = await lockStaff(tx)
  const before = staff.find((member) => member.id === id)
  const administrators = staff.filter((member) => member.role === 'administrator')
  const isLast = before?.role === 'administrator' && administrators.length === 1
  if (isLast && role !== 'administrator') throw new CounterError('last_administrator')
  if (role === 'customer') await tx.deleteFrom('staff').where('id', '=', id).execute()
  else {
    const member = { email, role, granted_at: now }
    await tx
      .insertInto('staff')
      .values({ id, ...member })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(member))
      .execute()
  }
  const about = { entity: 'staff', entityId: id, before, after: { role } } as const
  recordAction(tx, by, { action: 'set-role', ...about }, now)
}

/** Nobody is given a role while their account goes: whoever deletes one locks the same row first. */
async function lockAccount(tx: Writer, id: string) {
  return (
    (await tx
      .selectFrom('users')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()) ??
    tx.selectFrom('customers').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  )
}

/** The whole staff, a handful, in one order: whoever leaves waits for whoever left before, and then sees who is left. */
function lockStaff(tx: Writer) {
  return tx.selectFrom('staff').selectAll().orderBy('id').forUpdate().execute()
}

/** Whether an account works here: then it stays until an administrator has taken its role. */
export async function worksHere(tx: Writer, id: string) {
  return (
    (await tx
      .selectFrom('staff')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()) !== undefined
  )
}

/** `Ann Lee (ann@example.com)` */
export function nameSigner({ name, email }: Signature) {
  return name ? `${name} (${email})` : email
}

/** Who some ids are, by what they signed in the log last: also of those who are gone. */
export async function nameStaff(database: Reader, ids: (string | null)[]) {
  const names = new Map<string, string>()
  for (const id of new Set(ids)) {
    if (id === null) continue
    const signed = await lastSigned(database, { id }).executeTakeFirst()
    const member = signed
      ? undefined
      : await database.selectFrom('staff').selectAll().where('id', '=', id).executeTakeFirst()
    const { name, email } = signed ?? { name: '', email: member?.email }
    if (email) names.set(id, nameSigner({ name: name ?? '', email }))
  }
  return names
}

function lastSigned(database: Reader, { id }: { id: string }) {
  return database
    .selectFrom('audit')
    .select(['actor_name as name', 'actor_email as email'])
    .where('actor', '=', id)
    .where('actor_email', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
}
