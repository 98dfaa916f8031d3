import type { Appointment } from '#server/database/rows.ts'
import type { Services } from '#server/services.ts'
import type { Actor } from '#server/shop/core/audit/audit.ts'
import { CounterError } from '#server/shop/core/counter.ts'
import { loadVisit } from '#server/shop/core/customers/appointments.ts'
import { isVisitKey } from '#server/shop/core/emails/customer-emails.ts'
import type { ShopContext, SignedInContext } from '#server/shop/core/permissions/access.ts'
import { countAll, writeLimits } from '#server/shop/core/permissions/write-limits.ts'
import { serveCalls } from '#server/shop/core/serve-calls.ts'
import { followSettings } from '#server/shop/core/shop-settings.ts'
import { visitCalls, type VisitLink } from '#shared/shop/visits/calls.ts'
import { visitCounterCalls } from '#shared/shop/visits/counter-calls.ts'

import { freeSlots } from './appointments.ts'
import { listConflicts, tellOfConflicts } from './conflicts.ts'
import { noteOutcome } from './note-outcome.ts'
import { bookVisit, cancelVisit, moveVisit } from './visits.ts'

export const visitRoutes = {
  ...serveCalls(visitCounterCalls, {
    noteOutcome,
    listConflicts: (_input, _context, services) => listConflicts(services),
    tellOfConflicts: (_input, context, services) => tellOfConflicts(context, services),
  }),
  ...serveCalls(visitCalls, {
    async listSlots(_input, _context, services) {
      await followSettings(services)
      const { timeZone, booking } = services.facts
      return { timeZone, minutes: booking.minutes, days: await freeSlots(services) }
    },
    book: bookVisit,
    async move({ id, slot }, { caller, by }, services) {
      return moveVisit(await findOwnVisit(id, caller, services), slot, by, services)
    },
    async cancel({ id }, { caller, by }, services) {
      return cancelVisit(await findOwnVisit(id, caller, services), by, services)
    },
    async showLinked(link, _context, services) {
      return loadVisit(await findLinkedVisit(link, services), services)
    },
    async moveLinked({ slot, ...link }, context, services) {
      const visit = await findLinkedVisit(link, services)
      await countChange(visit, services)
      return moveVisit(visit, slot, linkActor(visit, context), services)
    },
    async cancelLinked(link, context, services) {
      const visit = await findLinkedVisit(link, services)
      await countChange(visit, services)
      return cancelVisit(visit, linkActor(visit, context), services)
    },
  }),
}

async function findOwnVisit(
  id: string,
  { id: customerId }: SignedInContext['caller'],
  { database }: Services,
) {
  const visit = await database.read
    .selectFrom('appointments')
    .selectAll()
    .where('id', '=', id)
    .where('customerId', '=', customerId)
    .executeTakeFirst()
  if (!visit) throw new CounterError('not_found')
  return visit
}

async function findLinkedVisit({ id, key }: VisitLink, { database, secrets }: Services) {
  const appointment = database.read.selectFrom('appointments').selectAll().where('id', '=', id)
  const visit = isVisitKey(secrets, id, key) && (await appointment.executeTakeFirst())
  if (!visit) throw new CounterError('link_invalid')
  return visit
}

/** Counts for the visit's customer, also when changed by the email's link. @throws ApiError 429 */
function countChange({ customerId: who }: Appointment, services: Services) {
  return countAll([{ limit: writeLimits.visits, who }], services)
}

function linkActor({ customerId: id }: Appointment, { requestId }: ShopContext): Actor {
  return { id, role: 'visit-link', requestId }
}
