import type { Services } from '#server/services.ts'
import { sendVisitEmail } from '#server/shop/core/emails/customer-emails.ts'
import { DAY_MS, MINUTE_MS } from '#shared/durations.ts'

/** A customer who booked this shortly before just got a confirmation. */
const MIN_AGE_MS = 12 * 60 * MINUTE_MS

type ReminderServices = Pick<Services, 'database' | 'secrets' | 'now' | 'facts' | 'events'>

/**
 * Adds a reminder to the outbox for each visit of the next 24 hours. Its id is derived from the visit and its sequence:
 * a moved visit gets a new reminder, and concurrent processes add it once.
 */
export async function sendReminders(services: ReminderServices) {
  const { database, now } = services
  const visits = await database.read
    .selectFrom('appointments')
    .selectAll()
    .where('state', '=', 'booked')
    .where('slotAt', '>', now())
    .where('slotAt', '<=', now() + DAY_MS)
    .where('updatedAt', '<=', now() - MIN_AGE_MS)
    .execute()
  if (visits.length === 0) return
  await database.write(async (tx) => {
    for (const visit of visits) await sendVisitEmail(tx, 'visit-reminder', visit, services)
  })
}
