import { hash } from 'node:crypto'

import type { Reader } from '#server/database/database.ts'
import type { ApplicationRow, Rental } from '#server/database/rows.ts'
import { findApplication } from '#server/shop/core/customers/applications.ts'
import { balancesOf } from '#server/shop/core/ledger/ledger.ts'
import { applicationTerms } from '#shared/shop/applications/application.ts'
import { stateParts, type StatePart } from '#shared/shop/core/contract.ts'

export type Subject = { application: ApplicationRow | null; rental: Rental | null }

const DIGEST_LENGTH = 10
const terms = Object.keys(applicationTerms) as (keyof typeof applicationTerms)[]

/** The version of what a screen shows: one text, with a digest for each part of the state. An action sends it back as `seen`. */
export async function versionOf(database: Reader, subject: Subject) {
  const people = await readPeople(database, subject)
  const parts: Record<StatePart, unknown> = {
    people,
    terms: readTerms(subject, people),
    box: await readBox(database, subject),
    money: await readMoney(database, subject),
  }
  return stateParts.map((part) => digest(parts[part])).join('.')
}

export async function versionOfRental(database: Reader, rental: Rental) {
  const application = await findApplication(database, rental.applicationId ?? '')
  return versionOf(database, { application: application ?? null, rental })
}

export async function versionOfBox(database: Reader, box: number) {
  const rental = await findRentalOfBox(database, box)
  return rental ? versionOfRental(database, rental) : ''
}

export async function findRentalOfBox(database: Reader, box: number) {
  const rentals = await database.selectFrom('rentals').selectAll().where('box', '=', box).execute()
  const open = rentals.find(({ closedOn }) => closedOn === null)
  if (open) return open
  const former = await database
    .selectFrom('formerNumbers')
    .innerJoin('rentals', 'rentals.id', 'rentalId')
    .selectAll('rentals')
    .select('movedOn')
    .where('formerNumbers.box', '=', box)
    .execute()
  const [last] = [
    ...rentals.map((rental) => ({ ...rental, movedOn: rental.closedOn ?? '' })),
    ...former,
  ].toSorted((one, other) => other.movedOn.localeCompare(one.movedOn))
  return last
}

export function differingParts(one: string, other: string) {
  const [digests, others] = [one.split('.'), other.split('.')]
  return stateParts.filter((_part, index) => digests[index] !== others[index])
}

type People = Awaited<ReturnType<typeof readPeople>>

async function readPeople(database: Reader, { application }: Subject) {
  if (!application) return []
  return database
    .selectFrom('recipients')
    .leftJoin('documentChecks', 'documentChecks.recipientId', 'recipients.id')
    .leftJoin('acknowledgments', 'acknowledgments.recipientId', 'recipients.id')
    .selectAll('recipients')
    .select(['documentChecks.id as checkId', 'acknowledgments.id as acknowledgmentId'])
    .where('applicationId', '=', application.id)
    .orderBy('recipients.id')
    .orderBy('documentChecks.id')
    .orderBy('acknowledgments.id')
    .execute()
}

/** Includes the household, which prices depend on, but not the state of its forms. */
function readTerms({ application, rental }: Subject, people: People) {
  const household = new Map(
    people
      .filter(({ removedOn }) => removedOn === null)
      .map(({ id, kind, name, hasPersonalMail }) => [id, [kind, name, hasPersonalMail]]),
  )
  const agreed = [application, rental].map(
    (one) => one && [one.plan, one.months, one.payment, one.prices],
  )
  const next = rental && [rental.nextPlan, rental.planChangesOn, rental.nextPrices]
  const filed = application && [
    application.state,
    application.phone,
    ...terms.map((name) => application[name]),
  ]
  return [agreed, next, filed, [...household]]
}

async function readBox(database: Reader, { rental }: Subject) {
  if (!rental) return []
  const { id, box, keysIssuedOn, keyCount, keysReturned, keysLost } = rental
  const { startedOn, closedOn, crdClosedOn, remailDeclinedOn } = rental
  const notices = database.selectFrom('closingNotices').selectAll().where('rentalId', '=', id)
  const holds = database.selectFrom('holds').selectAll().where('rentalId', '=', id).orderBy('id')
  return [
    [id, box, keysIssuedOn, keyCount, keysReturned, keysLost],
    [startedOn, closedOn, crdClosedOn, remailDeclinedOn],
    await notices.execute(),
    await holds.execute(),
  ]
}

async function readMoney(database: Reader, { rental }: Subject) {
  if (!rental) return []
  const balances = await balancesOf(database, rental.id)
  const { id, paidThrough, anchorDay } = rental
  return [id, paidThrough, anchorDay, balances('receivable'), balances('deposits-held')]
}

function digest(rows: unknown) {
  return hash('sha256', JSON.stringify(rows), 'base64url').slice(0, DIGEST_LENGTH)
}
