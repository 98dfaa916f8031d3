import { randomUUID } from 'node:crypto'

import { hashSecret, makeSecret } from '#server/accounts/links.ts'
import { deleteRows, findRow, insertRow, selectRows } from '#server/database/rows.ts'
import { enqueue } from '#server/email/outbox.ts'
import { lifetimeHours } from '#server/email/email.ts'
import type { Services } from '#server/services.ts'
import type { SignedInContext } from '#server/shop/access.ts'
import { recordDeed } from '#server/shop/audit.ts'
import { CounterError } from '#server/shop/counter.ts'
import { readShopBody } from '#server/shop/read-shop-body.ts'
import { setRole } from '#server/shop/staff.ts'
import { invitationBody, joinBody } from '#shared/rental/staff-requests.ts'

import { listStaff } from './members.ts'

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
    await insertRow(tx, 'staff_invitations', {
      id,
      email,
      role,
      token_hash: hashSecret(token),
      ...times,
    })
    const about = { entity: 'staff-invitation', entityId: id, after: { role } } as const
    recordDeed(tx, context.by, { action: 'invite', ...about }, services.now())
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
    const about = {
      entity: 'staff-invitation',
      entityId: id,
      action: 'withdraw-invitation',
    } as const
    recordDeed(tx, context.by, about, services.now())
  })
  return listStaff(context, services)
}

/** POST /shop/v1/staff/join: whoever has the link, and is signed in with the address it was sent to, gets the role; once. */
export async function join(context: SignedInContext, services: Services) {
  const { token } = await readShopBody(context, joinBody)
  const { caller, by } = context
  const { database, now } = services
  await database.write(async (tx) => {
    const found = await selectRows(tx, 'staff_invitations', { token_hash: hashSecret(token) })
      .where('expires_at', '>', now())
      .forUpdate()
      .executeTakeFirst()
    if (!found) throw new CounterError('invitation_over')
    if (found.email !== caller.email) throw new CounterError('invitation_other')
    await deleteRows(tx, 'staff_invitations', { id: found.id })
    await setRole(tx, { id: caller.id, email: caller.email, role: found.role }, by, now())
  })
  return Response.json({})
}
