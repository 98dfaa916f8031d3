import { CounterError, recordStep, today } from '#server/shop/core/counter.ts'
import { agreedPrices } from '#server/shop/core/customers/applications.ts'
import { keysOut } from '#server/shop/core/customers/end-application.ts'
import { noteLeft } from '#server/shop/core/customers/leaving.ts'
import { lockRental } from '#server/shop/core/idempotency/locks.ts'
import { balanceOf, post, transfer } from '#server/shop/core/ledger/ledger.ts'
import { listReversed } from '#server/shop/core/ledger/reversals.ts'
import { balanceDue } from '#server/shop/core/ledger/standing.ts'
import { inTransaction } from '#server/shop/core/serve-calls.ts'
import type { moneyCalls } from '#shared/shop/money/calls.ts'

type Calls = typeof moneyCalls

export const chargeLostKey = inTransaction<Calls['chargeLostKey']>(
  async (tx, body, by, services) => {
    const { id, rentalId, isReplaced } = body
    const rental = await lockRental(tx, rentalId)
    if (!rental.keysIssuedOn) throw new CounterError('not_rented')
    // A customer who left gets no new key.
    const isGone = rental.closedOn !== null || !isReplaced
    if (isGone && keysOut(rental) === 0) throw new CounterError('keys_not_out')
    const { keyReplacement: cents } = agreedPrices(rental)
    const held = 0 - (await balanceOf(tx, rentalId, 'deposits-held'))
    const charge = { batchId: id, kind: 'charge' as const, rental, by, on: today(services) }
    const moves = [
      { from: 'receivable' as const, cents },
      { from: 'deposits-held' as const, cents: held },
    ].filter((move) => move.cents > 0)
    for (const move of moves) {
      const lines = transfer(move.from, 'key-fee', move.cents)
      await post(tx, { ...charge, id: `${id} ${move.from}`, lines }, services.now())
    }
    if (isGone) {
      const lost = { keysLost: rental.keysLost + 1 }
      await tx.updateTable('rentals').set(lost).where('id', '=', rentalId).execute()
    }
    recordStep(tx, 'lost-key', 'rental', rentalId, by, services, { cents })
    await noteLeft(tx, rentalId, services)
    return { balance: await balanceDue(tx, rental.id, services) }
  },
)

export const chargeReturnedCheck = inTransaction<Calls['chargeReturnedCheck']>(
  async (tx, body, by, services) => {
    const { id, receipt } = body
    const { facts, now } = services
    const payment = await tx
      .selectFrom('postings')
      .selectAll()
      .where('receipt', '=', receipt)
      .executeTakeFirst()
    if (!payment?.rentalId || payment.way !== 'check' || payment.kind !== 'payment') {
      throw new CounterError('no_check')
    }
    const rental = await lockRental(tx, payment.rentalId)
    if ((await listReversed(tx, [payment.id])).size > 0) throw new CounterError('already_reversed')
    const earlier = await tx
      .selectFrom('ledgerEntries')
      .selectAll()
      .where('rentalId', '=', rental.id)
      .where('account', '=', 'returned-check-fee')
      .executeTakeFirst()
    const fee = earlier ? facts.returnedCheck.again : facts.returnedCheck.first
    const batch = { batchId: id, rental, on: today(services), by }
    const { cents } = payment
    const taken = { kind: 'reversal' as const, reverses: payment.id }
    const bounced = { id: `${id} check`, lines: transfer('receivable', 'check', cents), ...taken }
    const lines = transfer('receivable', 'returned-check-fee', fee)
    const charged = { id: `${id} fee`, kind: 'charge' as const, lines }
    await post(tx, { ...batch, ...bounced }, now())
    await post(tx, { ...batch, ...charged }, now())
    recordStep(tx, 'returned-check', 'rental', rental.id, by, services, { cents, receipt })
    await noteLeft(tx, rental.id, services)
    return { balance: await balanceDue(tx, rental.id, services) }
  },
)
