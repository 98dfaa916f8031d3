import { resetFactors } from '#server/accounts/factors.ts'
import type { Writer } from '#server/database/database.ts'
import { findRow, lockRow } from '#server/database/rows.ts'
import type { Services } from '#server/services.ts'
import type { SignedInContext } from '#server/shop/access.ts'
import { recordDeed } from '#server/shop/audit.ts'
import { CounterError } from '#server/shop/counter.ts'
import { readShopBody } from '#server/shop/read-shop-body.ts'
import { setRole } from '#server/shop/staff.ts'
import { roleBody } from '#shared/rental/staff-requests.ts'
import type { StaffAnswer } from '#shared/rental/staff-answers.ts'

/** A shop has a handful; nobody scrolls through more. */
const MAX_LISTED = 200

/** GET /shop/v1/staff/members: who works at the counter, and who is invited to. */
export async function listStaff(_context: SignedInContext, { database, now }: Services) {
  const members = await database.read
    .selectFrom('staff')
    .selectAll()
    .orderBy('email')
    .limit(MAX_LISTED)
    .execute()
  const invitations = await database.read
    .selectFrom('staff_invitations')
    .select(['id', 'email', 'role', 'expires_at'])
    .where('expires_at', '>', now())
    .orderBy('email')
    .limit(MAX_LISTED)
    .execute()
  const answer: StaffAnswer = {
    members: members.map(({ id, email, role, granted_at: since }) => ({ id, email, role, since })),
    invitations: invitations.map(({ expires_at: until, ...invitation }) => ({
      ...invitation,
      until,
    })),
  }
  return Response.json(answer)
}

/** POST /shop/v1/staff/members/:id/role: another role, or none; it holds from their next call on. */
export async function changeRole(context: SignedInContext, services: Services) {
  const { role } = await readShopBody(context, roleBody)
  const { by, params } = context
  await services.database.write(async (tx) => {
    const member = await lockMember(tx, params.id ?? '')
    if (member.role === 'administrator' && role !== 'administrator') await keepAdministrator(tx)
    await setRole(tx, { id: member.id, email: member.email, role }, by, services.now())
  })
  return listStaff(context, services)
}

/** POST /shop/v1/staff/members/:id/reset-factors: for a colleague who lost theirs. Every session of theirs ends. */
export async function resetMemberFactors(context: SignedInContext, services: Services) {
  const { by, params } = context
  const { database, supabaseIdentity } = services
  if (supabaseIdentity) throw new CounterError('factors_elsewhere')
  await database.write(async (tx) => {
    const member = await lockMember(tx, params.id ?? '')
    if (member.id === by.id) throw new CounterError('own_factors')
    const user = await findRow(tx, 'users', { id: member.id })
    if (!user) throw new CounterError('not_found')
    await resetFactors(tx, user.email, services)
    const about = { action: 'reset-factors', entity: 'staff', entityId: member.id } as const
    recordDeed(tx, by, about, services.now())
  })
  return listStaff(context, services)
}

async function lockMember(tx: Writer, id: string) {
  const member = await lockRow(tx, 'staff', { id })
  if (!member) throw new CounterError('not_found')
  return member
}

/** @throws CounterError when there is only one, who could let nobody in again */
async function keepAdministrator(tx: Writer) {
  const administrators = await tx
    .selectFrom('staff')
    .select('id')
    .where('role', '=', 'administrator')
    .orderBy('id')
    .forUpdate()
    .execute()
  if (administrators.length < 2) throw new CounterError('last_administrator')
}
