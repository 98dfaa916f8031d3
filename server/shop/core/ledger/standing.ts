import type { Reader, Writer } from '#server/database/database.ts'
import { isOneOf } from '#server/database/many-rows.ts'
import type { Rental } from '#server/database/rows.ts'
import { today, type CounterServices } from '#server/shop/core/counter.ts'
import { agreedPrices, asHousehold } from '#server/shop/core/customers/applications.ts'
import { lockRental } from '#server/shop/core/idempotency/locks.ts'
import type { Day } from '#shared/calendar.ts'
import { periodMonths } from '#shared/shop/money/rent.ts'
import { standingOf, type Standing } from '#shared/shop/money/standing.ts'

import { balanceOf, isNotReversed } from './ledger.ts'
import { periodOf, priceRent } from './periods.ts'

type StandingServices = Pick<CounterServices, 'facts' | 'now'>
type StandingOptions = {
  on?: Day
  closesOn?: Day | undefined
  /** Assumes this posting as well, and these late fees uncharged. */
  if?: { cents: number; withoutFees: Day[] }
}

export async function readStanding(
  database: Reader,
  rental: Rental,
  services: StandingServices,
  options: StandingOptions = {},
): Promise<Standing> {
  const balance = await balanceOf(database, rental.id, 'receivable')
  const charged = new Map([[rental.id, balance + (options.if?.cents ?? 0)]])
  const standings = await loadFacts(database, [rental], charged, services, options)
  const standing = standings.get(rental.id)
  if (!standing) throw new Error('Every rental has a standing')
  return standing
}

/** The balance due of a rental in cents; negative is credit. */
export async function balanceDue(tx: Writer, rentalId: string, services: StandingServices) {
  const rental = await lockRental(tx, rentalId)
  return (await readStanding(tx, rental, services)).balanceCents
}

export async function readStandings(
  database: Reader,
  rentals: Rental[],
  services: StandingServices,
) {
  const balances = await database
    .selectFrom('rentalBalances')
    .select(['rentalId', 'cents'])
    .where(isOneOf(database, 'rentalId', idsOf(rentals)))
    .execute()
  const charged = new Map(balances.map(({ rentalId, cents }) => [rentalId, Number(cents)]))
  return loadFacts(database, rentals, charged, services, {})
}

/** The sum to pay for the next rent in cents: the balance due and, before its due date, that rent. */
export async function readRentsDue(
  database: Reader,
  rentals: Rental[],
  services: StandingServices,
) {
  const standings = await readStandings(database, rentals, services)
  const householdOf = await readHouseholds(database, rentals)
  return new Map(
    rentals.flatMap((rental) => {
      const standing = standings.get(rental.id)
      const period = periodOf(rental)
      if (!standing || !period) return []
      const { status, balanceCents, lateRents } = standing
      const months = periodMonths(rental)
      const rent =
        lateRents.length > 0
          ? 0
          : priceRent(rental, householdOf(rental), months, period.paidThrough).dueCents
      return [[rental.id, { status, cents: Math.max(0, balanceCents + rent) }] as const]
    }),
  )
}

async function loadFacts(
  database: Reader,
  rentals: Rental[],
  charged: Map<string, number>,
  services: StandingServices,
  { on = today(services), closesOn, if: assumed }: StandingOptions,
) {
  const notices = await listClosingDays(database, rentals)
  const late = rentals.filter(
    ({ paidThrough, closedOn }) => paidThrough && paidThrough < on && !closedOn,
  )
  const householdOf = await readHouseholds(database, late)
  const feesOf = await listChargedFees(database, late)
  const inCredit = late.filter(({ id }) => (charged.get(id) ?? 0) < 0)
  const entriesOf = await listReceivables(database, inCredit)
  return new Map(
    rentals.map((rental) => {
      const { id } = rental
      const standing = standingOf({
        rental,
        months: periodMonths(rental),
        closesOn: closesOn ?? notices.get(id),
        today: on,
        graceDays: services.facts.lateGraceDays ?? 0,
        chargedCents: charged.get(id) ?? 0,
        chargedOn: (day) =>
          (entriesOf.get(id) ?? [])
            .filter(({ postedOn }) => postedOn <= day)
            .reduce((sum, { cents }) => sum + cents, 0),
        chargedFees: new Set(
          (feesOf.get(id) ?? []).flatMap(({ dueOn }) =>
            dueOn && !assumed?.withoutFees.includes(dueOn) ? [dueOn] : [],
          ),
        ),
        eachLateFeeCents: agreedPrices(rental).late,
        priceOf: (months, from) => priceRent(rental, householdOf(rental), months, from).dueCents,
      })
      return [id, standing] as const
    }),
  )
}

async function listClosingDays(database: Reader, rentals: Rental[]) {
  const rows = await database
    .selectFrom('closingNotices')
    .select(['rentalId', 'closesOn'])
    .where(isOneOf(database, 'rentalId', idsOf(rentals)))
    .execute()
  return new Map(rows.map(({ rentalId, closesOn }) => [rentalId, closesOn]))
}

export async function readHouseholds(database: Reader, rentals: Rental[]) {
  const ids = rentals.flatMap(({ applicationId }) => applicationId ?? [])
  const applications = await database
    .selectFrom('applications')
    .select(['id', 'use'])
    .where(isOneOf(database, 'id', ids))
    .execute()
  const recipients = await database
    .selectFrom('recipients')
    .selectAll()
    .where(isOneOf(database, 'applicationId', ids))
    .where('removedOn', 'is', null)
    .orderBy('position')
    .execute()
  const uses = new Map(applications.map((application) => [application.id, application]))
  const people = Map.groupBy(recipients, ({ applicationId }) => applicationId)
  return ({ applicationId }: Rental) => {
    const application = uses.get(applicationId ?? '') ?? { use: 'personal' as const }
    return asHousehold(application, people.get(applicationId ?? '') ?? [])
  }
}

async function listChargedFees(database: Reader, rentals: Rental[]) {
  const rows = await database
    .selectFrom('postings')
    .select(['rentalId', 'dueOn'])
    .where(isOneOf(database, 'rentalId', idsOf(rentals)))
    .where('dueOn', 'is not', null)
    .where(isNotReversed)
    .execute()
  return Map.groupBy(rows, ({ rentalId }) => rentalId)
}

async function listReceivables(database: Reader, rentals: Rental[]) {
  const rows = await database
    .selectFrom('ledgerEntries')
    .select(['rentalId', 'postedOn', 'cents'])
    .where(isOneOf(database, 'rentalId', idsOf(rentals)))
    .where('account', '=', 'receivable')
    .execute()
  return Map.groupBy(rows, ({ rentalId }) => rentalId)
}

function idsOf(rentals: Rental[]) {
  return rentals.map(({ id }) => id)
}
