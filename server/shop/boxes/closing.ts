import { randomUUID } from 'node:crypto'

import { CounterError, recordStep, today } from '#server/shop/core/counter.ts'
import { endApplication, keysOut } from '#server/shop/core/customers/end-application.ts'
import { noteLeft } from '#server/shop/core/customers/leaving.ts'
import { endNotes } from '#server/shop/core/customers/rental-notes.ts'
import { sendApplicationEmail } from '#server/shop/core/emails/customer-emails.ts'
import {
  assertNotInFuture,
  lockOpenRentalOf,
  lockRentalOf,
  type StepOf,
} from '#server/shop/core/idempotency/counter-step.ts'
import { balanceOf } from '#server/shop/core/ledger/ledger.ts'
import { chargeUntilClosing, findNotice } from '#server/shop/core/ledger/rent-due.ts'
import type { boxCalls } from '#shared/shop/boxes/calls.ts'
import { planClosing } from '#shared/shop/boxes/closing.ts'

import { depositOf } from './change-mailbox.ts'
import { chargePlan } from './change-plan.ts'

type Calls = typeof boxCalls

export async function withdrawNotice(step: StepOf<Calls['withdrawNotice']>) {
  const { tx, application, by, services } = step
  const rental = await lockOpenRentalOf(step)
  const { id, box, paidThrough } = rental
  const notice = await findNotice(tx, id)
  if (!notice) throw new CounterError('no_notice')
  const { id: batchId, closesOn: from, planCents: cents } = notice
  // Days whose rent was taken back are charged with the next rent.
  if (cents && paidThrough && paidThrough > from) {
    await chargePlan(tx, { rental, cents, from, until: paidThrough, batchId, by }, services)
  }
  await tx.deleteFrom('closingNotices').where('id', '=', notice.id).execute()
  await sendApplicationEmail(tx, 'closing-withdrawn', application, { box }, services)
  recordStep(tx, 'withdraw-notice', 'rental', id, by, services, notice)
}

export async function closeBox(step: StepOf<Calls['close']>) {
  const { tx, application, by, services } = step
  const rental = await lockOpenRentalOf(step)
  const closedOn = today(services)
  await chargeUntilClosing(tx, { rental, on: closedOn, batchId: randomUUID(), by }, services)
  await tx.updateTable('rentals').set({ closedOn }).where('id', '=', rental.id).execute()
  await endNotes(tx, rental.id, closedOn)
  const closed = { state: 'closed' as const, updatedAt: services.now() }
  await tx.updateTable('applications').set(closed).where('id', '=', application.id).execute()
  const owed = await balanceOf(tx, rental.id, 'receivable')
  const days = { box: rental.box, ...planClosing(closedOn) }
  const facts = { ...days, ...depositOf(rental), ...(owed > 0 && { dueCents: owed }) }
  await sendApplicationEmail(tx, 'mailbox-closed', application, facts, services)
  recordStep(tx, 'close', 'rental', rental.id, by, services, { closesOn: closedOn })
}

export async function noteClosingInCrd(step: StepOf<Calls['noteClosingInCrd']>) {
  const { tx, by, services, input } = step
  const { id, closedOn, crdClosedOn } = await lockRentalOf(step)
  const on = input.on ?? today(services)
  if (!closedOn || crdClosedOn) throw new CounterError('box_not_closed')
  assertNotInFuture(on, today(services))
  await tx.updateTable('rentals').set({ crdClosedOn: on }).where('id', '=', id).execute()
  recordStep(tx, 'close-in-crd', 'rental', id, by, services)
  await noteLeft(tx, id, services)
}

export async function noteDatesGiven(step: StepOf<Calls['noteDatesGiven']>) {
  const { tx, by, services } = step
  const { id, closedOn, datesGivenOn } = await lockRentalOf(step)
  if (!closedOn) throw new CounterError('box_open')
  if (datesGivenOn) return
  await tx
    .updateTable('rentals')
    .set({ datesGivenOn: today(services) })
    .where('id', '=', id)
    .execute()
  recordStep(tx, 'give-dates', 'rental', id, by, services)
  await noteLeft(tx, id, services)
}

export async function noteRemailWish(step: StepOf<Calls['noteRemailWish']>) {
  const { tx, by, services, input } = step
  const { id, startedOn } = await lockRentalOf(step)
  if (!startedOn) throw new CounterError('box_not_open')
  const on = input.on ?? today(services)
  assertNotInFuture(on, today(services))
  await tx
    .updateTable('rentals')
    .set({ remailDeclinedOn: input.isDeclined ? on : null })
    .where('id', '=', id)
    .execute()
  const after = { state: input.isDeclined ? 'return' : 'remail' }
  recordStep(tx, 'remail-wish', 'rental', id, by, services, after)
}

export async function takeKeysBack(step: StepOf<Calls['takeKeysBack']>) {
  const { tx, application, input, by, services } = step
  const rental = await lockRentalOf(step)
  const { id, keyCount, keysReturned, startedOn } = rental
  const returned = keysReturned + input.count
  if (input.count > keysOut(rental)) throw new CounterError('keys_not_out')
  // A customer who never paid and returned every key can get keys again; after a notice the application ends.
  const isUndone = !startedOn && returned === keyCount
  const change = isUndone
    ? { keysIssuedOn: null, keyCount: 0, keysReturned: 0 }
    : { keysReturned: returned }
  await tx.updateTable('rentals').set(change).where('id', '=', id).execute()
  recordStep(tx, 'return-keys', 'rental', id, by, services, { keys: input.count })
  await noteLeft(tx, id, services)
  if (isUndone && (await findNotice(tx, id))) {
    await endApplication(tx, application, { by }, services)
  }
}
