import { randomUUID } from 'node:crypto'

import type { Reader, Writer } from '#server/database/database.ts'
import type { MailItem } from '#server/database/shop-tables.ts'
import type { Services } from '#server/services.ts'

import { recordAudit } from './audit.ts'
import { type Clerk, CounterError } from './counter.ts'

type NewMailItem = Pick<MailItem, 'rental_id' | 'recipient_id' | 'kind' | 'carrier' | 'tracking'>

const MAX_HISTORY = 100

/** Takes in a parcel, an accountable letter, or the mark that letters lie in the box. */
export async function receiveMailItem(
  tx: Writer,
  item: NewMailItem,
  by: Clerk,
  { now }: Pick<Services, 'now'>,
) {
  const id = randomUUID()
  const held = { state: 'waiting' as const, received_at: now(), ended_at: null }
  await tx
    .insertInto('mail_items')
    .values({ ...item, ...held, id })
    .execute()
  await record(tx, 'receive', id, by, now(), { kind: item.kind })
  return id
}

/** Hands an item out. @throws CounterError when it waits no longer */
export async function handOutMailItem(
  tx: Writer,
  id: string,
  by: Clerk,
  { now }: Pick<Services, 'now'>,
) {
  const handed = await tx
    .updateTable('mail_items')
    .set({ state: 'handed-out', ended_at: now() })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returning('id')
    .executeTakeFirst()
  if (!handed) throw new CounterError('not_waiting')
  await record(tx, 'hand-out', id, by, now())
}

/** The items of a box in one state, the newest first. */
export function listMailItems(database: Reader, rentalId: string, state: MailItem['state']) {
  return database
    .selectFrom('mail_items')
    .leftJoin('recipients', 'recipients.id', 'mail_items.recipient_id')
    .select(['mail_items.id', 'mail_items.kind', 'carrier', 'tracking', 'received_at', 'ended_at'])
    .select('recipients.name as recipient')
    .where('rental_id', '=', rentalId)
    .where('state', '=', state)
    .orderBy('received_at', 'desc')
    .limit(MAX_HISTORY)
    .execute()
}

async function record(
  tx: Writer,
  action: string,
  entityId: string,
  { id: actor, role, requestId }: Clerk,
  now: number,
  after?: { kind: MailItem['kind'] },
) {
  const about = { action, entity: 'mail-item', entityId, after, requestId }
  await recordAudit(tx, { actor, role, ...about }, now)
}
