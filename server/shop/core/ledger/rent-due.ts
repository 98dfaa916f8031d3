import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'

import type { Reader, Writer } from '#server/database/database.ts'
import type { Rental } from '#server/database/rows.ts'
import type { Actor } from '#server/shop/core/audit/audit.ts'
import { today, type CounterServices } from '#server/shop/core/counter.ts'
import { agreedPrices, householdOf } from '#server/shop/core/customers/applications.ts'
import { addDays, type Day } from '#shared/calendar.ts'
import { rentUntil, type ClosingRent } from '#shared/shop/money/closing-rent.ts'
import type { ReceiptRow } from '#shared/shop/money/price.ts'
import {
  periodMonths,
  renewalTerms,
  renewPeriod,
  type ChargedRent,
} from '#shared/shop/money/rent.ts'

import { chargeLines, isNotReversed, post, transfer } from './ledger.ts'
import { minimumEnd, periodOf, priceRent } from './periods.ts'
import { readStanding } from './standing.ts'

export function findNotice(database: Reader, rentalId: string) {
  const ofRental = database.selectFrom('closingNotices').selectAll()
  return ofRental.where('rentalId', '=', rentalId).executeTakeFirst()
}

export async function findClosingDay(database: Reader, { id }: Pick<Rental, 'id'>) {
  const notice = await findNotice(database, id)
  return notice?.closesOn
}

/** The first day on which rent due on `dueOn` costs a late fee. */
export function lateFeeFrom(dueOn: Day, { facts }: Pick<CounterServices, 'facts'>) {
  return addDays(dueOn, (facts.lateGraceDays ?? 0) + 1)
}

export async function loadClosingRent(
  database: Reader,
  rental: Rental,
  closesOn: Day,
  services: CounterServices,
): Promise<ClosingRent | null> {
  const period = periodOf(rental)
  if (!period || rental.closedOn) return null
  const household = await householdOf(database, rental)
  const charged = await listChargedRents(database, rental, closesOn)
  const { lateFees } = await readStanding(database, rental, services, { closesOn })
  return rentUntil(closesOn, {
    period,
    months: periodMonths(rental),
    priceOf: (months, from) => priceRent(rental, household, months, from).dueCents,
    rentOf: (months, from) => planRent(priceRent(rental, household, months, from).rows),
    charged,
    lateFees,
    eachLateFeeCents: agreedPrices(rental).late,
    proration: services.facts.proration,
    minimumUntil: minimumEnd(rental),
  })
}

function planRent(rows: ReceiptRow[]) {
  return rows.reduce(
    (sum, { id, cents }) => sum + (id === 'rent' || id === 'discount' ? cents : 0),
    0,
  )
}

export async function listChargedRents(
  database: Reader,
  { id }: Pick<Rental, 'id'>,
  after: Day,
): Promise<ChargedRent[]> {
  const rows = await database
    .selectFrom('postings')
    .innerJoin('ledgerEntries', 'ledgerEntries.postingId', 'postings.id')
    .select(['months', 'fromOn', 'paidThrough'])
    .select(({ fn }) => fn.sum<number>('ledgerEntries.cents').as('sum'))
    .where('postings.rentalId', '=', id)
    .where('postings.kind', '=', 'charge')
    .where('postings.paidThrough', '>', after)
    .where('account', '=', sql.lit('rent'))
    .where(isNotReversed)
    .groupBy(['postings.id', 'months', 'fromOn', 'paidThrough'])
    .execute()
  return rows.flatMap(({ months, fromOn: from, paidThrough, sum }) => {
    if (paidThrough === null) return []
    const charged = { paidThrough, cents: 0 - Number(sum) }
    if (months) return { ...charged, months }
    return from ? { ...charged, from } : []
  })
}

/** Charges for closing a box today: until the day of its notice when that has passed. */
export async function loadRentUntilNow(
  database: Reader,
  rental: Rental,
  services: CounterServices,
) {
  const day = today(services)
  const noticed = await findClosingDay(database, rental)
  const closesOn = noticed !== undefined && noticed < day ? noticed : day
  return loadClosingRent(database, rental, closesOn, services)
}

