import { randomUUID } from 'node:crypto'

import type { Writer } from '#server/database/database.ts'
import type { Appointment } from '#server/database/rows.ts'
import type { Services } from '#server/services.ts'
import { recordAction, type Actor } from '#server/shop/core/audit/audit.ts'
import { CounterError, recordStep } from '#server/shop/core/counter.ts'
import {
  cancelAppointment,
  loadVisit,
  lockAppointment,
  upcomingAppointments,
} from '#server/shop/core/customers/appointments.ts'
import { lockCustomer } from '#server/shop/core/customers/customers.ts'
import { lockVisitPurpose } from '#server/shop/core/customers/track.ts'
import { sendVisitEmail } from '#server/shop/core/emails/customer-emails.ts'
import { asUuid } from '#server/shop/core/emails/digests.ts'
import { runOnce } from '#server/shop/core/idempotency/idempotency-keys.ts'
import type { Handler } from '#server/shop/core/serve-calls.ts'
import { followSettings } from '#server/shop/core/shop-settings.ts'
import type { visitCalls } from '#shared/shop/visits/calls.ts'
import { slotProblem } from '#shared/shop/visits/slots.ts'

import {
  addAppointment,
  moveAppointment,
  nextFreeSlots,
  type NewAppointment,
} from './appointments.ts'
import { refuseMoreVisits, visitNetworks } from './visit-limits.ts'

type Calls = typeof visitCalls

/** @returns the visit; status 200 instead of 201 for one booked before with the same key */
export const bookVisit: Handler<Calls['book']> = async (requested, context, services) => {
  const { database, secrets } = services
  const { caller, by, call, client } = context
  const { slot, way, key } = requested
  const about = { id: randomUUID(), customerId: caller.id, way, slotAt: slot }
  const wanted = { ...about, ...visitNetworks(secrets.addresses, client) }
  // Another customer may use the same key for a visit of their own.
  const ownKey = asUuid(`${caller.id} ${key}`)
  await followSettings(services)
  const id = await database
    .write((tx) =>
      runOnce(tx, ownKey, call, requested, services, () => book(tx, wanted, by, services)),
    )
    .catch(offerOthers(slot, services))
  const visit = await database.read
    .selectFrom('appointments')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const view = await loadVisit(visit, services)
  return id === wanted.id ? view : Response.json(view)
}

async function book(tx: Writer, wanted: NewAppointment, by: Actor, services: Services) {
  const { facts, now } = services
  const { id, customerId, way, slotAt } = wanted
  refuseSlot(slotAt, services)
  if (way === 'video' && !facts.booking.isVideoOffered) {
    throw new CounterError('video_not_offered', { field: 'way' })
  }
  await lockCustomer(tx, customerId)
  const upcoming = await upcomingAppointments(tx, customerId, now())
  if (!(await lockVisitPurpose(tx, customerId, services))) throw new CounterError('visit_unneeded')
  await refuseMoreVisits(tx, wanted, upcoming.length, now())
  const added = await addAppointment(tx, wanted, facts.booking.capacity, now())
  if (!added) throw new CounterError('slot_taken')
  await sendVisitEmail(tx, 'visit-booked', added, services)
  recordStep(tx, 'book', 'appointment', id, by, services, { slotAt, way })
  return id
}

/** @throws CounterError for a slot that is not offered */
function refuseSlot(slot: number, { facts, now }: Services) {
  const problem = slotProblem(slot, now(), facts, facts.booking)
  if (problem) throw new CounterError(`slot_${problem.replace('-', '_')}`, { field: 'slot' })
}

function offerOthers(slot: number, services: Services) {
  return async (error: unknown): Promise<never> => {
    if (!(error instanceof CounterError) || error.code !== 'slot_taken') throw error
    // Read after the locks are released.
    const free = await nextFreeSlots(slot, services)
    throw new CounterError('slot_taken', { field: 'slot', free })
  }
}

export async function moveVisit(visit: Appointment, slot: number, by: Actor, services: Services) {
  const { database, facts, now } = services
  refuseOver(visit, services)
  if (slot === visit.slotAt) return loadVisit(visit, services)
  await followSettings(services)
  refuseSlot(slot, services)
  const moved = await database
    .write(async (tx) => {
      const current = refuseOver(await lockAppointment(tx, visit.id), services)
      const change = await moveAppointment(tx, current, slot, facts.booking.capacity, now())
      if (!change) throw new CounterError('slot_taken')
      await sendVisitEmail(tx, 'visit-moved', change, services)
      const slots = { before: { slotAt: visit.slotAt }, after: { slotAt: slot } }
      const about = { action: 'move', entity: 'appointment', entityId: visit.id } as const
      recordAction(tx, by, { ...about, ...slots }, services.now())
      return change
    })
    .catch(offerOthers(slot, services))
  return loadVisit(moved, services)
}

export async function cancelVisit(visit: Appointment, by: Actor, services: Services) {
  const { database, now } = services
  if (visit.state === 'cancelled') return loadVisit(visit, services)
  refuseOver(visit, services)
  const cancelled = await database.write(async (tx) => {
    const current = refuseOver(await lockAppointment(tx, visit.id), services)
    const change = await cancelAppointment(tx, current, now())
    await sendVisitEmail(tx, 'visit-cancelled', change, services)
    recordStep(tx, 'cancel', 'appointment', visit.id, by, services)
    return change
  })
  return loadVisit(cancelled, services)
}

/** @throws CounterError when it is cancelled, or has begun */
function refuseOver(visit: Appointment | undefined, { now }: Services) {
  if (visit?.state === 'booked' && visit.slotAt > now()) return visit
  throw new CounterError('visit_over')
}
