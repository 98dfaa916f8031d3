import { randomUUID } from 'node:crypto'

import { rental as words } from '#sentences/rental.ts'
import { PROOF_LIFE_MS } from '#server/accounts/session-proofs.ts'
import { ApiError } from '#server/http/api-error.ts'
import { countersOf } from '#server/http/client-network.ts'
import type { Limit } from '#server/http/rate-limiter.ts'
import { rateLimits } from '#server/http/rate-limits.ts'
import { refuseLarge, refuseUnstorable } from '#server/http/read-body.ts'
import type { RequestContext } from '#server/http/request-context.ts'
import { guardEach } from '#server/http/router.ts'
import type { Services } from '#server/services.ts'
import type { Actor } from '#server/shop/core/audit/audit.ts'
import { refreshCustomer } from '#server/shop/core/customers/customers.ts'
import type { Access } from '#shared/shop/core/contract.ts'

import { asActor, identify, type Caller } from './identify.ts'
import { restartIdleTime } from './idle-lock.ts'
import { countAll, countWrite } from './write-limits.ts'

export type ShopContext = RequestContext & { requestId: string }
export type SignedInContext = ShopContext & { caller: Caller; by: Actor }

type Handler<Context> = (context: Context, services: Services) => Response | Promise<Response>

type PublicRoute = { access: 'public'; handler: Handler<ShopContext> }

type SignedInRoute = {
  access: Exclude<Access, 'public'>
  handler: Handler<SignedInContext>
  /** Answers a customer's session before its second factor, for the page that asks for it. */
  isBeforeSecondFactor?: true
  needsProof?: true
}

type Limited = { limit: Limit }

type ShopRoute = { maxBodyBytes?: number } & (PublicRoute | SignedInRoute) & Partial<Limited>

export type WriteRoute = ShopRoute & (Limited | { access: 'clerk' | 'owner' })

export type ShopRoutes = Record<string, { GET?: ShopRoute; POST?: WriteRoute; PUT?: WriteRoute }>

const MAX_UNREAD_BYTES = 1_024
const ROLES: Record<Exclude<Access, 'public'>, Caller['role'][]> = {
  customer: ['customer', 'mailbox_center', 'administrator'],
  clerk: ['mailbox_center', 'administrator'],
  owner: ['administrator'],
}

export function guardRoutes(routes: ShopRoutes) {
  return guardEach<ShopRoute>(routes, (route, method) => guard(route, method !== 'GET'))
}

function guard(route: ShopRoute, isWrite: boolean) {
  return {
    maxBodyBytes: route.maxBodyBytes ?? MAX_UNREAD_BYTES,
    async handler(context: RequestContext, services: Services) {
      const isStaff = route.access === 'clerk' || route.access === 'owner'
      const requests = isStaff ? rateLimits.staff : rateLimits.shop
      await countAll(countersOf(requests, context.client), services)
      if (route.access === 'public') {
        const traced = trace(context)
        if (route.limit) await countWrite(route.limit, context, services)
        return route.handler(traced, services)
      }
      const caller = await identify(context, services, isStaff)
      const traced = trace(context)
      checkAccess(caller, route, services)
      if (isStaff && !caller.isActive) await restartIdleTime(caller, services)
      if (route.limit) {
        const sender = { client: context.client, customerId: caller.id }
        await countWrite(route.limit, sender, services)
      }
      // Only on writes: GET requests store nothing.
      if (isWrite && services.supabaseIdentity) await refreshCustomer(caller, services)
      const by = { ...asActor(caller), requestId: traced.requestId }
      return route.handler({ ...traced, caller, by }, services)
    },
  }
}

function trace(context: RequestContext): ShopContext {
  refuseLarge(context.request, context.maxBodyBytes)
  refuseUnstorable([context.params, ...context.query])
  return { ...context, requestId: randomUUID() }
}

function checkAccess(
  { role, hasSecondFactor, owesSecondFactor, provedAt }: Caller,
  { access, isBeforeSecondFactor, needsProof }: SignedInRoute,
  { now }: Pick<Services, 'now'>,
) {
  if (!ROLES[access].includes(role)) {
    throw new ApiError(403, 'staff_only', words.refusals.staffOnly)
  }
  const isOwed =
    access === 'customer' ? owesSecondFactor && !isBeforeSecondFactor : !hasSecondFactor
  const isProofOld = needsProof === true && now() - provedAt >= PROOF_LIFE_MS
  if (isOwed || isProofOld) {
    throw new ApiError(403, 'second_factor_required', words.refusals.secondFactor)
  }
}
