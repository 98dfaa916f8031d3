import * as v from 'valibot'

import { findLinkById, isVerifierOf } from '#server/accounts/links.ts'
import { limits } from '#server/http/limits.ts'
import { findPendingAccountById } from '#server/accounts/pending-accounts.ts'
import { openingKeys } from '#server/secrets.ts'
import type { Services } from '#server/services.ts'

import type { Call } from '#server/http/request-context.ts'
import { optionalText } from './fields.ts'
import { readFlowCode } from './flow-code.ts'
import { invalid, problem } from '#server/http/api-error.ts'
import { readBody } from '#server/http/read-body.ts'
import { answerSession } from './session-response.ts'
import { takeLink, takePendingAccount } from './redeem-link.ts'
import { countRequest } from '#server/http/rate-limit.ts'

const body = v.object({ auth_code: optionalText, code_verifier: optionalText })

/** POST /auth/v1/token?grant_type=pkce: takes up a link for the browser that asked for it. */
export async function exchangeCode(call: Call, services: Services) {
  const { database, secrets, failures, now } = services
  await countRequest(call, limits.verify, services)
  const { auth_code: code, code_verifier: verifier } = await readBody(call, body)
  if (!code || !verifier) {
    throw invalid('invalid request: both auth code and code verifier should be non-empty')
  }
  const flow = readFlowCode(code, openingKeys(secrets, 'refreshTokens'), now())
  if (!flow) throw notFound()
  if (flow.isOver) {
    throw problem(422, 'flow_state_expired', 'invalid flow state, flow state has expired')
  }

  const taken = await database.write(async (tx) => {
    const link = await findLinkById(tx, flow.linkId)
    const pending = await findPendingAccountById(tx, flow.linkId)
    const origin = link ?? pending
    if (origin && !isVerifierOf(verifier, origin)) {
      const message = 'code challenge does not match previously saved code verifier'
      throw problem(400, 'bad_code_verifier', message)
    }
    if (link) return takeLink(tx, link, call, services)
    if (pending) return takePendingAccount(tx, pending, undefined, call, services)
    throw notFound()
  })
  if (taken === 'waits-for-other') throw notFound()
  await failures.forgiveAll(taken.user.email)
  return answerSession(taken, services)
}

function notFound() {
  return problem(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found')
}
