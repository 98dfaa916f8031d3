import { deviceOf } from '#server/accounts/device.ts'
import { notify } from '#server/accounts/notices.ts'
import { beginSession, type SignInMethod } from '#server/accounts/sessions.ts'
import type { Writer } from '#server/database/database.ts'
import type { User } from '#server/database/tables.ts'
import { homeNetworkKey } from '#server/http/client-network.ts'
import type { RequestContext } from '#server/http/request-context.ts'
import type { Services } from '#server/services.ts'

/**
 * Signs in whoever sent a request, within the caller's transaction. The owner hears of a device that was not seen before,
 * unless the account has just been made with it.
 */
export async function startSession(
  tx: Writer,
  user: User,
  { method, isNewAccount = false }: { method: SignInMethod; isNewAccount?: boolean },
  { request, client }: RequestContext,
  services: Services,
) {
  const device = deviceOf(request.headers)
  const network = homeNetworkKey(services.secrets.addresses, client)
  const begun = { userId: user.id, method, network, device }
  const { session, isNewDevice } = await beginSession(tx, begun, services.now())
  if (isNewDevice && !isNewAccount) await notify(tx, user, 'new-device', device, services)
  return session
}
