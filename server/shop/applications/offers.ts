import { hashSecret, makeSecret } from '#server/accounts/links.ts'
import type { Reader, Writer } from '#server/database/database.ts'
import { deleteRows, insertRow, lockRow, selectRows, updateRows } from '#server/database/rows.ts'
import { lifetimeHours } from '#server/email/email.ts'
import { ApiError } from '#server/http/api-error.ts'
import type { Services } from '#server/services.ts'
import { errors } from '#sentences/errors.ts'
import { rental as words } from '#sentences/rental.ts'
import { invitedBody } from '#shared/shop/core/requests.ts'
import type { OfferResponse } from '#shared/shop/core/responses.ts'

import type { SignedInContext } from '#server/shop/core/access.ts'
import { findOpenApplication } from '#server/shop/core/applications.ts'
import { recordStep } from '#server/shop/core/counter.ts'
import { lockCustomer } from '#server/shop/core/customers.ts'
import type { Caller } from '#server/shop/core/identify.ts'
import { findWalkIns } from '#server/shop/core/ownership.ts'
import { readShopBody } from '#server/shop/core/read-shop-body.ts'

const LIFETIME_MS = lifetimeHours['application-invitation'] * 3_600_000
const MAX_OFFERED = 5

/** What the counter filed with the caller's confirmed address, and nobody has said yet whose it is. */
export async function listOffers(
  { email, confirmedEmail }: Caller,
  read: Reader,
): Promise<OfferResponse[]> {
  // Nearly nobody has any: only then is Supabase asked whether the address is theirs.
  const bearing = await findWalkIns(read, email)
  if (bearing.length === 0) return []
  const ids = await findWalkIns(read, await confirmedEmail())
  const offers = await Promise.all(ids.slice(0, MAX_OFFERED).map((id) => describeOffer(read, id)))
  return offers.flatMap((offer) => offer ?? [])
}

/** Enough to know it again, and no name: the address may be somebody else's, mistyped. */
async function describeOffer(read: Reader, id: string) {
  const newest = await selectRows(read, 'applications', { customer_id: id })
    .orderBy('filed_at', 'desc')
    .executeTakeFirst()
  return newest && { id, filedAt: newest.filed_at, plan: newest.plan, months: newest.months }
}

/** POST /shop/v1/offers/:id/accept: it is the caller's, and belongs to their account from now on. */
export async function acceptOffer(context: SignedInContext, services: Services) {
  const id = context.params.id ?? ''
  const email = await context.caller.confirmedEmail()
  await services.database.write(async (tx) => {
    await lockCustomer(tx, context.caller.id)
    await lockOffer(tx, id, email)
    await attach(tx, id, context, services)
  })
  return Response.json({})
}

/** POST /shop/v1/offers/:id/decline: it is somebody else's, who is written to at this address no more. */
export async function declineOffer(context: SignedInContext, services: Services) {
  const id = context.params.id ?? ''
  const email = await context.caller.confirmedEmail()
  await services.database.write(async (tx) => {
    await lockOffer(tx, id, email)
    await deleteRows(tx, 'walk_in_invitations', { customer_id: id })
    await updateRows(tx, 'customers', { id }, { email: '', updated_at: services.now() })
    recordStep(tx, 'decline', 'customer', id, context.by, services)
  })
  return Response.json({})
}

/**
 * POST /shop/v1/application-invitation: whoever has the link reads the address that it was sent to, so that what was filed with it
 * goes to the account they are signed in to; once. An account whose own address is not confirmed takes nothing.
 */
export async function acceptInvitation(context: SignedInContext, services: Services) {
  const { token } = await readShopBody(context, invitedBody)
  const { database, now } = services
  const email = await context.caller.confirmedEmail()
  if (email === '') throw new ApiError(403, 'email_not_confirmed', words.refusals.unconfirmed)
  await database.write(async (tx) => {
    await lockCustomer(tx, context.caller.id)
    const isOver = () => new ApiError(409, 'invitation_over', words.refusals.invitationOver)
    const invitation = selectRows(tx, 'walk_in_invitations', { token_hash: hashSecret(token) })
    const found = await invitation.where('expires_at', '>', now()).executeTakeFirst()
    if (!found) throw isOver()
    const { customer_id: walkIn } = found
    // Whoever takes or declines it first, by whatever way, holds this row: then the invitation is gone.
    await lockRow(tx, 'customers', { id: walkIn })
    if (!(await invitation.executeTakeFirst())) throw isOver()
    await attach(tx, walkIn, context, services)
  })
  return Response.json({})
}

/** Makes the link of an application that was filed at the counter; an older one dies. @returns its secret */
export async function inviteWalkIn(tx: Writer, customerId: string, { now }: Pick<Services, 'now'>) {
  const token = makeSecret()
  await deleteRows(tx, 'walk_in_invitations', { customer_id: customerId })
  const times = { created_at: now(), expires_at: now() + LIFETIME_MS }
  const invitation = { customer_id: customerId, token_hash: hashSecret(token), ...times }
  await insertRow(tx, 'walk_in_invitations', invitation)
  return token
}

/** @throws ApiError 404 for anything that does not bear this address, which nobody has who confirmed none */
async function lockOffer(tx: Writer, id: string, email: string) {
  const isTheirs = (await findWalkIns(tx, email)).includes(id)
  const walkIn = isTheirs && (await lockRow(tx, 'customers', { id, email }))
  if (!walkIn) throw new ApiError(404, 'not_found', errors.notFound)
}

/** @throws ApiError 409 when each has an open application */
async function attach(
  tx: Writer,
  walkIn: string,
  { caller, by }: SignedInContext,
  services: Services,
) {
  const isOpen = (id: string) => findOpenApplication(tx, id)
  if ((await isOpen(walkIn)) && (await isOpen(caller.id))) {
    throw new ApiError(409, 'application_open', words.refusals.offerOpen)
  }
  for (const table of ['applications', 'rentals', 'letters'] as const) {
    await updateRows(tx, table, { customer_id: walkIn }, { customer_id: caller.id })
  }
  await deleteRows(tx, 'customers', { id: walkIn })
  recordStep(tx, 'claim', 'customer', walkIn, by, services)
}
