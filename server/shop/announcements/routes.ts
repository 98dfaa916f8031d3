import { enqueue } from '#server/email/outbox.ts'
import type { Services } from '#server/services.ts'
import { CounterError, recordStep } from '#server/shop/core/counter.ts'
import { nextTurn } from '#server/shop/core/emails/paced-emails.ts'
import {
  inTransaction,
  serveCalls,
  type CallContext,
  type InputOf,
} from '#server/shop/core/serve-calls.ts'
import { MINUTE_MS } from '#shared/durations.ts'
import { announcementCalls } from '#shared/shop/announcements/calls.ts'

import { getAnnouncement, listAnnouncements } from './list-announcements.ts'
import { countRecipients, listRecipients } from './recipients.ts'
import { asTexts, writtenIn } from './texts.ts'

type Calls = typeof announcementCalls

const GRACE_MS = 5 * MINUTE_MS

export const announcementRoutes = serveCalls(announcementCalls, {
  list: async (_input, _context, { database }) => listAnnouncements(database.read),
  get: getAnnouncement,

  preview: async ({ boxes = null, ...entered }, _context, { database }) => {
    const texts = asTexts(entered)
    const english = writtenIn(texts, 'en')
    const spanish = writtenIn(texts, 'es')
    return { english, spanish, ...(await countRecipients(database.read, boxes)) }
  },

  test: sendTest,

  send: inTransaction<Calls['send']>(async (tx, input, by, services) => {
    const { id, shownPeople, boxes = null, ...entered } = input
    const { people } = await countRecipients(tx, boxes)
    if (people !== shownPeople || people === 0) throw new CounterError('people_changed', { people })
    const now = services.now()
    const about = { boxes, state: 'waiting', createdAt: now, createdBy: by.id } as const
    const row = { id, ...asTexts(entered), ...about, beginsAt: now + GRACE_MS }
    await tx.insertInto('announcements').values(row).execute()
    await listRecipients(tx, { id, boxes, now })
    recordStep(tx, 'announce', 'announcement', id, by, services)
    return listAnnouncements(tx)
  }),

  takeBack: inTransaction<Calls['takeBack']>(async (tx, { id }, by, services) => {
    const announcement = await tx
      .selectFrom('announcements')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!announcement) throw new CounterError('not_found')
    const { state, beginsAt } = announcement
    if (state !== 'waiting' || services.now() >= beginsAt) {
      throw new CounterError('announcement_begun')
    }
    const ended = { state: 'taken-back' } as const
    await tx.updateTable('announcements').set(ended).where('id', '=', id).execute()
    const left = { state: 'left-out', changedAt: services.now() } as const
    const recipients = tx.updateTable('announcementRecipients').set(left)
    await recipients.where('announcementId', '=', id).execute()
    recordStep(tx, 'take-back', 'announcement', id, by, services)
    return listAnnouncements(tx)
  }),
})

/** In both languages, since the author answers for both. */
async function sendTest(
  entered: InputOf<Calls['test']>,
  { caller }: CallContext,
  services: Services,
) {
  const to = await caller.confirmedEmail()
  if (to === '') throw new CounterError('own_address')
  const texts = asTexts(entered)
  await services.database.write(async (tx) => {
    for (const language of ['en', 'es'] as const) {
      const contact = { to, firstName: caller.firstName, language }
      const facts = { recipient: null, ...writtenIn(texts, language) }
      const dueAt = await nextTurn(tx, services.now())
      const envelope = { dueAt, customerId: caller.id }
      await enqueue(tx, { kind: 'announcement', ...contact, facts }, services, envelope)
    }
  })
  return { email: to }
}
