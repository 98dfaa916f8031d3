import { Hono } from 'hono'

import { getHealth, getKeys, getSettings } from '#server/auth/about.ts'
import { changeUser } from '#server/auth/change-user.ts'
import { getUser } from '#server/auth/get-user.ts'
import { openLink } from '#server/auth/open-link.ts'
import { recover } from '#server/auth/recover.ts'
import { resend } from '#server/auth/resend.ts'
import { signOut } from '#server/auth/sign-out.ts'
import { signUp } from '#server/auth/sign-up.ts'
import { grantToken } from '#server/auth/token.ts'
import { verify } from '#server/auth/verify.ts'
import { takeMessage } from '#server/contact/take-message.ts'
import { readTable } from '#server/rest/read-table.ts'
import { sayVersion } from '#server/rest/version.ts'

import {
  answerCalls,
  answerError,
  answerUnknown,
  type AppEnvironment,
  type Calls,
  uncached,
} from './answer-calls.ts'
import { takeReport } from './csp-report.ts'
import { answerAlive, answerReady } from './health.ts'
import { answerSecurityText } from './security-txt.ts'
import type { Services } from './services.ts'

/** Every call of the auth service, which speaks the wire of supabase/auth. */
const authCalls: Calls = {
  '/auth/v1/signup': { POST: signUp },
  '/auth/v1/token': { POST: grantToken },
  '/auth/v1/logout': { POST: signOut },
  '/auth/v1/user': { GET: getUser, PUT: changeUser },
  '/auth/v1/recover': { POST: recover },
  '/auth/v1/resend': { POST: resend },
  '/auth/v1/verify': { GET: openLink, POST: verify },
  '/auth/v1/settings': { GET: getSettings },
  '/auth/v1/health': { GET: getHealth },
  '/auth/v1/.well-known/jwks.json': { GET: getKeys },
  '/.well-known/jwks.json': { GET: getKeys },
}

/** What anybody may read, on the wire of PostgREST. */
const restCalls: Calls = {
  '/rest/v1/rpc/version': { GET: sayVersion, POST: sayVersion },
  '/rest/v1/countries': { GET: readTable('countries') },
  '/rest/v1/public_locations': { GET: readTable('public_locations') },
  '/rest/v1/anon_test': { GET: readTable('anon_test') },
}

/** What every way of running the site answers. */
const siteCalls: Calls = {
  '/health/alive': { GET: answerAlive },
  '/health/ready': { GET: answerReady },
  '/contact/v1/messages': { POST: takeMessage },
  '/csp-report': { POST: takeReport },
  '/.well-known/security.txt': { GET: answerSecurityText },
}

/**
 * The server's calls as one function from Request to Response: `app.fetch(request, { peer })`, where `peer` is the
 * address of the socket. It opens nothing and listens to nothing.
 */
export function createApp(services: Services) {
  const app = new Hono<AppEnvironment>()
  app.use(async (context, next) => {
    await next()
    context.res = uncached(context.res)
  })
  answerCalls(app, siteCalls, services)
  // With Supabase set, it keeps the accounts and the tables, and ours are closed.
  if (!services.settings.supabase) answerCalls(app, { ...authCalls, ...restCalls }, services)
  app.notFound(answerUnknown)
  app.onError((error, context) => answerError(error, context, services))
  return app
}
