import ical, {
  ICalAlarmType,
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator'

import { words } from '#server/content.ts'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#shared/durations.ts'
import type { ShopDetails } from '#shared/shop/core/shop.ts'

import type { Email, VisitEmail } from './email.ts'

export type CalendarFile = { method: 'REQUEST' | 'CANCEL'; filename: string; content: string }

type Sender = {
  from: { name: string; address: string }
  shop: ShopDetails
  siteUrl: string
  createdAt: number
}

const REMINDER_LEAD_S = HOUR_MS / SECOND_MS

const METHODS = {
  'visit-booked': 'REQUEST',
  'visit-moved': 'REQUEST',
  'visit-cancelled': 'CANCEL',
} as const

/** The calendar file of an email about a visit: one UID throughout, a higher SEQUENCE each time, times in UTC. */
export function composeCalendar(
  email: Email,
  { from, shop, siteUrl, createdAt }: Sender,
): CalendarFile | undefined {
  if (!('visit' in email) || !hasCalendar(email)) return undefined
  const { id, slotAt, minutes, sequence, way, next } = email.visit
  const { visitTitle, visitDescription, visitFile, ways } = words[email.language].shopEmails
  const method = METHODS[email.kind]
  const isCancelled = method === 'CANCEL'
  const calendar = ical({
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
    prodId: { company: shop.name, product: 'visits', language: email.language.toUpperCase() },
  })
  const event = calendar.createEvent({
    id: `visit-${id}@${new URL(siteUrl).hostname}`,
    sequence,
    stamp: new Date(createdAt),
    start: new Date(slotAt),
    end: new Date(slotAt + minutes * MINUTE_MS),
    summary: visitTitle(shop.name),
    description: visitDescription({ phone: shop.phone, next }).join('\n\n'),
    location: way === 'video' ? ways.video : [shop.name, ...shop.addressLines].join(', '),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: from.name, email: from.address },
  })
  event.createAttendee({
    email: email.to,
    role: ICalAttendeeRole.REQ,
    status: ICalAttendeeStatus.ACCEPTED,
    rsvp: false,
  })
  if (!isCancelled) event.createAlarm({ type: ICalAlarmType.display, trigger: REMINDER_LEAD_S })
  return { method, filename: visitFile, content: calendar.toString() }
}

function hasCalendar(email: VisitEmail): email is VisitEmail & { kind: keyof typeof METHODS } {
  return email.kind in METHODS
}
