import { createHmac, timingSafeEqual, type KeyObject } from 'node:crypto'

import type { Writer } from '#server/database/database.ts'
import type { ApplicationRow, Appointment, Rental } from '#server/database/rows.ts'
import type {
  Addressee,
  ApplicationEmail,
  InvitationEmail,
  MailEmail,
  ReminderEmail,
  VisitEmail,
} from '#server/email/email.ts'
import { enqueue, type OutboxServices } from '#server/email/outbox.ts'
import { acceptedKeys, type Secrets } from '#server/secrets.ts'
import type { Services } from '#server/services.ts'
import { applicationThread, priceApplication } from '#server/shop/core/customers/applications.ts'
import { visitThread } from '#server/shop/core/customers/appointments.ts'
import { findContact } from '#server/shop/core/customers/customers.ts'
import { findTracked } from '#server/shop/core/customers/track.ts'

import { asUuid, collectEmail, hasReachedHourlyLimit, isCollectable } from './digests.ts'

const ORDER: Record<ApplicationEmail['kind'], number> = {
  'application-filed': 0,
  'application-withdrawn': 1,
  'forms-signed': 2,
  'mailbox-active': 3,
  'plan-changed': 3,
  'number-changed': 3,
  'closing-planned': 4,
  'closing-withdrawn': 5,
  'mailbox-closed': 6,
  receipt: 7,
}

type Without<Email, Left> = Email extends unknown ? Omit<Email, keyof Left> : never
type Unaddressed = Without<
  ApplicationEmail | InvitationEmail | MailEmail | ReminderEmail | VisitEmail,
  Addressee
>

export async function sendToCustomer(
  tx: Writer,
  customerId: string | null,
  email: Unaddressed,
  services: OutboxServices,
  id?: string,
) {
  const contact = customerId && (await findContact(tx, customerId))
  if (!contact) return false
  if (isCollectable(email) && (await hasReachedHourlyLimit(tx, customerId, services))) {
    await collectEmail(tx, { customerId, contact, email }, services)
  } else await enqueue(tx, { ...email, ...contact }, services, { id, customerId })
  return true
}

export async function sendApplicationEmail(
  tx: Writer,
  kind: ApplicationEmail['kind'],
  { id, customerId }: Pick<ApplicationRow, 'id' | 'customerId'>,
  facts: ApplicationEmail['facts'],
  services: OutboxServices,
) {
  const about = { thread: applicationThread(id), order: ORDER[kind] }
  await sendToCustomer(tx, customerId, { kind, ...about, facts }, services)
}

/** About an application filed at the counter: asks the reader to confirm that the address is theirs. */
export async function sendInvitation(
  tx: Writer,
  { id, customerId }: Pick<ApplicationRow, 'id' | 'customerId'>,
  { facts, token }: Pick<InvitationEmail, 'facts' | 'token'>,
  services: OutboxServices,
) {
  const about = { thread: applicationThread(id), order: 0 }
  const email = { kind: 'application-invitation', ...about, facts, token } as const
  await sendToCustomer(tx, customerId, email, services)
}

export function mailThread(id: string) {
  return `mail ${id}`
}

export async function sendMailEmail(
  tx: Writer,
  kind: MailEmail['kind'],
  { id, customerId }: Pick<Rental, 'id' | 'customerId'>,
  facts: Omit<MailEmail['facts'], 'timeZone'>,
  services: OutboxServices & Pick<Services, 'facts'>,
) {
  const about = { thread: mailThread(id), order: services.now() }
  const { timeZone } = services.facts
  await sendToCustomer(tx, customerId, { kind, ...about, facts: { ...facts, timeZone } }, services)
}

export async function sendVisitEmail(
  tx: Writer,
  kind: VisitEmail['kind'],
  { id, customerId, sequence, slotAt, way }: Appointment,
  services: OutboxServices & Pick<Services, 'facts'>,
  more: Pick<VisitEmail['visit'], 'isNeedless'> = {},
) {
  const { timeZone, booking } = services.facts
  const about = {
    thread: visitThread(id),
    order: sequence,
    token: sign(services.secrets.visits, id),
  }
  const tracked = await findTracked(tx, customerId, services)
  const visit = {
    id,
    slotAt,
    minutes: booking.minutes,
    way,
    sequence,
    timeZone,
    next: tracked?.track.next?.code ?? (tracked ? ('change' as const) : ('apply' as const)),
    ...(tracked?.application.state === 'open' && {
      dueCents: (await priceApplication(tx, tracked.application)).dueToday,
    }),
    ...more,
  }
  const emailId = asUuid(`${id} ${kind} ${sequence}`)
  await sendToCustomer(tx, customerId, { kind, ...about, visit }, services, emailId)
}

export async function sendVisitFarewell(
  tx: Writer,
  contact: Addressee,
  { id, sequence, slotAt, way }: Appointment,
  services: OutboxServices & Pick<Services, 'facts'>,
) {
  const { timeZone, booking } = services.facts
  const about = { thread: visitThread(id), order: sequence, token: '' }
  const when = { slotAt, minutes: booking.minutes, timeZone }
  const visit = { id, ...when, way, sequence, isGone: true } as const
  await enqueue(tx, { kind: 'visit-cancelled', ...contact, ...about, visit }, services)
}

export function isVisitKey(secrets: Secrets, visitId: string, key: string) {
  return acceptedKeys(secrets, 'visits').some((secret) => {
    const [expected, actual] = [Buffer.from(sign(secret, visitId)), Buffer.from(key)]
    return expected.length === actual.length && timingSafeEqual(expected, actual)
  })
}

/** The secret in a visit's email link: it allows moving or cancelling this visit only. */
function sign(secret: KeyObject, visitId: string) {
  return createHmac('sha256', secret).update(`visit ${visitId}`).digest('base64url')
}
