import type { Reader, Writer } from '#server/database/database.ts'
import { firstNameOf } from '#server/accounts/users.ts'
import type { Services } from '#server/services.ts'

export type Contact = { email: string; firstName: string }
type Person = Contact & { id: string }

/** Notes whom emails about a customer go to, within the caller's transaction; nobody, where the address is empty. */
export async function rememberCustomer(tx: Writer, { id, email, firstName }: Person, now: number) {
  const contact = { email, first_name: firstName, updated_at: now }
  await tx
    .insertInto('customers')
    .values({ id, ...contact })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(contact))
    .execute()
}

/** Notes who is signed in where the account is Supabase's, and follows them to another address. */
export async function refreshCustomer(person: Person, { database, now }: Services) {
  const stored = await database.read
    .selectFrom('customers')
    .select('email')
    .where('id', '=', person.id)
    .executeTakeFirst()
  if (stored?.email === person.email) return
  await database.write((tx) => rememberCustomer(tx, person, now()))
}

/** Whom emails about an account go to: its own address of today, where the account is ours. */
export async function findContact(
  database: Reader | Writer,
  customerId: string,
): Promise<Contact | undefined> {
  const user = await database
    .selectFrom('users')
    .select(['email', 'user_metadata'])
    .where('id', '=', customerId)
    .executeTakeFirst()
  if (user) return { email: user.email, firstName: firstNameOf(user) }
  const customer = await database
    .selectFrom('customers')
    .select(['email', 'first_name'])
    .where('id', '=', customerId)
    .executeTakeFirst()
  return customer?.email ? { email: customer.email, firstName: customer.first_name } : undefined
}
