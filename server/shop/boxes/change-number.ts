import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'

import type { Writer } from '#server/database/database.ts'
import { recordAction } from '#server/shop/core/audit/audit.ts'
import { CounterError, today } from '#server/shop/core/counter.ts'
import { listRecipients } from '#server/shop/core/customers/applications.ts'
import { keysOut } from '#server/shop/core/customers/end-application.ts'
import { sendApplicationEmail } from '#server/shop/core/emails/customer-emails.ts'
import { lockOpenRentalOf, type StepOf } from '#server/shop/core/idempotency/counter-step.ts'
import type { changeCalls } from '#shared/shop/boxes/change-calls.ts'
import { planClosing } from '#shared/shop/boxes/closing.ts'

import { formatAddress, refuseBox } from './box-numbers.ts'

/**
 * Moves a customer to another number: the keys of the old one are back, what is still here goes along, and their forms are entered in the
 * Customer Registration Database again. The old number stays out of use while its mail is forwarded.
 */
export async function changeNumber(step: StepOf<(typeof changeCalls)['changeNumber']>) {
  const { tx, application, input, by, services } = step
  const rental = await lockOpenRentalOf(step)
  const { id: rentalId, box: former } = rental
  const { box, keysBack, keys } = input
  const { boxNumbers, keysPerDeposit: max } = services.facts
  const day = today(services)
  if (box === former) throw new CounterError('same_number', { field: 'box' })
  const refusal = await refuseBox(tx, box, boxNumbers, day, rentalId)
  if (refusal) throw new CounterError(`box_${refusal.refused}`, { ...refusal, field: 'box' })
  if (keysBack !== keysOut(rental)) {
    throw new CounterError('keys_still_out', { count: keysOut(rental), field: 'keysBack' })
  }
  if (max !== undefined && keys > max) {
    throw new CounterError('too_many_keys', { max, field: 'keys' })
  }
  await tx
    .deleteFrom('formerNumbers')
    .where('rentalId', '=', rentalId)
    .where('box', '=', box)
    .execute()
  await tx
    .insertInto('formerNumbers')
    .values({ id: randomUUID(), rentalId, box: former, movedOn: day })
    .execute()
  const keyFields = { box, keyCount: keys, keysReturned: 0, keysLost: 0 }
  await tx.updateTable('rentals').set(keyFields).where('id', '=', rentalId).execute()
  await moveMail(tx, rentalId, box)
  // The number stands on each form (item 2b) and in its entry in the database.
  await tx
    .updateTable('recipients')
    .set({ formStatus: 'signed', crdOn: null })
    .where('applicationId', '=', application.id)
    .where('removedOn', 'is', null)
    .where('formStatus', '=', sql.lit('in-crd'))
    .execute()
  const recipients = await listRecipients(tx, application.id)
  const address = formatAddress(box, recipients, services)
  const facts = { box, former, address, remailUntil: planClosing(day).remailUntil }
  await sendApplicationEmail(tx, 'number-changed', application, facts, services)
  const change = { before: { box: former, keys: keysBack }, after: { box, keys } }
  const about = { action: 'change-number', entity: 'rental', entityId: rentalId } as const
  recordAction(tx, by, { ...about, ...change }, services.now())
}

export async function moveMail(tx: Writer, rentalId: string, box: number) {
  const here = tx
    .updateTable('mailItems')
    .set({ box })
    .where('rentalId', '=', rentalId)
    .where('endedAt', 'is', null)
  const moved = await here.returning('id').execute()
  for (const { id } of moved) {
    await tx
      .updateTable('tasks')
      .set({ box })
      .where('mailItemId', '=', id)
      .where('doneAt', 'is', null)
      .execute()
  }
}
