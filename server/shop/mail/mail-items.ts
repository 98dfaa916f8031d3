import * as v from 'valibot'

import type { Reader, Writer } from '#server/database/database.ts'
import type { MailItem } from '#server/database/rows.ts'
import { recordAction, type Actor, type AuditedAction } from '#server/shop/core/audit/audit.ts'
import { counterItem, type CounterItem } from '#shared/shop/mail/items.ts'
import { slipCode } from '#shared/shop/mail/slip.ts'

const MAX_LISTED = 100

/**
 * Items of a box in some states, newest first, as its customer may see them: without those addressed to other names.
 */
export function listMailItems(database: Reader, rentalId: string, states: MailItem['state'][]) {
  return selectItems(database)
    .where('mailItems.rentalId', '=', rentalId)
    .where('mailItems.state', 'in', states)
    .where(({ eb, or }) =>
      or([eb('mailItems.state', '!=', 'returned'), eb('addressee', 'is', null)]),
    )
    .orderBy('receivedAt', 'desc')
    .limit(MAX_LISTED)
    .execute()
}

export function selectItems(database: Reader) {
  return database
    .selectFrom('mailItems')
    .leftJoin('recipients', 'recipients.id', 'mailItems.recipientId')
    .selectAll('mailItems')
    .select('recipients.name as recipient')
}

type ItemRow = MailItem & { recipient: string | null }

export function asCounterItem(item: ItemRow): CounterItem {
  return v.parse(counterItem, { ...item, slip: item.slip === null ? null : slipCode(item.slip) })
}

export async function findItem(database: Reader, id: string) {
  const row = await selectItems(database).where('mailItems.id', '=', id).executeTakeFirst()
  return row && asCounterItem(row)
}

export function recordItemStep(
  tx: Writer,
  entityId: string,
  step: Omit<AuditedAction, 'entity' | 'entityId'>,
  by: Actor,
  now: number,
) {
  recordAction(tx, by, { ...step, entity: 'mail-item', entityId }, now)
}
