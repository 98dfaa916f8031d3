import * as v from 'valibot'

import { findLinkById, isVerifierOf } from '#server/accounts/links.ts'
import { findPendingAccountById } from '#server/accounts/pending-accounts.ts'
import { ApiError, invalid } from '#server/http/api-error.ts'
import { countRequest, rateLimits } from '#server/http/rate-limits.ts'
import { readBody } from '#server/http/read-body.ts'
import type { RequestContext } from '#server/http/request-context.ts'
import { acceptedKeys } from '#server/secrets.ts'
import type { Services } from '#server/services.ts'
import { errors } from '#shared/content/en/errors.ts'

import { optionalText } from './fields.ts'
import { readFlowCode } from './flow-code.ts'
import { redeemLink, redeemPendingAccount } from './redeem-link.ts'
import { sessionResponse } from './responses.ts'

const body = v.object({ auth_code: optionalText, code_verifier: optionalText })

/** POST /auth/v1/token?grant_type=pkce: takes up a link for the browser that asked for it. */
export async function exchangeCode(context: RequestContext, services: Services) {
  const { database, secrets, lockout, now } = services
  await countRequest(context, rateLimits.verify, services)
  const { auth_code: code, code_verifier: verifier } = await readBody(context, body)
  if (!code || !verifier) {
    throw invalid(errors.noAuthCode)
  }
  const flow = readFlowCode(code, acceptedKeys(secrets, 'refreshTokens'), now())
  if (!flow) throw notFound()
  if (flow.isOver) {
    throw new ApiError(422, 'flow_state_expired', errors.flowStateExpired)
  }

  const taken = await database.write(async (tx) => {
    const link = await findLinkById(tx, flow.linkId)
    const pending = await findPendingAccountById(tx, flow.linkId)
    const origin = link ?? pending
    if (origin && !isVerifierOf(verifier, origin)) {
      const message = errors.badCodeVerifier
      throw new ApiError(400, 'bad_code_verifier', message)
    }
    if (link) return redeemLink(tx, link, context, services)
    if (pending) return redeemPendingAccount(tx, pending, undefined, context, services)
    throw notFound()
  })
  if (taken === 'waits-for-other') throw notFound()
  await lockout.resetAll(taken.user.email)
  return sessionResponse(taken, services)
}

function notFound() {
  return new ApiError(404, 'flow_state_not_found', errors.flowStateNotFound)
}
