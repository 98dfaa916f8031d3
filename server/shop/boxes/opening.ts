import { randomUUID } from 'node:crypto'

import type { Rental } from '#server/database/rows.ts'
import { CounterError, recordStep, today } from '#server/shop/core/counter.ts'
import { findAcknowledged } from '#server/shop/core/customers/acknowledgments.ts'
import {
  asMember,
  listRecipients,
  priceApplication,
} from '#server/shop/core/customers/applications.ts'
import { sendApplicationEmail } from '#server/shop/core/emails/customer-emails.ts'
import { lockRentalOf, type StepOf } from '#server/shop/core/idempotency/counter-step.ts'
import { lockRentalOfApplication } from '#server/shop/core/idempotency/locks.ts'
import { chargeLines, post, transfer } from '#server/shop/core/ledger/ledger.ts'
import { minimumEnd } from '#server/shop/core/ledger/periods.ts'
import { sendReceipt } from '#server/shop/core/ledger/receipts.ts'
import { signsForm } from '#shared/shop/applications/household.ts'
import type { boxCalls } from '#shared/shop/boxes/calls.ts'
import { beginPeriod } from '#shared/shop/money/rent.ts'

import { findFreeBox, formatAddress, refuseBox } from './box-numbers.ts'
import { moveMail } from './change-number.ts'

type Calls = typeof boxCalls

export async function giveBox(step: StepOf<Calls['giveBox']>): Promise<Rental> {
  const { tx, application, input, by, services } = step
  const { boxNumbers } = services.facts
  if (application.state !== 'open') throw new CounterError('not_open')
  const day = today(services)
  const earlier = await lockRentalOfApplication(tx, application.id)
  if (earlier && (earlier.keysIssuedOn || input.box === undefined)) {
    throw new CounterError('box_allocated')
  }
  const box = input.box ?? (await findFreeBox(tx, boxNumbers, day))
  if (box === undefined) throw new CounterError('no_box_free')
  // If another clerk takes a free number meanwhile, the unique index refuses it, and the next one is looked for.
  const refusal = input.box && (await refuseBox(tx, box, boxNumbers, day))
  if (refusal) throw new CounterError(`box_${refusal.refused}`, refusal)
  const { id: applicationId, customerId, plan, months, payment, prices } = application
  const allocation = { box, allocatedOn: day }
  const agreed = { applicationId, customerId, plan, months, payment, prices }
  const rental = await (
    earlier
      ? tx.updateTable('rentals').set(allocation).where('id', '=', earlier.id)
      : tx.insertInto('rentals').values({ ...agreed, ...allocation, id: randomUUID() })
  )
    .returningAll()
    .executeTakeFirstOrThrow()
  // Mail that has already arrived moves to the new number.
  if (earlier) await moveMail(tx, rental.id, box)
  recordStep(tx, 'allocate', 'rental', rental.id, by, services, { box, plan, months })
  return rental
}

/** Issues the keys. @throws CounterError while a form is not in the CRD, or a recipient has not acknowledged */
export async function issueKeys(step: StepOf<Calls['issueKeys']>) {
  const { tx, application, input, by, services } = step
  const rental = await lockRentalOf(step)
  if (rental.keysIssuedOn) throw new CounterError('keys_issued')
  const { keysPerDeposit: max } = services.facts
  if (max !== undefined && input.count > max) {
    throw new CounterError('too_many_keys', { max, field: 'count' })
  }
  const signers = (await listRecipients(tx, application.id)).map(asMember).filter(signsForm)
  const acknowledged = await findAcknowledged(tx, application.id)
  if (signers.some(({ formStatus }) => formStatus !== 'in-crd')) {
    throw new CounterError('forms_missing')
  }
  if (signers.some(({ id }) => !acknowledged.has(id))) {
    throw new CounterError('acknowledgment_missing')
  }
  const change = { keysIssuedOn: today(services), keyCount: input.count }
  await tx.updateTable('rentals').set(change).where('id', '=', rental.id).execute()
  recordStep(tx, 'issue-keys', 'rental', rental.id, by, services, { keys: input.count })
}

/**
 * Takes the first payment, at the prices of the filing, and opens the mailbox: from the day of the keys, paid through
 * the term or its first month. The same id again is the same payment.
 * @throws CounterError before the keys are issued, when the mailbox is open, or when the price has changed
 */
export async function activate(step: StepOf<Calls['activate']>) {
  const { tx, application, input, by, services } = step
  const { id: batchId, way, shownCents } = input
  const now = services.now()
  const rental = await lockRentalOf(step)
  if (!rental.keysIssuedOn) throw new CounterError('no_keys')
  if (rental.startedOn) throw new CounterError('already_active')
  const { rows, dueToday, monthsPaid } = await priceApplication(tx, application)
  if (dueToday !== shownCents) throw new CounterError('price_changed', { cents: dueToday })
  const isCash = way === 'cash'
  const tendered = input.tendered ?? dueToday
  if (isCash && tendered < dueToday) throw new CounterError('tendered_too_little')
  const on = today(services)
  // A customer who paid later has used the box since they got the keys.
  const startedOn = rental.keysIssuedOn
  const { paidThrough, anchorDay } = beginPeriod(startedOn, monthsPaid)
  const batch = { rental, on, by, batchId }
  const charged = { ...batch, id: `${batchId} charge`, kind: 'charge' as const }
  await post(tx, { ...charged, lines: chargeLines(rows), months: monthsPaid, paidThrough }, now)
  const payment = { ...batch, id: `${batchId} payment`, kind: 'payment' as const }
  const lines = transfer(way, 'receivable', dueToday)
  const paid = { ...payment, lines, hasReceipt: true, ...(isCash && { tendered }) }
  const receipt = await post(tx, paid, now)

  const change = { startedOn, anchorDay, paidThrough }
  const minimumUntil = minimumEnd({ ...rental, ...change })
  await tx.updateTable('rentals').set(change).where('id', '=', rental.id).execute()
  // Paying cancels an earlier notice to leave.
  await tx.deleteFrom('closingNotices').where('rentalId', '=', rental.id).execute()
  const active = { state: 'active' as const, updatedAt: now }
  await tx.updateTable('applications').set(active).where('id', '=', application.id).execute()
  const after = { paidThrough, receipt }
  recordStep(tx, 'activate', 'rental', rental.id, by, services, after)
  const recipients = await listRecipients(tx, application.id)
  const address = formatAddress(rental.box, recipients, services)
  const facts = {
    box: rental.box,
    address,
    recipients: recipients.length,
    paidThrough,
    ...(minimumUntil && { minimumUntil }),
  }
  await sendApplicationEmail(tx, 'mailbox-active', application, facts, services)
  if (input.isEmailed && receipt !== null) {
    await sendReceipt(tx, receipt, services, `receipt ${receipt}`)
  }
}
