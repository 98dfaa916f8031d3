import { serveCalls } from '#server/shop/core/serve-calls.ts'
import { applicationCalls } from '#shared/shop/applications/calls.ts'

import { changeApplication, fileApplication, withdrawApplication } from './file-application.ts'
import { getApplication } from './get-application.ts'
import { acceptInvitation, acceptOffer, declineOffer } from './offers.ts'

export const applicationRoutes = serveCalls(applicationCalls, {
  get: getApplication,
  file: fileApplication,
  change: changeApplication,
  withdraw: withdrawApplication,
  acceptOffer,
  declineOffer,
  acceptInvitation,
})
