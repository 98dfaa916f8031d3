import { randomUUID } from 'node:crypto'

import type { Rental } from '#server/database/rows.ts'
import { CounterError, recordStep, today, type StepContext } from '#server/shop/core/counter.ts'
import { agreedPrices } from '#server/shop/core/customers/applications.ts'
import { keysOut } from '#server/shop/core/customers/end-application.ts'
import { findHold } from '#server/shop/core/customers/holds.ts'
import { sendApplicationEmail } from '#server/shop/core/emails/customer-emails.ts'
import { findNotice, loadClosingRent } from '#server/shop/core/ledger/rent-due.ts'
import { addDays, type Day } from '#shared/calendar.ts'
import { canCloseOn, planClosing } from '#shared/shop/boxes/closing.ts'

const MAX_AHEAD_DAYS = 366

/** Holds mail notices from one day through another. @throws CounterError for impossible days */
export async function holdMail(
  { tx, by, services }: StepContext,
  { id }: Rental,
  { from, until }: { from: Day; until: Day },
) {
  const day = today(services)
  if (from < day || until < from || until > addDays(day, MAX_AHEAD_DAYS)) {
    throw new CounterError('hold_days', { field: from < day ? 'from' : 'until' })
  }
  if (await findHold(tx, id, from, until))
    throw new CounterError('hold_overlaps', { field: 'from' })
  const days = { fromOn: from, untilOn: until }
  const hold = { id: randomUUID(), rentalId: id, ...days, createdAt: services.now() }
  await tx.insertInto('holds').values(hold).execute()
  recordStep(tx, 'hold', 'rental', id, by, services, days)
}

export async function endHold(
  { tx, by, services }: StepContext,
  rental: Rental,
  { hold }: { hold: string },
) {
  const day = today(services)
  const ended = await tx
    .updateTable('holds')
    .set({ endedOn: day })
    .where('id', '=', hold)
    .where('rentalId', '=', rental.id)
    .where('endedOn', 'is', null)
    .where('untilOn', '>=', day)
    .returning('id')
    .executeTakeFirst()
  if (!ended) throw new CounterError('hold_over')
  recordStep(tx, 'end-hold', 'rental', rental.id, by, services)
}

/**
 * The customer gives notice and gets the dates by email.
 * @throws CounterError for a second notice, or an impossible day
 */
export async function giveNotice(
  { tx, by, services }: StepContext,
  rental: Rental,
  { closesOn }: { closesOn: Day },
) {
  const { id, box, applicationId, customerId } = rental
  const day = today(services)
  if (!canCloseOn(closesOn, day)) throw new CounterError('closing_day', { field: 'closesOn' })
  if (await findNotice(tx, id)) throw new CounterError('notice_given')
  const notice = { id: randomUUID(), rentalId: id, givenOn: day, closesOn }
  await tx.insertInto('closingNotices').values(notice).execute()
  if (applicationId && customerId) {
    const about = { id: applicationId, customerId }
    const rent = await loadClosingRent(tx, rental, closesOn, services)
    const facts = { box, ...planClosing(closesOn), ...depositOf(rental), ...(rent && { rent }) }
    await sendApplicationEmail(tx, 'closing-planned', about, facts, services)
  }
  recordStep(tx, 'give-notice', 'rental', id, by, services, { closesOn })
}

export function depositOf(rental: Rental) {
  return keysOut(rental) > 0 && { depositCents: agreedPrices(rental).keyDeposit }
}
