import type { Reader } from '#server/database/database.ts'
import { isOneOf } from '#server/database/many-rows.ts'
import type { RecipientRow, Rental } from '#server/database/rows.ts'
import type { CounterServices } from '#server/shop/core/counter.ts'
import { agreedPrices, asHousehold } from '#server/shop/core/customers/applications.ts'
import { periodOf } from '#server/shop/core/ledger/periods.ts'
import { describeClosingRent, isNotReversed } from '#server/shop/core/ledger/rent-due.ts'
import type { Day } from '#shared/calendar.ts'
import { priceRenewal } from '#shared/shop/money/price.ts'
import { missedDueDates, periodMonths, renewPeriod } from '#shared/shop/money/rent.ts'

/** Few enough that computing their dues blocks no request. */
const ROWS_AT_ONCE = 100

type Found = Rental & { closes_on: Day | null; use: 'personal' | 'business' | null }

/** Uncharged rents of a box, from the first one missed until a day, and uncharged late fees. */
export type BoxDues = {
  rentalId: string
  dues: { on: Day; cents: number }[]
  lateFees: Day[]
  eachLateFeeCents: number
}

/** The dues of all rented boxes until a day, page by page, each at its agreed prices. */
export async function* walkDues(
  read: Reader,
  { day, until }: { day: Day; until: Day },
  services: CounterServices,
): AsyncGenerator<BoxDues[]> {
  let mark = { on: '', box: 0 }
  for (;;) {
    const rentals = await listNext(read, mark, until)
    const last = rentals.at(-1)
    if (!last?.paid_through) return
    const peopleOf = await listPeople(read, rentals)
    const feesOf = await listChargedFees(read, rentals, day)
    yield await Array.fromAsync(rentals, (rental) => {
      const recipients = peopleOf.get(rental.application_id ?? '') ?? []
      return describeDues(read, rental, { day, until, recipients, feesOf }, services)
    })
    mark = { on: last.paid_through, box: last.box }
  }
}

function listNext(read: Reader, { on, box }: { on: Day; box: number }, until: Day) {
  return read
    .selectFrom('rentals')
    .leftJoin('closing_notices', 'closing_notices.rental_id', 'rentals.id')
    .leftJoin('applications', 'applications.id', 'rentals.application_id')
    .selectAll('rentals')
    .select(['closes_on', 'use'])
    .where('closed_on', 'is', null)
    .where('paid_through', '<=', until)
    .where(({ eb, refTuple, tuple }) => eb(refTuple('paid_through', 'box'), '>', tuple(on, box)))
    .orderBy('paid_through')
    .orderBy('box')
    .limit(ROWS_AT_ONCE)
    .execute()
}

async function listPeople(read: Reader, rentals: Found[]) {
  const rows = await read
    .selectFrom('recipients')
    .selectAll()
    .where(isOneOf(read, 'application_id', idsOf(rentals, 'application_id')))
    .where('removed_on', 'is', null)
    .orderBy('application_id')
    .orderBy('position')
    .execute()
  return Map.groupBy(rows, ({ application_id }) => application_id)
}

async function listChargedFees(read: Reader, rentals: Found[], day: Day) {
  const late = rentals.filter(({ paid_through }) => (paid_through ?? day) < day)
  if (late.length === 0) return new Map<string, Set<Day>>()
  const rows = await read
    .selectFrom('postings')
    .select(['rental_id', 'due_on'])
    .where(isOneOf(read, 'rental_id', idsOf(late, 'id')))
    .where('due_on', 'is not', null)
    .where(isNotReversed)
    .execute()
  const byRental = Map.groupBy(rows, ({ rental_id }) => rental_id ?? '')
  return new Map(
    [...byRental].map(([id, fees]) => [id, new Set(fees.map((fee) => fee.due_on ?? ''))]),
  )
}

function idsOf(rentals: Found[], column: 'id' | 'application_id') {
  return rentals.flatMap((rental) => rental[column] ?? [])
}

type About = {
  day: Day
  until: Day
  recipients: RecipientRow[]
  feesOf: Map<string, Set<Day>>
}

async function describeDues(
  read: Reader,
  rental: Found,
  { day, until, recipients, feesOf }: About,
  services: CounterServices,
): Promise<BoxDues> {
  const prices = agreedPrices(rental)
  const about = { rentalId: rental.id, eachLateFeeCents: prices.late }
  const period = periodOf(rental)
  if (!period) return { ...about, dues: [], lateFees: [] }
  if (rental.closes_on) {
    const rent = await describeClosingRent(read, rental, rental.closes_on, services)
    return { ...about, dues: rent?.dues ?? [], lateFees: rent?.lateFees ?? [] }
  }
  const months = periodMonths(rental)
  const household = asHousehold({ use: rental.use ?? 'personal' }, recipients)
  const cents = priceRenewal(household, months, prices).dueToday
  const dues: BoxDues['dues'] = []
  let { paidThrough } = period
  while (paidThrough <= until) {
    dues.push({ on: paidThrough, cents })
    ;({ paidThrough } = renewPeriod({ ...period, paidThrough }, months))
  }
  const charged = feesOf.get(rental.id)
  const lateFees = missedDueDates(period, months, day, rental.moved_in_on).filter(
    (on) => !charged?.has(on),
  )
  return { ...about, dues, lateFees }
}
