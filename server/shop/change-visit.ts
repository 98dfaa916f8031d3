import { findRow } from '#server/database/rows.ts'
import { ApiError } from '#server/http/api-error.ts'
import type { Appointment } from '#server/database/shop-tables.ts'
import type { Services } from '#server/services.ts'
import { errors } from '#shared/content/en/errors.ts'
import { rental as words } from '#shared/content/en/rental.ts'
import { linkBody, linkMoveBody, moveBody } from '#shared/rental/requests.ts'

import type { ShopContext, SignedInContext } from './access.ts'
import {
  cancelAppointment,
  describeVisit,
  lockAppointment,
  moveAppointment,
} from './appointments.ts'
import { type Actor, recordDeed } from './audit.ts'
import { checkSlot, countChange, slotTaken } from './book-visit.ts'
import { readShopBody } from './read-shop-body.ts'
import { isVisitKey, sendVisitEmail } from './customer-emails.ts'

/** POST /shop/v1/visits/:id/move */
export async function moveOwnVisit(context: SignedInContext, services: Services) {
  const { slot } = await readShopBody(context, moveBody)
  const visit = await findOwnVisit(context, services)
  return move(visit, slot, context.by, services)
}

/** POST /shop/v1/visits/:id/cancel */
export async function cancelOwnVisit(context: SignedInContext, services: Services) {
  return cancel(await findOwnVisit(context, services), context.by, services)
}

/** POST /shop/v1/visit-link: what the link of an email opens. The secret is posted, so that no log holds it. */
export async function showLinkedVisit(context: ShopContext, services: Services) {
  const visit = await findLinkedVisit(await readShopBody(context, linkBody), services)
  return Response.json(await describeVisit(visit, services))
}

/** POST /shop/v1/visit-link/move */
export async function moveLinkedVisit(context: ShopContext, services: Services) {
  const body = await readShopBody(context, linkMoveBody)
  const visit = await findLinkedVisit(body, services)
  return move(visit, body.slot, asLink(visit, context), services)
}

/** POST /shop/v1/visit-link/cancel */
export async function cancelLinkedVisit(context: ShopContext, services: Services) {
  const visit = await findLinkedVisit(await readShopBody(context, linkBody), services)
  return cancel(visit, asLink(visit, context), services)
}

async function findOwnVisit({ caller, params }: SignedInContext, { database }: Services) {
  const visit = await findRow(database.read, 'appointments', {
    id: params.id ?? '',
    customer_id: caller.id,
  })
  if (!visit) throw new ApiError(404, 'not_found', errors.notFound)
  return visit
}

async function findLinkedVisit(
  { id, key }: { id: string; key: string },
  { database, secrets }: Services,
) {
  const visit = isVisitKey(secrets, id, key)
    ? await findRow(database.read, 'appointments', { id })
    : undefined
  if (!visit) throw new ApiError(404, 'link_invalid', words.refusals.linkInvalid)
  return visit
}

async function move(visit: Appointment, slot: number, by: Actor, services: Services) {
  const { database, rental, now } = services
  checkOpen(visit, services)
  if (slot === visit.slot_at) return Response.json(await describeVisit(visit, services))
  checkSlot(slot, services)
  await countChange(visit.customer_id, services)
  const moved = await database.write(async (tx) => {
    const current = checkOpen(await lockAppointment(tx, visit.id), services)
    const change = await moveAppointment(tx, current, slot, rental.booking.capacity, now())
    if (!change) return undefined
    await sendVisitEmail(tx, 'visit-moved', change, services)
    const slots = { before: { slot_at: visit.slot_at }, after: { slot_at: slot } }
    recordDeed(tx, by, { ...aboutVisit(visit), action: 'move', ...slots }, services.now())
    return change
  })
  if (!moved) throw await slotTaken(slot, services)
  return Response.json(await describeVisit(moved, services))
}

async function cancel(visit: Appointment, by: Actor, services: Services) {
  const { database, now } = services
  if (visit.state === 'cancelled') return Response.json(await describeVisit(visit, services))
  checkOpen(visit, services)
  await countChange(visit.customer_id, services)
  const cancelled = await database.write(async (tx) => {
    const current = checkOpen(await lockAppointment(tx, visit.id), services)
    const change = await cancelAppointment(tx, current, now())
    await sendVisitEmail(tx, 'visit-cancelled', change, services)
    recordDeed(tx, by, { ...aboutVisit(visit), action: 'cancel' }, services.now())
    return change
  })
  return Response.json(await describeVisit(cancelled, services))
}

/** @throws ApiError when it is cancelled, or has begun */
function checkOpen(visit: Appointment | undefined, { now }: Services) {
  if (visit?.state === 'booked' && visit.slot_at > now()) return visit
  throw new ApiError(409, 'visit_over', words.refusals.visitOver)
}

function aboutVisit({ id }: Appointment) {
  return { entity: 'appointment', entityId: id } as const
}

/** Whoever has the link of an email, for the visit's customer. */
function asLink({ customer_id: id }: Appointment, { requestId }: ShopContext): Actor {
  return { id, role: 'visit-link', requestId }
}
