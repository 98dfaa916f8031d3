import { randomUUID } from 'node:crypto'

import { resetFactors } from '#server/accounts/factors.ts'
import { hashSecret, makeSecret } from '#server/accounts/links.ts'
import { findUser } from '#server/accounts/users.ts'
import type { Writer } from '#server/database/database.ts'
import { lifetimeHours } from '#server/email/email.ts'
import { enqueue } from '#server/email/outbox.ts'
import type { Services } from '#server/services.ts'
import { CounterError, recordStep } from '#server/shop/core/counter.ts'
import { setRole } from '#server/shop/core/permissions/staff-role.ts'
import type { Handler } from '#server/shop/core/serve-calls.ts'
import type { Staff, staffCalls } from '#shared/shop/staff/calls.ts'

/** Upper bound: a shop has a handful of staff. */
const MAX_LISTED = 200

export async function listStaff({ database, now }: Services): Promise<Staff> {
  const members = await database.read
    .selectFrom('staff')
    .select(['id', 'email', 'role', 'grantedAt as since'])
    .orderBy('email')
    .limit(MAX_LISTED)
    .execute()
  const invitations = await database.read
    .selectFrom('staffInvitations')
    .select(['id', 'email', 'role', 'expiresAt as until'])
    .where('expiresAt', '>', now())
    .orderBy('email')
    .limit(MAX_LISTED)
    .execute()
  return { members, invitations }
}

export const changeRole: Handler<(typeof staffCalls)['changeRole']> = async (
  { id, role },
  { by },
  services,
) => {
  await services.database.write(async (tx) => {
    const member = await findMember(tx, id)
    await setRole(tx, { id: member.id, email: member.email, role }, by, services.now())
  })
  return listStaff(services)
}

export const resetMemberFactors: Handler<(typeof staffCalls)['resetFactors']> = async (
  { id },
  { by },
  services,
) => {
  const { database, supabaseIdentity } = services
  if (supabaseIdentity) throw new CounterError('factors_elsewhere')
  await database.write(async (tx) => {
    const member = await findMember(tx, id)
    if (member.id === by.id) throw new CounterError('own_factors')
    const user = await findUser(tx, member.id)
    if (!user) throw new CounterError('not_found')
    await resetFactors(tx, user.email, services)
    recordStep(tx, 'reset-factors', 'staff', member.id, by, services)
  })
  return listStaff(services)
}

async function findMember(tx: Writer, id: string) {
  const member = await tx.selectFrom('staff').selectAll().where('id', '=', id).executeTakeFirst()
  if (!member) throw new CounterError('not_found')
  return member
}

const LIFETIME_MS = lifetimeHours['staff-invitation'] * 3_600_000

export const invite: Handler<(typeof staffCalls)['invite']> = async (
  { email, role },
  { by },
  services,
) => {
  const { database, now } = services
  const token = makeSecret()
  const id = randomUUID()
  await database.write(async (tx) => {
    const member = await tx
      .selectFrom('staff')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirst()
    if (member) throw new CounterError('already_staff', { field: 'email' })
    await tx.deleteFrom('staffInvitations').where('email', '=', email).execute()
    const times = { createdAt: now(), expiresAt: now() + LIFETIME_MS }
    const invitation = { id, email, role, tokenHash: hashSecret(token), ...times }
    await tx.insertInto('staffInvitations').values(invitation).execute()
    recordStep(tx, 'invite', 'staff-invitation', id, by, services, { role })
    const addressee = { to: email, firstName: '', language: 'en' } as const
    await enqueue(tx, { kind: 'staff-invitation', ...addressee, token, role }, services)
  })
  return listStaff(services)
}

export const withdrawInvitation: Handler<(typeof staffCalls)['withdrawInvitation']> = async (
  { id },
  { by },
  services,
) => {
  await services.database.write(async (tx) => {
    const withdrawn = await tx
      .deleteFrom('staffInvitations')
      .where('id', '=', id)
      .executeTakeFirst()
    if (withdrawn.numDeletedRows === 0n) throw new CounterError('not_found')
    recordStep(tx, 'withdraw-invitation', 'staff-invitation', id, by, services)
  })
  return listStaff(services)
}

export const join: Handler<(typeof staffCalls)['join']> = async (
  { token },
  { caller, by },
  services,
) => {
  const { database, now } = services
  const email = await caller.confirmedEmail()
  await database.write(async (tx) => {
    const found = await tx
      .selectFrom('staffInvitations')
      .selectAll()
      .where('tokenHash', '=', hashSecret(token))
      .where('expiresAt', '>', now())
      .forUpdate()
      .executeTakeFirst()
    if (!found) throw new CounterError('invitation_over')
    if (found.email !== email) throw new CounterError('invitation_other')
    await tx.deleteFrom('staffInvitations').where('id', '=', found.id).execute()
    const signed = { ...by, signature: { name: caller.name, email } }
    await setRole(tx, { id: caller.id, email, role: found.role }, signed, now())
  })
  return {}
}
