import type { Reader } from '#server/database/database.ts'
import { selectRows } from '#server/database/rows.ts'
import type { Rental } from '#server/database/shop-tables.ts'
import type { Services } from '#server/services.ts'
import type { SignedInContext } from '#server/shop/core/access.ts'
import { agreedPrices, householdOf } from '#server/shop/core/applications.ts'
import { CounterError, today } from '#server/shop/core/counter.ts'
import { balancesOf } from '#server/shop/core/ledger.ts'
import { periodOf } from '#server/shop/core/periods.ts'
import { readNumber } from '#server/shop/core/read-number.ts'
import type { InputOf } from '#server/shop/core/serve-calls.ts'
import type { Day } from '#shared/calendar.ts'
import type { moneyCalls } from '#shared/shop/money/calls.ts'
import { priceRenewal } from '#shared/shop/money/price.ts'
import { missedDueDates, periodMonths, renewalTerms, renewPeriod } from '#shared/shop/money/rent.ts'

/** Earlier customers of a box are listed, too, since something may still be owed to them or by them. */
const MAX_RENTALS = 3

export async function getDues(
  { box: wanted }: InputOf<(typeof moneyCalls)['getDues']>,
  _context: SignedInContext,
  services: Services,
) {
  const { read } = services.database
  const box = readNumber(wanted)
  if (!box) throw new CounterError('not_found')
  const rentals = await selectRows(read, 'rentals', { box })
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
      givesRentBack: rental.closed_on !== null && services.facts.proration !== 'none',
      paidThrough: rental.paid_through,
      ...(await describeDues(read, rental, day, services.facts)),
    })),
  )
  return { box, rentals: described }
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

/** The due dates whose late fee is still to be charged on a day. */
export async function listLateFees(database: Reader, rental: Rental, on: Day) {
  const period = periodOf(rental)
  if (!period || rental.closed_on) return []
  const missed = missedDueDates(period, periodMonths(rental), on)
  if (missed.length === 0) return []
  const charged = await database
    .selectFrom('postings')
    .select('due_on')
    .where('rental_id', '=', rental.id)
    .where('due_on', 'in', missed)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('postings as reversal')
            .select('reversal.id')
            .whereRef('reversal.reverses', '=', 'postings.id'),
        ),
      ),
    )
    .execute()
  return missed.filter((day) => !charged.some(({ due_on }) => due_on === day))
}

/** What a rental owes on a day, and what renewing it comes to. */
async function describeDues(database: Reader, rental: Rental, on: Day, facts: Services['facts']) {
  const period = periodOf(rental)
  const canRenew = period && !rental.closed_on
  const terms = canRenew ? renewalTerms(rental, facts.terms) : []
  const lateFees = await listLateFees(database, rental, on)
  const household = await householdOf(database, rental)
  const renewals = terms.map((months) => ({
    months,
    cents: priceRenewal(household, months, agreedPrices(rental)).dueToday,
    paidThrough: period ? renewPeriod(period, months).paidThrough : '',
  }))
  const balances = await balancesOf(database, rental.id, ['receivable', 'deposits-held'])
  return {
    balance: balances('receivable'),
    depositHeld: 0 - balances('deposits-held'),
    lateFees,
    lateFeeCents: agreedPrices(rental).late * lateFees.length,
    lostKeyCents: agreedPrices(rental).keyReplacement,
    renewals,
  }
}
