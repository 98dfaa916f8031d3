import { sql } from 'kysely'

import type { Reader, Writer } from '#server/database/database.ts'
import type { Appointment } from '#server/database/rows.ts'
import type { Services } from '#server/services.ts'
import { isUndelivered } from '#server/shop/core/emails/delivery-failures.ts'
import { MINUTE_MS } from '#shared/durations.ts'
import type { Visit } from '#shared/shop/visits/calls.ts'
import { isInConflict } from '#shared/shop/visits/slots.ts'

export function lockAppointment(tx: Writer, id: string) {
  return tx
    .selectFrom('appointments')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export function cancelAppointment(tx: Writer, appointment: Appointment, now: number) {
  const change = { state: 'cancelled', network: null, widerNetwork: null } as const
  return changeBooked(tx, appointment, { ...change, updatedAt: now })
}

export function changeBooked(
  tx: Writer,
  { id, sequence }: Appointment,
  change: Partial<Appointment>,
) {
  return tx
    .updateTable('appointments')
    .set({ ...change, sequence: sequence + 1 })
    .where('id', '=', id)
    .where('state', '=', sql.lit('booked'))
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function upcomingAppointments(database: Reader, customerId: string, now: number) {
  return database
    .selectFrom('appointments')
    .selectAll()
    .where('customerId', '=', customerId)
    .where('state', '=', sql.lit('booked'))
    .where('slotAt', '>', now)
    .orderBy('slotAt')
    .execute()
}

export async function loadVisit(
  { id, slotAt: slot, way, state }: Appointment,
  { database, facts, now }: Services,
): Promise<Visit> {
  const { booking, timeZone } = facts
  const isOver = state === 'booked' && slot + booking.minutes * MINUTE_MS <= now()
  const isNoted = state === 'came' || state === 'missed'
  return {
    id,
    slot,
    minutes: booking.minutes,
    timeZone,
    way,
    state: isOver || isNoted ? 'over' : state,
    isInConflict: state === 'booked' && !isOver && isInConflict(slot, facts, booking),
    isUndelivered: await isUndelivered(database.read, visitThread(id)),
  }
}

export function visitThread(id: string) {
  return `visit ${id}`
}
