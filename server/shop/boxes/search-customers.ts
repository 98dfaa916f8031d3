import type { Services } from '#server/services.ts'
import type { SignedInContext } from '#server/shop/access.ts'
import { describeVisit } from '#server/shop/appointments.ts'
import { today } from '#server/shop/counter.ts'
import { findApplications } from '#server/shop/search-terms.ts'
import { addDays, instantOf } from '#shared/calendar.ts'
import type { CustomersAnswer, VisitLine } from '#shared/rental/counter-answers.ts'

import { describeLines, describePeople } from './describe-lines.ts'

const MAX_TEXT = 100
const MAX_OPEN = 50

/** GET /shop/v1/customers?q=: what a search finds; without one, the applications that are open, and the visits of today. */
export async function searchCustomers({ query }: SignedInContext, services: Services) {
  const text = (query.get('q') ?? '').trim().slice(0, MAX_TEXT)
  const { database } = services
  const ids = text ? await findApplications(database, text) : await listOpen(services)
  const customers = await describeLines(ids, services)
  const visits = text ? [] : await listVisitsOfToday(services)
  return Response.json({ customers, visits } satisfies CustomersAnswer)
}

async function listOpen({ database }: Services) {
  const rows = await database.read
    .selectFrom('applications')
    .select('id')
    .where('state', '=', 'open')
    .orderBy('updated_at', 'desc')
    .limit(MAX_OPEN)
    .execute()
  return rows.map(({ id }) => id)
}

async function listVisitsOfToday(services: Services): Promise<VisitLine[]> {
  const { database, rental } = services
  const day = today(services)
  const [from, until] = [day, addDays(day, 1)].map((each) =>
    instantOf(each, '00:00', rental.timeZone),
  )
  const visits = await database.read
    .selectFrom('appointments')
    .selectAll()
    .where('slot_at', '>=', from ?? 0)
    .where('slot_at', '<', until ?? 0)
    .where('state', '=', 'booked')
    .orderBy('slot_at')
    .execute()
  const customerIds = visits.map(({ customer_id }) => customer_id)
  const people = await describePeople(customerIds, services)
  const applications =
    visits.length === 0
      ? []
      : await database.read
          .selectFrom('applications')
          .select(['id', 'customer_id'])
          .where('customer_id', 'in', customerIds)
          .where('state', 'in', ['open', 'active'])
          .orderBy('state', 'desc')
          .execute()
  return Promise.all(
    visits.map(async (visit) => ({
      ...(await describeVisit(visit, services)),
      customerId: visit.customer_id,
      name: people.get(visit.customer_id)?.name ?? '',
      email: people.get(visit.customer_id)?.email ?? null,
      applicationId:
        applications.find(({ customer_id }) => customer_id === visit.customer_id)?.id ?? null,
    })),
  )
}
