import { randomUUID } from 'node:crypto'

import * as v from 'valibot'

import type { CallerContext } from '#server/accounts/authenticate.ts'
import { requestLink } from '#server/accounts/link-requests.ts'
import { issueReauthentication } from '#server/accounts/reauthentication.ts'
import { addresseeOf } from '#server/accounts/users.ts'
import type { LinkKind } from '#server/database/rows.ts'
import {
  countEmailRequest,
  countReauthentication,
  mayEnqueueEmails,
} from '#server/email/email-limits.ts'
import { enqueue } from '#server/email/outbox.ts'
import { invalid } from '#server/http/api-error.ts'
import { networkKey } from '#server/http/client-network.ts'
import { readBody } from '#server/http/read-body.ts'
import type { RequestContext } from '#server/http/request-context.ts'
import type { Services } from '#server/services.ts'
import { errors } from '#shared/content/en/errors.ts'

import { challengeFields, optionalText, readKnownAddress, readOrigin } from './fields.ts'

const recovery = v.object({ email: optionalText, ...challengeFields })
const resending = v.object({ type: optionalText, ...recovery.entries })

/** POST /auth/v1/recover: emails a link for a new password, if the address has an account; the response never tells. */
export async function recover(context: RequestContext, services: Services) {
  const input = await readBody(context, recovery)
  if (!input.email) throw invalid(errors.recoveryWithoutEmail)
  return request('recovery', input.email, input, context, services)
}

/** POST /auth/v1/resend: emails the link again, if the address has one outstanding; the response never tells. */
export async function resend(context: RequestContext, services: Services) {
  const input = await readBody(context, resending)
  const { type, email } = input
  if (!type) throw invalid(errors.resendWithoutType)
  if (type !== 'signup' && type !== 'email_change') throw invalid(errors.resendTypeUnsupported)
  if (!email) throw invalid(errors.resendWithoutEmail)
  const kind = type === 'signup' ? type : 'email_change_current'
  return request(kind, email, input, context, services)
}

async function request(
  kind: LinkKind,
  email: string,
  challenge: Parameters<typeof readOrigin>[0],
  context: RequestContext,
  services: Services,
) {
  const address = readKnownAddress(email)
  const origin = readOrigin(challenge, context.query, services.settings.siteUrl)
  await countEmailRequest(context, services)
  const network = networkKey(services.secrets.addresses, context.client)
  const { language } = context
  await requestLink(services, { id: randomUUID(), kind, address, network, language, ...origin })
  return Response.json({})
}

/** GET /auth/v1/reauthenticate: emails a code that replaces the present password in a change of password or address. */
export async function reauthenticate(context: CallerContext, services: Services) {
  const { database, secrets, now } = services
  const { user } = context.caller
  await countReauthentication(user.id, services)
  const network = networkKey(secrets.addresses, context.client)
  const email = { kind: 'reauthentication', address: user.email, network } as const
  if (!(await mayEnqueueEmails(services, [email]))) return Response.json({})

  await database.write(async (tx) => {
    const token = await issueReauthentication(tx, user.id, { secrets, now: now() })
    const code = { kind: 'reauthentication', ...addresseeOf(user), token } as const
    await enqueue(tx, code, services, { customerId: user.id })
  })
  return Response.json({})
}
