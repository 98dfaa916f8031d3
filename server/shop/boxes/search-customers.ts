import type { Services } from '#server/services.ts'
import type { SignedInContext } from '#server/shop/access.ts'
import { findApplications } from '#server/shop/search-terms.ts'
import type { CustomersAnswer } from '#shared/rental/counter-answers.ts'

import { describeLines } from './describe-lines.ts'

const MAX_TEXT = 100
const MAX_OPEN = 50

/** GET /shop/v1/customers?q=: what a search finds; without one, the applications that are open. */
export async function searchCustomers({ query }: SignedInContext, services: Services) {
  const text = (query.get('q') ?? '').trim().slice(0, MAX_TEXT)
  const { database } = services
  const ids = text ? await findApplications(database, text) : await listOpen(services)
  const customers = await describeLines(ids, services)
  return Response.json({ customers } satisfies CustomersAnswer)
}

async function listOpen({ database }: Services) {
  const rows = await database.read
    .selectFrom('applications')
    .select('id')
    .where('state', '=', 'open')
    .orderBy('updated_at', 'desc')
    .limit(MAX_OPEN)
    .execute()
  return rows.map(({ id }) => id)
}
