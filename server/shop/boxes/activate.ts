import { updateRows } from '#server/database/rows.ts'
import {
  agreedPrices,
  asHousehold,
  listRecipients,
  selectRentalOf,
} from '#server/shop/core/applications.ts'
import {
  type CounterDeed,
  CounterError,
  findApplication,
  lockRental,
  recordStep,
  today,
} from '#server/shop/core/counter.ts'
import { noteAttempt } from '#server/shop/core/attempts.ts'
import { sendApplicationEmail } from '#server/shop/core/customer-emails.ts'
import { endApplication } from '#server/shop/applications/file-application.ts'
import { addressOf } from './get-mailboxes.ts'
import { chargeLines, findRepeated, post, transfer } from '#server/shop/core/ledger.ts'
import { activateBody, emptyBody } from '#shared/shop/boxes/counter.ts'
import { quoteHousehold } from '#shared/shop/core/facts.ts'
import { beginPeriod } from '#shared/shop/money/rent.ts'
import type { Way } from '#shared/shop/money/till.ts'

import { counterStep, lockRentalOf } from './counter-step.ts'

/** POST …/activate: takes the first payment and opens the box; the same id again is the same payment. */
export const openBox = counterStep(activateBody, async (step) => {
  const { tx, application, body, services } = step
  const { id: postingId, ...payment } = body
  await noteAttempt(tx, postingId, { call: `activate ${application.id}`, body }, services)
  const { id } = await lockRentalOf(step)
  const repeated = await findRepeated(tx, postingId, { kind: 'payment', rental_id: id })
  if (!repeated) await activate(step, id, { postingId, ...payment })
})

/** POST …/withdraw: ends an application that no keys were issued for. */
export const withdraw = counterStep(emptyBody, async ({ tx, application, context, services }) => {
  if (application.state !== 'open') throw new CounterError('not_open')
  const rental = await selectRentalOf(tx, application.id).forUpdate().executeTakeFirst()
  if (rental?.keys_issued_on) throw new CounterError('keys_issued')
  await endApplication(tx, application, context, services)
})

/**
 * Takes the first payment, at the prices the application was filed at, and opens the mailbox: from the day of the keys, paid
 * through the term or its first month. `postingId` is made for each attempt; `shownCents` is what its screen asked for.
 *
 * @throws CounterError before the keys are issued, when it is open already, or when it comes to another amount by now
 */
export async function activate(
  { tx, by, services }: CounterDeed,
  rentalId: string,
  { postingId, paidBy, shownCents }: { postingId: string; paidBy: Way; shownCents: number },
) {
  const { now } = services
  const rental = await lockRental(tx, rentalId)
  if (!rental.keys_issued_on) throw new CounterError('no_keys')
  if (rental.started_on) throw new CounterError('already_active')
  const application = await findApplication(tx, rental.application_id ?? '')
  const household = asHousehold(application, await listRecipients(tx, application.id))
  const { rows, dueToday, monthsPaid } = quoteHousehold(
    { ...household, months: rental.months, payment: rental.payment },
    agreedPrices(rental),
  )
  if (dueToday !== shownCents) throw new CounterError('price_changed', { cents: dueToday })
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
  const { street, city } = addressOf(rental.box, services)
  const facts = { box: rental.box, address: [street, city], paidThrough }
  await sendApplicationEmail(tx, 'mailbox-active', application, facts, services)
}
