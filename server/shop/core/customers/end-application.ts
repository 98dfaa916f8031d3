import { randomUUID } from 'node:crypto'

import type { Reader, Writer } from '#server/database/database.ts'
import type { ApplicationRow, Rental } from '#server/database/rows.ts'
import type { Addressee } from '#server/email/email.ts'
import { enqueue } from '#server/email/outbox.ts'
import type { Actor } from '#server/shop/core/audit/audit.ts'
import { recordStep, today, type CounterServices } from '#server/shop/core/counter.ts'
import { sendApplicationEmail, sendVisitEmail } from '#server/shop/core/emails/customer-emails.ts'
import { lockRentalOfApplication } from '#server/shop/core/idempotency/locks.ts'
import { findNotice } from '#server/shop/core/ledger/rent-due.ts'
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
  if (!rental?.keysIssuedOn) return endApplication(tx, open, { by }, services)
  if (await findNotice(tx, rental.id)) return
  const day = today(services)
  const notice = { id: randomUUID(), rentalId: rental.id, givenOn: day, closesOn: day }
  await tx.insertInto('closingNotices').values(notice).execute()
  await cancelVisits(tx, open, by, services)
  const facts = { box: rental.box, keys: keysOut(rental) }
  await sendApplicationEmail(tx, 'application-withdrawn', open, facts, services)
  recordStep(tx, 'give-notice', 'rental', rental.id, by, services, { closesOn: day })
}

export function keysOut({ keyCount, keysReturned, keysLost }: Rental) {
  return keyCount - keysReturned - keysLost
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
    .set({ state: 'withdrawn', updatedAt: now() })
    .where('id', '=', open.id)
    .execute()
  const retained = await tx
    .selectFrom('rentals')
    .selectAll()
    .where('applicationId', '=', open.id)
    .execute()
  await freeNumbers(tx, retained, { day: today(services), now: now() })
  await removeTerms(tx, open.id)
  await cancelVisits(tx, open, by, services)
  await sendApplicationEmail(tx, 'application-withdrawn', open, {}, services)
  const [box] = retained
  const { customerId } = open
  if (by.id === customerId && box && (await isInCrd(tx, open))) {
    const contact = await findContact(tx, customerId)
    if (contact) await askToEndInCrd(tx, box, contact, services)
  }
  const after = { plan: open.plan, months: open.months, state: 'withdrawn' }
  recordStep(tx, 'withdraw', 'application', open.id, by, services, after)
}

async function cancelVisits(
  tx: Writer,
  { customerId }: ApplicationRow,
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
  return recipients.some(({ formStatus }) => formStatus === 'in-crd')
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
