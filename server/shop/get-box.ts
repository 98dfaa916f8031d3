import type { Services } from '#server/services.ts'
import { CounterError } from '#server/shop/core/counter.ts'
import { readNumber } from '#server/shop/core/read-number.ts'
import type { Handler } from '#server/shop/core/serve-calls.ts'
import { isBoxIn } from '#shared/shop/boxes/box-ranges.ts'
import type { boxCalls } from '#shared/shop/boxes/calls.ts'

import { listTaken } from './boxes/box-numbers.ts'
import { loadCustomer } from './load-customer.ts'

type Calls = typeof boxCalls

/** Per box: a number is quarantined for half a year between two rentals. */
const MAX_RENTALS = 50

export const getBox: Handler<Calls['getBox']> = async (
  { box: wanted, application },
  _context,
  services,
) => {
  const box = readNumber(wanted) ?? 0
  const rentals = await listRentals(box, services)
  if (!isBoxIn(services.facts.boxNumbers, box) && rentals.length === 0) {
    throw new CounterError('box_unknown')
  }
  const [taken] = await listTaken(box, box, services)
  const movedTo = taken?.movedTo ?? null
  const shown = application ?? (movedTo === null ? taken?.id : null) ?? undefined
  if (application !== undefined && !rentals.some((rental) => rental.application === application)) {
    throw new CounterError('not_found')
  }
  return {
    box,
    state: taken?.state ?? 'free',
    until: taken?.until ?? null,
    movedTo,
    customer: shown === undefined ? null : await loadCustomer(shown, services),
    rentals,
  }
}

async function listRentals(box: number, { database }: Services) {
  const rentals = database.read
    .selectFrom('rentals')
    .leftJoin('recipients', (join) =>
      join
        .onRef('recipients.applicationId', '=', 'rentals.applicationId')
        .on('recipients.kind', '=', 'applicant')
        .on('recipients.removedOn', 'is', null),
    )
    .select(['rentals.id', 'rentals.applicationId as application', 'name', 'allocatedOn'])
    .orderBy('allocatedOn', 'desc')
    .orderBy('rentals.id')
    .limit(MAX_RENTALS)
  const present = await rentals.select('closedOn').where('box', '=', box).execute()
  const former = await rentals
    .innerJoin('formerNumbers', 'formerNumbers.rentalId', 'rentals.id')
    .select('movedOn as closedOn')
    .where('formerNumbers.box', '=', box)
    .execute()
  return [...present, ...former]
}
