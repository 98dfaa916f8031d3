import { findRow } from '#server/database/rows.ts'
import { ApiError } from '#server/http/api-error.ts'
import type { Services } from '#server/services.ts'
import { rental as words } from '#sentences/rental.ts'
import { linkBody, linkMoveBody, moveBody, visitBody } from '#shared/shop/core/requests.ts'
import { slotProblem } from '#shared/shop/visits/slots.ts'
import type { Appointment } from '#server/database/shop-tables.ts'
import { errors } from '#sentences/errors.ts'

import type { ShopContext, SignedInContext } from '#server/shop/core/access.ts'
import {
  addAppointment,
  cancelAppointment,
  describeVisit,
  freeSlots,
  lockAppointment,
  moveAppointment,
  nextFreeSlots,
  upcomingAppointments,
} from './appointments.ts'
import { type Actor, recordAction } from '#server/shop/core/audit.ts'
import { recordStep } from '#server/shop/core/counter.ts'
import { readShopBody } from '#server/shop/core/read-shop-body.ts'
import { lockCustomer } from '#server/shop/core/customers.ts'
import { isVisitKey, sendVisitEmail } from '#server/shop/core/customer-emails.ts'
import { refuseMoreVisits, visitNetworks } from './visit-limits.ts'
import { countAll, writeLimits } from '#server/shop/core/write-limits.ts'

/** GET /shop/v1/slots: what can be booked at this moment. */
export async function listSlots(_context: object, services: Services) {
  const { timeZone, booking } = services.rental
  const days = await freeSlots(services)
  return Response.json({ timeZone, minutes: booking.minutes, days })
}

/** POST /shop/v1/visits: books a visit, with or without an application; the same key again is the same visit. */
export async function bookVisit(context: SignedInContext, services: Services) {
  const { database, rental, secrets, now } = services
  const { caller, by, client } = context
  const requested = await readShopBody(context, visitBody)
  const { slot, way, key } = requested
  const earlier = await findRow(database.read, 'appointments', {
    customer_id: caller.id,
    idempotency_key: key,
  })
  if (earlier) return Response.json(await describeVisit(asRepeated(earlier, requested), services))

  checkSlot(slot, services)
  if (way === 'video' && !rental.booking.isVideoOffered) {
    const field = 'way'
    throw new ApiError(422, 'video_not_offered', words.fields.videoNotOffered, { field })
  }
  const { network, wider_network } = visitNetworks(secrets.addresses, client)
  const about = { customer_id: caller.id, way, slot_at: slot, idempotency_key: key }
  const wanted = { ...about, network, wider_network }
  const booked = await database.write(async (tx) => {
    await lockCustomer(tx, caller.id)
    const upcoming = await upcomingAppointments(tx, caller.id, now())
    const repeated = upcoming.find(({ idempotency_key }) => idempotency_key === key)
    if (repeated) return asRepeated(repeated, requested)
    await refuseMoreVisits(tx, wanted, upcoming.length, now())
    const added = await addAppointment(tx, wanted, rental.booking.capacity, now())
    if (!added) return undefined
    await sendVisitEmail(tx, 'visit-booked', added, services)
    recordStep(tx, 'book', 'appointment', added.id, by, services, { slot_at: slot, way })
    return added
  })
  if (!booked) throw await slotTaken(slot, services)
  return Response.json(await describeVisit(booked, services), { status: 201 })
}

/** The visit that a key booked before, wherever it was moved since. @throws ApiError when the key asks for another one */
function asRepeated(earlier: Appointment, { slot, way }: { slot: number; way: string }) {
  const isMoved = earlier.sequence > 0
  if (earlier.way === way && (isMoved || earlier.slot_at === slot)) return earlier
  throw new ApiError(409, 'id_reused', words.refusals.keyReused)
}

/** @throws ApiError when this slot can be booked by nobody */
function checkSlot(slot: number, { rental, now }: Services) {
  const problem = slotProblem(slot, now(), rental, rental.booking)
  if (!problem) return
  const code = `slot_${problem.replace('-', '_')}`
  throw new ApiError(422, code, words.slots[problem], { field: 'slot' })
}

/** With what is free instead. */
async function slotTaken(slot: number, services: Services) {
  const free = await nextFreeSlots(slot, services)
  return new ApiError(409, 'slot_taken', words.refusals.slotTaken, {
    field: 'slot',
    offer: { free },
  })
}

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

/** POST /shop/v1/visit-link/move: by the link a visit changes no oftener than by its customer's account. */
export async function moveLinkedVisit(context: ShopContext, services: Services) {
  const body = await readShopBody(context, linkMoveBody)
  const visit = await findLinkedVisit(body, services)
  await countAll([{ limit: writeLimits.visits, who: visit.customer_id }], services)
  return move(visit, body.slot, asLink(visit, context), services)
}

/** POST /shop/v1/visit-link/cancel */
export async function cancelLinkedVisit(context: ShopContext, services: Services) {
  const visit = await findLinkedVisit(await readShopBody(context, linkBody), services)
  await countAll([{ limit: writeLimits.visits, who: visit.customer_id }], services)
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
  const moved = await database.write(async (tx) => {
    const current = checkOpen(await lockAppointment(tx, visit.id), services)
    const change = await moveAppointment(tx, current, slot, rental.booking.capacity, now())
    if (!change) return undefined
    await sendVisitEmail(tx, 'visit-moved', change, services)
    const slots = { before: { slot_at: visit.slot_at }, after: { slot_at: slot } }
    const about = { action: 'move', entity: 'appointment', entityId: visit.id } as const
    recordAction(tx, by, { ...about, ...slots }, services.now())
    return change
  })
  if (!moved) throw await slotTaken(slot, services)
  return Response.json(await describeVisit(moved, services))
}

async function cancel(visit: Appointment, by: Actor, services: Services) {
  const { database, now } = services
  if (visit.state === 'cancelled') return Response.json(await describeVisit(visit, services))
  checkOpen(visit, services)
  const cancelled = await database.write(async (tx) => {
    const current = checkOpen(await lockAppointment(tx, visit.id), services)
    const change = await cancelAppointment(tx, current, now())
    await sendVisitEmail(tx, 'visit-cancelled', change, services)
    recordStep(tx, 'cancel', 'appointment', visit.id, by, services)
    return change
  })
  return Response.json(await describeVisit(cancelled, services))
}

/** @throws ApiError when it is cancelled, or has begun */
function checkOpen(visit: Appointment | undefined, { now }: Services) {
  if (visit?.state === 'booked' && visit.slot_at > now()) return visit
  throw new ApiError(409, 'visit_over', words.refusals.visitOver)
}

/** Whoever has the link of an email, for the visit's customer. */
function asLink({ customer_id: id }: Appointment, { requestId }: ShopContext): Actor {
  return { id, role: 'visit-link', requestId }
}
