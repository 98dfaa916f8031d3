import type { Writer } from '#server/database/database.ts'
import { findRow } from '#server/database/rows.ts'
import type { OutboxServices } from '#server/email/outbox.ts'
import type { Services } from '#server/services.ts'
import type { SignedInContext } from '#server/shop/access.ts'
import { CounterError } from '#server/shop/counter.ts'
import { sendToCustomer } from '#server/shop/customer-emails.ts'
import { readNumber } from '#server/shop/read-shop-body.ts'

import { describeReceipt } from './receipts.ts'

/** POST /shop/v1/staff/money/receipts/:number/email */
export async function emailReceipt({ params }: SignedInContext, services: Services) {
  const number = readNumber(params.number ?? '') ?? 0
  const isSent = await services.database.write((tx) => sendReceipt(tx, number, services))
  if (!isSent) throw new CounterError('no_email')
  return Response.json({})
}

/** Puts a receipt in the outbox. @returns whether there is an address it can go to */
export async function sendReceipt(
  tx: Writer,
  number: number,
  services: OutboxServices,
  id?: string,
) {
  const receipt = await describeReceipt(tx, number)
  const rental = await findRow(tx, 'rentals', { id: receipt.rentalId })
  const about = { thread: `receipt ${number}`, order: 0 }
  const email = { kind: 'receipt', ...about, facts: { receipt } } as const
  return sendToCustomer(tx, rental?.customer_id ?? null, email, services, id)
}
