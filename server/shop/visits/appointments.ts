import { sql } from 'kysely'

import type { Writer } from '#server/database/database.ts'
import type { Appointment } from '#server/database/rows.ts'
import type { Services } from '#server/services.ts'
import { changeBooked } from '#server/shop/core/customers/appointments.ts'
import { MINUTE_MS } from '#shared/durations.ts'
import { offeredSlots } from '#shared/shop/visits/slots.ts'

const NEXT_FREE = 5

export type NewAppointment = Pick<
  Appointment,
  'id' | 'customerId' | 'way' | 'slotAt' | 'network' | 'widerNetwork'
>

/**
 * Books a visit on a free seat of its slot. In a race for one seat on PostgreSQL, the unique index decides: the loser's
 * transaction is retried.
 * @returns nothing when every seat is taken
 */
export async function addAppointment(
  tx: Writer,
  wanted: NewAppointment,
  capacity: number,
  now: number,
): Promise<Appointment | undefined> {
  const seat = await findFreeSeat(tx, wanted.slotAt, capacity)
  if (seat === undefined) return undefined
  const times = { createdAt: now, updatedAt: now }
  return tx
    .insertInto('appointments')
    .values({ ...wanted, ...times, seat, state: 'booked', sequence: 0 })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function moveAppointment(
  tx: Writer,
  appointment: Appointment,
  slotAt: number,
  capacity: number,
  now: number,
) {
  const seat = await findFreeSeat(tx, slotAt, capacity)
  return seat === undefined
    ? undefined
    : changeBooked(tx, appointment, { slotAt, seat, updatedAt: now, conflictToldAt: null })
}

async function findFreeSeat(tx: Writer, slotAt: number, capacity: number) {
  const taken = await tx
    .selectFrom('appointments')
    .select('seat')
    .where('slotAt', '=', slotAt)
    .where('state', '=', sql.lit('booked'))
    .execute()
  const seats = Array.from({ length: capacity }, (_, seat) => seat)
  return seats.find((seat) => !taken.some((other) => other.seat === seat))
}

export async function freeSlots({ database, facts, now }: Services) {
  const { capacity, daysAhead } = facts.booking
  const days = offeredSlots(now(), facts, facts.booking)
  const counts = await database.read
    .selectFrom('appointments')
    .select(['slotAt', ({ fn }) => fn.countAll().as('count')])
    .where('state', '=', sql.lit('booked'))
    .where('slotAt', '>', now())
    .where('slotAt', '<', now() + (daysAhead + 2) * 24 * 60 * MINUTE_MS)
    .groupBy('slotAt')
    .execute()
  const full = new Set(
    counts.filter(({ count }) => Number(count) >= capacity).map(({ slotAt }) => slotAt),
  )
  return days.map(({ day, slots }) => ({ day, slots: slots.filter((slot) => !full.has(slot)) }))
}

export async function nextFreeSlots(after: number, services: Services) {
  const free = (await freeSlots(services)).flatMap(({ slots }) => slots)
  const later = free.filter((slot) => slot > after)
  return (later.length > 0 ? later : free).slice(0, NEXT_FREE)
}
