import { randomUUID } from 'node:crypto'

import type { Writer } from '#server/database/database.ts'
import { findRow, insertRow, lockRow } from '#server/database/rows.ts'
import type { Rental } from '#server/database/shop-tables.ts'
import { ApiError } from '#server/http/api-error.ts'
import type { Services } from '#server/services.ts'
import { addDays, type Day } from '#shared/calendar.ts'
import { errors } from '#sentences/errors.ts'
import { rental as words } from '#sentences/rental.ts'
import type { Sentence } from '#shared/sentence.ts'
import { canCloseOn, planClosing } from '#shared/shop/boxes/closing.ts'
import { closingBody, holdBody } from '#shared/shop/core/requests.ts'

import type { SignedInContext } from '#server/shop/core/access.ts'
import { agreedPrices } from '#server/shop/core/applications.ts'
import { sendApplicationEmail } from '#server/shop/core/customer-emails.ts'
import { type AuditedAction, recordAction } from '#server/shop/core/audit.ts'
import { today } from '#server/shop/core/counter.ts'
import { describeMailbox } from './get-mailboxes.ts'
import { findHold } from '#server/shop/core/holds.ts'
import { readShopBody } from '#server/shop/core/read-shop-body.ts'

const MAX_AHEAD_DAYS = 366

/** POST /shop/v1/mailboxes/:id/holds: keeps mail without notices from one day through another. */
export async function addHold(context: SignedInContext, services: Services) {
  const days = await readShopBody(context, holdBody)
  return change(context, services, (tx, rental) => holdMail(tx, rental, days, services))
}

/** POST /shop/v1/mailboxes/:id/holds/:hold/end */
export function endHold(context: SignedInContext, services: Services) {
  const id = context.params.hold ?? ''
  return change(context, services, (tx, rental) => endHoldOf(tx, rental, id, services))
}

/** POST /shop/v1/mailboxes/:id/closing: the customer gives notice, and is told what follows when. */
export async function giveNotice(context: SignedInContext, services: Services) {
  const { closesOn } = await readShopBody(context, closingBody)
  return change(context, services, (tx, rental) => planToClose(tx, rental, closesOn, services))
}

/** @throws ApiError when the days are none for a hold */
export async function holdMail(
  tx: Writer,
  { id }: Rental,
  { from, until }: { from: Day; until: Day },
  services: Services,
): Promise<Changed> {
  const day = today(services)
  if (from < day || until < from || until > addDays(day, MAX_AHEAD_DAYS)) {
    throw refuse(422, 'hold_days', words.refusals.holdDays, from < day ? 'from' : 'until')
  }
  if (await findHold(tx, id, from, until))
    throw refuse(409, 'hold_overlaps', words.refusals.holdOverlaps, 'from')
  const days = { from_on: from, until_on: until }
  const hold = { id: randomUUID(), rental_id: id, ended_on: null, created_at: services.now() }
  await insertRow(tx, 'holds', { ...days, ...hold })
  return { action: 'hold', after: days }
}

/** @throws ApiError when it is over */
export async function endHoldOf(
  tx: Writer,
  rental: Rental,
  id: string,
  services: Services,
): Promise<Changed> {
  const day = today(services)
  const ended = await tx
    .updateTable('holds')
    .set({ ended_on: day })
    .where('id', '=', id)
    .where('rental_id', '=', rental.id)
    .where('ended_on', 'is', null)
    .where('until_on', '>=', day)
    .returning('id')
    .executeTakeFirst()
  if (!ended) throw refuse(409, 'hold_over', words.refusals.holdOver)
  return { action: 'end-hold' }
}

/** @throws ApiError when notice was given, or the day is none to close on */
export async function planToClose(
  tx: Writer,
  rental: Rental,
  closesOn: Day,
  services: Services,
): Promise<Changed> {
  const { id, box, application_id, customer_id } = rental
  const day = today(services)
  if (!canCloseOn(closesOn, day)) {
    throw refuse(422, 'closing_day', words.refusals.closingDay, 'closesOn')
  }
  const earlierNotice = await findRow(tx, 'closing_notices', { rental_id: id })
  if (earlierNotice) throw refuse(409, 'notice_given', words.refusals.noticeGiven)
  const notice = { id: randomUUID(), rental_id: id, given_on: day }
  await insertRow(tx, 'closing_notices', { ...notice, closes_on: closesOn })
  if (application_id && customer_id) {
    const about = { id: application_id, customer_id }
    const facts = { box, ...planClosing(closesOn), ...depositOf(rental) }
    await sendApplicationEmail(tx, 'closing-planned', about, facts, services)
  }
  return { action: 'give-notice', after: { closes_on: closesOn } }
}

/** The deposit that comes back with a key, while one is out. */
export function depositOf({ key_count, keys_returned, ...rental }: Rental) {
  return keys_returned < key_count && { depositCents: agreedPrices(rental).keyDeposit }
}

export type Changed = Pick<AuditedAction, 'action' | 'after'>

/** Changes a box of the caller's that is open, and answers with what it is then. @throws ApiError 404 for anybody else's */
async function change(
  { caller, params, by }: SignedInContext,
  services: Services,
  work: (tx: Writer, rental: Rental) => Promise<Changed>,
) {
  const { database } = services
  const rental = await database.write(async (tx) => {
    const found = await lockRow(tx, 'rentals', { id: params.id ?? '', customer_id: caller.id })
    if (!found) throw new ApiError(404, 'not_found', errors.notFound)
    if (!found.started_on || found.closed_on) {
      throw refuse(409, 'not_active', words.refusals.notActive)
    }
    const changed = await work(tx, found)
    recordAction(tx, by, { ...changed, entity: 'rental', entityId: found.id }, services.now())
    return found
  })
  return Response.json(await describeMailbox(rental, services))
}

function refuse(status: number, code: string, message: Sentence, field?: string) {
  return new ApiError(status, code, message, { field })
}
