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

const body = v.object({ type: optionalText, email: optionalText, ...challengeFields })
const kinds = { signup: 'signup', email_change: 'email_change_current' } as const

/** POST /auth/v1/resend: the link once more, if the address waits for one; the answer never says so. */
export async function resend(call: Call, services: Services) {
  await countRequest(call, limits.resend, services)
  const input = await readBody(call, body)
  const { type } = input
  if (!type) throw invalid('Missing one of these types: signup, email_change')
  if (type !== 'signup' && type !== 'email_change') throw invalid('Unsupported resend type')
  if (!input.email) throw invalid('Type provided requires an email address')
  const address = readAddress(input.email)
  const origin = readOrigin(input, call.query, services.settings.siteUrl)
  await countEmailRequest(call, services)

  const network = networkKey(services.secrets.addresses, call.visitor)
  await askForLink(services, { id: randomUUID(), kind: kinds[type], address, network, ...origin })
  return Response.json({})
}
