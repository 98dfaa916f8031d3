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
} from './http/router.ts'
import { takeReport } from './http/csp-report.ts'
import { answerAlive, answerReady } from './http/health.ts'
import { answerSecurityText } from './http/security-txt.ts'
import type { Services } from './services.ts'

const KB = 1_024

/** Every call of the auth service, which speaks the wire of supabase/auth. */
const authCalls: Calls = {
  '/auth/v1/signup': { POST: { answer: signUp, maxBodyBytes: 16 * KB } },
  '/auth/v1/token': { POST: { answer: grantToken, maxBodyBytes: 4 * KB } },
  '/auth/v1/logout': { POST: signOut },
  '/auth/v1/user': { GET: getUser, PUT: { answer: changeUser, maxBodyBytes: 16 * KB } },
  '/auth/v1/recover': { POST: { answer: recover, maxBodyBytes: 4 * KB } },
  '/auth/v1/resend': { POST: { answer: resend, maxBodyBytes: 4 * KB } },
  '/auth/v1/verify': { GET: openLink, POST: { answer: verify, maxBodyBytes: 4 * KB } },
  '/auth/v1/settings': { GET: getSettings },
  '/auth/v1/health': { GET: getHealth },
  '/auth/v1/.well-known/jwks.json': { GET: getKeys },
  '/.well-known/jwks.json': { GET: getKeys },
}

/** What anybody may read, on the wire of PostgREST. */
const restCalls: Calls = {
  '/rest/v1/rpc/version': { GET: sayVersion, POST: { answer: sayVersion, maxBodyBytes: KB } },
  '/rest/v1/countries': { GET: readTable('countries') },
  '/rest/v1/public_locations': { GET: readTable('public_locations') },
  '/rest/v1/anon_test': { GET: readTable('anon_test') },
}

/**
 * What every way of running the site answers. A message of 5,000 signs is as long as 60 kB in a form's own spelling, and browsers send
 * many reports at once.
 */
const siteCalls: Calls = {
  '/health/alive': { GET: answerAlive },
  '/health/ready': { GET: answerReady },
  '/contact/v1/messages': { POST: { answer: takeMessage, maxBodyBytes: 64 * KB } },
  '/csp-report': { POST: { answer: takeReport, maxBodyBytes: 32 * KB } },
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
