import { sql, type NotNull } from 'kysely'

import type { Reader } from '#server/database/database.ts'
import type { ApplicationRow, Rental } from '#server/database/rows.ts'
import type { Services } from '#server/services.ts'
import { CounterError, today } from '#server/shop/core/counter.ts'
import {
  asHousehold,
  findApplication,
  listRecipients,
  priceOf,
} from '#server/shop/core/customers/applications.ts'
import { loadVisit } from '#server/shop/core/customers/appointments.ts'
import { findContact, isWalkIn } from '#server/shop/core/customers/customers.ts'
import { keysOut } from '#server/shop/core/customers/end-application.ts'
import { listHolds } from '#server/shop/core/customers/holds.ts'
import { readTrack } from '#server/shop/core/customers/track.ts'
import { findRentalOfApplication } from '#server/shop/core/idempotency/locks.ts'
import { versionOf } from '#server/shop/core/idempotency/version.ts'
import { nextPlanOf, priceOfMore } from '#server/shop/core/ledger/periods.ts'
import { findNotice, loadClosingRent, loadRentUntilNow } from '#server/shop/core/ledger/rent-due.ts'
import { readStanding } from '#server/shop/core/ledger/standing.ts'
import { listFormerOf } from '#server/shop/core/numbers/former-numbers.ts'
import { asLanguage } from '#shared/language.ts'
import {
  recipientKinds,
  type Household,
  type RecipientKind,
} from '#shared/shop/applications/household.ts'
import { planClosing } from '#shared/shop/boxes/closing.ts'
import type { Customer, CustomerRecipient, CustomerRental } from '#shared/shop/boxes/customer.ts'

import { recipientViews } from './applications/get-application.ts'
import { addressOf, findFreeBox } from './boxes/box-numbers.ts'
import { loadLines } from './boxes/load-lines.ts'
import { loadLeaving } from './load-leaving.ts'

const MAX_VISITS = 5
const MAX_HOLDS = 20

export async function loadCustomer(id: string, services: Services): Promise<Customer> {
  const { read } = services.database
  const application = await findApplication(read, id)
  const [line] = await loadLines([id], services)
  const rows = await listRecipients(read, id)
  const rental = await findRentalOfApplication(read, id)
  if (!application || !line) throw new CounterError('not_found')
  const household = asHousehold(application, rows)
  const price = priceOf(application, household)
  const { customerId } = application
  const contact = customerId === null ? undefined : await findContact(read, customerId)
  const version = await versionOf(read, { application, rental: rental ?? null })
  const visits = customerId === null ? [] : await listVisits(customerId, services)
  const recipients = await loadCustomers(application, services)
  const track = await readTrack(read, application, services)
  const removed = await listRemoved(id, services)
  const receipt = rental ? await findFirstReceipt(rental, services) : null
  const freeBox = rental ? null : await suggestBox(application, services)
  const rentalView = rental ? await loadRental(rental, services) : null
  return {
    ...application,
    plan: (rental ?? application).plan,
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
      if (!rental?.startedOn) return priceOf(application, after).dueToday - price.dueToday
      const { proration } = services.facts
      return priceOfMore(rental, { before: household, after }, today(services), proration)
    }),
    freeBox,
    rental: rentalView,
  }
}

async function suggestBox({ state }: ApplicationRow, services: Services) {
  if (state !== 'open') return null
  const { boxNumbers } = services.facts
  return (await findFreeBox(services.database.read, boxNumbers, today(services))) ?? null
}

async function listVisits(customerId: string, services: Services) {
  const visits = await services.database.read
    .selectFrom('appointments')
    .selectAll()
    .where('customerId', '=', customerId)
    .where('state', '=', sql.lit('booked'))
    .orderBy('slotAt', 'desc')
    .limit(MAX_VISITS)
    .execute()
  return Array.fromAsync(visits, (visit) => loadVisit(visit, services))
}

function listRemoved(id: string, { database }: Services) {
  return database.read
    .selectFrom('recipients')
    .select(['id', 'name', 'removedOn'])
    .where('applicationId', '=', id)
    .where('removedOn', 'is not', null)
    .orderBy('removedOn')
    .$narrowType<{ removedOn: NotNull }>()
    .execute()
}

async function loadCustomers(
  application: ApplicationRow,
  services: Services,
): Promise<CustomerRecipient[]> {
  const recipients = await recipientViews(application, services)
  const checks = await services.database.read
    .selectFrom('documentChecks')
    .innerJoin('recipients', 'recipients.id', 'documentChecks.recipientId')
    .selectAll('documentChecks')
    .where('recipients.applicationId', '=', application.id)
    .orderBy('checkedAt', 'desc')
    .execute()
  return recipients.map((recipient) => ({
    ...recipient,
    checked: checks.find(({ recipientId }) => recipientId === recipient.id) ?? null,
  }))
}

function mapKinds(price: (kind: RecipientKind) => number) {
  const priced = recipientKinds.map((kind) => [kind, price(kind)])
  return Object.fromEntries(priced) as Record<RecipientKind, number>
}

function withOneMore({ use, recipients }: Household, kind: RecipientKind): Household {
  return { use, recipients: [...recipients, { kind, name: '', hasPersonalMail: false }] }
}

async function findFirstReceipt({ id: rentalId }: Rental, { database }: Services) {
  const first = await database.read
    .selectFrom('postings')
    .selectAll()
    .where('rentalId', '=', rentalId)
    .where('kind', '=', 'payment')
    .where('receipt', 'is not', null)
    .orderBy('receipt')
    .limit(1)
    .executeTakeFirst()
  return first?.receipt ?? null
}

async function loadRental(rental: Rental, services: Services): Promise<CustomerRental> {
  const { read } = services.database
  const { id, box, closedOn, startedOn } = rental
  const notice = await findNotice(read, id)
  const leaving = await loadLeaving(rental, services)
  const { status, balanceCents, lateSince } = await readStanding(read, rental, services)
  const untilNow = await loadRentUntilNow(read, rental, services)
  const holds = await listHolds(read, id, MAX_HOLDS)
  const { street, city } = addressOf(box, services)
  const closesOn = closedOn ?? (startedOn ? notice?.closesOn : undefined)
  const open = startedOn ? (notice ? 'closing' : 'rented') : 'reserved'
  return {
    ...rental,
    state: closedOn ? 'closed' : open,
    address: [street, city],
    keysOut: keysOut(rental),
    nextPlan: nextPlanOf(rental),
    former: await listFormerOf(read, id),
    leaving,
    holds,
    notice: notice ?? null,
    closing: closesOn ? planClosing(closesOn) : null,
    closingRent: notice ? await loadClosingRent(read, rental, notice.closesOn, services) : null,
    rentUntilNowCents: untilNow ? untilNow.dueCents - untilNow.backCents : 0,
    waiting: leaving.items.filter(({ state }) => state === 'waiting').length,
    status,
    balanceCents,
    lateSince,
    hasCards: await hasCards(read, id),
  }
}

async function hasCards(read: Reader, rentalId: string) {
  const found = await read
    .selectFrom('cardPayments')
    .select('rentalId')
    .where('rentalId', '=', rentalId)
    .unionAll(
      read.selectFrom('automaticRenewals').select('rentalId').where('rentalId', '=', rentalId),
    )
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
