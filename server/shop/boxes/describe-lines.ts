import { namesOf } from '#server/accounts/users.ts'
import type { Services } from '#server/services.ts'
import type { CustomerLine } from '#shared/rental/counter-answers.ts'

type Person = { name: string; email: string | null }

/** Applications as lines of a list, in the order of their ids. */
export async function describeLines(ids: string[], services: Services): Promise<CustomerLine[]> {
  if (ids.length === 0) return []
  const { read } = services.database
  const applications = await read
    .selectFrom('applications')
    .leftJoin('rentals', 'rentals.application_id', 'applications.id')
    .select(['applications.id', 'applications.customer_id', 'state', 'filed_at', 'box'])
    .where('applications.id', 'in', ids)
    .execute()
  const recipients = await read
    .selectFrom('recipients')
    .select(['application_id', 'kind', 'name'])
    .where('application_id', 'in', ids)
    .where('removed_on', 'is', null)
    .orderBy('position')
    .execute()
  const people = await describePeople(
    applications.map(({ customer_id }) => customer_id),
    services,
  )
  return ids.flatMap((id) => {
    const application = applications.find((each) => each.id === id)
    if (!application) return []
    const own = recipients.filter(({ application_id }) => application_id === id)
    const applicant = own.find(({ kind }) => kind === 'applicant')
    return {
      id,
      name: applicant?.name ?? '',
      others: own.filter((each) => each !== applicant).map(({ name }) => name),
      email: people.get(application.customer_id)?.email ?? null,
      state: application.state,
      box: application.box,
      filedAt: application.filed_at,
    }
  })
}

/** Names and addresses of accounts, ours or Supabase's, and of people who have none. */
export async function describePeople(ids: string[], { database: { read } }: Services) {
  const people = new Map<string, Person>()
  if (ids.length === 0) return people
  const customers = await read
    .selectFrom('customers')
    .select(['id', 'email', 'first_name'])
    .where('id', 'in', ids)
    .execute()
  for (const { id, email, first_name } of customers) {
    people.set(id, { name: first_name, email: email || null })
  }
  const users = await read
    .selectFrom('users')
    .select(['id', 'email', 'user_metadata'])
    .where('id', 'in', ids)
    .execute()
  for (const user of users) people.set(user.id, { name: namesOf(user), email: user.email })
  return people
}
