import { sql } from 'kysely'

import type { Reader } from '#server/database/database.ts'
import { keepStatement } from '#server/database/kept-statement.ts'
import { forOneAnswer } from '#server/database/read-once.ts'
import { findRow, selectRows } from '#server/database/rows.ts'
import type { ApplicationRow, RecipientRow, Rental } from '#server/database/shop-tables.ts'
import type { Services } from '#server/services.ts'
import { asHousehold, listRecipients, priceOf } from '#server/shop/core/applications.ts'
import { describeVisit } from '#server/shop/core/appointments.ts'
import { CounterError, today } from '#server/shop/core/counter.ts'
import { findContact, isWalkIn } from '#server/shop/core/customers.ts'
import { keysOut } from '#server/shop/core/end-application.ts'
import { listHolds } from '#server/shop/core/holds.ts'
import { priceOfMore } from '#server/shop/core/periods.ts'
import { describeClosingRent, describeRentUntilNow } from '#server/shop/core/rent-due.ts'
import { readTrack } from '#server/shop/core/track.ts'
import { versionOf } from '#server/shop/core/version.ts'
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

/** An application with all that the counter does about it. @throws CounterError when there is none */
export async function describeCustomer(id: string, all: Services): Promise<Customer> {
  const services = forOneAnswer(all)
  const { read } = services.database
  const [application, [line], rows, rental] = await Promise.all([
    findRow(read, 'applications', { id }),
    describeLines([id], services),
    listRecipients(read, id),
    findRow(read, 'rentals', { application_id: id }),
  ])
  if (!application || !line) throw new CounterError('not_found')
  const { plan, months, payment, use, signing, phone } = application
  const household = asHousehold(application, rows)
  const price = priceOf(application, household)
  const { customer_id: customerId } = application
  const [contact, version, visits, recipients, track, removed, receipt, freeBox, described] =
    await Promise.all([
      customerId === null ? undefined : findContact(read, customerId),
      versionOf(read, { application, rental: rental ?? null }),
      customerId === null ? [] : listVisits(customerId, services),
      describeAll(application, rows, services),
      readTrack(read, application, services),
      listRemoved(id, services),
      rental ? findFirstReceipt(rental, services) : null,
      rental ? null : suggestBox(application, services),
      rental ? describeRental(rental, services) : null,
    ])
  return {
    version,
    id,
    name: line.name,
    others: line.others,
    email: line.email,
    state: line.state,
    box: line.box,
    filedAt: line.filedAt,
    plan,
    months,
    payment,
    use,
    signing,
    phone: phone ?? '',
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
  const visits = await lastBooked.all(services.database.read, { customerId })
  return Promise.all(visits.map((visit) => describeVisit(visit, services)))
}

const lastBooked = keepStatement((read: Reader, { customerId }: { customerId: string }) =>
  selectRows(read, 'appointments', { customer_id: customerId })
    .where('state', '=', sql.lit('booked'))
    .orderBy('slot_at', 'desc')
    .limit(MAX_VISITS),
)

async function listRemoved(id: string, { database }: Services) {
  const rows = await removedFrom.all(database.read, { id })
  return rows.map(({ id: recipient, name, removed_on }) => ({
    id: recipient,
    name,
    removedOn: removed_on ?? '',
  }))
}

const removedFrom = keepStatement((read: Reader, { id }: { id: string }) =>
  read
    .selectFrom('recipients')
    .select(['id', 'name', 'removed_on'])
    .where('application_id', '=', id)
    .where('removed_on', 'is not', null)
    .orderBy('removed_on'),
)

async function describeAll(
  application: ApplicationRow,
  rows: RecipientRow[],
  services: Services,
): Promise<CustomerRecipient[]> {
  const [tracked, checks] = await Promise.all([
    describeRecipients(application, services),
    checksOf.all(services.database.read, { id: application.id }),
  ])
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

const checksOf = keepStatement((read: Reader, { id }: { id: string }) =>
  read
    .selectFrom('document_checks')
    .innerJoin('recipients', 'recipients.id', 'document_checks.recipient_id')
    .selectAll('document_checks')
    .where('recipients.application_id', '=', id)
    .orderBy('checked_at', 'desc'),
)

function mapKinds(price: (kind: RecipientKind) => number) {
  const priced = recipientKinds.map((kind) => [kind, price(kind)])
  return Object.fromEntries(priced) as Record<RecipientKind, number>
}

/** With one more of a kind, whose name nobody has. */
function withOneMore({ use, recipients }: Household, kind: RecipientKind): Household {
  return { use, recipients: [...recipients, { kind, name: '', hasPersonalMail: false }] }
}

async function findFirstReceipt({ id: rental_id }: Rental, { database }: Services) {
  const first = await selectRows(database.read, 'postings', { rental_id, kind: 'payment' })
    .where('receipt', 'is not', null)
    .orderBy('receipt')
    .limit(1)
    .executeTakeFirst()
  return first?.receipt ?? null
}

async function describeRental(rental: Rental, services: Services): Promise<CustomerRental> {
  const { read } = services.database
  const { id, box, closed_on, started_on } = rental
  const [notice, leaving, untilNow, holds] = await Promise.all([
    findRow(read, 'closing_notices', { rental_id: id }),
    describeLeaving(rental, services),
    describeRentUntilNow(read, rental, services),
    listHolds(read, id, MAX_HOLDS),
  ])
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
