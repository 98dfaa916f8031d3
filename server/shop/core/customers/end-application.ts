import { randomUUID } from 'node:crypto'

import type { Reader, Writer } from '#server/database/database.ts'
import type { ApplicationRow, Rental } from '#server/database/rows.ts'
import type { Addressee } from '#server/email/email.ts'
import { enqueue } from '#server/email/outbox.ts'
import type { Actor } from '#server/shop/core/audit/audit.ts'
import { recordStep, today, type CounterServices } from '#server/shop/core/counter.ts'
import { sendApplicationEmail, sendVisitEmail } from '#server/shop/core/emails/customer-emails.ts'
import { lockRentalOfApplication } from '#server/shop/core/idempotency/locks.ts'
import { freeNumbers } from '#server/shop/core/numbers/free-numbers.ts'
import { leftInCrd } from '#shared/content/staff.ts'

import { listRecipients } from './applications.ts'
import { cancelAppointment, upcomingAppointments } from './appointments.ts'
import { findContact } from './customers.ts'
import { removeTerms } from './search-terms.ts'

type By = { by: Actor }

/**
 * The applicant leaves before anything was paid. While they have a key the notice is stored, and the application ends
 * once it is returned.
 */
export async function leaveBeforeOpening(
  tx: Writer,
  open: ApplicationRow,
  { by }: By,
  services: CounterServices,
) {
  const rental = await lockRentalOfApplication(tx, open.id)
  if (!rental?.keys_issued_on) return endApplication(tx, open, { by }, services)
  if (await findLeaving(tx, rental)) return
  const day = today(services)
  const notice = { id: randomUUID(), rental_id: rental.id, given_on: day, closes_on: day }
  await tx.insertInto('closing_notices').values(notice).execute()
  await cancelVisits(tx, open, by, services)
  const { box } = rental
  await sendApplicationEmail(
    tx,
    'application-withdrawn',
    open,
    { box, keys: keysOut(rental) },
    services,
  )
  recordStep(tx, 'give-notice', 'rental', rental.id, by, services, { closes_on: day })
}

/** The notice of an applicant who leaves before anything was paid. */
export function findLeaving(database: Reader, { id }: Pick<Rental, 'id'>) {
  return database
    .selectFrom('closing_notices')
    .selectAll()
    .where('rental_id', '=', id)
    .executeTakeFirst()
}

export function keysOut({ key_count, keys_returned, keys_lost }: Rental) {
  return key_count - keys_returned - keys_lost
}

export async function endApplication(
  tx: Writer,
  open: ApplicationRow,
  { by }: By,
  services: CounterServices,
) {
  const { now } = services
  await tx
    .updateTable('applications')
    .set({ state: 'withdrawn', updated_at: now() })
    .where('id', '=', open.id)
    .execute()
  const kept = await tx
    .selectFrom('rentals')
    .selectAll()
    .where('application_id', '=', open.id)
    .execute()
  await freeNumbers(tx, kept, { day: today(services), now: now() })
  await removeTerms(tx, open.id)
  await cancelVisits(tx, open, by, services)
  await sendApplicationEmail(tx, 'application-withdrawn', open, {}, services)
  const [box] = kept
  const { customer_id: customerId } = open
  if (by.id === customerId && box && (await isInCrd(tx, open))) {
    const contact = await findContact(tx, customerId)
    if (contact) await askToEndInCrd(tx, box, contact, services)
  }
  const after = { plan: open.plan, months: open.months, state: 'withdrawn' }
  recordStep(tx, 'withdraw', 'application', open.id, by, services, after)
}

async function cancelVisits(
  tx: Writer,
  { customer_id: customerId }: ApplicationRow,
  by: Actor,
  services: CounterServices,
) {
  const now = services.now()
  const visits = customerId === null ? [] : await upcomingAppointments(tx, customerId, now)
  for (const visit of visits) {
    const cancelled = await cancelAppointment(tx, visit, now)
    await sendVisitEmail(tx, 'visit-cancelled', cancelled, services)
    recordStep(tx, 'cancel', 'appointment', visit.id, by, services)
  }
}

export async function isInCrd(database: Reader, { id }: ApplicationRow) {
  const recipients = await listRecipients(database, id)
  return recipients.some(({ form_status }) => form_status === 'in-crd')
}

/** Emails the shop to end the form in the Customer Registration Database: no clerk saw the customer leave. */
export async function askToEndInCrd(
  tx: Writer,
  { box }: Pick<Rental, 'box'>,
  { to: email, firstName: name }: Pick<Addressee, 'to' | 'firstName'>,
  services: CounterServices,
) {
  const message = { name, email, phone: '', topic: 'website', text: leftInCrd(box) } as const
  await enqueue(tx, { kind: 'message', message }, services)
}
