import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'

import type { Reader, Writer } from '#server/database/database.ts'
import { insertMany } from '#server/database/many-rows.ts'
import type { ApplicationRow, RecipientRow, Rental } from '#server/database/rows.ts'
import type { Day } from '#shared/calendar.ts'
import type { Application, Recipient } from '#shared/shop/applications/application.ts'
import {
  countIds,
  neededForms,
  signsForm,
  type Household,
} from '#shared/shop/applications/household.ts'
import { fullName } from '#shared/shop/applications/person-name.ts'
import { priceRental, type AgreedPrices } from '#shared/shop/money/price.ts'

import { indexApplication } from './search-terms.ts'

export function findApplication(database: Reader, id: string) {
  return database.selectFrom('applications').selectAll().where('id', '=', id).executeTakeFirst()
}

export function findOpenApplication(database: Reader, customerId: string) {
  return selectOpen(database, customerId).executeTakeFirst()
}

export function lockOpenApplication(tx: Writer, customerId: string) {
  return selectOpen(tx, customerId).forUpdate().executeTakeFirst()
}

function selectOpen(database: Reader, customerId: string) {
  return database
    .selectFrom('applications')
    .selectAll()
    .where('customerId', '=', customerId)
    .where('state', '=', sql.lit('open'))
}

export function listRecipients(database: Reader, applicationId: string) {
  return database
    .selectFrom('recipients')
    .selectAll()
    .where('applicationId', '=', applicationId)
    .where('removedOn', 'is', null)
    .orderBy('position')
    .execute()
}

type Filed = { customerId: string; application: Application; prices: AgreedPrices }

export async function addApplication(
  tx: Writer,
  { customerId, application, prices }: Filed,
  now: number,
) {
  const row = await tx
    .insertInto('applications')
    .values({
      ...columnsOf(application, prices),
      id: randomUUID(),
      customerId,
      state: 'open',
      filedAt: now,
      updatedAt: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await addRecipients(tx, row.id, application.recipients)
  await indexApplication(tx, row)
  return row
}

export async function replaceApplication(
  tx: Writer,
  { id }: ApplicationRow,
  { application, prices }: Omit<Filed, 'customerId'>,
  now: number,
) {
  await tx.deleteFrom('recipients').where('applicationId', '=', id).execute()
  await addRecipients(tx, id, application.recipients)
  const columns = columnsOf(application, prices)
  const row = await tx
    .updateTable('applications')
    .set({ ...columns, updatedAt: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  // The rental of a number that was assigned already follows its application.
  const { plan, months, payment } = columns
  const agreed = { plan, months, payment, prices: columns.prices }
  await tx.updateTable('rentals').set(agreed).where('applicationId', '=', id).execute()
  await indexApplication(tx, row)
  return row
}

function columnsOf(application: Application, prices: AgreedPrices) {
  const { phone, acknowledged: _acknowledged, recipients: _recipients, ...terms } = application
  return { ...terms, phone: phone || null, prices: JSON.stringify(prices) }
}

async function addRecipients(tx: Writer, applicationId: string, recipients: Recipient[]) {
  const rows = recipients.map((recipient, position) =>
    newRecipient(recipient, { applicationId, position }),
  )
  await insertMany(tx, 'recipients', rows)
}

export function newRecipient(
  recipient: Recipient,
  place: Pick<RecipientRow, 'applicationId' | 'position'>,
): RecipientRow {
  return {
    ...place,
    id: randomUUID(),
    kind: recipient.kind,
    ...fullName(recipient),
    hasPersonalMail: Number(recipient.hasPersonalMail),
    photoId: recipient.photoId ?? null,
    addressId: recipient.addressId ?? null,
    formStatus: signsForm(recipient) ? 'to-sign' : 'not-needed',
    signedOn: null,
    witness: null,
    crdOn: null,
    removedOn: null,
    formReason: null,
    idsDueSince: null,
  }
}

export function asHousehold({ use }: Pick<ApplicationRow, 'use'>, rows: RecipientRow[]) {
  return { use, recipients: rows.map(asMember) }
}

export type Member = Omit<RecipientRow, 'hasPersonalMail'> & { hasPersonalMail: boolean }

export function asMember(row: RecipientRow): Member {
  return { ...row, hasPersonalMail: row.hasPersonalMail === 1 }
}

export function countPapers(application: Pick<ApplicationRow, 'use'>, rows: RecipientRow[]) {
  const household = asHousehold(application, rows)
  return { forms: neededForms(household).length, ids: countIds(household) }
}

export async function priceApplication(database: Reader, application: ApplicationRow) {
  const rows = await listRecipients(database, application.id)
  return priceOf(application, asHousehold(application, rows))
}

export function priceOf(application: ApplicationRow, household: Household) {
  const { months, payment } = application
  return priceRental({ ...household, months, payment }, agreedPrices(application))
}

/** Recipients of a rented box; empty when a closed one's people were erased after the legal term. */
export async function householdOf(
  database: Reader,
  { applicationId: id }: Pick<Rental, 'applicationId'>,
) {
  if (id === null) return asHousehold({ use: 'personal' }, [])
  const application = await findApplication(database, id)
  const recipients = await listRecipients(database, id)
  return asHousehold({ use: 'personal', ...application }, recipients)
}

/** Prices agreed before the setting existed do not charge children. */
export function agreedPrices({ prices }: { prices: string }): AgreedPrices {
  return { minorsPay: false, ...JSON.parse(prices) }
}

/** The prices of a rental for rent from a day on: a change of plan keeps those of the days before it. */
export function pricesFrom(rental: Rental, day: Day): AgreedPrices {
  const { prices, planChangesOn: changesOn, nextPrices, earlierPrices } = rental
  if (changesOn === null) return agreedPrices(rental)
  const before = nextPrices ? prices : (earlierPrices ?? prices)
  return agreedPrices({ prices: day < changesOn ? before : (nextPrices ?? prices) })
}

/** Whether checking at the counter has begun: from then on only the counter changes the application. */
export async function hasChecks(database: Reader, applicationId: string) {
  const check = await database
    .selectFrom('documentChecks')
    .innerJoin('recipients', 'recipients.id', 'documentChecks.recipientId')
    .select('documentChecks.id')
    .where('recipients.applicationId', '=', applicationId)
    .executeTakeFirst()
  return check !== undefined
}

export function applicationThread(id: string) {
  return `application ${id}`
}
