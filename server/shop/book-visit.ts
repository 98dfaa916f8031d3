import { findRow } from '#server/database/rows.ts'
import { ApiError } from '#server/http/api-error.ts'
import type { Limit } from '#server/http/rate-limiter.ts'
import { tooManyRequests } from '#server/http/rate-limits.ts'
import type { Services } from '#server/services.ts'
import { rental as words } from '#shared/content/en/rental.ts'
import { visitBody } from '#shared/rental/requests.ts'
import { slotProblem } from '#shared/rental/slots.ts'

import type { SignedInContext } from './access.ts'
import {
  addAppointment,
  describeVisit,
  freeSlots,
  nextFreeSlots,
  upcomingAppointments,
} from './appointments.ts'
import { recordDeed } from './audit.ts'
import { readShopBody } from './read-shop-body.ts'
import { sendVisitEmail } from './customer-emails.ts'

const MAX_UPCOMING = 3
/** Each change of a visit is an email. */
const changes: Limit = { name: 'visit-changes', count: 20, periodMs: 3_600_000 }

/** GET /shop/v1/slots: what can be booked at this moment. */
export async function listSlots(_context: object, services: Services) {
  const { timeZone, booking } = services.rental
  const days = await freeSlots(services)
  return Response.json({ timeZone, minutes: booking.minutes, days })
}

/** POST /shop/v1/visits: books a visit, with or without an application; the same key again is the same visit. */
export async function bookVisit(context: SignedInContext, services: Services) {
  const { database, rental, now } = services
  const { caller, by } = context
  const { slot, way, key } = await readShopBody(context, visitBody)
  const earlier = await findRow(database.read, 'appointments', {
    customer_id: caller.id,
    idempotency_key: key,
  })
  if (earlier) return Response.json(await describeVisit(earlier, services))

  checkSlot(slot, services)
  if (way === 'video' && !rental.booking.isVideoOffered) {
    const field = 'way'
    throw new ApiError(422, 'video_not_offered', words.fields.videoNotOffered, { field })
  }
  await countChange(caller.id, services)
  const wanted = { customer_id: caller.id, way, slot_at: slot, idempotency_key: key }
  const booked = await database.write(async (tx) => {
    const upcoming = await upcomingAppointments(tx, caller.id, now())
    const repeated = upcoming.find((visit) => visit.idempotency_key === key)
    if (repeated) return repeated
    if (upcoming.length >= MAX_UPCOMING) throw tooManyVisits()
    const added = await addAppointment(tx, wanted, rental.booking.capacity, now())
    if (!added) return undefined
    await sendVisitEmail(tx, 'visit-booked', added, services)
    const about = {
      entity: 'appointment',
      entityId: added.id,
      after: { slot_at: slot, way },
    } as const
    recordDeed(tx, by, { action: 'book', ...about }, services.now())
    return added
  })
  if (!booked) throw await slotTaken(slot, services)
  return Response.json(await describeVisit(booked, services), { status: 201 })
}

/** @throws ApiError when this slot can be booked by nobody */
export function checkSlot(slot: number, { rental, now }: Services) {
  const problem = slotProblem(slot, now(), rental, rental.booking)
  if (!problem) return
  const code = `slot_${problem.replace('-', '_')}`
  throw new ApiError(422, code, words.slots[problem], { field: 'slot' })
}

/** With what is free instead. */
export async function slotTaken(slot: number, services: Services) {
  const free = await nextFreeSlots(slot, services)
  return new ApiError(409, 'slot_taken', words.refusals.slotTaken, {
    field: 'slot',
    offer: { free },
  })
}

/** @throws ApiError 429 when a customer's visits change too often */
export async function countChange(customerId: string, { rateLimiter }: Services) {
  const refused = await rateLimiter.consume({ limit: changes, who: customerId })
  if (refused) throw tooManyRequests(refused.waitMs)
}

function tooManyVisits() {
  return new ApiError(409, 'too_many_visits', words.refusals.tooManyVisits)
}
