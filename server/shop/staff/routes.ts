import type { ShopRoutes } from '#server/shop/core/access.ts'
import { writeLimits } from '#server/shop/core/write-limits.ts'

import { checkAuditPart, exportAudit, listAudit } from './audit-log.ts'
import {
  changeRole,
  invite,
  join,
  listStaff,
  resetMemberFactors,
  withdrawInvitation,
} from './members.ts'
import { getToday } from './today.ts'

/** The calls of the console that are about the day and the staff themselves. */
export const staffRoutes: ShopRoutes = {
  '/shop/v1/staff/today': { GET: { access: 'clerk', handler: getToday } },
  '/shop/v1/staff/members': { GET: { access: 'owner', handler: listStaff } },
  '/shop/v1/staff/members/:id/role': { POST: { access: 'owner', handler: changeRole } },
  '/shop/v1/staff/members/:id/reset-factors': {
    POST: { access: 'owner', handler: resetMemberFactors },
  },
  '/shop/v1/staff/invitations': { POST: { access: 'owner', handler: invite } },
  '/shop/v1/staff/invitations/:id/withdraw': {
    POST: { access: 'owner', handler: withdrawInvitation },
  },
  '/shop/v1/staff/audit': { GET: { access: 'owner', handler: listAudit } },
  '/shop/v1/staff/audit/export': { POST: { access: 'owner', handler: exportAudit } },
  '/shop/v1/staff/audit/check': { POST: { access: 'owner', handler: checkAuditPart } },
  '/shop/v1/staff/join': {
    POST: { access: 'customer', handler: join, limit: writeLimits.join },
  },
}
