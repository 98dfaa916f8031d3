import { randomUUID } from 'node:crypto'

import type { Reader, Writer } from '#server/database/database.ts'
import { findRow, insertRow, lockRow, updateRows } from '#server/database/rows.ts'
import type {
  ApplicationRow,
  DocumentCheckRow,
  RecipientRow,
  Rental,
} from '#server/database/shop-tables.ts'
import type { OutboxServices } from '#server/email/outbox.ts'
import { ApiError } from '#server/http/api-error.ts'
import type { Services } from '#server/services.ts'
import { type Day, wallClock } from '#shared/calendar.ts'
import { counter, type CounterCode } from '#shared/content/en/counter.ts'
import { rental as words } from '#shared/content/en/rental.ts'
import { needsIds, signsForm } from '#shared/rental/household.ts'
import { checkIdPair, hasExpiry, type IdPair } from '#shared/rental/identification.ts'

import { sendApplicationEmail } from './customer-emails.ts'
import { listRecipients, selectRentalOf } from './applications.ts'
import { type Actor, type Deed, recordDeed } from './audit.ts'
import { type BoxRefusal, findFreeBox, refuseBox } from './boxes.ts'

export type CounterServices = Pick<Services, 'rental' | 'now'> & OutboxServices

/**
 * Why a step of the counter is refused. The call answers 409 with the code's sentence and the details, 404 for `not_found`
 * (access.ts).
 */
export class CounterError extends Error {
  readonly code: CounterCode
  readonly details: object

  constructor(code: CounterCode, details: object = {}) {
    super(code)
    this.code = code
    this.details = details
  }
}

/**
 * Notes the two documents that a recipient showed.
 *
 * @throws ApiError with what is wrong of them today, at its field
 */
export async function checkIds(
  tx: Writer,
  recipientId: string,
  pair: IdPair,
  by: Actor,
  services: CounterServices,
) {
  const recipient = await lockRecipient(tx, recipientId)
  if (!needsIds(recipient)) throw new CounterError('no_ids_needed')
  const [problem] = checkIdPair(pair, today(services)).problems
  if (problem) {
    const field = `${problem.document}Id`
    throw new ApiError(422, 'ids_refused', words.ids[problem.code].reason, { field })
  }
  if (hasExpiry(pair.photoId) && !pair.photoExpiresOn) {
    const field = 'photoExpiresOn'
    throw new ApiError(422, 'expiry_missing', counter.expiry_missing, { field })
  }
  const row: DocumentCheckRow = {
    id: randomUUID(),
    recipient_id: recipientId,
    photo_id: pair.photoId,
    photo_expires_on: hasExpiry(pair.photoId) ? (pair.photoExpiresOn ?? null) : null,
    address_id: pair.addressId,
    address_expires_on: hasExpiry(pair.addressId) ? (pair.addressExpiresOn ?? null) : null,
    checked_by: by.id,
    checked_at: services.now(),
  }
  await insertRow(tx, 'document_checks', row)
  recordStep(tx, 'check-ids', 'recipient', recipientId, by, services)
}

/** Notes that a recipient signed their form, before whom. @throws CounterError before their IDs were checked */
export async function signForm(
  tx: Writer,
  recipientId: string,
  witness: 'shop' | 'notary',
  by: Actor,
  services: CounterServices,
  on = today(services),
) {
  const recipient = await lockRecipient(tx, recipientId)
  refuseLater(on, services)
  const checked = await tx
    .selectFrom('document_checks')
    .select('id')
    .where('recipient_id', '=', recipientId)
    .where('checked_at', '>', recipient.ids_due_since)
    .executeTakeFirst()
  if (!checked) throw new CounterError('ids_not_checked')
  const change = { form_status: 'signed' as const, signed_on: on, witness, form_reason: null }
  await moveForm(tx, recipient, 'to-sign', change, by, services)

  const application = await findApplication(tx, recipient.application_id)
  if (application.state !== 'open') return
  const recipients = await listRecipients(tx, application.id)
  if (recipients.every(({ form_status }) => form_status !== 'to-sign')) {
    await sendApplicationEmail(tx, 'forms-signed', application, {}, services)
  }
}

