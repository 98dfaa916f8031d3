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
  'id' | 'customer_id' | 'way' | 'slot_at' | 'network' | 'wider_network'
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
  const seat = await findFreeSeat(tx, wanted.slot_at, capacity)
  if (seat === undefined) return undefined
  const times = { created_at: now, updated_at: now }
  return tx
    .insertInto('appointments')
    .values({
      ...wanted,
      ...times,
      seat,
      state: 'booked',
      sequence: 0,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** @returns nothing when every seat is taken */
export async function moveAppointment(
  tx: Writer,
  appointment: Appointment,
  slot_at: number,
  capacity: number,
  now: number,
) {
  const seat = await findFreeSeat(tx, slot_at, capacity)
  return seat === undefined
    ? undefined
    : changeBooked(tx, appointment, { slot_at, seat, updated_at: now, conflict_told_at: null })
}

async function findFreeSeat(tx: Writer, slotAt: number, capacity: number) {
  const taken = await tx
    .selectFrom('appointments')
    .select('seat')
    .where('slot_at', '=', slotAt)
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
    .select(['slot_at', ({ fn }) => fn.countAll().as('count')])
    .where('state', '=', sql.lit('booked'))
    .where('slot_at', '>', now())
    .where('slot_at', '<', now() + (daysAhead + 2) * 24 * 60 * MINUTE_MS)
    .groupBy('slot_at')
    .execute()
  const full = new Set(
    counts.filter(({ count }) => Number(count) >= capacity).map(({ slot_at }) => slot_at),
  )
  return days.map(({ day, slots }) => ({ day, slots: slots.filter((slot) => !full.has(slot)) }))
}

/** The free slots after an instant, or the first ones when none is left after it. */
export async function nextFreeSlots(after: number, services: Services) {
  const free = (await freeSlots(services)).flatMap(({ slots }) => slots)
  const later = free.filter((slot) => slot > after)
  return (later.length > 0 ? later : free).slice(0, NEXT_FREE)
}
