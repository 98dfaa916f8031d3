import { hashSecret, makeSecret } from '#server/accounts/links.ts'
import type { Reader, Writer } from '#server/database/database.ts'
import { lifetimeHours } from '#server/email/email.ts'
import type { Services } from '#server/services.ts'
import { CounterError, recordStep } from '#server/shop/core/counter.ts'
import { findOpenApplication } from '#server/shop/core/customers/applications.ts'
import { lockContact, lockCustomer } from '#server/shop/core/customers/customers.ts'
import { endNeedlessVisits } from '#server/shop/core/customers/needless-visits.ts'
import { findRentalOfApplication } from '#server/shop/core/idempotency/locks.ts'
import type { SignedInContext } from '#server/shop/core/permissions/access.ts'
import type { Caller } from '#server/shop/core/permissions/identify.ts'
import { findWalkIns } from '#server/shop/core/permissions/ownership.ts'
import type { Handler } from '#server/shop/core/serve-calls.ts'
import { HOUR_MS } from '#shared/durations.ts'
import type { applicationCalls, Offer } from '#shared/shop/applications/calls.ts'

type Calls = typeof applicationCalls

const LIFETIME_MS = lifetimeHours['application-invitation'] * HOUR_MS
const MAX_OFFERED = 5
const MOVED = [
  'applications',
  'rentals',
  'outbox',
  'accountInvitations',
  'announcementRecipients',
] as const

/** Counter applications with the caller's confirmed address that were neither accepted nor declined. */
export async function listOffers(
  { email, confirmedEmail }: Caller,
  read: Reader,
): Promise<Offer[]> {
  // Usually there are none, which saves asking Supabase whether the address is confirmed.
  const matching = await findWalkIns(read, email)
  if (matching.length === 0) return []
  const ids = await findWalkIns(read, await confirmedEmail())
  const offers = await Array.fromAsync(ids.slice(0, MAX_OFFERED), (id) => loadOffer(read, id))
  return offers.flatMap((offer) => offer ?? [])
}

/** Enough to recognize it, without a name: the address may be a stranger's, mistyped. */
async function loadOffer(read: Reader, id: string) {
  const newest = await read
    .selectFrom('applications')
    .selectAll()
    .where('customerId', '=', id)
    .orderBy('filedAt', 'desc')
    .executeTakeFirst()
  if (!newest) return
  const rental = await findRentalOfApplication(read, newest.id)
  const { filedAt, plan, months } = newest
  return { id, filedAt, plan, months, box: rental?.startedOn ? rental.box : null }
}

export const acceptOffer: Handler<Calls['acceptOffer']> = async ({ id }, context, services) => {
  const email = await context.caller.confirmedEmail()
  await services.database.write(async (tx) => {
    await lockCustomer(tx, context.caller.id)
    await lockOffer(tx, id, email)
    await attach(tx, id, context, services)
  })
  return {}
}

export const declineOffer: Handler<Calls['declineOffer']> = async ({ id }, context, services) => {
  const email = await context.caller.confirmedEmail()
  await services.database.write(async (tx) => {
    await lockOffer(tx, id, email)
    await tx.deleteFrom('walkInInvitations').where('customerId', '=', id).execute()
    await tx
      .updateTable('customers')
      .set({ email: '', updatedAt: services.now() })
      .where('id', '=', id)
      .execute()
    recordStep(tx, 'decline', 'customer', id, context.by, services)
  })
  return {}
}

/**
 * The link proves that its user reads the address, so the records move to the signed-in account, once. An account
 * without a confirmed address of its own can't accept.
 */
export const acceptInvitation: Handler<Calls['acceptInvitation']> = async (
  { token },
  context,
  services,
) => {
  const { database, now } = services
  const email = await context.caller.confirmedEmail()
  if (email === '') throw new CounterError('email_not_confirmed')
  await database.write(async (tx) => {
    await lockCustomer(tx, context.caller.id)
    const invitation = tx
      .selectFrom('walkInInvitations')
      .selectAll()
      .where('tokenHash', '=', hashSecret(token))
    const open = await invitation.where('expiresAt', '>', now()).executeTakeFirst()
    if (!open) throw new CounterError('invitation_over')
    const { customerId: walkIn } = open
    // The lock decides a race of accepting and declining: the others find the invitation gone.
    const walkInRow = await lockContact(tx, walkIn)
    if (!(await invitation.executeTakeFirst())) throw new CounterError('invitation_over')
    const { onlyFor } = open
    const isTheirs = onlyFor === null || (onlyFor === email && walkInRow?.email === email)
    if (!isTheirs) throw new CounterError('invitation_elsewhere')
    await attach(tx, walkIn, context, services)
  })
  return {}
}

type Link = {
  customerId: string
  from: number
  onlyFor?: string
}

/** Creates a link that moves a customer's records into an account; earlier links become invalid. @returns its secret */
export async function inviteWalkIn(tx: Writer, { customerId, from, onlyFor }: Link) {
  const token = makeSecret()
  await tx.deleteFrom('walkInInvitations').where('customerId', '=', customerId).execute()
  await tx
    .insertInto('walkInInvitations')
    .values({
      customerId,
      tokenHash: hashSecret(token),
      onlyFor: onlyFor ?? null,
      createdAt: from,
      expiresAt: from + LIFETIME_MS,
    })
    .execute()
  return token
}

/** @throws CounterError for records with another address, and without a confirmed one */
async function lockOffer(tx: Writer, id: string, email: string) {
  const isTheirs = (await findWalkIns(tx, email)).includes(id)
  const walkIn = isTheirs && (await lockContact(tx, id))
  if (!walkIn || walkIn.email !== email) throw new CounterError('not_found')
}

/**
 * Ends the account's visits for steps already done at the counter.
 * @throws CounterError when both have an open application
 */
async function attach(tx: Writer, walkIn: string, context: SignedInContext, services: Services) {
  const { by, caller } = context
  await endNeedlessVisits({ tx, by, services }, caller.id, () =>
    takeOver(tx, walkIn, context, services),
  )
}

async function takeOver(
  tx: Writer,
  walkIn: string,
  { caller, by }: SignedInContext,
  services: Services,
) {
  const isOpen = (id: string) => findOpenApplication(tx, id)
  if ((await isOpen(walkIn)) && (await isOpen(caller.id))) {
    throw new CounterError('application_open')
  }
  const ofWalkIn = tx.selectFrom('rentals').select('id').where('customerId', '=', walkIn)
  const rentals = await ofWalkIn.execute()
  const joined = { joinedAt: services.now() }
  await tx.updateTable('accountInvitations').set(joined).where('customerId', '=', walkIn).execute()
  await tx
    .deleteFrom('announcementRecipients')
    .where('customerId', '=', walkIn)
    .where('announcementId', 'in', ({ selectFrom }) =>
      selectFrom('announcementRecipients')
        .select('announcementId')
        .where('customerId', '=', caller.id),
    )
    .execute()
  for (const table of MOVED) {
    await tx
      .updateTable(table)
      .set({ customerId: caller.id })
      .where('customerId', '=', walkIn)
      .execute()
  }
  await tx.deleteFrom('customers').where('id', '=', walkIn).execute()
  recordStep(tx, 'claim', 'customer', walkIn, by, services)
  for (const { id } of rentals) recordStep(tx, 'claim', 'rental', id, by, services)
}
