import { Hono } from 'hono'

import { getHealth, getKeys, getSettings } from '#server/auth/about.ts'
import { challengeFactor, enrollFactor, removeFactor } from '#server/auth/factors.ts'
import { openLink } from '#server/auth/open-link.ts'
import { changePasskey, getPasskeys, removePasskey } from '#server/auth/passkeys.ts'
import {
  createRecoveryCodes,
  getRecoveryCodes,
  regenerateRecoveryCodes,
  removeRecoveryCodes,
  verifyRecoveryCode,
} from '#server/auth/recovery-codes.ts'
import { beginPasskeyProof, proveWithPasskey } from '#server/auth/prove-with-passkey.ts'
import { addOwnPasskey, beginPasskey } from '#server/auth/register-passkey.ts'
import { endSession, getSessions, signOut } from '#server/auth/sessions.ts'
import { beginPasskeySignIn, signInWithPasskey } from '#server/auth/sign-in-with-passkey.ts'
import { signUp } from '#server/auth/sign-up.ts'
import { grantToken } from '#server/auth/token.ts'
import { changeUser, getUser } from '#server/auth/user.ts'
import { verifyFactor } from '#server/auth/verify-factor.ts'
import { verify } from '#server/auth/verify.ts'
import { receiveMessage } from '#server/contact/receive-message.ts'
import { readTable } from '#server/rest/read-table.ts'
import { getVersion } from '#server/rest/version.ts'
import { guardRoutes } from './shop/core/access.ts'
import { shopRoutes } from '#server/shop/routes.ts'

import { reauthenticate, recover, resend } from './auth/request-link.ts'
import { receiveReport } from './http/csp-report.ts'
import type { RequestContext } from './http/request-context.ts'
import {
  addRoutes,
  type AppEnvironment,
  errorResponse,
  notFoundResponse,
  type Routes,
  withoutCaching,
} from './http/router.ts'
import { getSecurityTxt } from './http/security-txt.ts'
import type { Services } from './services.ts'

const KB = 1_024

/** Every call of the auth service, which speaks the wire of supabase/auth. */
const authRoutes: Routes = {
  '/auth/v1/signup': { POST: { handler: signUp, maxBodyBytes: 16 * KB } },
  '/auth/v1/token': { POST: { handler: grantToken, maxBodyBytes: 4 * KB } },
  '/auth/v1/logout': { POST: signOut },
  '/auth/v1/user': { GET: getUser, PUT: { handler: changeUser, maxBodyBytes: 16 * KB } },
  '/auth/v1/recover': { POST: { handler: recover, maxBodyBytes: 4 * KB } },
  '/auth/v1/resend': { POST: { handler: resend, maxBodyBytes: 4 * KB } },
  '/auth/v1/verify': { GET: openLink, POST: { handler: verify, maxBodyBytes: 4 * KB } },
  '/auth/v1/settings': { GET: getSettings },
  '/auth/v1/health': { GET: getHealth },
  '/auth/v1/.well-known/jwks.json': { GET: getKeys },
  '/.well-known/jwks.json': { GET: getKeys },
}

/** Second factors, passkeys and sessions. Of two routes that fit a path the first one answers. */
const securityRoutes: Routes = {
  '/auth/v1/reauthenticate': { GET: reauthenticate },
  '/auth/v1/sessions': { GET: getSessions },
  '/auth/v1/sessions/:id': { DELETE: endSession },
  '/auth/v1/factors': { POST: { handler: enrollFactor, maxBodyBytes: 4 * KB } },
  '/auth/v1/factors/recovery-codes': {
    GET: getRecoveryCodes,
    POST: { handler: createRecoveryCodes, maxBodyBytes: KB },
    DELETE: removeRecoveryCodes,
  },
  '/auth/v1/factors/recovery-codes/regenerate': { POST: regenerateRecoveryCodes },
  '/auth/v1/factors/recovery-codes/verify': {
    POST: { handler: verifyRecoveryCode, maxBodyBytes: KB },
  },
  '/auth/v1/factors/:id': { DELETE: removeFactor },
  '/auth/v1/factors/:id/challenge': { POST: challengeFactor },
  '/auth/v1/factors/:id/verify': { POST: { handler: verifyFactor, maxBodyBytes: KB } },
  '/auth/v1/passkeys': { GET: getPasskeys },
  '/auth/v1/passkeys/registration/options': { POST: { handler: beginPasskey, maxBodyBytes: KB } },
  '/auth/v1/passkeys/registration/verify': {
    POST: { handler: addOwnPasskey, maxBodyBytes: 16 * KB },
  },
  '/auth/v1/passkeys/authentication/options': { POST: beginPasskeySignIn },
  '/auth/v1/passkeys/authentication/verify': {
    POST: { handler: signInWithPasskey, maxBodyBytes: 16 * KB },
  },
  '/auth/v1/passkeys/reauthentication/options': { POST: beginPasskeyProof },
  '/auth/v1/passkeys/reauthentication/verify': {
    POST: { handler: proveWithPasskey, maxBodyBytes: 16 * KB },
  },
  '/auth/v1/passkeys/:id': {
    PATCH: { handler: changePasskey, maxBodyBytes: KB },
    DELETE: removePasskey,
  },
}

/** What anybody may read, on the wire of PostgREST. */
const restRoutes: Routes = {
  '/rest/v1/rpc/version': { GET: getVersion, POST: { handler: getVersion, maxBodyBytes: KB } },
  '/rest/v1/countries': { GET: readTable('countries') },
  '/rest/v1/public_locations': { GET: readTable('public_locations') },
  '/rest/v1/anon_test': { GET: readTable('anon_test') },
}

/**
 * What every way of running the site answers. A message of 5,000 signs is as long as 60 kB in a form's own spelling, and browsers send
 * many reports at once.
 */
const siteRoutes: Routes = {
  '/health/alive': { GET: () => new Response('alive\n') },
  '/health/ready': { GET: getReady },
  '/contact/v1/messages': { POST: { handler: receiveMessage, maxBodyBytes: 64 * KB } },
  '/csp-report': { POST: { handler: receiveReport, maxBodyBytes: 32 * KB } },
  '/.well-known/security.txt': { GET: getSecurityTxt },
}

/**
 * The server's calls as one function from Request to Response: `app.fetch(request, { peer })`, where `peer` is the
 * address of the socket. It opens nothing and listens to nothing.
 */
export function createApp(services: Services) {
  const app = new Hono<AppEnvironment>()
  app.use(async (context, next) => {
    await next()
    context.res = withoutCaching(context.res)
  })
  addRoutes(app, { ...siteRoutes, ...guardRoutes(shopRoutes) }, services)
  // With Supabase set, it keeps the accounts and the tables, and ours are closed.
  if (!services.settings.supabase) {
    addRoutes(app, { ...authRoutes, ...securityRoutes, ...restRoutes }, services)
  }
  app.notFound(notFoundResponse)
  app.onError((error, context) => errorResponse(error, context, services))
  return app
}

/** GET /health/ready: 200 while the database answers and nobody has asked the server to stop, else 503. */
async function getReady(_context: RequestContext, { database, life }: Services) {
  const isReady = !life.isStopping && (await database.isReady())
  return new Response(isReady ? 'ready\n' : 'not ready\n', { status: isReady ? 200 : 503 })
}
