import ical from 'ical-generator'

import { business } from '#app/content/business.ts'
import { mailboxClosing as words } from '#content/active-mailbox.ts'
import { addDays, sequenceAt } from '#shared/calendar.ts'
import { interpolate } from '#shared/interpolate.ts'
import { closingSteps } from '#shared/shop/boxes/closing.ts'
import type { ClosingPlan, Mailbox } from '#shared/shop/boxes/mailbox-calls.ts'

/** The days of a closing as a calendar file (RFC 5545): an all-day entry for each step. A later file moves the same entries. */
export function writeClosingCalendar(
  { id, box }: Pick<Mailbox, 'id' | 'box'>,
  plan: ClosingPlan,
  now = new Date(),
) {
  const calendar = ical({
    name: interpolate(words.printTitle, { box }),
    prodId: { company: business.name, product: 'closing' },
  })
  for (const step of closingSteps) {
    const { name, text } = words.steps[step]
    calendar.createEvent({
      id: `closing-${id}-${step}`,
      sequence: sequenceAt(now),
      stamp: now,
      allDay: true,
      start: new Date(plan[step]),
      end: new Date(addDays(plan[step], 1)),
      summary: `${business.name}: ${name}`,
      description: text,
      location: business.addressLines.join(', '),
    })
  }
  return calendar.toString()
}
