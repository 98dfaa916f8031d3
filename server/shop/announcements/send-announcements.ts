import type { Writer } from '#server/database/database.ts'
import type { Announcement } from '#server/database/rows.ts'
import { enqueue } from '#server/email/outbox.ts'
import type { Services } from '#server/services.ts'
import { findContact } from '#server/shop/core/customers/customers.ts'
import { NO_LONGER_TRUE } from '#server/shop/core/emails/delivery-failures.ts'
import { asUuid } from '#server/shop/core/emails/gather-emails.ts'
import { nextTurn } from '#server/shop/core/emails/paced-emails.ts'
import { MINUTE_MS } from '#shared/durations.ts'

import { writtenIn } from './texts.ts'

/** The outbox gets no more than it sends in this time, so that addresses are read late. */
const AHEAD_MS = MINUTE_MS
const MAX_SETTLED = 200

type SendServices = Pick<Services, 'database' | 'secrets' | 'now' | 'events'>

/**
 * Adds due announcements to the outbox, a few emails at a time, and stores the outcome of earlier ones. Safe in several
 * processes at once: each locks the announcement first.
 */
export async function sendAnnouncements(services: SendServices) {
  const { database, now } = services
  await storeOutcomes(services)
  const due = await database.read
    .selectFrom('announcements')
    .select('id')
    .where('state', 'in', ['waiting', 'begun'])
    .where('begins_at', '<=', now())
    .orderBy('begins_at')
    .execute()
  for (const { id } of due) await database.write((tx) => handOver(tx, id, services))
}

async function handOver(tx: Writer, id: string, services: SendServices) {
  const { now } = services
  const announcement = await tx
    .selectFrom('announcements')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (announcement?.state !== 'waiting' && announcement?.state !== 'begun') return
  if (announcement.state === 'waiting')
    await tx.updateTable('announcements').set({ state: 'begun' }).where('id', '=', id).execute()
  let dueAt = await nextTurn(tx, now())
  while (dueAt < now() + AHEAD_MS) {
    const next = await tx
      .selectFrom('announcement_recipients')
      .selectAll()
      .where('announcement_id', '=', id)
      .where('state', '=', 'waiting')
      .orderBy('id')
      .executeTakeFirst()
    if (!next) break
    await announce(tx, { announcement, recipient: next, dueAt }, services)
    dueAt = await nextTurn(tx, now())
  }
  const left = await tx
    .selectFrom('announcement_recipients')
    .select('id')
    .where('announcement_id', '=', id)
    .where('state', 'in', ['waiting', 'queued'])
    .limit(1)
    .executeTakeFirst()
  if (!left)
    await tx.updateTable('announcements').set({ state: 'done' }).where('id', '=', id).execute()
}

type Turn = {
  announcement: Announcement
  recipient: { id: string; customer_id: string }
  dueAt: number
}

async function announce(
  tx: Writer,
  { announcement, recipient, dueAt }: Turn,
  services: SendServices,
) {
  const { id, customer_id: customerId } = recipient
  const changed_at = services.now()
  const contact = await findContact(tx, customerId)
  const rented = await tx
    .selectFrom('rentals')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('closed_on', 'is', null)
    .executeTakeFirst()
  if (!contact || !rented) {
    await tx
      .updateTable('announcement_recipients')
      .set({ state: 'left-out', changed_at })
      .where('id', '=', id)
      .execute()
    return
  }
  // One email per address, even when two customers have changed to it meanwhile.
  const emailId = asUuid(`${announcement.id} ${contact.to.toLowerCase()}`)
  const written = writtenIn(announcement, contact.language)
  const email = { kind: 'announcement', ...contact, facts: { recipient: id, ...written } } as const
  await enqueue(tx, email, services, { id: emailId, dueAt, customerId })
  const queued = { state: 'queued', email_id: emailId, changed_at } as const
  await tx.updateTable('announcement_recipients').set(queued).where('id', '=', id).execute()
}

async function storeOutcomes({ database, now }: SendServices) {
  const ended = await database.read
    .selectFrom('announcement_recipients')
    .innerJoin('outbox', 'outbox.id', 'email_id')
    .select(['announcement_recipients.id', 'outbox.state', 'last_error', 'sent_at'])
    .where('announcement_recipients.state', '=', 'queued')
    .where('outbox.state', '!=', 'waiting')
    .limit(MAX_SETTLED)
    .execute()
  if (ended.length === 0) return
  await database.write(async (tx) => {
    for (const { id, state, last_error: reason, sent_at: sentAt } of ended) {
      const failed = reason === NO_LONGER_TRUE ? 'left-out' : 'undelivered'
      const became = state === 'sent' ? 'sent' : failed
      const changed = { state: became, changed_at: sentAt ?? now() } as const
      await tx.updateTable('announcement_recipients').set(changed).where('id', '=', id).execute()
    }
  })
}
