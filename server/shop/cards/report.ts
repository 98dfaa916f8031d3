import { sql } from 'kysely'

import type { Reader } from '#server/database/database.ts'
import { isOneOf } from '#server/database/many-rows.ts'
import type { Tables } from '#server/database/tables.ts'
import { CounterError, thisYear } from '#server/shop/core/counter.ts'
import type { Handler } from '#server/shop/core/serve-calls.ts'
import type { cardCalls } from '#shared/shop/cards/calls.ts'
import { daysOf, PERIOD } from '#shared/shop/reports/periods.ts'

type Calls = typeof cardCalls
type Kind = Tables['stripeTransactions']['kind']
type Sum = { kind: Kind; cents: number; fees: number }

export const getCardReport: Handler<Calls['getCardReport']> = async (
  { period: wanted },
  _context,
  services,
) => {
  const { read } = services.database
  const period = wanted ?? thisYear(services)
  if (!PERIOD.test(period)) throw new CounterError('not_found')
  const { from, until } = daysOf(period)
  const during = await sumKinds(read, from, until)
  const before = balanceOf(await sumKinds(read, null, from))
  const payouts = await read
    .selectFrom('stripePayouts')
    .selectAll()
    .where('arrivesOn', '>=', from)
    .where('arrivesOn', '<=', until)
    .orderBy('arrivesOn')
    .orderBy('id')
    .execute()
  const parts = await read
    .selectFrom('stripeTransactions')
    .select(['kind', 'payoutId', ...sums])
    .where(
      isOneOf(
        read,
        'payoutId',
        payouts.map(({ id }) => id),
      ),
    )
    .groupBy(['kind', 'payoutId'])
    .execute()
  return {
    period,
    before,
    after: before + balanceOf(during),
    ...partsOf(during),
    payouts: payouts.map((payout) => ({
      ...payout,
      on: payout.arrivesOn,
      ...partsOf(parts.filter(({ payoutId }) => payoutId === payout.id).map(asNumbers)),
    })),
  }
}

const sums = [sql<number>`sum(cents)`.as('cents'), sql<number>`sum(fee_cents)`.as('fees')] as const

async function sumKinds(read: Reader, from: string | null, until: string) {
  const rows = await read
    .selectFrom('stripeTransactions')
    .select(['kind', ...sums])
    .$if(from !== null, (query) => query.where('happenedOn', '>=', from ?? ''))
    .where('happenedOn', from === null ? '<' : '<=', until)
    .groupBy('kind')
    .execute()
  return rows.map(asNumbers)
}

function asNumbers<Row extends Sum>(row: Row) {
  return { ...row, cents: Number(row.cents), fees: Number(row.fees) }
}

function balanceOf(rows: Sum[]) {
  return rows.reduce((sum, { cents, fees }) => sum + cents - fees, 0)
}

/** Fees are positive; refunds, disputes and payouts are negative. */
function partsOf(rows: Sum[]) {
  const of = (...kinds: Kind[]) =>
    rows.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { cents }) => sum + cents, 0)
  return {
    payments: of('payment'),
    refunds: of('refund'),
    disputes: of('dispute'),
    fees: rows.reduce((sum, { fees }) => sum + fees, 0) - of('fee'),
    other: of('other'),
  }
}
