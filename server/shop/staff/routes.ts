import { serveCalls } from '#server/shop/core/serve-calls.ts'
import { staffCalls } from '#shared/shop/staff/calls.ts'

import { checkAuditPart, exportAudit, listAudit } from './audit-log.ts'
import {
  changeRole,
  invite,
  join,
  listStaff,
  resetMemberFactors,
  withdrawInvitation,
} from './members.ts'

export const staffRoutes = serveCalls(staffCalls, {
  list: (_input, _context, services) => listStaff(services.database.read, services),
  changeRole,
  resetFactors: resetMemberFactors,
  invite,
  withdrawInvitation,
  join,
  listAudit,
  exportAudit,
  checkAudit: checkAuditPart,
})
