import type { Reader, Writer } from '#server/database/database.ts'
import { CounterError } from '#server/shop/core/counter.ts'

import type { Subject } from './version.ts'

// Lock order: customer, application, rental, then what belongs to the rental.

/** Box number of a rental whose import was taken back, kept only for its postings. */
export const NO_BOX = -1

/** @throws CounterError when there is none, or its import was taken back */
export async function lockRental(tx: Writer, id: string) {
  const rental = await tryLockRental(tx, id)
  if (!rental) throw new CounterError('not_found')
  return rental
}

export async function tryLockRental(tx: Writer, id: string) {
  const rental = await tx
    .selectFrom('rentals')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return rental?.box === NO_BOX ? undefined : rental
}

export async function findRental(database: Reader, id: string | null) {
  if (id === null) return undefined
  return database.selectFrom('rentals').selectAll().where('id', '=', id).executeTakeFirst()
}

export function findRentalOfApplication(database: Reader, id: string) {
  return selectRentalOf(database, id).executeTakeFirst()
}

export function lockRentalOfApplication(tx: Reader, id: string) {
  return selectRentalOf(tx, id).forUpdate().executeTakeFirst()
}

function selectRentalOf(database: Reader, applicationId: string) {
  return database.selectFrom('rentals').selectAll().where('applicationId', '=', applicationId)
}

export async function lockApplication(tx: Writer, id: string) {
  const application = await tx
    .selectFrom('applications')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!application) throw new CounterError('not_found')
  return application
}

type Found = { applicationId: string | null; rentalId: string | null }

export async function lockSubject(
  tx: Writer,
  { applicationId, rentalId }: Found,
): Promise<Subject> {
  const application = await tx
    .selectFrom('applications')
    .selectAll()
    .where('id', '=', applicationId ?? '')
    .forUpdate()
    .executeTakeFirst()
  const rental = await tx
    .selectFrom('rentals')
    .selectAll()
    .where(rentalId ? 'id' : 'applicationId', '=', rentalId ?? applicationId)
    .forUpdate()
    .executeTakeFirst()
  return { application: application ?? null, rental: rental ?? null }
}

export async function lockAllOf(tx: Writer, customerId: string) {
  for (const table of ['applications', 'rentals'] as const) {
    await tx
      .selectFrom(table)
      .select('id')
      .where('customerId', '=', customerId)
      .orderBy('id')
      .forUpdate()
      .execute()
  }
}
