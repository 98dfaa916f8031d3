import type { NotNull } from 'kysely'

import type { Writer } from '#server/database/database.ts'
import type { Rental } from '#server/database/rows.ts'
import { CounterError, recordStep, today, type CounterServices } from '#server/shop/core/counter.ts'
import { keysOut } from '#server/shop/core/customers/end-application.ts'
import { findUnusedRent, noteLeft } from '#server/shop/core/customers/leaving.ts'
import { lockRental } from '#server/shop/core/idempotency/locks.ts'
import { balanceOf, post, transfer } from '#server/shop/core/ledger/ledger.ts'
import { sendReceipt } from '#server/shop/core/ledger/receipts.ts'
import { balanceDue } from '#server/shop/core/ledger/standing.ts'
import { inTransaction, type Handler } from '#server/shop/core/serve-calls.ts'
import { addMonths } from '#shared/calendar.ts'
import type { moneyCalls } from '#shared/shop/money/calls.ts'
import { UNCLAIMED_MONTHS, type Account } from '#shared/shop/money/till.ts'

import { postingDay } from './transactions.ts'

type Calls = typeof moneyCalls

export const payRefund = inTransaction<Calls['payRefund']>(async (tx, body, by, services) => {
  const { id, rentalId, what, way, isEmailed } = body
  const rental = await lockRental(tx, rentalId)
  const kind = 'refund' as const
  const batch = { batchId: id, rental, on: postingDay(undefined, by, services), by }
  if (what !== 'credit') {
    const { account, cents } = await releasable(tx, rental, what, services)
    const lines = transfer(account, 'receivable', cents)
    const release = { ...batch, id: `${id} ${what}`, kind: 'deposit' as const, lines }
    await post(tx, release, services.now())
  }
  // Late rent takes credit first.
  const cents = 0 - (await balanceDue(tx, rentalId, services))
  if (cents <= 0) throw new CounterError('nothing_to_refund')
  const lines = transfer('receivable', way, cents)
  const payout = { ...batch, id: `${id} refund`, kind, lines, hasReceipt: true, balanceAfter: 0 }
  const receipt = (await post(tx, payout, services.now())) ?? 0
  recordStep(tx, 'refund', 'rental', rentalId, by, services, { cents, way, receipt })
  await noteLeft(tx, rentalId, services)
  if (isEmailed) await sendReceipt(tx, receipt, services, `receipt ${receipt}`)
  return { receipt, cents }
})

async function releasable(
  tx: Writer,
  rental: Rental,
  what: 'deposit' | 'rent',
  services: CounterServices,
): Promise<{ account: Account; cents: number }> {
  if (what === 'deposit') {
    if (rental.startedOn && !rental.closedOn) throw new CounterError('deposit_of_open_box')
    const keys = keysOut(rental)
    if (keys > 0) throw new CounterError('key_out', { count: keys })
    const cents = 0 - (await balanceOf(tx, rental.id, 'deposits-held'))
    if (cents <= 0) throw new CounterError('no_deposit')
    return { account: 'deposits-held', cents }
  }
  if (services.facts.proration === 'none' || !rental.closedOn) {
    throw new CounterError('no_proration')
  }
  const cents = await findUnusedRent(tx, rental, services)
  if (cents === 0) throw new CounterError('nothing_to_refund')
  return { account: 'rent', cents }
}

const MAX_ROWS = 200

export const listUnclaimedDeposits: Handler<Calls['listUnclaimedDeposits']> = async (
  _input,
  _context,
  services,
) => {
  const day = today(services)
  const closed = services.database.read
    .selectFrom('rentals')
    .select(['id as rentalId', 'box', 'closedOn'])
    .select(({ selectFrom }) =>
      selectFrom('ledgerEntries')
        .select(({ fn }) => fn.sum<number>('cents').as('sum'))
        .whereRef('ledgerEntries.rentalId', '=', 'rentals.id')
        .where('account', '=', 'deposits-held')
        .as('sum'),
    )
    .where('closedOn', '<=', addMonths(day, -UNCLAIMED_MONTHS))
    .as('closed')
  const rows = await services.database.read
    .selectFrom(closed)
    .selectAll()
    .where('sum', '<', 0)
    .orderBy('closedOn')
    .limit(MAX_ROWS)
    .$narrowType<{ closedOn: NotNull }>()
    .execute()
  return { deposits: rows.map((row) => ({ ...row, cents: 0 - Number(row.sum) })) }
}