/** Notes that a signed form is in the Customer Registration Database of the Postal Service. */
export async function enterInCrd(
  tx: Writer,
  recipientId: string,
  by: Actor,
  services: CounterServices,
  on = today(services),
) {
  const recipient = await lockRecipient(tx, recipientId)
  refuseLater(on, services)
  const change = { form_status: 'in-crd' as const, crd_on: on }
  await moveForm(tx, recipient, 'signed', change, by, services)
}

/**
 * Gives an application its number: the lowest free one, or the one that is wished for, which may take the place of another
 * until the keys are issued.
 *
 * @throws CounterError with the reason
 */
export async function allocateBox(
  tx: Writer,
  applicationId: string,
  wished: number | undefined,
  by: Actor,
  services: CounterServices,
): Promise<Rental> {
  const { boxNumbers } = services.rental
  const application = await findApplication(tx, applicationId)
  if (application.state !== 'open') throw new CounterError('not_open')
  const day = today(services)
  const earlier = await selectRentalOf(tx, applicationId).forUpdate().executeTakeFirst()
  if (earlier && (earlier.keys_issued_on || wished === undefined)) {
    throw new CounterError('box_allocated')
  }
  const box = wished ?? (await findFreeBox(tx, boxNumbers, day))
  if (box === undefined) throw new CounterError('no_box_free')
  const refusal: BoxRefusal | undefined = await refuseBox(tx, box, boxNumbers, day)
  if (refusal) throw new CounterError(`box_${refusal.refused}`, refusal)
  const { customer_id, plan, months, payment, prices } = application
  const given = { box, allocated_on: day }
  const agreed = { application_id: applicationId, customer_id, plan, months, payment, prices }
  const rental = await (
    earlier
      ? tx.updateTable('rentals').set(given).where('id', '=', earlier.id)
      : tx.insertInto('rentals').values({ ...agreed, ...given, id: randomUUID() })
  )
    .returningAll()
    .executeTakeFirstOrThrow()
  recordStep(tx, 'allocate', 'rental', rental.id, by, services, { box, plan, months })
  return rental
}

/** Hands the keys over. @throws CounterError while a form is not in the CRD */
export async function issueKeys(
  tx: Writer,
  rentalId: string,
  by: Actor,
  services: CounterServices,
  count = 1,
) {
  const rental = await lockRental(tx, rentalId)
  if (rental.keys_issued_on) throw new CounterError('keys_issued')
  const recipients = await listRecipients(tx, rental.application_id ?? '')
  const missing = recipients.filter(
    (recipient) => signsForm(recipient) && recipient.form_status !== 'in-crd',
  )
  if (missing.length > 0) throw new CounterError('forms_missing')
  const change = { keys_issued_on: today(services), key_count: count }
  await updateRows(tx, 'rentals', { id: rentalId }, change)
  recordStep(tx, 'issue-keys', 'rental', rentalId, by, services, { keys: count })
}

async function moveForm(
  tx: Writer,
  { id, form_status: before }: RecipientRow,
  from: RecipientRow['form_status'],
  change: Partial<RecipientRow>,
  by: Actor,
  services: CounterServices,
) {
  if (before !== from) throw new CounterError('wrong_step', { form_status: before })
  await updateRows(tx, 'recipients', { id }, change)
  const { form_status, witness } = change
  recordStep(tx, 'form', 'recipient', id, by, services, { form_status, witness })
}

/** Only what has been done is noted. */
function refuseLater(on: Day, services: CounterServices) {
  if (on > today(services)) throw new CounterError('day_ahead')
}

/** Nothing is done for somebody who was removed. */
export async function lockRecipient(tx: Writer, id: string) {
  const found = await lockRow(tx, 'recipients', { id, removed_on: null })
  if (!found) throw new CounterError('not_found')
  return found
}

export async function lockRental(tx: Writer, id: string) {
  const found = await lockRow(tx, 'rentals', { id })
  if (!found) throw new CounterError('not_found')
  return found
}

/** @throws CounterError when there is none */
export async function findApplication(database: Reader, id: string): Promise<ApplicationRow> {
  const found = await findRow(database, 'applications', { id })
  if (!found) throw new CounterError('not_found')
  return found
}

export function today({ rental, now }: CounterServices): Day {
  return wallClock(now(), rental.timeZone).date
}

export function recordStep(
  tx: Writer,
  action: Deed['action'],
  entity: Deed['entity'],
  entityId: string,
  by: Actor,
  services: CounterServices,
  after?: Deed['after'],
) {
  recordDeed(tx, by, { action, entity, entityId, after }, services.now())
}
