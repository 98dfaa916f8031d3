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
  const closed = services.database.read
    .selectFrom('rentals')
    .select(['id', 'box', 'closed_on'])
    .select(({ selectFrom }) =>
      selectFrom('ledger_entries')
        .select(({ fn }) => fn.sum<number>('cents').as('sum'))
        .whereRef('ledger_entries.rental_id', '=', 'rentals.id')
        .where('account', '=', 'deposits-held')
        .as('sum'),
    )
    .where('closed_on', '<=', addMonths(day, -UNCLAIMED_MONTHS))
    .as('closed')
  const rows = await services.database.read
    .selectFrom(closed)
    .selectAll()
    .where('sum', '<', 0)
    .orderBy('closed_on')
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