export type Renewal = { months: number; cents: number; paidThrough: Day; rows: ReceiptRow[] }

/**
 * Terms a rental can be paid for next; after notice, the months until it closes. Several late rents come first, as one at the price of
 * each.
 */
export async function listRenewals(
  database: Reader,
  rental: Rental,
  services: CounterServices,
): Promise<Renewal[]> {
  const period = periodOf(rental)
  if (!period || rental.closedOn) return []
  const closesOn = await findClosingDay(database, rental)
  const household = await householdOf(database, rental)
  const rowsOf = (months: number, from = period.paidThrough) =>
    priceRent(rental, household, months, from).rows
  const terms = closesOn
    ? monthsUntil(await loadClosingRent(database, rental, closesOn, services))
    : renewalTerms(rental, services.facts.terms)
  const offered = terms.map((months) => ({ months, rows: rowsOf(months) }))
  const { lateRents } = await readStanding(database, rental, services)
  if (lateRents.length > 1) {
    const rows = lateRents.flatMap(({ months, on }) => rowsOf(months, on))
    const months = lateRents.reduce((sum, late) => sum + late.months, 0)
    offered.unshift({ months, rows })
  }
  const renewals = offered.map(({ months, rows }) => ({
    months,
    rows,
    cents: rows.reduce((sum, { cents }) => sum + cents, 0),
    paidThrough: renewPeriod(period, months).paidThrough,
  }))
  return renewals.filter(
    ({ months }, index) => renewals.findIndex((one) => one.months === months) === index,
  )
}

function monthsUntil(rent: ClosingRent | null) {
  const periods = [...(rent?.dues ?? []), ...(rent?.minimum ? [rent.minimum] : [])]
  const [next, ...later] = periods.map(({ months }) => months)
  if (next === undefined) return []
  return later.length > 0 ? [next, later.reduce((sum, months) => sum + months, next)] : [next]
}

export type Charge = { rental: Rental; on: Day; batchId: string; by: Pick<Actor, 'id'> }

export async function chargeLateFees(
  tx: Writer,
  { days, ...charge }: Charge & { days: Day[] },
  now: number,
) {
  const { batchId, rental } = charge
  const { late } = agreedPrices(rental)
  for (const dueOn of days) {
    const lines = transfer('receivable', 'late-fee', late)
    const fee = { ...charge, kind: 'charge' as const, id: `${batchId} late ${dueOn}`, lines, dueOn }
    await post(tx, fee, now)
  }
}

/**
 * Charges unpaid rent of a box that closes today. The paid-through day stays: the charge is owed and taken from the
 * deposit.
 */
export async function chargeUntilClosing(tx: Writer, charge: Charge, services: CounterServices) {
  const { rental, batchId } = charge
  const rent = await loadRentUntilNow(tx, rental, services)
  if (!rent || rent.dueCents === 0) return
  await chargeLateFees(tx, { ...charge, days: rent.lateFees }, services.now())
  const household = await householdOf(tx, rental)
  for (const [index, { on: dueOn, months }] of rent.dues.entries()) {
    const { rows } = priceRent(rental, household, months, dueOn)
    // The last rent includes the days after the closing.
    const back = index === rent.dues.length - 1 ? rent.backCents : 0
    const lines = chargeLines([...rows, { id: 'rent', cents: 0 - back }])
    const id = `${batchId} rent ${dueOn}`
    await post(tx, { ...charge, kind: 'charge', id, lines }, services.now())
  }
  if (!rent.minimum) return
  // A posting of its own, so that the counter can waive it by reversing it.
  const { months, from } = rent.minimum
  const { rows } = priceRent(rental, household, months, from)
  const apart = { ...charge, batchId: randomUUID(), kind: 'charge' as const }
  const id = `${batchId} minimum`
  await post(tx, { ...apart, id, lines: chargeLines(rows) }, services.now())
}
