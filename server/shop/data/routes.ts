import type { Services } from '#server/services.ts'
import type { ShopRoutes, SignedInContext } from '#server/shop/access.ts'
import type { DataAnswer } from '#shared/rental/answers.ts'

import { describeAccount } from './account-records.ts'
import { deleteAccount } from './delete-account.ts'
import { describeBusiness } from './shop-records.ts'

/** GET /shop/v1/data: everything that is held about the caller. Hashes, keys and secrets stay where they are. */
async function getData({ caller }: SignedInContext, services: Services) {
  const account = await describeAccount(caller, services)
  const business = await describeBusiness(caller, services)
  const madeAt = new Date(services.now()).toISOString()
  return Response.json({ madeAt, ...account, ...business } satisfies DataAnswer)
}

/** What a customer may do with all that is held about them. */
export const dataRoutes: ShopRoutes = {
  '/shop/v1/data': { GET: { access: 'customer', handler: getData } },
  '/shop/v1/data/delete': { POST: { access: 'customer', handler: deleteAccount } },
}
