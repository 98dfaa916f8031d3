import type { Services } from '#server/services.ts'
import type { SignedInContext } from '#server/shop/access.ts'
import { today } from '#server/shop/counter.ts'
import { addMonths } from '#shared/calendar.ts'
import type { DepositsAnswer } from '#shared/rental/money-answers.ts'
import { UNCLAIMED_MONTHS } from '#shared/rental/till.ts'

const MAX_ROWS = 200

/** GET /shop/v1/staff/money/deposits: deposits of boxes closed so long ago that the state takes them, the oldest first. */
export async function listUnclaimedDeposits(_context: SignedInContext, services: Services) {
  const day = today(services)
  const rows = await services.database.read
    .selectFrom('rentals')
    .crossJoin('ledger_entries')
    .whereRef('ledger_entries.rental_id', '=', 'rentals.id')
    .select(({ fn }) => [
      'rentals.id',
      'rentals.box',
      'rentals.closed_on',
      fn.sum<number>('ledger_entries.cents').as('sum'),
    ])
    .where('account', '=', 'deposits-held')
    .where('rentals.closed_on', '<=', addMonths(day, -UNCLAIMED_MONTHS))
    .groupBy(['rentals.id', 'rentals.box', 'rentals.closed_on'])
    .having(({ fn }) => fn.sum('ledger_entries.cents'), '<', 0)
    .orderBy('rentals.closed_on')
    .limit(MAX_ROWS)
    .execute()
  const deposits = rows.map(({ id, box, closed_on, sum }) => ({
    rentalId: id,
    box,
    closedOn: closed_on ?? '',
    cents: 0 - Number(sum),
  }))
  return Response.json({ deposits } satisfies DepositsAnswer)
}
