import { randomUUID } from 'node:crypto'

import { resetFactors } from '#server/accounts/factors.ts'
import type { Writer } from '#server/database/database.ts'
import { deleteRows, findRow, insertRow, selectRows } from '#server/database/rows.ts'
import type { Services } from '#server/services.ts'
import type { SignedInContext } from '#server/shop/core/access.ts'
import { CounterError, recordStep } from '#server/shop/core/counter.ts'
import { readShopBody } from '#server/shop/core/read-shop-body.ts'
import { setRole } from '#server/shop/core/staff-role.ts'
import { type StaffResponse, invitationBody, joinBody, roleBody } from '#shared/shop/staff/staff.ts'
import { hashSecret, makeSecret } from '#server/accounts/links.ts'
import { enqueue } from '#server/email/outbox.ts'
import { lifetimeHours } from '#server/email/email.ts'

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
  const answer: StaffResponse = {
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
    const member = await findMember(tx, params.id ?? '')
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
    const member = await findMember(tx, params.id ?? '')
    if (member.id === by.id) throw new CounterError('own_factors')
    const user = await findRow(tx, 'users', { id: member.id })
    if (!user) throw new CounterError('not_found')
    await resetFactors(tx, user.email, services)
    recordStep(tx, 'reset-factors', 'staff', member.id, by, services)
  })
  return listStaff(context, services)
}

async function findMember(tx: Writer, id: string) {
  const member = await findRow(tx, 'staff', { id })
  if (!member) throw new CounterError('not_found')
  return member
}

const LIFETIME_MS = lifetimeHours['staff-invitation'] * 3_600_000

/** POST /shop/v1/staff/invitations: a link by email, for whoever has this address; another one takes its place. */
export async function invite(context: SignedInContext, services: Services) {
  const { email, role } = await readShopBody(context, invitationBody)
  const { database, now } = services
  const token = makeSecret()
  const id = randomUUID()
  await database.write(async (tx) => {
    const member = await findRow(tx, 'staff', { email })
    if (member) throw new CounterError('already_staff', { field: 'email' })
    await deleteRows(tx, 'staff_invitations', { email })
    const times = { created_at: now(), expires_at: now() + LIFETIME_MS }
    const invitation = { id, email, role, token_hash: hashSecret(token), ...times }
    await insertRow(tx, 'staff_invitations', invitation)
    recordStep(tx, 'invite', 'staff-invitation', id, context.by, services, { role })
    const addressee = { to: email, firstName: '', language: 'en' } as const
    await enqueue(tx, { kind: 'staff-invitation', ...addressee, token, role }, services)
  })
  return listStaff(context, services)
}

/** POST /shop/v1/staff/invitations/:id/withdraw */
export async function withdrawInvitation(context: SignedInContext, services: Services) {
  const id = context.params.id ?? ''
  await services.database.write(async (tx) => {
    const withdrawn = await deleteRows(tx, 'staff_invitations', { id })
    if (withdrawn === 0) throw new CounterError('not_found')
    recordStep(tx, 'withdraw-invitation', 'staff-invitation', id, context.by, services)
  })
  return listStaff(context, services)
}

/** POST /shop/v1/staff/join: whoever has the link, and is signed in with the address it was sent to, gets the role; once. */
export async function join(context: SignedInContext, services: Services) {
  const { token } = await readShopBody(context, joinBody)
  const { caller, by } = context
  const { database, now } = services
  const email = await caller.confirmedEmail()
  await database.write(async (tx) => {
    const found = await selectRows(tx, 'staff_invitations', { token_hash: hashSecret(token) })
      .where('expires_at', '>', now())
      .forUpdate()
      .executeTakeFirst()
    if (!found) throw new CounterError('invitation_over')
    if (found.email !== email) throw new CounterError('invitation_other')
    await deleteRows(tx, 'staff_invitations', { id: found.id })
    const signed = { ...by, signature: { name: caller.name, email } }
    await setRole(tx, { id: caller.id, email, role: found.role }, signed, now())
  })
  return Response.json({})
}
