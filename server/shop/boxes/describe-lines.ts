import type { Services } from '#server/services.ts'

/** Applications as lines of a list, in the order of their ids. */
export async function describeLines(ids: string[], services: Services) {
  if (ids.length === 0) return []
  const { read } = services.database
  const [applications, recipients] = await Promise.all([
    read
      .selectFrom('applications')
      .leftJoin('rentals', 'rentals.application_id', 'applications.id')
      .select(['applications.id', 'applications.customer_id', 'state', 'filed_at', 'phone', 'box'])
      .where('applications.id', 'in', ids)
      .execute(),
    read
      .selectFrom('recipients')
      .select(['application_id', 'kind', 'name', 'native_name as nativeName'])
      .where('application_id', 'in', ids)
      .where('removed_on', 'is', null)
      .orderBy('position')
      .execute(),
  ])
  const emails = await findEmails(
    applications.flatMap(({ customer_id: customer }) => customer ?? []),
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
      /** Everybody whom it is for. */
      people: own,
      others: own.filter((each) => each !== applicant).map(({ name }) => name),
      email: emails.get(application.customer_id ?? '') || null,
      state: application.state,
      box: application.box,
      phone: application.phone,
      filedAt: application.filed_at,
    }
  })
}

/** The addresses of accounts, ours or Supabase's, and of people who have none. */
async function findEmails(ids: string[], { database: { read } }: Services) {
  if (ids.length === 0) return new Map<string, string>()
  const tables = ['customers', 'users'] as const
  const rows = await Promise.all(
    tables.map((table) =>
      read.selectFrom(table).select(['id', 'email']).where('id', 'in', ids).execute(),
    ),
  )
  return new Map(rows.flat().map(({ id, email }) => [id, email]))
}
