import type { Services } from '#server/services.ts'
import { callerCalls } from '#shared/shop/core/calls.ts'
import type { DataResponse, MeResponse } from '#shared/shop/core/responses.ts'

import type { ShopRoutes, SignedInContext } from './core/access.ts'
import { answerInParts } from './core/answer-in-parts.ts'
import { serveCalls } from './core/serve-calls.ts'
import { counterRoutes } from './counter-routes.ts'
import { describeAccount } from './data/account-records.ts'
import { deleteAccount } from './data/delete-account.ts'
import { describeBusiness } from './data/shop-records.ts'
import { writeJson } from './data/write-json.ts'
import { isSampleShop } from './demo/is-sample-shop.ts'
import { applicationRoutes } from './applications/routes.ts'
import { mailboxRoutes } from './mailbox-routes.ts'
import { mailRoutes } from './mail/routes.ts'
import { moneyRoutes } from './money/routes.ts'
import { paperRoutes } from './papers/routes.ts'
import { staffRoutes } from './staff/routes.ts'
import { visitRoutes } from './visits/routes.ts'
import { writeLimits } from './core/write-limits.ts'

const customerRoutes: ShopRoutes = {
  '/shop/v1/me': {
    GET: { access: 'customer', handler: getMe, isBeforeSecondFactor: true },
    ...serveCalls(callerCalls, { arrive: () => ({}) })['/shop/v1/me'],
  },
  '/shop/v1/data': {
    GET: { access: 'customer', handler: getData, limit: writeLimits.exportData },
  },
  '/shop/v1/data/delete': {
    POST: { access: 'customer', handler: deleteAccount, limit: writeLimits.deleteAccount },
  },
}

/** Every call of the shop's business, and who may make it. The staff's are put together in a folder for each subject. */
export const shopRoutes: ShopRoutes = {
  ...customerRoutes,
  ...applicationRoutes,
  ...counterRoutes,
  ...mailboxRoutes,
  ...mailRoutes,
  ...moneyRoutes,
  ...paperRoutes,
  ...staffRoutes,
  ...visitRoutes,
}

/** GET /shop/v1/me: who is signed in, and as what. */
async function getMe({ caller }: SignedInContext, { database }: Services) {
  const { id, email, role, hasSecondFactor } = caller
  const isSample = role !== 'customer' && (await isSampleShop(database.read))
  return Response.json({ id, email, role, hasSecondFactor, isSample } satisfies MeResponse)
}

/** GET /shop/v1/data: everything that is held about the caller. Hashes, keys and secrets stay where they are. */
async function getData({ caller }: SignedInContext, services: Services) {
  const account = await describeAccount(caller, services)
  const business = await describeBusiness(caller, services)
  const madeAt = new Date(services.now()).toISOString()
  const data = { madeAt, ...account, ...business } satisfies Record<keyof DataResponse, unknown>
  return answerInParts(writeJson(data), services)
}
