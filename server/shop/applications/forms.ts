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
import { readTrack } from '#server/shop/core/customers/track.ts'
import { sendApplicationEmail } from '#server/shop/core/emails/customer-emails.ts'
import {
  assertNotInFuture,
  lockRecipientOf,
  type Step,
  type StepOf,
} from '#server/shop/core/idempotency/counter-step.ts'
import { render } from '#shared/sentence.ts'
import type { householdCalls } from '#shared/shop/applications/counter-calls.ts'
import { needsIds, signsForm } from '#shared/shop/applications/household.ts'
import { checkIdPair, hasExpiry } from '#shared/shop/applications/identification.ts'
import { isDayUnknown, lackingIn } from '#shared/shop/applications/tracker.ts'
import { nextBusinessDay } from '#shared/shop/visits/timetable.ts'

type Calls = typeof householdCalls

/** @throws CounterError with the field of a document that is not acceptable today */
export async function noteIds(step: StepOf<Calls['noteIds']>) {
  const { tx, by, services, input: shown } = step
  const recipient = await lockRecipientOf(step)
  if (!needsIds(asMember(recipient))) throw new CounterError('no_ids_needed')
  const [problem] = checkIdPair(shown, today(services)).problems
  if (problem) {
    const reason = render(words.ids[problem.code].reason)
    throw new CounterError('ids_refused', { field: `${problem.document}Id`, reason })
  }
  if (hasExpiry(shown.photoId) && !shown.photoExpiresOn) {
    throw new CounterError('expiry_missing', { field: 'photoExpiresOn' })
  }
  await tx
    .insertInto('documentChecks')
    .values({
      id: randomUUID(),
      recipientId: recipient.id,
      photoId: shown.photoId,
      photoExpiresOn: hasExpiry(shown.photoId) ? (shown.photoExpiresOn ?? null) : null,
      addressId: shown.addressId,
      addressExpiresOn: hasExpiry(shown.addressId) ? (shown.addressExpiresOn ?? null) : null,
      checkedBy: by.id,
      checkedAt: services.now(),
    })
    .execute()
  recordStep(tx, 'check-ids', 'recipient', recipient.id, by, services)
}

export async function noteSignature(step: StepOf<Calls['noteSignature']>) {
  const { tx, services, application, input } = step
  const { witness, on = today(services) } = input
  const recipient = await lockRecipientOf(step)
  assertNotInFuture(on, today(services))
  if (isDayUnknown(recipient)) {
    // The form was imported as on file, without a day.
    const change = { formStatus: recipient.formStatus, signedOn: on, witness }
    return moveForm(step, recipient, recipient.formStatus, change)
  }
  await refuseUnchecked(step, recipient)
  const change = { formStatus: 'signed' as const, signedOn: on, witness, formReason: null }
  await moveForm(step, recipient, 'to-sign', change)

  if (application.state !== 'open') return
  const recipients = await listRecipients(tx, application.id)
  if (recipients.every(({ formStatus }) => formStatus !== 'to-sign')) {
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
  assertNotInFuture(on, today(services))
  if (!signsForm(asMember(recipient))) throw new CounterError('wrong_step')
  await refuseUnchecked(step, recipient)
  const acknowledged = await findAcknowledged(tx, recipient.applicationId)
  if (acknowledged.has(recipient.id)) throw new CounterError('wrong_step')
  await addAcknowledgment(step, recipient.id, { way: 'signed', language, on })
}

export const noteSignatures = (step: StepOf<Calls['noteSignatures']>) =>
  forEach('signed', step, noteSignature)

export const noteAcknowledgments = (step: StepOf<Calls['noteAcknowledgments']>) =>
  forEach('acknowledged', step, noteAcknowledgment)

async function forEach<Input extends { application: string }>(
  lacking: 'signed' | 'acknowledged',
  step: Step<Input>,
  take: (step: Step<Input & { recipient: string }>) => Promise<void>,
) {
  const { tx, application, services, input } = step
  const track = await readTrack(tx, application, services)
  const waiting = lackingIn(track, lacking)
  const unchecked = lackingIn(track, 'ids')
  const ready = waiting.filter((id) => !unchecked.includes(id))
  if (ready.length === 0) {
    throw new CounterError(waiting.length > 0 ? 'ids_not_checked' : 'wrong_step')
  }
  for (const recipient of ready) await take({ ...step, input: { ...input, recipient } })
}

export async function noteCrd(step: StepOf<Calls['noteCrd']>) {
  const { services, input } = step
  const { on = today(services) } = input
  const recipient = await lockRecipientOf(step)
  assertNotInFuture(on, today(services))
  await moveForm(step, recipient, 'signed', { formStatus: 'in-crd', crdOn: on })
}

/** @throws CounterError before the recipient's IDs were checked */
async function refuseUnchecked({ tx }: StepContext, { id, idsDueSince }: RecipientRow) {
  const checked = await tx
    .selectFrom('documentChecks')
    .select('id')
    .where('recipientId', '=', id)
    .where('checkedAt', '>', idsDueSince ?? 0)
    .executeTakeFirst()
  if (!checked) throw new CounterError('ids_not_checked')
}

async function moveForm(
  { tx, by, services }: StepContext,
  { id, formStatus: before }: RecipientRow,
  from: RecipientRow['formStatus'],
  change: Partial<RecipientRow>,
) {
  if (before !== from) throw new CounterError('wrong_step', { form_status: before })
  await tx.updateTable('recipients').set(change).where('id', '=', id).execute()
  const { formStatus, witness } = change
  recordStep(tx, 'form', 'recipient', id, by, services, { formStatus, witness })
}
