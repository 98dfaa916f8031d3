import type { Services } from '#server/services.ts'
import type { SignedInContext } from '#server/shop/access.ts'
import { CounterError, today } from '#server/shop/counter.ts'
import { readNumber } from '#server/shop/read-shop-body.ts'
import type { BoxDuesAnswer } from '#shared/rental/money-answers.ts'

import { describeDues } from './dues.ts'

/** Who had a box before stays in reach for what is still owed either way. */
const MAX_RENTALS = 3

/** GET /shop/v1/staff/money/boxes/:box: what whoever has a box owes today, and who had it before. */
export async function getDues({ params }: SignedInContext, services: Services) {
  const { read } = services.database
  const box = readNumber(params.box ?? '')
  if (!box) throw new CounterError('not_found')
  const rentals = await read
    .selectFrom('rentals')
    .selectAll()
    .where('box', '=', box)
    .where('keys_issued_on', 'is not', null)
    .orderBy('allocated_on', 'desc')
    .orderBy('id')
    .limit(MAX_RENTALS)
    .execute()
  if (rentals.length === 0) throw new CounterError('box_not_rented')
  const day = today(services)
  const described = await Promise.all(
    rentals.map(async (rental) => ({
      id: rental.id,
      name: await nameOf(rental.application_id, services),
      hasEmail: rental.customer_id !== null,
      plan: rental.plan,
      isActive: rental.started_on !== null && rental.closed_on === null,
      startedOn: rental.started_on,
      closedOn: rental.closed_on,
      givesRentBack: rental.closed_on !== null && services.rental.proration !== 'none',
      paidThrough: rental.paid_through,
      ...(await describeDues(read, rental, day, services.rental)),
    })),
  )
  return Response.json({ box, rentals: described } satisfies BoxDuesAnswer)
}

async function nameOf(applicationId: string | null, { database }: Services) {
  const row = await database.read
    .selectFrom('recipients')
    .select('name')
    .where('application_id', '=', applicationId ?? '')
    .where('kind', '=', 'applicant')
    .orderBy('position')
    .limit(1)
    .executeTakeFirst()
  return row?.name ?? null
}
