import { sql } from 'kysely'

import { isOneOf } from '#server/database/many-rows.ts'
import type { AuditEntry } from '#server/database/rows.ts'
import { mergeNewest, type HistoryQuery } from '#server/shop/core/audit/history.ts'
import type { AuditAction, AuditEntity } from '#shared/content/audit.ts'

/** Actions that other lists of the history describe in more detail. */
const SHOWN_IN_OTHER_LISTS = (
  [
    'check-ids',
    'lost-key',
    'refund',
    'returned-check',
    'settle',
    'take-payment',
    'write-off',
  ] satisfies AuditAction[]
).map((action) => sql.lit(action))

export function listPeople({ read, rentals }: Pick<HistoryQuery, 'read' | 'rentals'>) {
  const applications = rentals.flatMap(({ applicationId: id }) => id ?? [])
  return read
    .selectFrom('recipients')
    .select(['id', 'applicationId', 'name'])
    .where(isOneOf(read, 'applicationId', applications))
    .execute()
}

type Person = Awaited<ReturnType<typeof listPeople>>[number]

export async function listSteps({ read, rentals, until, limit }: HistoryQuery, people: Person[]) {
  const ids: Partial<Record<AuditEntity, string[]>> = {
    rental: rentals.map(({ id }) => id),
    application: rentals.flatMap(({ applicationId: id }) => id ?? []),
    recipient: people.map(({ id }) => id),
  }
  const lists = await Array.fromAsync(Object.entries(ids), ([entity, entityIds]) =>
    read
      .selectFrom('audit')
      .selectAll()
      .where('entity', '=', entity)
      .where(isOneOf(read, 'entityId', entityIds))
      .where('action', 'not in', SHOWN_IN_OTHER_LISTS)
      // The unary plus keeps the query off the index by instant, which holds the rows of every box.
      .where(({ eb, ref }) => eb(sql<number>`+${ref('at')}`, '<=', until))
      .orderBy('id', 'desc')
      .limit(limit)
      .execute(),
  )
  return mergeNewest(lists.map((rows) => rows.map((row) => asStep(row, rentals, people))))
}

function asStep(row: AuditEntry, rentals: HistoryQuery['rentals'], people: Person[]) {
  const { id, actor, role, action, entity, entityId: about, before, after } = row
  const person = entity === 'recipient' ? people.find((each) => each.id === about) : undefined
  const application = person?.applicationId ?? about
  const isOf = (rental: (typeof rentals)[number]) =>
    entity === 'rental' ? rental.id === about : rental.applicationId === application
  return {
    ...row,
    kind: 'step' as const,
    id: String(id),
    by: role === 'customer' ? null : actor,
    rentalId: rentals.find(isOf)?.id ?? null,
    action: action as AuditAction,
    person: person?.name ?? null,
    isCustomers: role === 'customer',
    before: before && JSON.parse(before),
    after: after && JSON.parse(after),
  }
}

export async function listChecks({ read, rentals, until, limit }: HistoryQuery, people: Person[]) {
  const byId = new Map(people.map((person) => [person.id, person]))
  const checks = await read
    .selectFrom('documentChecks')
    .selectAll()
    .where(isOneOf(read, 'recipientId', [...byId.keys()]))
    .where('checkedAt', '<=', until)
    .orderBy('checkedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return checks.map((check) => {
    const person = byId.get(check.recipientId)
    const rental = rentals.find(({ applicationId: id }) => id === person?.applicationId)
    return {
      ...check,
      kind: 'ids' as const,
      at: check.checkedAt,
      by: check.checkedBy,
      rentalId: rental?.id ?? null,
      person: person?.name ?? null,
    }
  })
}
