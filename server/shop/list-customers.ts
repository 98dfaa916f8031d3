import { sql } from 'kysely'

import type { Reader } from '#server/database/database.ts'
import { readStandings } from '#server/shop/core/ledger/standing.ts'
import type { Handler } from '#server/shop/core/serve-calls.ts'
import type { boxCalls } from '#shared/shop/boxes/calls.ts'

export const listCustomers: Handler<(typeof boxCalls)['listCustomers']> = async (
  _input,
  _context,
  services,
) => {
  const { read } = services.database
  const applications = await read
    .selectFrom('applications')
    .select(['id', 'plan'])
    .where('state', 'in', ['open', 'active'])
    .execute()
  const rentals = await read
    .selectFrom('rentals')
    .selectAll()
    .where('closedOn', 'is', null)
    .execute()
  const standings = await readStandings(read, rentals, services)
  const rentalOf = new Map(rentals.map((rental) => [rental.applicationId, rental]))
  const namesOf = await readNames(read)
  const waiting = await countWaiting(read)
  const customers = applications.map(({ id, plan }) => {
    const rental = rentalOf.get(id)
    const standing = rental && standings.get(rental.id)
    const [name = '', ...others] = namesOf.get(id) ?? []
    return {
      id,
      box: rental?.box ?? null,
      name,
      others,
      plan: rental?.plan ?? plan,
      paidThrough: rental?.paidThrough ?? null,
      balanceCents: standing?.balanceCents ?? 0,
      waiting: waiting.get(rental?.id ?? '') ?? 0,
      status: standing?.status ?? ('pending' as const),
    }
  })
  return {
    customers: customers.toSorted((one, other) => (one.box ?? Infinity) - (other.box ?? Infinity)),
  }
}

async function readNames(read: Reader) {
  const rows = await read
    .selectFrom('recipients')
    .innerJoin('applications', 'applications.id', 'recipients.applicationId')
    .select(['applicationId', 'recipients.name'])
    .where('applications.state', 'in', ['open', 'active'])
    .where('removedOn', 'is', null)
    .orderBy(sql`case when kind = 'applicant' then 0 else 1 end`)
    .orderBy('position')
    .execute()
  const names = new Map<string, string[]>()
  for (const { applicationId, name } of rows) {
    names.set(applicationId, [...(names.get(applicationId) ?? []), name])
  }
  return names
}

async function countWaiting(read: Reader) {
  const rows = await read
    .selectFrom('mailItems')
    .select(({ fn }) => ['rentalId', fn.countAll<number>().as('count')])
    .where('endedAt', 'is', null)
    .where('state', '=', 'waiting')
    .groupBy('rentalId')
    .execute()
  return new Map(rows.map(({ rentalId, count }) => [rentalId, Number(count)]))
}
