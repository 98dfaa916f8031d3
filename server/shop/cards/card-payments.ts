import { isOneOf } from '#server/database/many-rows.ts'
import { CounterError } from '#server/shop/core/counter.ts'
import { versionOfRental } from '#server/shop/core/idempotency/version.ts'
import type { Handler } from '#server/shop/core/serve-calls.ts'
import type { cardCalls } from '#shared/shop/cards/calls.ts'

import { readLeft } from './refund.ts'
import { listUndoable } from './settle-refund.ts'

type Calls = typeof cardCalls

export const listCardPayments: Handler<Calls['listCardPayments']> = async (
  { rental: id },
  _context,
  services,
) => {
  const { read } = services.database
  const rental = await read
    .selectFrom('rentals')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  if (!rental) throw new CounterError('not_found')
  const payments = await read
    .selectFrom('cardPayments')
    .leftJoin('checkouts', 'checkouts.id', 'checkoutId')
    .selectAll('cardPayments')
    .select(['months', 'checkouts.state'])
    .where('cardPayments.rentalId', '=', id)
    .orderBy('paidAt', 'desc')
    .execute()
  const ids = payments.map(({ paymentIntent }) => paymentIntent)
  const left = await readLeft(read, payments)
  const refunds = await read
    .selectFrom('cardRefunds')
    .selectAll()
    .where(isOneOf(read, 'paymentIntent', ids))
    .orderBy('createdAt')
    .execute()
  const disputes = await read
    .selectFrom('cardDisputes')
    .selectAll()
    .where(isOneOf(read, 'paymentIntent', ids))
    .execute()
  const automatic = await read
    .selectFrom('automaticRenewals')
    .select('state')
    .where('rentalId', '=', id)
    .executeTakeFirst()
  return {
    version: await versionOfRental(read, rental),
    payments: await Array.fromAsync(payments, async (payment) => {
      const { paymentIntent, cents, months } = payment
      const leftCents = left.get(paymentIntent) ?? 0
      const charges = leftCents === cents ? await listUndoable(read, payment, rental) : []
      return {
        ...payment,
        at: payment.paidAt,
        months: payment.state === 'paid' && months ? months : null,
        leftCents,
        canUndoRent: charges.length > 0,
        refunds: refunds
          .filter((row) => row.paymentIntent === paymentIntent)
          .map((row) => ({ ...row, at: row.createdAt })),
        disputes: disputes.filter((row) => row.paymentIntent === paymentIntent),
      }
    }),
    automatic: automatic ?? null,
  }
}
