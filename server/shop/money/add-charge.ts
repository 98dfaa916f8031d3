import type { Writer } from '#server/database/database.ts'
import type { Services } from '#server/services.ts'
import type { SignedInContext } from '#server/shop/access.ts'
import { clerkOf } from '#server/shop/clerk-of.ts'
import { agreedPrices } from '#server/shop/applications.ts'
import {
  type Clerk,
  CounterError,
  type CounterServices,
  lockRental,
  recordStep,
  today,
} from '#server/shop/counter.ts'
import { balanceOf, post } from '#server/shop/ledger.ts'
import { readShopBody } from '#server/shop/read-shop-body.ts'
import type { OwedAnswer } from '#shared/rental/money-answers.ts'
import { type ChargeBody, lostKeyBody, returnedCheckBody } from '#shared/rental/money-requests.ts'

import { findRepeated, listReversed } from './batches.ts'

/** POST /shop/v1/staff/money/lost-keys */
export async function addLostKey(context: SignedInContext, services: Services) {
  const body = await readShopBody(context, lostKeyBody)
  const by = clerkOf(context)
  const balance = await services.database.write((tx) => chargeLostKey(tx, body, by, services))
  return Response.json({ balance } satisfies OwedAnswer)
}

/** POST /shop/v1/staff/money/returned-checks */
export async function addReturnedCheck(context: SignedInContext, services: Services) {
  const { id, receipt } = await readShopBody(context, returnedCheckBody)
  const by = clerkOf(context)
  const balance = await services.database.write((tx) =>
    chargeReturnedCheck(tx, id, receipt, by, services),
  )
  return Response.json({ balance } satisfies OwedAnswer)
}

/** Charges a new key, at the rental's own price, and keeps the deposit of the lost one. @returns what is owed then */
async function chargeLostKey(
  tx: Writer,
  { id, rentalId }: ChargeBody,
  by: Clerk,
  services: CounterServices,
) {
  const rental = await lockRental(tx, rentalId)
  if (!rental.keys_issued_on || rental.closed_on) throw new CounterError('not_rented')
  const repeated = await findRepeated(tx, id, { kind: 'charge', rental_id: rentalId })
  if (!repeated) {
    const { keyReplacement: cents } = agreedPrices(rental)
    const held = 0 - (await balanceOf(tx, rentalId, 'deposits-held'))
    const charge = { batchId: id, kind: 'charge' as const, rental, by, on: today(services) }
    const moves = [
      { from: 'receivable' as const, cents },
      { from: 'deposits-held' as const, cents: held },
    ].filter((move) => move.cents > 0)
    for (const move of moves) {
      const lines = [
        { account: move.from, cents: move.cents },
        { account: 'key-fee' as const, cents: -move.cents },
      ]
      await post(tx, { ...charge, id: `${id} ${move.from}`, lines }, services.now())
    }
    await recordStep(tx, 'lost-key', 'rental', rentalId, by, services, { cents })
  }
  return balanceOf(tx, rentalId, 'receivable')
}

/** Takes back a payment by a check that the bank did not pay, and charges the fee for it. @returns what is owed then */
async function chargeReturnedCheck(
  tx: Writer,
  id: string,
  receipt: number,
  by: Clerk,
  services: CounterServices,
) {
  const { rental: facts, now } = services
  const payment = await tx
    .selectFrom('postings')
    .selectAll()
    .where('receipt', '=', receipt)
    .executeTakeFirst()
  if (!payment?.rental_id || payment.way !== 'check' || payment.kind !== 'payment') {
    throw new CounterError('no_check')
  }
  const rental = await lockRental(tx, payment.rental_id)
  const repeated = await findRepeated(tx, id, { kind: 'reversal', rental_id: rental.id })
  if (!repeated) {
    if ((await listReversed(tx, [payment.id])).size > 0) throw new CounterError('already_reversed')
    const earlier = await tx
      .selectFrom('ledger_entries')
      .select('id')
      .where('rental_id', '=', rental.id)
      .where('account', '=', 'returned-check-fee')
      .limit(1)
      .executeTakeFirst()
    const fee = earlier ? facts.returnedCheck.again : facts.returnedCheck.first
    const batch = { batchId: id, rental, on: today(services), by }
    const { cents } = payment
    const taken = {
      id: `${id} check`,
      kind: 'reversal' as const,
      reverses: payment.id,
      lines: [
        { account: 'receivable' as const, cents },
        { account: 'check' as const, cents: -cents },
      ],
    }
    const charged = {
      id: `${id} fee`,
      kind: 'charge' as const,
      lines: [
        { account: 'receivable' as const, cents: fee },
        { account: 'returned-check-fee' as const, cents: -fee },
      ],
    }
    await post(tx, { ...batch, ...taken }, now())
    await post(tx, { ...batch, ...charged }, now())
    await recordStep(tx, 'returned-check', 'rental', rental.id, by, services, { cents, receipt })
  }
  return balanceOf(tx, rental.id, 'receivable')
}
