import type { Writer } from '#server/database/database.ts'
import type { MailItem } from '#server/database/rows.ts'
import { CounterError, today, type CounterServices } from '#server/shop/core/counter.ts'
import { listRecipients } from '#server/shop/core/customers/applications.ts'
import { sendMailEmail } from '#server/shop/core/emails/customer-emails.ts'
import { findRental } from '#server/shop/core/idempotency/locks.ts'
import { inTransaction } from '#server/shop/core/serve-calls.ts'
import { bearsName } from '#shared/shop/applications/match-names.ts'
import type { mailCalls } from '#shared/shop/mail/calls.ts'
import { isLetter } from '#shared/shop/mail/item-kinds.ts'

import { lockBoxStates } from './box-state.ts'
import { recordItemStep, selectItems } from './mail-items.ts'
import { loadReceived, stateOf } from './receive.ts'
import { addTaskOf } from './tasks.ts'

type Calls = typeof mailCalls

export const moveItem = inTransaction<Calls['moveItem']>(
  async (tx, { id, box: wanted }, by, services) => {
    const before = await tx
      .selectFrom('mailItems')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst()
    const boxStates = await lockBoxStates(tx, [wanted, before?.box ?? wanted], today(services))
    const item = await lockItem(tx, id)
    const found = boxStates(wanted)
    const box = found.movedTo ?? wanted
    if (item.box === box) throw new CounterError('same_box')
    const recipients = await listRecipients(tx, found.rental?.applicationId ?? '')
    const name = item.recipient ?? item.addressee ?? ''
    const recipient = recipients.find((one) => bearsName(one, name))
    // A recipient was picked from the previous box's list: the name on the item itself is not known.
    const addressee = recipient || item.recipient ? null : item.addressee
    const state = stateOf(found.state, addressee)
    const place = { rentalId: found.rental?.id ?? null, box, recipientId: recipient?.id ?? null }
    const notice = state === 'waiting' ? ('due' as const) : ('none' as const)
    await tx
      .updateTable('mailItems')
      .set({ ...place, addressee, state, notice })
      .where('id', '=', id)
      .execute()
    await tx.deleteFrom('tasks').where('mailItemId', '=', id).where('doneAt', 'is', null).execute()
    await addTaskOf(tx, { id, box, state }, services)
    if (item.notice === 'sent' || item.notice === 'overdue')
      await notifyPrevious(tx, item, services)
    const moved = { before: { box: item.box, state: item.state }, after: { box, state } }
    recordItemStep(tx, id, { action: 'move', ...moved }, by, services.now())
    return loadReceived(tx, id, services)
  },
)

async function lockItem(tx: Writer, id: string) {
  const locked = await tx
    .selectFrom('mailItems')
    .select('id')
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .where('kind', '!=', 'letters')
    .forUpdate()
    .executeTakeFirst()
  if (!locked) throw new CounterError('not_waiting')
  return selectItems(tx).where('mailItems.id', '=', id).executeTakeFirstOrThrow()
}

async function notifyPrevious(
  tx: Writer,
  { rentalId, box, kind }: MailItem,
  services: CounterServices,
) {
  const rental = await findRental(tx, rentalId)
  const facts = { box, parcels: Number(!isLetter(kind)) }
  if (rental) await sendMailEmail(tx, 'mail-mistaken', rental, facts, services)
}
