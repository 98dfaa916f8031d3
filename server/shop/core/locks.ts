import type { Reader, Writer } from '#server/database/database.ts'
import { lockRow } from '#server/database/rows.ts'
import { settleAll, together } from '#server/database/together.ts'

import { CounterError } from './counter.ts'
import type { Subject } from './version.ts'

// Everybody locks in one order: a customer, their application, its rental, and then what belongs to it.

/** The number of a rental that was taken back, and stays for its postings alone: nobody asks for it. */
export const NO_BOX = -1

/** @throws CounterError when it is not there, or not any more */
export async function lockRental(tx: Writer, id: string) {
  const found = await tryLockRental(tx, id)
  if (!found) throw new CounterError('not_found')
  return found
}

/** As `lockRental`, of one that may be gone. */
export async function tryLockRental(tx: Writer, id: string) {
  const found = await lockRow(tx, 'rentals', { id })
  return found?.box === NO_BOX ? undefined : found
}

/** The rental of an application, while there is one. */
export function lockRentalOfApplication(tx: Reader, application_id: string) {
  return lockRow(tx, 'rentals', { application_id })
}

/** @throws CounterError when there is none */
export async function lockApplication(tx: Writer, id: string) {
  const found = await lockRow(tx, 'applications', { id })
  if (!found) throw new CounterError('not_found')
  return found
}

/** An application with the rental that became of it. */
export async function lockApplicant(one: Reader, id: string): Promise<Subject> {
  const [application, rental] = await settleAll([
    lockRow(one, 'applications', { id }),
    lockRentalOfApplication(one, id),
  ])
  return { application: application ?? null, rental: rental ?? null }
}

type Found = { applicationId: string | null; rentalId: string | null }

/** As `lockApplicant`, by whichever of the two there is. */
export async function lockSubject(
  tx: Writer,
  { applicationId, rentalId }: Found,
): Promise<Subject> {
  if (!rentalId) return lockApplicant(tx, applicationId ?? '')
  const [application, rental] = await together(tx, (one) =>
    settleAll([
      applicationId ? lockRow(one, 'applications', { id: applicationId }) : undefined,
      lockRow(one, 'rentals', { id: rentalId }),
    ]),
  )
  return { application: application ?? null, rental: rental ?? null }
}

/** All that a customer has here, in an order that everybody keeps. */
export async function lockAllOf(tx: Writer, customerId: string) {
  for (const table of ['applications', 'rentals'] as const) {
    await tx
      .selectFrom(table)
      .select('id')
      .where('customer_id', '=', customerId)
      .orderBy('id')
      .forUpdate()
      .execute()
  }
}
