import { createHash } from 'node:crypto'

import type { Writer } from '#server/database/database.ts'
import type { Appointment } from '#server/database/shop-tables.ts'
import { enqueue } from '#server/email/outbox.ts'
import type { VisitEmail } from '#server/email/shop-email.ts'
import type { Services } from '#server/services.ts'

import { visitThread } from './appointments.ts'
import { findContact } from './customers.ts'
import { signVisit } from './visit-key.ts'

const UUID = /^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/

/** Puts an email about a visit in the outbox: one of its kind for each state that the visit ever has. */
export async function sendVisitEmail(
  tx: Writer,
  kind: VisitEmail['kind'],
  appointment: Appointment,
  services: Pick<Services, 'secrets' | 'now' | 'rental'>,
) {
  const contact = await findContact(tx, appointment.customer_id)
  if (!contact) return
  const { id, sequence, slot_at: slotAt, way } = appointment
  const { timeZone, booking } = services.rental
  const email: VisitEmail = {
    kind,
    ...contact,
    token: signVisit(services.secrets, id),
    thread: visitThread(id),
    order: sequence,
    visit: { id, slotAt, minutes: booking.minutes, way, sequence, timeZone },
  }
  await enqueue(tx, email, services, emailId(id, kind, sequence))
}

/** The same email always has the same id, so that it is in the outbox once. */
function emailId(...parts: (string | number)[]) {
  const digest = createHash('sha256').update(parts.join(' ')).digest('hex')
  return digest.replace(UUID, '$1-$2-8$3-8$4-$5')
}
