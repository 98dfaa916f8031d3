import { CounterError, today } from '#server/shop/core/counter.ts'
import { versionOfRental } from '#server/shop/core/idempotency/version.ts'
import { readPayable } from '#server/shop/core/ledger/payments.ts'
import type { Handler } from '#server/shop/core/serve-calls.ts'
import { HOUR_MS } from '#shared/durations.ts'
import type { cardCalls } from '#shared/shop/cards/calls.ts'

import { viewAutomatic } from './automatic.ts'
import { withCards } from './stripe.ts'

type Calls = typeof cardCalls

const SHOWN_MS = HOUR_MS

export const getRenewal: Handler<Calls['getRenewal']> = async (
  { mailbox },
  { caller },
  services,
) => {
  withCards(services)
  const { read } = services.database
  const rental = await read
    .selectFrom('rentals')
    .selectAll()
    .where('id', '=', mailbox)
    .where('customerId', '=', caller.id)
    .executeTakeFirst()
  if (!rental) throw new CounterError('not_found')
  if (!rental.startedOn || rental.closedOn) throw new CounterError('not_active')
  const { chargedCents, lateFees, eachLateFeeCents, renewals } = await readPayable(
    read,
    rental,
    services,
  )
  const checkouts = await read
    .selectFrom('checkouts')
    .selectAll()
    .where('rentalId', '=', rental.id)
    .where('createdAt', '>', services.now() - SHOWN_MS)
    .orderBy('createdAt', 'desc')
    .execute()
  return {
    version: await versionOfRental(read, rental),
    paidThrough: rental.paidThrough,
    chargedCents,
    lateFees: lateFees.map((on) => ({ on, cents: eachLateFeeCents })),
    options: renewals.map(({ months, cents, dueCents, paidThrough }) => ({
      months,
      rentCents: cents,
      dueCents: Math.max(0, dueCents),
      paidThrough,
    })),
    checkouts,
    automatic: await viewAutomatic(read, rental, { renewals, day: today(services) }),
  }
}
