import type { Writer } from '#server/database/database.ts'
import type { Announcement } from '#server/database/rows.ts'
import { enqueue } from '#server/email/outbox.ts'
import type { Services } from '#server/services.ts'
import { findContact } from '#server/shop/core/customers/customers.ts'
import { NO_LONGER_TRUE } from '#server/shop/core/emails/delivery-failures.ts'
import { asUuid } from '#server/shop/core/emails/digests.ts'
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
    .where('beginsAt', '<=', now())
    .orderBy('beginsAt')
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
      .selectFrom('announcementRecipients')
      .selectAll()
      .where('announcementId', '=', id)
      .where('state', '=', 'waiting')
      .orderBy('id')
      .executeTakeFirst()
    if (!next) break
    await announce(tx, { announcement, recipient: next, dueAt }, services)
    dueAt = await nextTurn(tx, now())
  }
  const left = await tx
    .selectFrom('announcementRecipients')
    .select('id')
    .where('announcementId', '=', id)
    .where('state', 'in', ['waiting', 'queued'])
    .limit(1)
    .executeTakeFirst()
  if (!left)
    await tx.updateTable('announcements').set({ state: 'done' }).where('id', '=', id).execute()
}

type Turn = {
  announcement: Announcement
  recipient: { id: string; customerId: string }
  dueAt: number
}

async function announce(
  tx: Writer,
  { announcement, recipient, dueAt }: Turn,
  services: SendServices,
) {
  const { id, customerId } = recipient
  const changedAt = services.now()
  const contact = await findContact(tx, customerId)
  const rentals = tx.selectFrom('rentals').select('id').where('customerId', '=', customerId)
  const rented = await rentals.where('closedOn', 'is', null).executeTakeFirst()
  if (!contact || !rented) {
    const left = { state: 'left-out', changedAt } as const
    await tx.updateTable('announcementRecipients').set(left).where('id', '=', id).execute()
    return
  }
  // One email per address, even when two customers have changed to it meanwhile.
  const emailId = asUuid(`${announcement.id} ${contact.to.toLowerCase()}`)
  const written = writtenIn(announcement, contact.language)
  const email = { kind: 'announcement', ...contact, facts: { recipient: id, ...written } } as const
  await enqueue(tx, email, services, { id: emailId, dueAt, customerId })
  const queued = { state: 'queued', emailId, changedAt } as const
  await tx.updateTable('announcementRecipients').set(queued).where('id', '=', id).execute()
}

async function storeOutcomes({ database, now }: SendServices) {
  const ended = await database.read
    .selectFrom('announcementRecipients')
    .innerJoin('outbox', 'outbox.id', 'emailId')
    .select(['announcementRecipients.id', 'outbox.state', 'lastError', 'sentAt'])
    .where('announcementRecipients.state', '=', 'queued')
    .where('outbox.state', '!=', 'waiting')
    .limit(MAX_SETTLED)
    .execute()
  if (ended.length === 0) return
  await database.write(async (tx) => {
    for (const { id, state, lastError: reason, sentAt } of ended) {
      const failed = reason === NO_LONGER_TRUE ? 'left-out' : 'undelivered'
      const became = state === 'sent' ? 'sent' : failed
      const changed = { state: became, changedAt: sentAt ?? now() } as const
      await tx.updateTable('announcementRecipients').set(changed).where('id', '=', id).execute()
    }
  })
}
