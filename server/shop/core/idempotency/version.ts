import { createHash } from 'node:crypto'

import type { Reader } from '#server/database/database.ts'
import type { ApplicationRow, Rental } from '#server/database/rows.ts'
import { balancesOf } from '#server/shop/core/ledger/ledger.ts'
import { stateParts, type StatePart } from '#shared/shop/core/contract.ts'

/** A customer as a version tells of them: what they filed, the box that became of it, or both. */
export type Subject = { application: ApplicationRow | null; rental: Rental | null }

const DIGEST_LENGTH = 10

/** What a screen shows of a customer, as one short text: a digest of the rows of each part. An action says it back as `seen`. */
export async function versionOf(database: Reader, subject: Subject) {
  return (await digestsOf(database, subject, stateParts)).join('.')
}

export async function versionOfApplication(database: Reader, application: ApplicationRow) {
  const rental =
    (await database
      .selectFrom('rentals')
      .selectAll()
      .where('application_id', '=', application.id)
      .executeTakeFirst()) ?? null
  return versionOf(database, { application, rental })
}

export async function versionOfRental(database: Reader, rental: Rental) {
  const { application_id: id } = rental
  const application =
    id === null
      ? null
      : ((await database
          .selectFrom('applications')
          .selectAll()
          .where('id', '=', id)
          .executeTakeFirst()) ?? null)
  return versionOf(database, { application, rental })
}

/** Of whoever has a number, or had it last; nothing of one that nobody ever had. */
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

/** Which of some parts are not as a version has them. */
export async function changedParts(
  database: Reader,
  subject: Subject,
  restsOn: readonly StatePart[],
  seen: string,
) {
  const shown = seen.split('.')
  const digests = await digestsOf(database, subject, restsOn)
  return restsOn.filter((part, index) => digests[index] !== shown[stateParts.indexOf(part)])
}

async function digestsOf(database: Reader, subject: Subject, parts: readonly StatePart[]) {
  const people = await readPeople(database, subject, parts)
  return Array.fromAsync(parts, async (part) => {
    if (part === 'people') return digest(people)
    if (part === 'terms') return digest(readTerms(subject, people))
    return digest(await (part === 'box' ? readBox : readMoney)(database, subject))
  })
}

type People = Awaited<ReturnType<typeof readPeople>>

async function readPeople(database: Reader, { application }: Subject, parts: readonly StatePart[]) {
  if (!application || !(parts.includes('people') || parts.includes('terms'))) return []
  return peopleOf(database, { application: application.id }).execute()
}

function peopleOf(database: Reader, { application }: { application: string }) {
  return database
    .selectFrom('recipients')
    .leftJoin('document_checks', 'document_checks.recipient_id', 'recipients.id')
    .leftJoin('acknowledgments', 'acknowledgments.recipient_id', 'recipients.id')
    .selectAll('recipients')
    .select(['document_checks.id as check_id', 'acknowledgments.id as acknowledgment_id'])
    .where('application_id', '=', application)
    .orderBy('recipients.id')
    .orderBy('document_checks.id')
    .orderBy('acknowledgments.id')
}

/** What the price follows from, too: who they are for is the household, whatever has become of their forms. */
function readTerms({ application, rental }: Subject, people: People) {
  const household = new Map(
    people
      .filter(({ removed_on }) => removed_on === null)
      .map(({ id, kind, name, has_personal_mail }) => [id, [kind, name, has_personal_mail]]),
  )
  const agreed = ({ plan, months, payment, prices }: ApplicationRow | Rental) => [
    plan,
    months,
    payment,
    prices,
  ]
  return [
    application && [
      ...agreed(application),
      application.state,
      application.use,
      application.signing,
      application.phone,
    ],
    rental && agreed(rental),
    [...household],
  ]
}

async function readBox(database: Reader, { rental }: Subject) {
  if (!rental) return []
  const { id, box, keys_issued_on, key_count, keys_returned, keys_lost } = rental
  const notice = await database
    .selectFrom('closing_notices')
    .selectAll()
    .where('rental_id', '=', id)
    .executeTakeFirst()
  const holds = await holdsOf(database, { id }).execute()
  const { started_on, closed_on, crd_closed_on, remail_declined_on } = rental
  return [
    [id, box, keys_issued_on, key_count, keys_returned, keys_lost],
    [started_on, closed_on, crd_closed_on, remail_declined_on],
    notice && [notice.id, notice.closes_on],
    holds.map((hold) => [hold.id, hold.from_on, hold.until_on, hold.ended_on]),
  ]
}

function holdsOf(database: Reader, { id }: { id: string }) {
  return database.selectFrom('holds').selectAll().where('rental_id', '=', id).orderBy('id')
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
