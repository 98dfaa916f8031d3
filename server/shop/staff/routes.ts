import type { ShopRoutes } from '#server/shop/access.ts'

import { getToday } from './today.ts'

/** The calls of the console that are about the day and the staff themselves. */
export const staffRoutes: ShopRoutes = {
  '/shop/v1/staff/today': { GET: { access: 'clerk', handler: getToday } },
}
