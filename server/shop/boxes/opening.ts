import { randomUUID } from 'node:crypto'

import type { Writer } from '#server/database/database.ts'
import { insertRow, updateRows } from '#server/database/rows.ts'
import type { RecipientRow, Rental } from '#server/database/shop-tables.ts'
import { ApiError } from '#server/http/api-error.ts'
import { listRecipients, quoteApplication, selectRentalOf } from '#server/shop/core/applications.ts'
import {
  type CounterDeed,
  CounterError,
  type CounterServices,
  findApplication,
  lockRecipient,
  lockRental,
  recordStep,
  today,
} from '#server/shop/core/counter.ts'
import { addAcknowledgment, findAcknowledged } from '#server/shop/core/acknowledgments.ts'
import { sendApplicationEmail } from '#server/shop/core/customer-emails.ts'
import type { Day } from '#shared/calendar.ts'
import type { Language } from '#shared/language.ts'
import { counter } from '#shared/content/counter.ts'
import { rental as words } from '#sentences/rental.ts'
import {
  acknowledgeBody,
  boxBody,
  crdBody,
  idsBody,
  keysBody,
  signBody,
} from '#shared/shop/boxes/counter.ts'
import { needsIds, signsForm } from '#shared/shop/applications/household.ts'
import { checkIdPair, hasExpiry, type IdPair } from '#shared/shop/applications/identification.ts'
import { nextBusinessDay } from '#shared/shop/visits/timetable.ts'

import { findFreeBox, refuseBox } from './box-numbers.ts'
import { counterStep, lockRecipientOf, lockRentalOf } from './counter-step.ts'

/** POST …/recipients/:recipient/ids: the two documents they showed; again, whenever they show newer ones. */
export const noteIds = counterStep(idsBody, async (step) => {
  const { id } = await lockRecipientOf(step)
  await checkIds(step, id, step.body)
})

/** POST …/recipients/:recipient/sign */
export const noteSignature = counterStep(signBody, async (step) => {
  const { id } = await lockRecipientOf(step)
  await signForm(step, id, step.body.witness, step.body.on)
})

/** POST …/recipients/:recipient/acknowledge */
export const noteAcknowledgment = counterStep(acknowledgeBody, async (step) => {
  const { id } = await lockRecipientOf(step)
  await signAcknowledgment(step, id, step.body)
})

/** POST …/recipients/:recipient/crd */
export const noteCrd = counterStep(crdBody, async (step) => {
  const { id } = await lockRecipientOf(step)
  await enterInCrd(step, id, step.body.on)
})

/** POST …/box: gives the application its number, or another one until the keys are issued. */
export const giveBox = counterStep(boxBody, (step) =>
  allocateBox(step, step.application.id, step.body.box),
)

/** POST …/keys */
export const giveKeys = counterStep(keysBody, async (step) => {
  const { id } = await lockRentalOf(step)
  await issueKeys(step, id, step.body.count)
})

/**
 * Notes the two documents that a recipient showed.
 *
 * @throws ApiError with what is wrong of them today, at its field
 */
export async function checkIds(
  { tx, by, services }: CounterDeed,
  recipientId: string,
  pair: IdPair,
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
  await insertRow(tx, 'document_checks', {
    id: randomUUID(),
    recipient_id: recipientId,
    photo_id: pair.photoId,
    photo_expires_on: hasExpiry(pair.photoId) ? (pair.photoExpiresOn ?? null) : null,
    address_id: pair.addressId,
    address_expires_on: hasExpiry(pair.addressId) ? (pair.addressExpiresOn ?? null) : null,
    checked_by: by.id,
    checked_at: services.now(),
  })
  recordStep(tx, 'check-ids', 'recipient', recipientId, by, services)
}

