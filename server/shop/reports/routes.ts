import { serveCalls } from '#server/shop/core/serve-calls.ts'
import { reportCalls } from '#shared/shop/reports/calls.ts'

import { getBoxes } from './boxes.ts'
import { getMoney } from './money.ts'
import { getPackages } from './packages.ts'
import { getRents } from './rents.ts'

export const reportRoutes = serveCalls(reportCalls, {
  getMoney,
  getBoxes,
  getPackages,
  getRents,
})
