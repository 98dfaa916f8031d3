import { authenticate, type CallerContext } from '#server/accounts/authenticate.ts'
import type { Limit } from '#server/http/rate-limiter.ts'
import { countRequest, rateLimits } from '#server/http/rate-limits.ts'
import type { RequestContext } from '#server/http/request-context.ts'
import { guardEach, type Handler, type Table } from '#server/http/router.ts'
import type { Services } from '#server/services.ts'

import { getHealth, getKeys, getSettings } from './about.ts'
import { challengeFactor, enrollFactor, removeFactor } from './factors.ts'
import { openLink } from './open-link.ts'
import { changePasskey, getPasskeys, removePasskey } from './passkeys.ts'
import { beginPasskeyProof, proveWithPasskey } from './prove-with-passkey.ts'
import {
  createRecoveryCodes,
  getRecoveryCodes,
  regenerateRecoveryCodes,
  removeRecoveryCodes,
  verifyRecoveryCode,
} from './recovery-codes.ts'
import { addOwnPasskey, beginPasskey } from './register-passkey.ts'
import { reauthenticate, recover, resend } from './request-link.ts'
import { endSession, getSessions, signOut } from './sessions.ts'
import { beginPasskeySignIn, signInWithPasskey } from './sign-in-with-passkey.ts'
import { signUp } from './sign-up.ts'
import { grantToken } from './token.ts'
import { changeUser, getUser } from './user.ts'
import { verifyFactor } from './verify-factor.ts'
import { verify } from './verify.ts'

type CallerHandler = (context: CallerContext, services: Services) => Response | Promise<Response>

/** Without `maxBodyBytes` no body is read. */
type AuthRoute = { limit?: Limit | undefined; maxBodyBytes?: number | undefined } & (
  { access: 'public'; handler: Handler } | { access: 'signed-in'; handler: CallerHandler }
)

const KB = 1_024
const { factors, passkeys, passkeySignIn, verifyFactor: codes } = rateLimits

function anyone(handler: Handler, limit?: Limit, maxBodyBytes?: number): AuthRoute {
  return { access: 'public', handler, limit, maxBodyBytes }
}

function signedIn(handler: CallerHandler, limit?: Limit, maxBodyBytes?: number): AuthRoute {
  return { access: 'signed-in', handler, limit, maxBodyBytes }
}

/** The auth service's routes, on supabase/auth's wire. The first route that matches a path wins. */
export const authRoutes: Table<AuthRoute> = {
  '/auth/v1/signup': { POST: anyone(signUp, rateLimits.signUp, 16 * KB) },
  '/auth/v1/token': { POST: anyone(grantToken, undefined, 4 * KB) },
  '/auth/v1/logout': { POST: signedIn(signOut) },
  '/auth/v1/user': {
    GET: signedIn(getUser),
    PUT: signedIn(changeUser, rateLimits.changeUser, 16 * KB),
  },
  '/auth/v1/recover': { POST: anyone(recover, rateLimits.recover, 4 * KB) },
  '/auth/v1/resend': { POST: anyone(resend, rateLimits.resend, 4 * KB) },
  '/auth/v1/verify': {
    GET: anyone(openLink, rateLimits.verify),
    POST: anyone(verify, rateLimits.verify, 4 * KB),
  },
  '/auth/v1/settings': { GET: anyone(getSettings) },
  '/auth/v1/health': { GET: anyone(getHealth) },
  '/auth/v1/.well-known/jwks.json': { GET: anyone(getKeys) },
  '/.well-known/jwks.json': { GET: anyone(getKeys) },

  '/auth/v1/reauthenticate': { GET: signedIn(reauthenticate, rateLimits.reauthenticate) },
  '/auth/v1/sessions': { GET: signedIn(getSessions) },
  '/auth/v1/sessions/:id': { DELETE: signedIn(endSession, rateLimits.sessions) },
  '/auth/v1/factors': { POST: signedIn(enrollFactor, factors, 4 * KB) },
  '/auth/v1/factors/recovery-codes': {
    GET: signedIn(getRecoveryCodes),
    POST: signedIn(createRecoveryCodes, factors, KB),
    DELETE: signedIn(removeRecoveryCodes, factors),
  },
  '/auth/v1/factors/recovery-codes/regenerate': {
    POST: signedIn(regenerateRecoveryCodes, factors),
  },
  '/auth/v1/factors/recovery-codes/verify': { POST: signedIn(verifyRecoveryCode, codes, KB) },
  '/auth/v1/factors/:id': { DELETE: signedIn(removeFactor, factors) },
  '/auth/v1/factors/:id/challenge': {
    POST: signedIn(challengeFactor, rateLimits.challengeFactor),
  },
  '/auth/v1/factors/:id/verify': { POST: signedIn(verifyFactor, codes, KB) },
  '/auth/v1/passkeys': { GET: signedIn(getPasskeys) },
  '/auth/v1/passkeys/registration/options': { POST: signedIn(beginPasskey, passkeys, KB) },
  '/auth/v1/passkeys/registration/verify': { POST: signedIn(addOwnPasskey, passkeys, 16 * KB) },
  '/auth/v1/passkeys/authentication/options': { POST: anyone(beginPasskeySignIn, passkeySignIn) },
  '/auth/v1/passkeys/authentication/verify': {
    POST: anyone(signInWithPasskey, passkeySignIn, 16 * KB),
  },
  '/auth/v1/passkeys/reauthentication/options': {
    POST: signedIn(beginPasskeyProof, passkeySignIn),
  },
  '/auth/v1/passkeys/reauthentication/verify': {
    POST: signedIn(proveWithPasskey, passkeySignIn, 16 * KB),
  },
  '/auth/v1/passkeys/:id': {
    PATCH: signedIn(changePasskey, passkeys, KB),
    DELETE: signedIn(removePasskey, passkeys),
  },
}

export function guardAuth() {
  return guardEach(authRoutes, guard)
}

function guard(route: AuthRoute) {
  const { limit, maxBodyBytes } = route
  async function handler(context: RequestContext, services: Services) {
    if (limit) await countRequest(context, limit, services)
    if (route.access === 'public') return route.handler(context, services)
    const caller = await authenticate(context, services)
    return route.handler({ ...context, caller }, services)
  }
  return maxBodyBytes === undefined ? handler : { handler, maxBodyBytes }
}
