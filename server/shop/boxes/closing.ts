import { deleteRows, findRow, updateRows } from '#server/database/rows.ts'
import { sendApplicationEmail } from '#server/shop/core/customer-emails.ts'
import { type Changed, depositOf, endHoldOf, holdMail, planToClose } from './change-mailbox.ts'
import { CounterError, recordStep, today } from '#server/shop/core/counter.ts'
import type { Rental } from '#server/database/shop-tables.ts'
import { planClosing } from '#shared/shop/boxes/closing.ts'
import { crdBody, emptyBody, keysBody } from '#shared/shop/boxes/counter.ts'
import { closingBody, holdBody } from '#shared/shop/core/requests.ts'

import { counterStep, lockOpenRentalOf, lockRentalOf, type Step } from './counter-step.ts'

/** POST …/holds */
export const holdAtCounter = counterStep(holdBody, async (step) => {
  const rental = await lockOpenRentalOf(step)
  await record(step, rental, await holdMail(step.tx, rental, step.body, step.services))
})

/** POST …/holds/:hold/end */
export const endHoldAtCounter = counterStep(emptyBody, async (step) => {
  const rental = await lockOpenRentalOf(step)
  const id = step.params.hold ?? ''
  await record(step, rental, await endHoldOf(step.tx, rental, id, step.services))
})

/** POST …/notice */
export const takeNotice = counterStep(closingBody, async (step) => {
  const rental = await lockOpenRentalOf(step)
  const { closesOn } = step.body
  await record(step, rental, await planToClose(step.tx, rental, closesOn, step.services))
})

/** POST …/notice/withdraw */
export const withdrawNotice = counterStep(emptyBody, async (step) => {
  const { tx, application, services } = step
  const rental = await lockOpenRentalOf(step)
  const notice = await findRow(tx, 'closing_notices', { rental_id: rental.id })
  if (!notice) throw new CounterError('no_notice')
  await deleteRows(tx, 'closing_notices', { id: notice.id })
  const facts = { box: rental.box }
  await sendApplicationEmail(tx, 'closing-withdrawn', application, facts, services)
  await record(step, rental, { action: 'withdraw-notice', after: notice })
})

/** POST …/close: the box closes today, whether notice was given or not; from here on its duties count. */
export const closeBox = counterStep(emptyBody, async (step) => {
  const { tx, application, services } = step
  const rental = await lockOpenRentalOf(step)
  const closedOn = today(services)
  await updateRows(tx, 'rentals', { id: rental.id }, { closed_on: closedOn })
  await updateRows(
    tx,
    'applications',
    { id: application.id },
    { state: 'closed', updated_at: services.now() },
  )
  const facts = { box: rental.box, ...planClosing(closedOn), ...depositOf(rental) }
  await sendApplicationEmail(tx, 'mailbox-closed', application, facts, services)
  await record(step, rental, { action: 'close', after: { closes_on: closedOn } })
})

/** POST …/close/crd: the closing is in the Customer Registration Database (item 1b of the form). */
export const noteClosingInCrd = counterStep(crdBody, async (step) => {
  const { tx, services, body } = step
  const rental = await lockRentalOf(step)
  const on = body.on ?? today(services)
  if (!rental.closed_on || rental.crd_closed_on) throw new CounterError('box_not_closed')
  if (on > today(services)) throw new CounterError('day_ahead')
  await updateRows(tx, 'rentals', { id: rental.id }, { crd_closed_on: on })
  await record(step, rental, { action: 'close-in-crd' })
})

/** POST …/keys/return */
export const takeKeysBack = counterStep(keysBody, async (step) => {
  const { tx, body } = step
  const { id, key_count, keys_returned, started_on, ...rental } = await lockRentalOf(step)
  const returned = keys_returned + body.count
  if (returned > key_count) throw new CounterError('keys_not_out')
  // Who never paid and has brought every key is where they were before: the application can be withdrawn.
  const isUndone = !started_on && returned === key_count
  const change = isUndone
    ? { keys_issued_on: null, key_count: 0, keys_returned: 0 }
    : { keys_returned: returned }
  await updateRows(tx, 'rentals', { id }, change)
  const after = { keys: body.count }
  await record(step, { ...rental, id }, { action: 'return-keys', after })
})

async function record(
  { tx, by, services }: Step<unknown>,
  { id }: Pick<Rental, 'id'>,
  { action, after }: Changed,
) {
  recordStep(tx, action, 'rental', id, by, services, after)
}
