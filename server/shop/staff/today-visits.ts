import type { Reader } from '#server/database/database.ts'
import { findContact } from '#server/shop/customers.ts'
import type { TodayVisit } from '#shared/rental/staff-answers.ts'

/** A day has at most this many visits: half-hours, each with several seats. */
const MAX_VISITS = 200

/** The booked visits that begin from one instant until before another, in their order. */
export async function listVisits(
  database: Reader,
  from: number,
  until: number,
): Promise<TodayVisit[]> {
  const visits = await database
    .selectFrom('appointments')
    .select(['id', 'slot_at', 'way', 'customer_id'])
    .where('state', '=', 'booked')
    .where('slot_at', '>=', from)
    .where('slot_at', '<', until)
    .orderBy('slot_at')
    .orderBy('seat')
    .limit(MAX_VISITS)
    .execute()
  const customers = visits.map(({ customer_id }) => customer_id)
  const applicants = await findApplicants(database, customers)
  return Promise.all(
    visits.map(async ({ id, slot_at: slot, way, customer_id: customerId }) => {
      const applicant = applicants.get(customerId)
      const name = applicant?.name ?? (await findContact(database, customerId))?.to ?? ''
      return { id, slot, way, name, customerId, applicationId: applicant?.id ?? null }
    }),
  )
}

/** The newest application of each customer that was not withdrawn, and who applies in it. */
async function findApplicants(database: Reader, customers: string[]) {
  if (customers.length === 0) return new Map<string, never>()
  const rows = await database
    .selectFrom('applications')
    .innerJoin('recipients', 'recipients.application_id', 'applications.id')
    .select(['applications.id', 'customer_id', 'name'])
    .where('customer_id', 'in', customers)
    .where('state', '!=', 'withdrawn')
    .where('kind', '=', 'applicant')
    .orderBy('filed_at')
    .execute()
  return new Map(rows.map((row) => [row.customer_id, row]))
}
