import { createHash } from 'node:crypto'

import { countFound } from '#server/database/count-found.ts'
import type { Writer } from '#server/database/database.ts'
import type { Addressee, DigestEmail } from '#server/email/email.ts'
import { enqueue, type OutboxServices } from '#server/email/outbox.ts'
import { HOUR_MS } from '#shared/durations.ts'

/** More emails than this in an hour are collected into one email at its end. */
const MAX_AN_HOUR = 8
const MAX_LISTED = 20
const UUID = /^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/

type CollectableEmail = DigestEmail['emails'][number]

const KINDS: CollectableEmail['kind'][] = [
  'application-filed',
  'application-withdrawn',
  'visit-booked',
  'visit-moved',
  'visit-cancelled',
  'closing-planned',
]

export function isCollectable(email: { kind: string }): email is CollectableEmail {
  return (KINDS as string[]).includes(email.kind)
}

export async function hasReachedHourlyLimit(
  tx: Writer,
  customerId: string,
  { now }: OutboxServices,
) {
  const had = tx
    .selectFrom('outbox')
    .where('customerId', '=', customerId)
    .where('createdAt', '>', now() - HOUR_MS)
    .where('kind', 'in', KINDS)
  return (await countFound(had)) >= MAX_AN_HOUR
}

type CollectedItem = { customerId: string; contact: Addressee; email: CollectableEmail }

export async function collectEmail(
  tx: Writer,
  { customerId, contact, email }: CollectedItem,
  services: OutboxServices,
) {
  const hour = Math.floor(services.now() / HOUR_MS)
  const id = asUuid(`${customerId} gathered ${hour}`)
  const envelope = { id, dueAt: (hour + 1) * HOUR_MS, customerId }
  await enqueue(tx, { kind: 'gathered', emails: [], more: 0, ...contact }, services, envelope)
  const item = await tx
    .selectFrom('outbox')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .forUpdate()
    .executeTakeFirst()
  if (!item) return
  const { emails, more, ...fields } = JSON.parse(item.fields)
  const { token: _secret, ...listed } = email as CollectableEmail & { token?: string }
  const all = [...emails, listed]
  const newest = all.slice(-MAX_LISTED)
  const changed = { ...fields, emails: newest, more: more + all.length - newest.length }
  await tx
    .updateTable('outbox')
    .set({ fields: JSON.stringify(changed) })
    .where('id', '=', id)
    .execute()
}

/** A deterministic id, so that the outbox has the same email once. */
export function asUuid(text: string) {
  return createHash('sha256').update(text).digest('hex').replace(UUID, '$1-$2-8$3-8$4-$5')
}
