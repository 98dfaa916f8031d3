import { sql } from 'kysely'

import type { Reader } from '#server/database/database.ts'
import type { ApplicationRow, RecipientRow, Rental } from '#server/database/rows.ts'
import type { Services } from '#server/services.ts'
import { CounterError, today } from '#server/shop/core/counter.ts'
import { asHousehold, listRecipients, priceOf } from '#server/shop/core/customers/applications.ts'
import { describeVisit } from '#server/shop/core/customers/appointments.ts'
import { findContact, isWalkIn } from '#server/shop/core/customers/customers.ts'
import { keysOut } from '#server/shop/core/customers/end-application.ts'
import { listHolds } from '#server/shop/core/customers/holds.ts'
import { readTrack } from '#server/shop/core/customers/track.ts'
import { versionOf } from '#server/shop/core/idempotency/version.ts'
import { priceOfMore } from '#server/shop/core/ledger/periods.ts'
import { describeClosingRent, describeRentUntilNow } from '#server/shop/core/ledger/rent-due.ts'
import { asLanguage } from '#shared/language.ts'
import {
  recipientKinds,
  type Household,
  type RecipientKind,
} from '#shared/shop/applications/household.ts'
import { planClosing } from '#shared/shop/boxes/closing.ts'
import type { Customer, CustomerRecipient, CustomerRental } from '#shared/shop/boxes/customer.ts'

import { describeRecipients } from './applications/get-application.ts'
import { addressOf, findFreeBox } from './boxes/box-numbers.ts'
import { describeLines } from './boxes/describe-lines.ts'
import { describeLeaving } from './describe-leaving.ts'

const MAX_VISITS = 5
const MAX_HOLDS = 20

/** A customer for the counter, by their application. @throws CounterError when there is none */
export async function describeCustomer(id: string, services: Services): Promise<Customer> {
  const { read } = services.database
  const application = await read
    .selectFrom('applications')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  const [line] = await describeLines([id], services)
  const rows = await listRecipients(read, id)
  const rental = await read
    .selectFrom('rentals')
    .selectAll()
    .where('application_id', '=', id)
    .executeTakeFirst()
  if (!application || !line) throw new CounterError('not_found')
  const household = asHousehold(application, rows)
  const price = priceOf(application, household)
  const { customer_id: customerId } = application
  const contact = customerId === null ? undefined : await findContact(read, customerId)
  const version = await versionOf(read, { application, rental: rental ?? null })
  const visits = customerId === null ? [] : await listVisits(customerId, services)
  const recipients = await describeAll(application, rows, services)
  const track = await readTrack(read, application, services)
  const removed = await listRemoved(id, services)
  const receipt = rental ? await findFirstReceipt(rental, services) : null
  const freeBox = rental ? null : await suggestBox(application, services)
  const described = rental ? await describeRental(rental, services) : null
  return {
    ...application,
    ...line,
    version,
    phone: application.phone ?? '',
    today: today(services),
    language: asLanguage(contact?.language),
    canChooseLanguage: customerId !== null && (!services.supabaseIdentity || isWalkIn(customerId)),
    visits,
    recipients,
    track,
    removed,
    first: { rows: price.rows, dueToday: price.dueToday, receipt },
    addedCents: mapKinds((kind) => {
      const after = withOneMore(household, kind)
      if (!rental?.started_on) return priceOf(application, after).dueToday - price.dueToday
      const { proration } = services.facts
      return priceOfMore(rental, { before: household, after }, today(services), proration)
    }),
    freeBox,
    rental: described,
  }
}

async function suggestBox({ state }: ApplicationRow, services: Services) {
  if (state !== 'open') return null
  const { boxNumbers } = services.facts
  return (await findFreeBox(services.database.read, boxNumbers, today(services))) ?? null
}

async function listVisits(customerId: string, services: Services) {
  const visits = await lastBooked(services.database.read, { customerId }).execute()
  return Array.fromAsync(visits, (visit) => describeVisit(visit, services))
}

function lastBooked(read: Reader, { customerId }: { customerId: string }) {
  return read
    .selectFrom('appointments')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('state', '=', sql.lit('booked'))
    .orderBy('slot_at', 'desc')
    .limit(MAX_VISITS)
}

