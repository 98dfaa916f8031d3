import { updateRows } from '#server/database/rows.ts'
import type { Appointment } from '#server/database/shop-tables.ts'
import { cancelAppointment, upcomingAppointments } from '#server/shop/core/appointments.ts'
import type { Step } from '#server/shop/core/counter-step.ts'
import { recordStep } from '#server/shop/core/counter.ts'
import { sendVisitEmail } from '#server/shop/core/customer-emails.ts'
import { findTracked, purposeOf, type Tracked } from '#server/shop/core/track.ts'
import { HOUR_MS } from '#shared/durations.ts'
import { lackingIn } from '#shared/shop/applications/tracker.ts'

/** Whoever comes so shortly before their visit has come to it. */
const EARLY_MS = HOUR_MS

/**
 * Takes a step of the counter, and ends the visits that its customer has booked once it leaves nothing to be done on them:
 * everybody's IDs are seen, or all is signed. Who came earlier is told so, by email and in the calendar.
 */
export async function endNeedlessVisits<Input, Result>(
  work: (step: Step<Input>) => Promise<Result>,
  step: Step<Input>,
) {
  const { tx, application, services } = step
  const { customer_id: customerId } = application
  const upcoming = () =>
    customerId ? upcomingAppointments(tx, customerId, services.now()) : Promise.resolve([])
  if (!customerId || (await upcoming()).length === 0) return work(step)
  const before = await findTracked(tx, customerId, services)
  const result = await work(step)
  const after = await findTracked(tx, customerId, services)
  if (isOver(before, after)) for (const visit of await upcoming()) await endVisit(step, visit)
  return result
}

function isOver(before: Tracked | undefined, after: Tracked | undefined) {
  const purpose = purposeOf(after)
  if (purpose !== 'sign') return purpose !== purposeOf(before)
  return areIdsDue(before) && !areIdsDue(after)
}

function areIdsDue(tracked: Tracked | undefined) {
  return tracked !== undefined && lackingIn(tracked.track, 'ids').length > 0
}

async function endVisit({ tx, by, services }: Step, visit: Appointment) {
  const now = services.now()
  if (visit.slot_at - now <= EARLY_MS) {
    const state = 'came' as const
    await updateRows(tx, 'appointments', { id: visit.id }, { state, updated_at: now })
    recordStep(tx, 'outcome', 'appointment', visit.id, by, services, { state })
    return
  }
  const cancelled = await cancelAppointment(tx, visit, now)
  await sendVisitEmail(tx, 'visit-cancelled', cancelled, services, { isNeedless: true })
  recordStep(tx, 'cancel', 'appointment', visit.id, by, services)
}