/** Notes that a recipient signed their form, before whom. @throws CounterError before their IDs were checked */
export async function signForm(
  deed: CounterDeed,
  recipientId: string,
  witness: 'shop' | 'notary',
  on = today(deed.services),
) {
  const { tx, services } = deed
  const recipient = await lockRecipient(tx, recipientId)
  refuseLater(on, services)
  await refuseUnchecked(tx, recipient)
  const change = { form_status: 'signed' as const, signed_on: on, witness, form_reason: null }
  await moveForm(deed, recipient, 'to-sign', change)

  const application = await findApplication(tx, recipient.application_id)
  if (application.state !== 'open') return
  const recipients = await listRecipients(tx, application.id)
  if (recipients.every(({ form_status }) => form_status !== 'to-sign')) {
    const facts = {
      dueCents: (await quoteApplication(tx, application)).dueToday,
      readyOn: nextBusinessDay(today(services), services.rental),
    }
    await sendApplicationEmail(tx, 'forms-signed', application, facts, services)
  }
}

/** Notes that a recipient signed the acknowledgment, in which language. @throws CounterError before their IDs were checked */
export async function signAcknowledgment(
  deed: CounterDeed,
  recipientId: string,
  { language, on = today(deed.services) }: { language: Language; on?: Day },
) {
  const recipient = await lockRecipient(deed.tx, recipientId)
  refuseLater(on, deed.services)
  if (!signsForm(recipient)) throw new CounterError('wrong_step')
  await refuseUnchecked(deed.tx, recipient)
  const acknowledged = await findAcknowledged(deed.tx, recipient.application_id)
  if (acknowledged.has(recipientId)) throw new CounterError('wrong_step')
  await addAcknowledgment(deed, recipientId, { way: 'signed', language, on })
}

async function refuseUnchecked(tx: Writer, { id, ids_due_since }: RecipientRow) {
  const checked = await tx
    .selectFrom('document_checks')
    .select('id')
    .where('recipient_id', '=', id)
    .where('checked_at', '>', ids_due_since)
    .executeTakeFirst()
  if (!checked) throw new CounterError('ids_not_checked')
}

/** Notes that a signed form is in the Customer Registration Database of the Postal Service. */
export async function enterInCrd(
  deed: CounterDeed,
  recipientId: string,
  on = today(deed.services),
) {
  const recipient = await lockRecipient(deed.tx, recipientId)
  refuseLater(on, deed.services)
  const change = { form_status: 'in-crd' as const, crd_on: on }
  await moveForm(deed, recipient, 'signed', change)
}

/**
 * Gives an application its number: the lowest free one, or the one that is wished for, which may take the place of another
 * until the keys are issued.
 *
 * @throws CounterError with the reason
 */
export async function allocateBox(
  { tx, by, services }: CounterDeed,
  applicationId: string,
  requested?: number,
): Promise<Rental> {
  const { boxNumbers } = services.rental
  const application = await findApplication(tx, applicationId)
  if (application.state !== 'open') throw new CounterError('not_open')
  const day = today(services)
  const earlier = await selectRentalOf(tx, applicationId).forUpdate().executeTakeFirst()
  if (earlier && (earlier.keys_issued_on || requested === undefined)) {
    throw new CounterError('box_allocated')
  }
  const box = requested ?? (await findFreeBox(tx, boxNumbers, day))
  if (box === undefined) throw new CounterError('no_box_free')
  const refusal = await refuseBox(tx, box, boxNumbers, day)
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

/** Hands the keys over. @throws CounterError while a form is not in the CRD, or somebody has not acknowledged */
export async function issueKeys({ tx, by, services }: CounterDeed, rentalId: string, count = 1) {
  const rental = await lockRental(tx, rentalId)
  if (rental.keys_issued_on) throw new CounterError('keys_issued')
  const recipients = await listRecipients(tx, rental.application_id ?? '')
  const signers = recipients.filter(signsForm)
  const acknowledged = await findAcknowledged(tx, rental.application_id ?? '')
  if (signers.some(({ form_status }) => form_status !== 'in-crd')) {
    throw new CounterError('forms_missing')
  }
  if (signers.some(({ id }) => !acknowledged.has(id))) {
    throw new CounterError('acknowledgment_missing')
  }
  const change = { keys_issued_on: today(services), key_count: count }
  await updateRows(tx, 'rentals', { id: rentalId }, change)
  recordStep(tx, 'issue-keys', 'rental', rentalId, by, services, { keys: count })
}

async function moveForm(
  { tx, by, services }: CounterDeed,
  { id, form_status: before }: RecipientRow,
  from: RecipientRow['form_status'],
  change: Partial<RecipientRow>,
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
