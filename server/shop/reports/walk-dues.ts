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

type Found = Rental & { closesOn: Day | null; use: 'personal' | 'business' | null }

/** Uncharged rents of a box, from the first one missed until a day, and uncharged late fees. */
type BoxDues = {
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
    if (!last?.paidThrough) return
    const peopleOf = await listPeople(read, rentals)
    const feesOf = await listChargedFees(read, rentals, day)
    yield await Array.fromAsync(rentals, (rental) => {
      const recipients = peopleOf.get(rental.applicationId ?? '') ?? []
      return describeDues(read, rental, { day, until, recipients, feesOf }, services)
    })
    mark = { on: last.paidThrough, box: last.box }
  }
}

function listNext(read: Reader, { on, box }: { on: Day; box: number }, until: Day) {
  return read
    .selectFrom('rentals')
    .leftJoin('closingNotices', 'closingNotices.rentalId', 'rentals.id')
    .leftJoin('applications', 'applications.id', 'rentals.applicationId')
    .selectAll('rentals')
    .select(['closesOn', 'use'])
    .where('closedOn', 'is', null)
    .where('paidThrough', '<=', until)
    .where(({ eb, refTuple, tuple }) => eb(refTuple('paidThrough', 'box'), '>', tuple(on, box)))
    .orderBy('paidThrough')
    .orderBy('box')
    .limit(ROWS_AT_ONCE)
    .execute()
}

async function listPeople(read: Reader, rentals: Found[]) {
  const rows = await read
    .selectFrom('recipients')
    .selectAll()
    .where(isOneOf(read, 'applicationId', idsOf(rentals, 'applicationId')))
    .where('removedOn', 'is', null)
    .orderBy('applicationId')
    .orderBy('position')
    .execute()
  return Map.groupBy(rows, ({ applicationId }) => applicationId)
}

async function listChargedFees(read: Reader, rentals: Found[], day: Day) {
  const late = rentals.filter(({ paidThrough }) => (paidThrough ?? day) < day)
  if (late.length === 0) return new Map<string, Set<Day>>()
  const rows = await read
    .selectFrom('postings')
    .select(['rentalId', 'dueOn'])
    .where(isOneOf(read, 'rentalId', idsOf(late, 'id')))
    .where('dueOn', 'is not', null)
    .where(isNotReversed)
    .execute()
  const byRental = Map.groupBy(rows, ({ rentalId }) => rentalId ?? '')
  return new Map(
    [...byRental].map(([id, fees]) => [id, new Set(fees.map((fee) => fee.dueOn ?? ''))]),
  )
}

function idsOf(rentals: Found[], column: 'id' | 'applicationId') {
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
  if (rental.closesOn) {
    const rent = await describeClosingRent(read, rental, rental.closesOn, services)
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
  const lateFees = missedDueDates(period, months, day, rental.movedInOn).filter(
    (on) => !charged?.has(on),
  )
  return { ...about, dues, lateFees }
}
