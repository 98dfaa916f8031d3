import { randomUUID } from 'node:crypto'

import * as v from 'valibot'

import { askForLink } from '#server/accounts/desk.ts'
import { limits } from '#server/accounts/limits.ts'
import { networkKey } from '#server/accounts/networks.ts'
import type { Services } from '#server/services.ts'

import type { Call } from './call.ts'
import { challengeFields, optionalText, readAddress, readOrigin } from './fields.ts'
import { invalid } from './problem.ts'
import { readBody } from './read-body.ts'
import { countEmailRequest, countRequest } from './too-many.ts'

const body = v.object({ email: optionalText, ...challengeFields })

/** POST /auth/v1/recover: a link to set a new password, if the address has an account; the answer never says so. */
export async function recover(call: Call, services: Services) {
  await countRequest(call, limits.recover, services)
  const input = await readBody(call.request, body)
  if (!input.email) throw invalid('Password recovery requires an email')
  const address = readAddress(input.email)
  const origin = readOrigin(input, call.query, services.settings.siteUrl)
  await countEmailRequest(call, services)

  const network = networkKey(services.secrets.addresses, call.visitor)
  await askForLink(services, { id: randomUUID(), kind: 'recovery', address, network, ...origin })
  return Response.json({})
}
