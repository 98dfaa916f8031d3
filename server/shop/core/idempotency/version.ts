import { createHash } from 'node:crypto'

import type { Reader } from '#server/database/database.ts'
import type { ApplicationRow, Rental } from '#server/database/rows.ts'
import { balancesOf } from '#server/shop/core/ledger/ledger.ts'
import { applicationTerms } from '#shared/shop/applications/application.ts'
import { stateParts, type StatePart } from '#shared/shop/core/contract.ts'

/** What a version is about: an application, the rental that became of it, or both. */
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
  const application = await database
    .selectFrom('applications')
    .selectAll()
    .where('id', '=', rental.application_id ?? '')
    .executeTakeFirst()
  return versionOf(database, { application: application ?? null, rental })
}

/** Of the latest rental of a number; empty when it was never rented. */
export async function versionOfBox(database: Reader, box: number) {
  const rental = await findRentalOfBox(database, box)
  return rental ? versionOfRental(database, rental) : ''
}

export async function findRentalOfBox(database: Reader, box: number) {
  const rentals = await database.selectFrom('rentals').selectAll().where('box', '=', box).execute()
  const closed = rentals.toSorted((one, other) =>
    (other.closed_on ?? '').localeCompare(one.closed_on ?? ''),
  )
  return rentals.find(({ closed_on }) => closed_on === null) ?? closed[0]
}

/** The parts that two versions differ in. */
export function differingParts(one: string, other: string) {
  const [digests, others] = [one.split('.'), other.split('.')]
  return stateParts.filter((_part, index) => digests[index] !== others[index])
}

type People = Awaited<ReturnType<typeof readPeople>>

async function readPeople(database: Reader, { application }: Subject) {
  if (!application) return []
  return database
    .selectFrom('recipients')
    .leftJoin('document_checks', 'document_checks.recipient_id', 'recipients.id')
    .leftJoin('acknowledgments', 'acknowledgments.recipient_id', 'recipients.id')
    .selectAll('recipients')
    .select(['document_checks.id as check_id', 'acknowledgments.id as acknowledgment_id'])
    .where('application_id', '=', application.id)
    .orderBy('recipients.id')
    .orderBy('document_checks.id')
    .orderBy('acknowledgments.id')
    .execute()
}

/** Includes the household, which prices depend on, but not the state of its forms. */
function readTerms({ application, rental }: Subject, people: People) {
  const household = new Map(
    people
      .filter(({ removed_on }) => removed_on === null)
      .map(({ id, kind, name, has_personal_mail }) => [id, [kind, name, has_personal_mail]]),
  )
  const agreed = [application, rental].map(
    (one) => one && [one.plan, one.months, one.payment, one.prices],
  )
  const filed = application && [
    application.state,
    application.phone,
    ...terms.map((name) => application[name]),
  ]
  return [agreed, filed, [...household]]
}

async function readBox(database: Reader, { rental }: Subject) {
  if (!rental) return []
  const { id, box, keys_issued_on, key_count, keys_returned, keys_lost } = rental
  const { started_on, closed_on, crd_closed_on, remail_declined_on } = rental
  const notices = database.selectFrom('closing_notices').selectAll().where('rental_id', '=', id)
  const holds = database.selectFrom('holds').selectAll().where('rental_id', '=', id).orderBy('id')
  return [
    [id, box, keys_issued_on, key_count, keys_returned, keys_lost],
    [started_on, closed_on, crd_closed_on, remail_declined_on],
    await notices.execute(),
    await holds.execute(),
  ]
}

async function readMoney(database: Reader, { rental }: Subject) {
  if (!rental) return []
  const balances = await balancesOf(database, rental.id)
  const { id, paid_through, anchor_day } = rental
  return [id, paid_through, anchor_day, balances('receivable'), balances('deposits-held')]
}

function digest(rows: unknown) {
  return createHash('sha256')
    .update(JSON.stringify(rows))
    .digest('base64url')
    .slice(0, DIGEST_LENGTH)
}
