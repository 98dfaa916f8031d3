import { answerInParts } from '#server/shop/core/answer-in-parts.ts'
import { requireOwner } from '#server/shop/core/permissions/owner-proof.ts'
import { serveCalls } from '#server/shop/core/serve-calls.ts'
import { dataCalls, type PersonalData } from '#shared/shop/data/calls.ts'

import { exportAccount } from './account-records.ts'
import { deleteAccount } from './delete-account.ts'
import { exportBusiness } from './shop-records.ts'
import { writeJson } from './write-json.ts'

export const dataRoutes = serveCalls(dataCalls, {
  async export(proof, context, services) {
    const spendProof = await requireOwner('copy', proof, context, services)
    await services.database.write(spendProof)
    const { caller } = context
    const account = await exportAccount(caller, services)
    const business = await exportBusiness(caller, services)
    const madeAt = new Date(services.now()).toISOString()
    const data = { madeAt, ...account, ...business } satisfies Record<keyof PersonalData, unknown>
    return answerInParts(writeJson(data), services)
  },
  deleteAccount,
})
