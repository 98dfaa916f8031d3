import { isOneOf } from '#server/database/many-rows.ts'
import type { Services } from '#server/services.ts'

export async function loadLines(ids: string[], services: Services) {
  if (ids.length === 0) return []
  const { read } = services.database
  const applications = await read
    .selectFrom('applications')
    .leftJoin('rentals', 'rentals.applicationId', 'applications.id')
    .leftJoin('users', 'users.id', 'applications.customerId')
    .leftJoin('customers', 'customers.id', 'applications.customerId')
    .select(['applications.id', 'state', 'filedAt', 'applications.phone', 'box'])
    .select(['users.email as accountEmail', 'customers.email as contactEmail'])
    .where(isOneOf(read, 'applications.id', ids))
    .execute()
  const recipients = await read
    .selectFrom('recipients')
    .select(['applicationId', 'kind', 'name', 'nativeName'])
    .where(isOneOf(read, 'applicationId', ids))
    .where('removedOn', 'is', null)
    .orderBy('position')
    .execute()
  return ids.flatMap((id) => {
    const application = applications.find((each) => each.id === id)
    if (!application) return []
    const own = recipients.filter(({ applicationId }) => applicationId === id)
    const applicant = own.find(({ kind }) => kind === 'applicant')
    return {
      ...application,
      name: applicant?.name ?? '',
      people: own,
      others: own.filter((each) => each !== applicant).map(({ name }) => name),
      email: (application.accountEmail ?? application.contactEmail) || null,
    }
  })
}
