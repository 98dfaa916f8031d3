import type { LedgerEntry, Posting, Rental } from '#server/database/rows.ts'
import type { AuditRecord } from '#server/shop/core/audit/audit.ts'
import { chargeLines, transfer, type Line } from '#server/shop/core/ledger/ledger.ts'
import { addDays, addMonths, instantOf, weekdayOf, type Day } from '#shared/calendar.ts'
import type { Application } from '#shared/shop/applications/application.ts'
import type { RentalFacts } from '#shared/shop/core/facts.ts'
import { priceRenewal, priceRental, type AgreedPrices } from '#shared/shop/money/price.ts'
import { beginPeriod, periodMonths, renewPeriod } from '#shared/shop/money/rent.ts'
import { ways } from '#shared/shop/money/till.ts'

import { SAMPLE_CLERK, type Draw } from './draw.ts'

export type Paid = { posting: Posting; lines: Line[] }
export type HistoricAction = { at: number; record: AuditRecord }
type Agreed = { id: string; application: Application; prices: AgreedPrices }
type Entered = Pick<Rental, 'startedOn' | 'anchorDay' | 'paidThrough'>
type Life = { startedOn: Day; closedOn: Day | null; isLate: boolean; today: Day }

export function drawRent(
  draw: Draw,
  { id: rentalId, application, prices }: Agreed,
  box: number,
  life: Life,
  facts: RentalFacts,
): { rental: Entered; paid: Paid[]; actions: HistoricAction[] } {
  const { startedOn, closedOn, isLate, today } = life
  const paid: Paid[] = []
  const actions: HistoricAction[] = []
  const first = priceRental(application, prices)
  let period = beginPeriod(startedOn, first.monthsPaid)
  pay(startedOn, first.rows, first.dueToday, 'charge', first.monthsPaid)
  const months = periodMonths(application)
  const rent = priceRenewal(application, months, prices)
  const until = closedOn ?? (isLate ? addMonths(today, -1) : today)
  while (period.paidThrough < until) {
    const on = workingDay(addDays(period.paidThrough, -draw.between(1, 5)), today)
    period = renewPeriod(period, months)
    pay(on, rent.rows, rent.dueToday, 'rent', months)
  }
  const { paidThrough, anchorDay } = period
  return { rental: { startedOn, anchorDay, paidThrough }, paid, actions }

  function pay(
    on: Day,
    rows: Parameters<typeof chargeLines>[0],
    cents: number,
    what: 'charge' | 'rent',
    monthsPaid: number,
  ) {
    const batchId = draw.uuid()
    const way = draw.pick(ways)
    const createdAt = moment(draw, on, facts)
    const about = { batchId, rentalId, box, postedOn: on, createdAt }
    const posting = { ...none, ...about, postedBy: SAMPLE_CLERK }
    const charged = { months: monthsPaid, paidThrough: period.paidThrough }
    const charge = { ...posting, ...charged, id: `${batchId} ${what}`, kind: 'charge' as const }
    const lines = chargeLines(rows).filter((line) => line.cents !== 0)
    paid.push({ posting: { ...charge, cents: gross(lines) }, lines })
    const payment = { ...posting, id: `${batchId} payment`, kind: 'payment' as const, way, cents }
    paid.push({ posting: payment, lines: transfer(way, 'receivable', cents) })
    const after = { cents, way, months: monthsPaid, paidThrough: period.paidThrough }
    const action = what === 'rent' ? 'take-payment' : 'activate'
    actions.push({ at: createdAt, record: asRecord(action, 'rental', rentalId, after) })
  }
}

const none = {
  way: null,
  tenderedCents: null,
  balanceAfterCents: null,
  receipt: null,
  months: null,
  fromOn: null,
  paidThrough: null,
  dueOn: null,
  reverses: null,
  reason: null,
}

export function asEntries(draw: Draw, { posting, lines }: Paid): LedgerEntry[] {
  const { id: postingId, rentalId, box, kind, receipt, postedOn, createdAt } = posting
  const about = { postingId, rentalId, box, kind, receipt, postedOn, createdAt }
  return lines.map((line) => ({ ...about, ...line, id: draw.uuid() }))
}

export function asRecord(
  action: AuditRecord['action'],
  entity: AuditRecord['entity'],
  entityId: string,
  after?: AuditRecord['after'],
): AuditRecord {
  return { actor: SAMPLE_CLERK, role: 'operator', action, entity, entityId, after }
}

export function moment(draw: Draw, day: Day, { timeZone }: RentalFacts) {
  const noon = instantOf(day, '12:00', timeZone) ?? Date.parse(`${day}T20:00Z`)
  return noon + draw.between(-7_200_000, 14_400_000)
}

/** The day, or the Saturday before a Sunday; never today, since staff open today's till. */
export function workingDay(day: Day, today: Day): Day {
  const past = day < today ? day : addDays(today, -1)
  return weekdayOf(past) === 0 ? addDays(past, -1) : past
}

function gross(lines: Line[]) {
  return lines.reduce((sum, { cents }) => sum + Math.max(0, cents), 0)
}
