import { issueReauthentication } from '#server/accounts/reauthentication.ts'
import { addresseeOf } from '#server/accounts/users.ts'
import { countReauthentication, mayEnqueueEmails } from '#server/email/email-limits.ts'
import { enqueue } from '#server/email/outbox.ts'
import { networkKey } from '#server/http/client-network.ts'
import { countRequest, rateLimits } from '#server/http/rate-limits.ts'
import type { RequestContext } from '#server/http/request-context.ts'
import type { Services } from '#server/services.ts'

import { authenticate } from './authenticate.ts'

/** GET /auth/v1/reauthenticate: emails a code that stands for the present password in a change of password or address. */
export async function reauthenticate(context: RequestContext, services: Services) {
  const { database, secrets, now } = services
  await countRequest(context, rateLimits.reauthenticate, services)
  const { user } = await authenticate(context, services)
  await countReauthentication(user.id, services)
  const network = networkKey(secrets.addresses, context.client)
  const email = { kind: 'reauthentication', address: user.email, network } as const
  if (!(await mayEnqueueEmails(services, [email]))) return Response.json({})

  await database.write(async (tx) => {
    const token = await issueReauthentication(tx, user.id, { secrets, now: now() })
    await enqueue(tx, { kind: 'reauthentication', ...addresseeOf(user), token }, services)
  })
  return Response.json({})
}
