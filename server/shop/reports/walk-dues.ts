import type { Reader } from '#server/database/database.ts'
import type { CounterServices } from '#server/shop/core/counter.ts'
import { periodOf, priceRent } from '#server/shop/core/ledger/periods.ts'
import { readHouseholds, readStandings } from '#server/shop/core/ledger/standing.ts'
import type { Day } from '#shared/calendar.ts'
import { periodMonths, rentsDue } from '#shared/shop/money/rent.ts'

/** Few enough that computing their dues blocks no request. */
const ROWS_AT_ONCE = 100

type BoxDues = {
  rentalId: string
  dues: { on: Day; cents: number }[]
  lateFees: Day[]
  eachLateFeeCents: number
}

export async function* walkDues(
  read: Reader,
  until: Day,
  services: CounterServices,
): AsyncGenerator<BoxDues[]> {
  let mark = { on: '', box: 0 }
  for (;;) {
    const rentals = await listNext(read, mark, until)
    const last = rentals.at(-1)
    if (!last?.paidThrough) return
    const standings = await readStandings(read, rentals, services)
    const householdOf = await readHouseholds(read, rentals)
    yield rentals.flatMap((rental) => {
      const period = periodOf(rental)
      const standing = standings.get(rental.id)
      if (!period || !standing) return []
      const dues: BoxDues['dues'] = []
      for (const { on, months } of rentsDue(period, periodMonths(rental), rental.closesOn)) {
        if (on > until) break
        const { dueCents: cents } = priceRent(rental, householdOf(rental), months, on)
        dues.push({ on, cents })
      }
      const { lateFees, eachLateFeeCents } = standing
      return [{ rentalId: rental.id, dues, lateFees, eachLateFeeCents }]
    })
    mark = { on: last.paidThrough, box: last.box }
  }
}

function listNext(read: Reader, { on, box }: { on: Day; box: number }, until: Day) {
  return read
    .selectFrom('rentals')
    .leftJoin('closingNotices', 'closingNotices.rentalId', 'rentals.id')
    .selectAll('rentals')
    .select('closesOn')
    .where('closedOn', 'is', null)
    .where('paidThrough', '<=', until)
    .where(({ eb, refTuple, tuple }) => eb(refTuple('paidThrough', 'box'), '>', tuple(on, box)))
    .orderBy('paidThrough')
    .orderBy('box')
    .limit(ROWS_AT_ONCE)
    .execute()
}
