import { randomUUID } from 'node:crypto'

import { CounterError, recordStep, today } from '#server/shop/core/counter.ts'
import {
  endApplication,
  findLeaving,
  keysOut,
} from '#server/shop/core/customers/end-application.ts'
import { noteLeft } from '#server/shop/core/customers/leaving.ts'
import { endNotes } from '#server/shop/core/customers/rental-notes.ts'
import { sendApplicationEmail } from '#server/shop/core/emails/customer-emails.ts'
import {
  lockOpenRentalOf,
  lockRentalOf,
  refuseLater,
  type StepOf,
} from '#server/shop/core/idempotency/counter-step.ts'
import { balanceOf } from '#server/shop/core/ledger/ledger.ts'
import { chargeUntilClosing } from '#server/shop/core/ledger/rent-due.ts'
import type { boxCalls } from '#shared/shop/boxes/calls.ts'
import { planClosing } from '#shared/shop/boxes/closing.ts'

import { depositOf } from './change-mailbox.ts'

type Calls = typeof boxCalls

export async function withdrawNotice(step: StepOf<Calls['withdrawNotice']>) {
  const { tx, application, by, services } = step
  const { id, box } = await lockOpenRentalOf(step)
  const notice = await tx
    .selectFrom('closing_notices')
    .selectAll()
    .where('rental_id', '=', id)
    .executeTakeFirst()
  if (!notice) throw new CounterError('no_notice')
  await tx.deleteFrom('closing_notices').where('id', '=', notice.id).execute()
  await sendApplicationEmail(tx, 'closing-withdrawn', application, { box }, services)
  recordStep(tx, 'withdraw-notice', 'rental', id, by, services, notice)
}

/** Closes the box today, with or without notice, and charges rent until today; the legal duties after closing start. */
export async function closeBox(step: StepOf<Calls['close']>) {
  const { tx, application, by, services } = step
  const rental = await lockOpenRentalOf(step)
  const closedOn = today(services)
  await chargeUntilClosing(tx, { rental, on: closedOn, batchId: randomUUID(), by }, services)
  await tx.updateTable('rentals').set({ closed_on: closedOn }).where('id', '=', rental.id).execute()
  await endNotes(tx, rental.id, closedOn)
  const closed = { state: 'closed' as const, updated_at: services.now() }
  await tx.updateTable('applications').set(closed).where('id', '=', application.id).execute()
  const owed = await balanceOf(tx, rental.id, 'receivable')
  const days = { box: rental.box, ...planClosing(closedOn) }
  const facts = { ...days, ...depositOf(rental), ...(owed > 0 && { dueCents: owed }) }
  await sendApplicationEmail(tx, 'mailbox-closed', application, facts, services)
  recordStep(tx, 'close', 'rental', rental.id, by, services, { closes_on: closedOn })
}

export async function noteClosingInCrd(step: StepOf<Calls['noteClosingInCrd']>) {
  const { tx, by, services, input } = step
  const { id, closed_on, crd_closed_on } = await lockRentalOf(step)
  const on = input.on ?? today(services)
  if (!closed_on || crd_closed_on) throw new CounterError('box_not_closed')
  refuseLater(on, today(services))
  await tx.updateTable('rentals').set({ crd_closed_on: on }).where('id', '=', id).execute()
  recordStep(tx, 'close-in-crd', 'rental', id, by, services)
  await noteLeft(tx, id, services)
}

export async function noteDatesGiven(step: StepOf<Calls['noteDatesGiven']>) {
  const { tx, by, services } = step
  const { id, closed_on, dates_given_on } = await lockRentalOf(step)
  if (!closed_on) throw new CounterError('box_open')
  if (dates_given_on) return
  await tx
    .updateTable('rentals')
    .set({ dates_given_on: today(services) })
    .where('id', '=', id)
    .execute()
  recordStep(tx, 'give-dates', 'rental', id, by, services)
  await noteLeft(tx, id, services)
}

/** A leaving customer's written request that mail is not sent on, or its withdrawal. */
export async function noteRemailWish(step: StepOf<Calls['noteRemailWish']>) {
  const { tx, by, services, input } = step
  const { id, started_on } = await lockRentalOf(step)
  if (!started_on) throw new CounterError('box_not_open')
  const on = input.on ?? today(services)
  refuseLater(on, today(services))
  await tx
    .updateTable('rentals')
    .set({ remail_declined_on: input.isDeclined ? on : null })
    .where('id', '=', id)
    .execute()
  const after = { state: input.isDeclined ? 'return' : 'remail' }
  recordStep(tx, 'remail-wish', 'rental', id, by, services, after)
}

export async function takeKeysBack(step: StepOf<Calls['takeKeysBack']>) {
  const { tx, application, input, by, services } = step
  const rental = await lockRentalOf(step)
  const { id, key_count, keys_returned, started_on } = rental
  const returned = keys_returned + input.count
  if (input.count > keysOut(rental)) throw new CounterError('keys_not_out')
  // A customer who never paid and returned every key can get keys again; after a notice the application ends.
  const isUndone = !started_on && returned === key_count
  const change = isUndone
    ? { keys_issued_on: null, key_count: 0, keys_returned: 0 }
    : { keys_returned: returned }
  await tx.updateTable('rentals').set(change).where('id', '=', id).execute()
  recordStep(tx, 'return-keys', 'rental', id, by, services, { keys: input.count })
  await noteLeft(tx, id, services)
  if (isUndone && (await findLeaving(tx, rental))) {
    await endApplication(tx, application, { by }, services)
  }
}
