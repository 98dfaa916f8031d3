import ical, { ICalAlarmType } from 'ical-generator'

import { business } from '#app/content/business.ts'
import { formatExactDollars } from '#app/ui/dollars.ts'
import { mailboxRent as words } from '#content/active-mailbox.ts'
import { addDays, sequenceAt } from '#shared/calendar.ts'
import { DAY_MS, SECOND_MS } from '#shared/durations.ts'
import { interpolate } from '#shared/interpolate.ts'
import type { Mailbox } from '#shared/shop/boxes/mailbox-calls.ts'

const AHEAD_S = (3 * DAY_MS) / SECOND_MS

/**
 * The day that rent is due on next as a calendar file (RFC 5545): the whole day, with a reminder three days before. A later file moves
 * the same entry.
 */
export function writeRentCalendar(
  { id, box, nextDueOn, nextDueCents }: Pick<Mailbox, 'id' | 'box' | 'nextDueOn' | 'nextDueCents'>,
  now = new Date(),
) {
  if (!nextDueOn) throw new Error('No rent is due')
  const summary = interpolate(words.dueTitle, { box })
  const calendar = ical({ name: summary, prodId: { company: business.name, product: 'rent' } })
  calendar
    .createEvent({
      id: `rent-${id}`,
      sequence: sequenceAt(now),
      stamp: now,
      allDay: true,
      start: new Date(nextDueOn),
      end: new Date(addDays(nextDueOn, 1)),
      summary: `${business.name}: ${summary}`,
      description: interpolate(words.dueText, { amount: formatExactDollars(nextDueCents) }),
      location: business.addressLines.join(', '),
    })
    .createAlarm({ type: ICalAlarmType.display, trigger: AHEAD_S })
  return calendar.toString()
}
