import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'

import type { Selectable } from 'kysely'

import { errors } from '#sentences/errors.ts'
import { addresseeOf, findUser, lockUser } from '#server/accounts/users.ts'
import type { Reader, Writer } from '#server/database/database.ts'
import { isOneOf } from '#server/database/many-rows.ts'
import type { Tables } from '#server/database/tables.ts'
import type { Addressee } from '#server/email/email.ts'
import { ApiError } from '#server/http/api-error.ts'
import type { Services } from '#server/services.ts'

type Person = Omit<Selectable<Tables['customers']>, 'updatedAt'>

/** Stores the address for emails about a customer, in the caller's transaction; does nothing when it is empty. */
export async function rememberCustomer(
  tx: Writer,
  { id, email, firstName, language }: Person,
  now: number,
) {
  const contact = { email, firstName, language, updatedAt: now }
  await tx
    .insertInto('customers')
    .values({ id, ...contact })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(contact))
    .execute()
}

export async function refreshCustomer(person: Person, { database, now }: Services) {
  const stored = await database.read
    .selectFrom('customers')
    .select(['email', 'firstName', 'language'])
    .where('id', '=', person.id)
    .executeTakeFirst()
  const { email, firstName, language } = person
  if (stored && isDeepStrictEqual({ ...stored }, { email, firstName, language })) return
  await database.write(async (tx) => {
    await rememberCustomer(tx, person, now())
    if (email) await tx.updateTable('staff').set({ email }).where('id', '=', person.id).execute()
  })
}

export async function findContact(
  database: Reader,
  customerId: string,
): Promise<Addressee | undefined> {
  const user = isWalkIn(customerId) ? undefined : await findUser(database, customerId)
  if (user) return addresseeOf(user)
  const customer = await database
    .selectFrom('customers')
    .selectAll()
    .where('id', '=', customerId)
    .executeTakeFirst()
  if (!customer?.email) return undefined
  return { to: customer.email, firstName: customer.firstName, language: customer.language }
}

/**
 * Locks the customer's row: concurrent transactions of the same customer wait for this one.
 * @throws ApiError when the account was deleted meanwhile
 */
export async function lockCustomer(tx: Writer, id: string) {
  if (!(await tryLockCustomer(tx, id))) throw new ApiError(403, 'bad_jwt', errors.badToken)
}

/** Like `lockCustomer`. @returns false when the account was deleted: rows filed for it would have no owner */
export async function tryLockCustomer(tx: Writer, id: string) {
  const user = isWalkIn(id) ? undefined : await lockUser(tx, id)
  return (user ?? (await lockContact(tx, id))) !== undefined
}

export function lockContact(tx: Writer, id: string) {
  const contact = tx.selectFrom('customers').selectAll().where('id', '=', id)
  return contact.forUpdate().executeTakeFirst()
}

export const WALK_IN = 'counter-'

export function walkInId(uuid: string = randomUUID()) {
  return WALK_IN + uuid
}

export function isWalkIn(customerId: string) {
  return customerId.startsWith(WALK_IN)
}

export async function findApplicants(database: Reader, customers: string[]) {
  if (customers.length === 0) return new Map<string, never>()
  const rows = await database
    .selectFrom('applications')
    .innerJoin('recipients', 'recipients.applicationId', 'applications.id')
    .leftJoin('rentals', 'rentals.applicationId', 'applications.id')
    .select(['applications.id', 'applications.customerId', 'name', 'box'])
    .where(isOneOf(database, 'applications.customerId', customers))
    .where('state', '!=', 'withdrawn')
    .where('kind', '=', 'applicant')
    .orderBy('filedAt')
    .execute()
  return new Map(rows.map((row) => [row.customerId, row]))
}
