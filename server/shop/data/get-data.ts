import type { SignedInContext } from '#server/shop/access.ts'
import type { Services } from '#server/services.ts'
import type { DataAnswer } from '#shared/rental/data-answer.ts'

import { describeAccount } from './account-records.ts'
import { describeBusiness } from './shop-records.ts'

/** GET /shop/v1/data: everything that is held about the caller. Hashes, keys and secrets stay where they are. */
export async function getData({ caller }: SignedInContext, services: Services) {
  const account = await describeAccount(caller, services)
  const business = await describeBusiness(caller, services)
  const madeAt = new Date(services.now()).toISOString()
  return Response.json({ madeAt, ...account, ...business } satisfies DataAnswer)
}
