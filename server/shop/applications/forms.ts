import { randomUUID } from 'node:crypto'

import { rental as words } from '#sentences/rental.ts'
import type { RecipientRow } from '#server/database/rows.ts'
import { CounterError, recordStep, today, type StepContext } from '#server/shop/core/counter.ts'
import { addAcknowledgment, findAcknowledged } from '#server/shop/core/customers/acknowledgments.ts'
import {
  asMember,
  listRecipients,
  priceApplication,
} from '#server/shop/core/customers/applications.ts'
import { sendApplicationEmail } from '#server/shop/core/emails/customer-emails.ts'
import {
  lockRecipientOf,
  refuseLater,
  type StepOf,
} from '#server/shop/core/idempotency/counter-step.ts'
import { say } from '#shared/sentence.ts'
import type { householdCalls } from '#shared/shop/applications/counter-calls.ts'
import { needsIds, signsForm } from '#shared/shop/applications/household.ts'
import { checkIdPair, hasExpiry } from '#shared/shop/applications/identification.ts'
import { nextBusinessDay } from '#shared/shop/visits/timetable.ts'

type Calls = typeof householdCalls

/** @throws CounterError with the field of a document that is not acceptable today */
export async function noteIds(step: StepOf<Calls['noteIds']>) {
  const { tx, by, services, input: shown } = step
  const recipient = await lockRecipientOf(step)
  if (!needsIds(asMember(recipient))) throw new CounterError('no_ids_needed')
  const [problem] = checkIdPair(shown, today(services)).problems
  if (problem) {
    const reason = say(words.ids[problem.code].reason)
    throw new CounterError('ids_refused', { field: `${problem.document}Id`, reason })
  }
  if (hasExpiry(shown.photoId) && !shown.photoExpiresOn) {
    throw new CounterError('expiry_missing', { field: 'photoExpiresOn' })
  }
  await tx
    .insertInto('document_checks')
    .values({
      id: randomUUID(),
      recipient_id: recipient.id,
      photo_id: shown.photoId,
      photo_expires_on: hasExpiry(shown.photoId) ? (shown.photoExpiresOn ?? null) : null,
      address_id: shown.addressId,
      address_expires_on: hasExpiry(shown.addressId) ? (shown.addressExpiresOn ?? null) : null,
      checked_by: by.id,
      checked_at: services.now(),
    })
    .execute()
  recordStep(tx, 'check-ids', 'recipient', recipient.id, by, services)
}

export async function noteSignature(step: StepOf<Calls['noteSignature']>) {
  const { tx, services, application, input } = step
  const { witness, on = today(services) } = input
  const recipient = await lockRecipientOf(step)
  refuseLater(on, today(services))
  await refuseUnchecked(step, recipient)
  const change = { form_status: 'signed' as const, signed_on: on, witness, form_reason: null }
  await moveForm(step, recipient, 'to-sign', change)

  if (application.state !== 'open') return
  const recipients = await listRecipients(tx, application.id)
  if (recipients.every(({ form_status }) => form_status !== 'to-sign')) {
    const facts = {
      dueCents: (await priceApplication(tx, application)).dueToday,
      readyOn: nextBusinessDay(today(services), services.facts),
    }
    await sendApplicationEmail(tx, 'forms-signed', application, facts, services)
  }
}

export async function noteAcknowledgment(step: StepOf<Calls['noteAcknowledgment']>) {
  const { tx, services, input } = step
  const { language, on = today(services) } = input
  const recipient = await lockRecipientOf(step)
  refuseLater(on, today(services))
  if (!signsForm(asMember(recipient))) throw new CounterError('wrong_step')
  await refuseUnchecked(step, recipient)
  const acknowledged = await findAcknowledged(tx, recipient.application_id)
  if (acknowledged.has(recipient.id)) throw new CounterError('wrong_step')
  await addAcknowledgment(step, recipient.id, { way: 'signed', language, on })
}

export async function noteCrd(step: StepOf<Calls['noteCrd']>) {
  const { services, input } = step
  const { on = today(services) } = input
  const recipient = await lockRecipientOf(step)
  refuseLater(on, today(services))
  await moveForm(step, recipient, 'signed', { form_status: 'in-crd', crd_on: on })
}

/** @throws CounterError before the recipient's IDs were checked */
async function refuseUnchecked({ tx }: StepContext, { id, ids_due_since }: RecipientRow) {
  const checked = await tx
    .selectFrom('document_checks')
    .select('id')
    .where('recipient_id', '=', id)
    .where('checked_at', '>', ids_due_since ?? 0)
    .executeTakeFirst()
  if (!checked) throw new CounterError('ids_not_checked')
}

async function moveForm(
  { tx, by, services }: StepContext,
  { id, form_status: before }: RecipientRow,
  from: RecipientRow['form_status'],
  change: Partial<RecipientRow>,
) {
  if (before !== from) throw new CounterError('wrong_step', { form_status: before })
  await tx.updateTable('recipients').set(change).where('id', '=', id).execute()
  const { form_status, witness } = change
  recordStep(tx, 'form', 'recipient', id, by, services, { form_status, witness })
}
