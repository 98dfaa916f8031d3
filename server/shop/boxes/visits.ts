import { updateRows } from '#server/database/rows.ts'
import type { Services } from '#server/services.ts'
import type { SignedInContext } from '#server/shop/access.ts'
import { describeVisit, lockAppointment } from '#server/shop/appointments.ts'
import { recordDeed } from '#server/shop/audit.ts'
import { CounterError, today } from '#server/shop/counter.ts'
import { readShopBody } from '#server/shop/read-shop-body.ts'
import { wallClock } from '#shared/calendar.ts'
import { visitStateBody } from '#shared/rental/counter-requests.ts'

/** POST /shop/v1/visits/:id/outcome: whether they came. @throws CounterError before the day of the visit */
export async function noteVisit(context: SignedInContext, services: Services) {
  const { database, now, rental } = services
  const { by, params } = context
  const { state } = await readShopBody(context, visitStateBody)
  const noted = await database.write(async (tx) => {
    const visit = await lockAppointment(tx, params.id ?? '')
    if (!visit) throw new CounterError('not_found')
    if (visit.state === 'cancelled') throw new CounterError('visit_cancelled')
    if (wallClock(visit.slot_at, rental.timeZone).date > today(services)) {
      throw new CounterError('visit_ahead')
    }
    await updateRows(tx, 'appointments', { id: visit.id }, { state, updated_at: now() })
    const about = { entity: 'appointment', entityId: visit.id, after: { state } } as const
    recordDeed(tx, by, { action: 'outcome', ...about }, services.now())
    return { ...visit, state }
  })
  return Response.json(await describeVisit(noted, services))
}
