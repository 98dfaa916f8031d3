import { randomUUID } from 'node:crypto'

import type { Writer } from '#server/database/database.ts'
import { enqueue } from '#server/email/outbox.ts'
import type { Services } from '#server/services.ts'
import type { Actor } from '#server/shop/core/audit/audit.ts'
import { CounterError, recordStep } from '#server/shop/core/counter.ts'
import { isWalkIn, lockContact } from '#server/shop/core/customers/customers.ts'
import { nextTurn } from '#server/shop/core/emails/paced-emails.ts'
import type { SignedInContext } from '#server/shop/core/permissions/access.ts'
import { inTransaction, serveCalls, type InputOf } from '#server/shop/core/serve-calls.ts'
import { asLanguage } from '#shared/language.ts'
import { invitationCalls } from '#shared/shop/applications/invitation-calls.ts'

import { listInvitable, listInvitations } from './invited-people.ts'
import { inviteWalkIn } from './offers.ts'

const AT_ONCE = 20

export const invitationRoutes = serveCalls(invitationCalls, {
  list: listInvitations,
  inviteMany,
  invite: inTransaction<(typeof invitationCalls)['invite']>(async (tx, { id }, by, services) => {
    if (!(await invite(tx, id, by, services))) throw new CounterError('not_found')
    return { invited: 1 }
  }),
})

/** A few per transaction, so that other writers wait only briefly. */
async function inviteMany(
  { group, count }: InputOf<(typeof invitationCalls)['inviteMany']>,
  { by }: SignedInContext,
  services: Services,
) {
  const { database, now } = services
  const since = now()
  const wanted = await listInvitable(database.read, { group, count, now: since })
  let invited = 0
  for (let at = 0; at < wanted.length; at += AT_ONCE) {
    await database.write(async (tx) => {
      for (const id of wanted.slice(at, at + AT_ONCE)) {
        // A concurrent request may have been faster.
        const isLeft = !(await wasInvited(tx, id, since))
        if (isLeft && (await invite(tx, id, by, services))) invited += 1
      }
    })
  }
  return { invited }
}

/** The caller holds the customer's lock. */
async function wasInvited(tx: Writer, customerId: string, since: number) {
  await lockContact(tx, customerId)
  const earlier = await findInvitation(tx, customerId)
  return earlier !== undefined && earlier.invitedAt >= since
}

function findInvitation(tx: Writer, customerId: string) {
  const sent = tx.selectFrom('accountInvitations').selectAll()
  return sent.where('customerId', '=', customerId).executeTakeFirst()
}

/** Invites a renter without an account to create one. @returns false without an address, or when they are gone */
async function invite(tx: Writer, customerId: string, by: Actor, services: Services) {
  const walkIn = isWalkIn(customerId) && (await lockContact(tx, customerId))
  if (!walkIn || !walkIn.email) return false
  const rentals = await tx
    .selectFrom('rentals')
    .select(['id', 'box'])
    .where('customerId', '=', customerId)
    .where('startedOn', 'is not', null)
    .where('closedOn', 'is', null)
    .orderBy('box')
    .execute()
  if (rentals.length === 0) return false
  const dueAt = await nextTurn(tx, services.now())
  const token = await inviteWalkIn(tx, { customerId, from: dueAt, onlyFor: walkIn.email })
  const emailId = randomUUID()
  await recordInvitation(tx, { customerId, emailId }, by, services)
  const email = {
    kind: 'account-invitation',
    to: walkIn.email,
    firstName: walkIn.firstName,
    language: asLanguage(walkIn.language),
    token,
    facts: { customer: customerId, boxes: rentals.map(({ box }) => box) },
  } as const
  await enqueue(tx, email, services, { id: emailId, dueAt, customerId })
  for (const { id } of rentals) recordStep(tx, 'invite-customer', 'rental', id, by, services)
  return true
}

/** An earlier waiting email would contain an invalidated link. */
async function recordInvitation(
  tx: Writer,
  { customerId, emailId }: { customerId: string; emailId: string },
  by: Actor,
  { now }: Services,
) {
  const newest = { emailId, invitedAt: now(), invitedBy: by.id }
  const earlier = await findInvitation(tx, customerId)
  if (!earlier) {
    const row = { id: randomUUID(), customerId, times: 1, ...newest }
    await tx.insertInto('accountInvitations').values(row).execute()
    return
  }
  await tx
    .deleteFrom('outbox')
    .where('id', '=', earlier.emailId)
    .where('state', '=', 'waiting')
    .execute()
  await tx
    .updateTable('accountInvitations')
    .set({ ...newest, times: earlier.times + 1 })
    .where('id', '=', earlier.id)
    .execute()
}
