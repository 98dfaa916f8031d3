import type { Appointment } from '#server/database/rows.ts'
import { recordStep, type StepContext } from '#server/shop/core/counter.ts'
import { sendVisitEmail } from '#server/shop/core/emails/customer-emails.ts'
import { HOUR_MS } from '#shared/durations.ts'
import { lackingIn } from '#shared/shop/applications/tracker.ts'

import { cancelAppointment, upcomingAppointments } from './appointments.ts'
import { findTracked, purposeOf, type Tracked } from './track.ts'

const EARLY_MS = HOUR_MS

/**
 * Runs a step and ends the customer's booked visits that it makes needless: all IDs checked, or all signed. After an
 * early visit the customer gets an email and a calendar update.
 */
export async function endNeedlessVisits<Result>(
  context: StepContext,
  customerId: string | null,
  work: () => Promise<Result>,
) {
  const { tx, services } = context
  if (customerId === null) return work()
  const upcoming = () => upcomingAppointments(tx, customerId, services.now())
  if ((await upcoming()).length === 0) return work()
  const before = await findTracked(tx, customerId, services)
  const result = await work()
  const after = await findTracked(tx, customerId, services)
  if (isOver(before, after)) for (const visit of await upcoming()) await endVisit(context, visit)
  return result
}

function isOver(before: Tracked | undefined, after: Tracked | undefined) {
  const purpose = purposeOf(after)
  if (purpose !== 'sign') return purpose !== purposeOf(before)
  return (!before || areIdsDue(before)) && !areIdsDue(after)
}

function areIdsDue(tracked: Tracked | undefined) {
  return tracked !== undefined && lackingIn(tracked.track, 'ids').length > 0
}

async function endVisit({ tx, by, services }: StepContext, visit: Appointment) {
  const now = services.now()
  if (visit.slotAt - now <= EARLY_MS) {
    const state = 'came' as const
    await tx
      .updateTable('appointments')
      .set({ state, updatedAt: now })
      .where('id', '=', visit.id)
      .execute()
    recordStep(tx, 'outcome', 'appointment', visit.id, by, services, { state })
    return
  }
  const cancelled = await cancelAppointment(tx, visit, now)
  await sendVisitEmail(tx, 'visit-cancelled', cancelled, services, { isNeedless: true })
  recordStep(tx, 'cancel', 'appointment', visit.id, by, services)
}