async function listRemoved(id: string, { database }: Services) {
  const rows = await removedFrom(database.read, { id }).execute()
  return rows.map(({ id: recipient, name, removed_on }) => ({
    id: recipient,
    name,
    removedOn: removed_on ?? '',
  }))
}

function removedFrom(read: Reader, { id }: { id: string }) {
  return read
    .selectFrom('recipients')
    .select(['id', 'name', 'removed_on'])
    .where('application_id', '=', id)
    .where('removed_on', 'is not', null)
    .orderBy('removed_on')
}

async function describeAll(
  application: ApplicationRow,
  rows: RecipientRow[],
  services: Services,
): Promise<CustomerRecipient[]> {
  const tracked = await describeRecipients(application, services)
  const checks = await checksOf(services.database.read, { id: application.id }).execute()
  return tracked.flatMap((recipient) => {
    const row = rows.find(({ id }) => id === recipient.id)
    if (!row) return []
    const check = checks.find(({ recipient_id }) => recipient_id === row.id)
    return {
      ...recipient,
      formReason: row.form_reason,
      signedOn: row.signed_on,
      witness: row.witness,
      crdOn: row.crd_on,
      checked: check
        ? {
            photoId: check.photo_id,
            photoExpiresOn: check.photo_expires_on,
            addressId: check.address_id,
            addressExpiresOn: check.address_expires_on,
            checkedAt: check.checked_at,
          }
        : null,
    }
  })
}

function checksOf(read: Reader, { id }: { id: string }) {
  return read
    .selectFrom('document_checks')
    .innerJoin('recipients', 'recipients.id', 'document_checks.recipient_id')
    .selectAll('document_checks')
    .where('recipients.application_id', '=', id)
    .orderBy('checked_at', 'desc')
}

function mapKinds(price: (kind: RecipientKind) => number) {
  const priced = recipientKinds.map((kind) => [kind, price(kind)])
  return Object.fromEntries(priced) as Record<RecipientKind, number>
}

/** The household with one more recipient, for the price of adding one. */
function withOneMore({ use, recipients }: Household, kind: RecipientKind): Household {
  return { use, recipients: [...recipients, { kind, name: '', hasPersonalMail: false }] }
}

async function findFirstReceipt({ id: rental_id }: Rental, { database }: Services) {
  const first = await database.read
    .selectFrom('postings')
    .selectAll()
    .where('rental_id', '=', rental_id)
    .where('kind', '=', 'payment')
    .where('receipt', 'is not', null)
    .orderBy('receipt')
    .limit(1)
    .executeTakeFirst()
  return first?.receipt ?? null
}

async function describeRental(rental: Rental, services: Services): Promise<CustomerRental> {
  const { read } = services.database
  const { id, box, closed_on, started_on } = rental
  const notice = await read
    .selectFrom('closing_notices')
    .selectAll()
    .where('rental_id', '=', id)
    .executeTakeFirst()
  const leaving = await describeLeaving(rental, services)
  const untilNow = await describeRentUntilNow(read, rental, services)
  const holds = await listHolds(read, id, MAX_HOLDS)
  const { street, city } = addressOf(box, services)
  const closesOn = closed_on ?? (started_on ? notice?.closes_on : undefined)
  const open = started_on ? (notice ? 'closing' : 'rented') : 'reserved'
  return {
    id,
    box,
    state: closed_on ? 'closed' : open,
    address: [street, city],
    keysIssuedOn: rental.keys_issued_on,
    keyCount: rental.key_count,
    keysReturned: rental.keys_returned,
    keysOut: keysOut(rental),
    startedOn: started_on,
    paidThrough: rental.paid_through,
    closedOn: closed_on,
    crdClosedOn: rental.crd_closed_on,
    leaving,
    holds,
    notice: notice ? { givenOn: notice.given_on, closesOn: notice.closes_on } : null,
    closing: closesOn ? planClosing(closesOn) : null,
    closingRent: notice
      ? await describeClosingRent(read, rental, notice.closes_on, services)
      : null,
    rentUntilNowCents: untilNow ? untilNow.dueCents - untilNow.backCents : 0,
    waiting: leaving.items.filter(({ state }) => state === 'waiting').length,
    balanceCents: leaving.balanceCents,
  }
}
