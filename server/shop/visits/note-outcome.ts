import { CounterError, recordStep, today } from '#server/shop/core/counter.ts'
import { loadVisit, lockAppointment } from '#server/shop/core/customers/appointments.ts'
import type { Handler } from '#server/shop/core/serve-calls.ts'
import { wallClock } from '#shared/calendar.ts'
import type { visitCounterCalls } from '#shared/shop/visits/counter-calls.ts'

type Calls = typeof visitCounterCalls

/** Whether the customer came. @throws CounterError before the day of the visit */
export const noteOutcome: Handler<Calls['noteOutcome']> = async (
  { id, state },
  { by },
  services,
) => {
  const { database, now, facts } = services
  const noted = await database.write(async (tx) => {
    const visit = await lockAppointment(tx, id)
    if (!visit) throw new CounterError('not_found')
    if (visit.state === 'cancelled') throw new CounterError('visit_cancelled')
    if (wallClock(visit.slotAt, facts.timeZone).date > today(services)) {
      throw new CounterError('visit_ahead')
    }
    await tx
      .updateTable('appointments')
      .set({ state, updatedAt: now() })
      .where('id', '=', id)
      .execute()
    recordStep(tx, 'outcome', 'appointment', id, by, services, { state })
    return { ...visit, state }
  })
  return loadVisit(noted, services)
}
