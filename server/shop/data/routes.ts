import type { ShopRoutes } from '#server/shop/access.ts'

import { deleteAccount } from './delete-account.ts'
import { getData } from './get-data.ts'

/** What a customer may do with all that is held about them. */
export const dataRoutes: ShopRoutes = {
  '/shop/v1/data': { GET: { access: 'customer', handler: getData } },
  '/shop/v1/data/delete': { POST: { access: 'customer', handler: deleteAccount } },
}
