import type { Reader } from '#server/database/database.ts'
import { isOneOf } from '#server/database/many-rows.ts'
import type { AuditLine, AuditSubject } from '#shared/shop/staff/calls.ts'

type Found = {
  id: string
  box?: number | null
  name?: string | null
  applicationId?: string | null
}
type Subjects = Map<string, AuditSubject>
type Entry = Pick<AuditLine, 'entity' | 'entityId'>

export async function findSubjects(database: Reader, entries: Entry[]): Promise<Subjects> {
  const subjects: Found[] = []
  for (const [entity, about] of Map.groupBy(entries, (entry) => entry.entity)) {
    const ids = [...new Set(about.map(({ entityId }) => entityId))]
    const read = readers[entity]
    if (read) subjects.push(...(await read(database, ids)))
  }
  const applications = subjects.flatMap(({ applicationId }) => applicationId ?? [])
  const [households, boxes] = [
    await readApplicants(database, applications),
    await readBoxes(database, applications),
  ]
  return new Map(
    subjects.map(({ id, box, name, applicationId = null }) => [
      id,
      {
        applicationId,
        box: box ?? boxes.get(applicationId ?? '') ?? null,
        name: name ?? households.get(applicationId ?? '') ?? null,
      },
    ]),
  )
}

const readers: Record<string, (database: Reader, ids: string[]) => Promise<Found[]>> = {
  application: async (_database, ids) => ids.map((id) => ({ id, applicationId: id })),
  account: readCustomers,
  customer: readCustomers,
  appointment: (database, ids) =>
    database
      .selectFrom('appointments')
      .innerJoin('applications', 'applications.customerId', 'appointments.customerId')
      .select(['appointments.id', 'applications.id as applicationId'])
      .where(isOneOf(database, 'appointments.id', ids))
      .orderBy('filedAt')
      .execute(),
  rental: (database, ids) =>
    database
      .selectFrom('rentals')
      .select(['id', 'box', 'applicationId'])
      .where(isOneOf(database, 'id', ids))
      .execute(),
  recipient: (database, ids) =>
    database
      .selectFrom('recipients')
      .select(['id', 'name', 'applicationId'])
      .where(isOneOf(database, 'id', ids))
      .execute(),
  'mail-item': (database, ids) =>
    database
      .selectFrom('mailItems')
      .leftJoin('recipients', 'recipients.id', 'recipientId')
      .leftJoin('rentals', 'rentals.id', 'rentalId')
      .select(['mailItems.id', 'mailItems.box', 'recipients.name', 'rentals.applicationId'])
      .where(isOneOf(database, 'mailItems.id', ids))
      .execute(),
  paper: (database, ids) =>
    database
      .selectFrom('legalPapers')
      .innerJoin('rentals', 'rentals.id', 'rentalId')
      .select(['legalPapers.id', 'legalPapers.box', 'forName as name', 'applicationId'])
      .where(isOneOf(database, 'legalPapers.id', ids))
      .execute(),
  price: (database, ids) =>
    database
      .selectFrom('priceItems')
      .select(['id', 'name'])
      .where(isOneOf(database, 'id', ids))
      .execute(),
  announcement: (database, ids) =>
    database
      .selectFrom('announcements')
      .select(['id', 'englishSubject as name'])
      .where(isOneOf(database, 'id', ids))
      .execute(),
  staff: (database, ids) =>
    database
      .selectFrom('users')
      .select(['id', 'email as name'])
      .where(isOneOf(database, 'id', ids))
      .execute(),
  'staff-invitation': (database, ids) =>
    database
      .selectFrom('staffInvitations')
      .select(['id', 'email as name'])
      .where(isOneOf(database, 'id', ids))
      .execute(),
}

async function readCustomers(database: Reader, ids: string[]): Promise<Found[]> {
  const accounts = await database
    .selectFrom('customers')
    .select(['id', 'email as name'])
    .where(isOneOf(database, 'id', ids))
    .execute()
  const filed = await database
    .selectFrom('applications')
    .select(['customerId', 'id as applicationId'])
    .where(isOneOf(database, 'customerId', ids))
    .orderBy('filedAt')
    .execute()
  return [
    ...accounts,
    ...filed.map(({ customerId, applicationId }) => ({ id: customerId ?? '', applicationId })),
  ]
}

async function readApplicants(database: Reader, ids: string[]) {
  const rows = await database
    .selectFrom('recipients')
    .select(['applicationId', 'name'])
    .where(isOneOf(database, 'applicationId', [...new Set(ids)]))
    .where('kind', '=', 'applicant')
    .execute()
  return new Map(rows.map(({ applicationId, name }) => [applicationId, name]))
}

async function readBoxes(database: Reader, ids: string[]) {
  const rows = await database
    .selectFrom('rentals')
    .select(['applicationId', 'box'])
    .where(isOneOf(database, 'applicationId', [...new Set(ids)]))
    .execute()
  return new Map(rows.map(({ applicationId, box }) => [applicationId, box]))
}
