import { randomUUID } from 'node:crypto'

import * as v from 'valibot'

import { askForLink } from '#server/accounts/link-requests.ts'
import { limits } from '#server/http/limits.ts'
import { networkKey } from '#server/http/client-network.ts'
import type { Services } from '#server/services.ts'

import type { Call } from '#server/http/request-context.ts'
import { challengeFields, optionalText, readAddress, readOrigin } from './fields.ts'
import { invalid } from '#server/http/api-error.ts'
import { readBody } from '#server/http/read-body.ts'
import { countEmailRequest, countRequest } from '#server/http/rate-limit.ts'

const body = v.object({ email: optionalText, ...challengeFields })

/** POST /auth/v1/recover: a link to set a new password, if the address has an account; the answer never says so. */
export async function recover(call: Call, services: Services) {
  await countRequest(call, limits.recover, services)
  const input = await readBody(call, body)
  if (!input.email) throw invalid('Password recovery requires an email')
  const address = readAddress(input.email)
  const origin = readOrigin(input, call.query, services.settings.siteUrl)
  await countEmailRequest(call, services)

  const network = networkKey(services.secrets.addresses, call.visitor)
  await askForLink(services, { id: randomUUID(), kind: 'recovery', address, network, ...origin })
  return Response.json({})
}
