import { randomUUID } from 'node:crypto'

import { resetFactors } from '#server/accounts/factors.ts'
import { hashSecret, makeSecret } from '#server/accounts/links.ts'
import { findUser } from '#server/accounts/users.ts'
import type { Reader, Writer } from '#server/database/database.ts'
import { lifetimeHours } from '#server/email/email.ts'
import { enqueue } from '#server/email/outbox.ts'
import type { Services } from '#server/services.ts'
import { CounterError, recordStep } from '#server/shop/core/counter.ts'
import { setRole } from '#server/shop/core/permissions/staff-role.ts'
import { inTransaction, type Handler } from '#server/shop/core/serve-calls.ts'
import type { Staff, staffCalls } from '#shared/shop/staff/calls.ts'

type Calls = typeof staffCalls

const MAX_LISTED = 200

export async function listStaff(database: Reader, { now }: Pick<Services, 'now'>): Promise<Staff> {
  const members = await database
    .selectFrom('staff')
    .select(['id', 'email', 'role', 'grantedAt as since'])
    .orderBy('email')
    .limit(MAX_LISTED)
    .execute()
  const invitations = await database
    .selectFrom('staffInvitations')
    .select(['id', 'email', 'role', 'expiresAt as until'])
    .where('expiresAt', '>', now())
    .orderBy('email')
    .limit(MAX_LISTED)
    .execute()
  return { members, invitations }
}

export const changeRole = inTransaction<Calls['changeRole']>(
  async (tx, { id, role }, by, services) => {
    const { email } = await findMember(tx, id)
    await setRole(tx, { id, email, role }, by, services.now())
    return listStaff(tx, services)
  },
)

export const resetMemberFactors = inTransaction<Calls['resetFactors']>(
  async (tx, { id }, by, services) => {
    if (services.supabaseIdentity) throw new CounterError('factors_elsewhere')
    await findMember(tx, id)
    if (id === by.id) throw new CounterError('own_factors')
    const user = await findUser(tx, id)
    if (!user) throw new CounterError('not_found')
    await resetFactors(tx, user.email, services)
    recordStep(tx, 'reset-factors', 'staff', id, by, services)
    return listStaff(tx, services)
  },
)

async function findMember(tx: Writer, id: string) {
  const member = await tx.selectFrom('staff').selectAll().where('id', '=', id).executeTakeFirst()
  if (!member) throw new CounterError('not_found')
  return member
}

const LIFETIME_MS = lifetimeHours['staff-invitation'] * 3_600_000

export const invite = inTransaction<Calls['invite']>(async (tx, { email, role }, by, services) => {
  const { now } = services
  const token = makeSecret()
  const id = randomUUID()
  const member = tx.selectFrom('staff').select('id').where('email', '=', email)
  if (await member.executeTakeFirst()) throw new CounterError('already_staff', { field: 'email' })
  await tx.deleteFrom('staffInvitations').where('email', '=', email).execute()
  const times = { createdAt: now(), expiresAt: now() + LIFETIME_MS }
  const invitation = { id, email, role, tokenHash: hashSecret(token), ...times }
  await tx.insertInto('staffInvitations').values(invitation).execute()
  recordStep(tx, 'invite', 'staff-invitation', id, by, services, { role })
  const addressee = { to: email, firstName: '', language: 'en' } as const
  await enqueue(tx, { kind: 'staff-invitation', ...addressee, token, role }, services)
  return listStaff(tx, services)
})

export const withdrawInvitation = inTransaction<Calls['withdrawInvitation']>(
  async (tx, { id }, by, services) => {
    const withdrawn = await tx
      .deleteFrom('staffInvitations')
      .where('id', '=', id)
      .executeTakeFirst()
    if (withdrawn.numDeletedRows === 0n) throw new CounterError('not_found')
    recordStep(tx, 'withdraw-invitation', 'staff-invitation', id, by, services)
    return listStaff(tx, services)
  },
)

export const join: Handler<Calls['join']> = async ({ token }, { caller, by }, services) => {
  const { database, now } = services
  const email = await caller.confirmedEmail()
  await database.write(async (tx) => {
    const invitation = await tx
      .selectFrom('staffInvitations')
      .selectAll()
      .where('tokenHash', '=', hashSecret(token))
      .where('expiresAt', '>', now())
      .forUpdate()
      .executeTakeFirst()
    if (!invitation) throw new CounterError('invitation_over')
    if (invitation.email !== email) throw new CounterError('invitation_other')
    await tx.deleteFrom('staffInvitations').where('id', '=', invitation.id).execute()
    const signed = { ...by, signature: { name: caller.name, email } }
    await setRole(tx, { id: caller.id, email, role: invitation.role }, signed, now())
  })
  return {}
}
