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

/** Who may make a call, and how often a client; alone, it expects no body. */
type AuthRoute = { limit?: Limit; maxBodyBytes?: number } & (
  { access: 'public'; handler: Handler } | { access: 'signed-in'; handler: CallerHandler }
)

const KB = 1_024
const anyone = { access: 'public' } as const
const signedIn = { access: 'signed-in' } as const
const { factors, passkeys, passkeySignIn } = rateLimits

/** Every call of the auth service, which speaks the wire of supabase/auth. Of two routes that fit a path the first one answers. */
export const authRoutes: Table<AuthRoute> = {
  '/auth/v1/signup': {
    POST: { ...anyone, handler: signUp, limit: rateLimits.signUp, maxBodyBytes: 16 * KB },
  },
  // It counts each way of signing in for itself.
  '/auth/v1/token': { POST: { ...anyone, handler: grantToken, maxBodyBytes: 4 * KB } },
  '/auth/v1/logout': { POST: { ...signedIn, handler: signOut } },
  '/auth/v1/user': {
    GET: { ...signedIn, handler: getUser },
    PUT: { ...signedIn, handler: changeUser, limit: rateLimits.changeUser, maxBodyBytes: 16 * KB },
  },
  '/auth/v1/recover': {
    POST: { ...anyone, handler: recover, limit: rateLimits.recover, maxBodyBytes: 4 * KB },
  },
  '/auth/v1/resend': {
    POST: { ...anyone, handler: resend, limit: rateLimits.resend, maxBodyBytes: 4 * KB },
  },
  '/auth/v1/verify': {
    GET: { ...anyone, handler: openLink, limit: rateLimits.verify },
    POST: { ...anyone, handler: verify, limit: rateLimits.verify, maxBodyBytes: 4 * KB },
  },
  '/auth/v1/settings': { GET: { ...anyone, handler: getSettings } },
  '/auth/v1/health': { GET: { ...anyone, handler: getHealth } },
  '/auth/v1/.well-known/jwks.json': { GET: { ...anyone, handler: getKeys } },
  '/.well-known/jwks.json': { GET: { ...anyone, handler: getKeys } },

  '/auth/v1/reauthenticate': {
    GET: { ...signedIn, handler: reauthenticate, limit: rateLimits.reauthenticate },
  },
  '/auth/v1/sessions': { GET: { ...signedIn, handler: getSessions } },
  '/auth/v1/sessions/:id': {
    DELETE: { ...signedIn, handler: endSession, limit: rateLimits.sessions },
  },
  '/auth/v1/factors': {
    POST: { ...signedIn, handler: enrollFactor, limit: factors, maxBodyBytes: 4 * KB },
  },
  '/auth/v1/factors/recovery-codes': {
    GET: { ...signedIn, handler: getRecoveryCodes },
    POST: { ...signedIn, handler: createRecoveryCodes, limit: factors, maxBodyBytes: KB },
    DELETE: { ...signedIn, handler: removeRecoveryCodes, limit: factors },
  },
  '/auth/v1/factors/recovery-codes/regenerate': {
    POST: { ...signedIn, handler: regenerateRecoveryCodes, limit: factors },
  },
  '/auth/v1/factors/recovery-codes/verify': {
    POST: {
      ...signedIn,
      handler: verifyRecoveryCode,
      limit: rateLimits.verifyFactor,
      maxBodyBytes: KB,
    },
  },
  '/auth/v1/factors/:id': { DELETE: { ...signedIn, handler: removeFactor, limit: factors } },
  '/auth/v1/factors/:id/challenge': {
    POST: { ...signedIn, handler: challengeFactor, limit: rateLimits.challengeFactor },
  },
  '/auth/v1/factors/:id/verify': {
    POST: { ...signedIn, handler: verifyFactor, limit: rateLimits.verifyFactor, maxBodyBytes: KB },
  },
  '/auth/v1/passkeys': { GET: { ...signedIn, handler: getPasskeys } },
  '/auth/v1/passkeys/registration/options': {
    POST: { ...signedIn, handler: beginPasskey, limit: passkeys, maxBodyBytes: KB },
  },
  '/auth/v1/passkeys/registration/verify': {
    POST: { ...signedIn, handler: addOwnPasskey, limit: passkeys, maxBodyBytes: 16 * KB },
  },
  '/auth/v1/passkeys/authentication/options': {
    POST: { ...anyone, handler: beginPasskeySignIn, limit: passkeySignIn },
  },
  '/auth/v1/passkeys/authentication/verify': {
    POST: { ...anyone, handler: signInWithPasskey, limit: passkeySignIn, maxBodyBytes: 16 * KB },
  },
  '/auth/v1/passkeys/reauthentication/options': {
    POST: { ...signedIn, handler: beginPasskeyProof, limit: passkeySignIn },
  },
  '/auth/v1/passkeys/reauthentication/verify': {
    POST: { ...signedIn, handler: proveWithPasskey, limit: passkeySignIn, maxBodyBytes: 16 * KB },
  },
  '/auth/v1/passkeys/:id': {
    PATCH: { ...signedIn, handler: changePasskey, limit: passkeys, maxBodyBytes: KB },
    DELETE: { ...signedIn, handler: removePasskey, limit: passkeys },
  },
}

/** The calls as the router takes them: counted, and those of whoever is signed in behind the check of who that is. */
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
