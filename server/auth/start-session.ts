import { notify } from '#server/accounts/notices.ts'
import { beginSession } from '#server/accounts/sessions.ts'
import type { Writer } from '#server/database/database.ts'
import type { Session, User } from '#server/database/rows.ts'
import { homeNetworkKey } from '#server/http/client-network.ts'
import type { RequestContext } from '#server/http/request-context.ts'
import type { Services } from '#server/services.ts'
import { accounts } from '#shared/content/en/accounts.ts'

type Beginning = Pick<Session, 'method'> &
  Partial<Pick<Session, 'passkeyId'>> & { isNewAccount?: boolean }

/**
 * Signs in the user of a request, within the caller's transaction. A device new to the account is notified to its owner, unless the account
 * was just created.
 */
export async function startSession(
  tx: Writer,
  user: User,
  { method, passkeyId = null, isNewAccount = false }: Beginning,
  { request, client }: RequestContext,
  services: Services,
) {
  const device = deviceOf(request.headers)
  const network = homeNetworkKey(services.secrets.addresses, client)
  const newSession = { userId: user.id, method, passkeyId, network, device }
  const { session, isNewDevice } = await beginSession(tx, newSession, services.now())
  if (isNewDevice && !isNewAccount) await notify(tx, user, 'new-device', device, services)
  return session
}

/** By user agent; the first match wins, since many name others too. */
const browsers = [
  [/\bEdgA?(?:iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, accounts.samsungBrowser],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const
const systems = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
] as const
const MAX_LENGTH = 400

/**
 * A display name of the request's device, `Firefox, Windows`, from fixed words only; empty when neither browser nor system is a common one.
 */
export function deviceOf(headers: Headers) {
  const agent = (headers.get('user-agent') ?? '').slice(0, MAX_LENGTH)
  const nameIn = (list: readonly (readonly [RegExp, string])[]) =>
    list.find(([pattern]) => pattern.test(agent))?.[1]
  return [nameIn(browsers), nameIn(systems)].filter(Boolean).join(', ')
}
