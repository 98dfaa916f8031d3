import type { Writer } from '#server/database/database.ts'
import { updateRows } from '#server/database/rows.ts'
import { quoteHousehold } from '#shared/rental/facts.ts'
import { writePostalAddress } from '#shared/rental/postal-address.ts'
import { beginPeriod } from '#shared/rental/rent.ts'

import type { Actor } from './audit.ts'
import { sendApplicationEmail } from './customer-emails.ts'
import { agreedPrices, asHousehold, listRecipients } from './applications.ts'
import {
  CounterError,
  type CounterServices,
  findApplication,
  lockRental,
  recordStep,
  today,
} from './counter.ts'
import { chargeLines, post, transfer } from './ledger.ts'
import type { Way } from '#shared/rental/till.ts'

/**
 * Takes the first payment, at the prices the application was filed at, and opens the mailbox: from the day of the keys, paid
 * through the term or its first month. `postingId` is made for each attempt.
 *
 * @throws CounterError before the keys are issued, or when it is open already
 */
export async function activate(
  tx: Writer,
  rentalId: string,
  { postingId, by, paidBy }: { postingId: string; by: Actor; paidBy: Way },
  services: CounterServices,
) {
  const { rental: shop, now } = services
  const rental = await lockRental(tx, rentalId)
  if (!rental.keys_issued_on) throw new CounterError('no_keys')
  if (rental.started_on) throw new CounterError('already_active')
  const application = await findApplication(tx, rental.application_id ?? '')
  const household = asHousehold(application, await listRecipients(tx, application.id))
  const { rows, dueToday, monthsPaid } = quoteHousehold(
    { ...household, months: rental.months, payment: rental.payment },
    agreedPrices(rental),
  )
  const on = today(services)
  // Whoever paid later has had the keys, and the box, since then.
  const startedOn = rental.keys_issued_on
  const { paidThrough, anchorDay } = beginPeriod(startedOn, monthsPaid)
  const batch = { rental, on, by, batchId: postingId }
  const charged = { ...batch, id: `${postingId} charge`, kind: 'charge' as const }
  await post(tx, { ...charged, lines: chargeLines(rows), months: monthsPaid, paidThrough }, now())
  const paid = transfer(paidBy, 'receivable', dueToday)
  const payment = { ...batch, id: `${postingId} payment`, kind: 'payment' as const }
  const receipt = await post(tx, { ...payment, lines: paid, hasReceipt: true }, now())

  const change = { started_on: startedOn, anchor_day: anchorDay, paid_through: paidThrough }
  await updateRows(tx, 'rentals', { id: rentalId }, change)
  await updateRows(
    tx,
    'applications',
    { id: application.id },
    { state: 'active', updated_at: now() },
  )
  const after = { paid_through: paidThrough, receipt }
  recordStep(tx, 'activate', 'rental', rentalId, by, services, after)
  const place = { street: shop.postalStreet, city: shop.postalCity }
  const number = { name: 'X', number: String(rental.box) }
  const [, ...address] = writePostalAddress(number, place).lines ?? []
  const facts = { box: rental.box, address, paidThrough }
  await sendApplicationEmail(tx, 'mailbox-active', application, facts, services)
}
