import type { Appointment } from '#server/database/shop-tables.ts'
import type { Services } from '#server/services.ts'
import { recordAction, type Actor } from '#server/shop/core/audit/audit.ts'
import { CounterError, recordStep } from '#server/shop/core/counter.ts'
import {
  cancelAppointment,
  describeVisit,
  lockAppointment,
  upcomingAppointments,
} from '#server/shop/core/customers/appointments.ts'
import { lockCustomer } from '#server/shop/core/customers/customers.ts'
import { lockVisitPurpose } from '#server/shop/core/customers/track.ts'
import { sendVisitEmail } from '#server/shop/core/emails/customer-emails.ts'
import type { SignedInContext } from '#server/shop/core/permissions/access.ts'
import type { InputOf } from '#server/shop/core/serve-calls.ts'
import { followSettings } from '#server/shop/core/shop-settings.ts'
import type { visitCalls } from '#shared/shop/visits/calls.ts'
import { slotProblem } from '#shared/shop/visits/slots.ts'

import { addAppointment, moveAppointment, nextFreeSlots } from './appointments.ts'
import { refuseMoreVisits, visitNetworks } from './visit-limits.ts'

type Wanted = InputOf<typeof visitCalls.book>

/** @returns the visit; status 200 instead of 201 for one booked before with the same key */
export async function bookVisit(
  requested: Wanted,
  { caller, by, client }: SignedInContext,
  services: Services,
) {
  const { database, facts, secrets, now } = services
  const { slot, way, key } = requested
  const earlier = await database.read
    .selectFrom('appointments')
    .selectAll()
    .where('customer_id', '=', caller.id)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
  if (earlier) return Response.json(await describeVisit(asRepeated(earlier, requested), services))

  await refuseSlot(slot, services)
  if (way === 'video' && !facts.booking.isVideoOffered) {
    throw new CounterError('video_not_offered', { field: 'way' })
  }
  const { network, wider_network } = visitNetworks(secrets.addresses, client)
  const about = { customer_id: caller.id, way, slot_at: slot, idempotency_key: key }
  const wanted = { ...about, network, wider_network }
  const booked = await database.write(async (tx) => {
    await lockCustomer(tx, caller.id)
    const upcoming = await upcomingAppointments(tx, caller.id, now())
    const repeated = upcoming.find(({ idempotency_key }) => idempotency_key === key)
    if (repeated) return asRepeated(repeated, requested)
    if (!(await lockVisitPurpose(tx, caller.id, services))) throw new CounterError('visit_unneeded')
    await refuseMoreVisits(tx, wanted, upcoming.length, now())
    const added = await addAppointment(tx, wanted, facts.booking.capacity, now())
    if (!added) return undefined
    await sendVisitEmail(tx, 'visit-booked', added, services)
    recordStep(tx, 'book', 'appointment', added.id, by, services, { slot_at: slot, way })
    return added
  })
  if (!booked) throw await slotTakenError(slot, services)
  return describeVisit(booked, services)
}

/**
 * The visit booked before with this idempotency key, even if moved since.
 * @throws CounterError when the key is reused for another visit
 */
function asRepeated(earlier: Appointment, { slot, way }: Wanted) {
  const isMoved = earlier.sequence > 0
  if (earlier.way === way && (isMoved || earlier.slot_at === slot)) return earlier
  throw new CounterError('id_reused')
}

/** @throws CounterError for a slot that is not offered */
async function refuseSlot(slot: number, services: Services) {
  await followSettings(services)
  const { facts, now } = services
  const problem = slotProblem(slot, now(), facts, facts.booking)
  if (problem) throw new CounterError(`slot_${problem.replace('-', '_')}`, { field: 'slot' })
}

async function slotTakenError(slot: number, services: Services) {
  return new CounterError('slot_taken', {
    field: 'slot',
    free: await nextFreeSlots(slot, services),
  })
}

export async function moveVisit(visit: Appointment, slot: number, by: Actor, services: Services) {
  const { database, facts, now } = services
  refuseOver(visit, services)
  if (slot === visit.slot_at) return describeVisit(visit, services)
  await refuseSlot(slot, services)
  const moved = await database.write(async (tx) => {
    const current = refuseOver(await lockAppointment(tx, visit.id), services)
    const change = await moveAppointment(tx, current, slot, facts.booking.capacity, now())
    if (!change) return undefined
    await sendVisitEmail(tx, 'visit-moved', change, services)
    const slots = { before: { slot_at: visit.slot_at }, after: { slot_at: slot } }
    const about = { action: 'move', entity: 'appointment', entityId: visit.id } as const
    recordAction(tx, by, { ...about, ...slots }, services.now())
    return change
  })
  if (!moved) throw await slotTakenError(slot, services)
  return describeVisit(moved, services)
}

export async function cancelVisit(visit: Appointment, by: Actor, services: Services) {
  const { database, now } = services
  if (visit.state === 'cancelled') return describeVisit(visit, services)
  refuseOver(visit, services)
  const cancelled = await database.write(async (tx) => {
    const current = refuseOver(await lockAppointment(tx, visit.id), services)
    const change = await cancelAppointment(tx, current, now())
    await sendVisitEmail(tx, 'visit-cancelled', change, services)
    recordStep(tx, 'cancel', 'appointment', visit.id, by, services)
    return change
  })
  return describeVisit(cancelled, services)
}

/** @throws CounterError when it is cancelled, or has begun */
function refuseOver(visit: Appointment | undefined, { now }: Services) {
  if (visit?.state === 'booked' && visit.slot_at > now()) return visit
  throw new CounterError('visit_over')
}
