import { Hono } from 'hono'

import { guardAuth } from '#server/auth/routes.ts'
import { receiveMessage } from '#server/contact/receive-message.ts'
import { readTable, refuseWrite } from '#server/rest/read-table.ts'
import { tables, type TableName } from '#server/rest/tables.ts'
import { getVersion } from '#server/rest/version.ts'
import { receiveEvent } from '#server/shop/cards/webhook.ts'
import { guardRoutes } from '#server/shop/core/permissions/access.ts'
import { shopRoutes } from '#server/shop/routes.ts'
import { getHoursCalendar } from '#server/shop/visits/hours-calendar.ts'
import { languages, pathIn } from '#shared/language.ts'

import { receiveReport } from './http/csp-report.ts'
import type { RequestContext } from './http/request-context.ts'
import {
  addRoutes,
  errorResponse,
  notFoundResponse,
  type AppEnvironment,
  type Routes,
} from './http/router.ts'
import { getSecurityTxt } from './http/security-txt.ts'
import type { Services } from './services.ts'
import { listStoredBackups } from './stored-backups.ts'

const KB = 1_024

const restRoutes: Routes = {
  '/rest/v1/rpc/version': { GET: getVersion, POST: { handler: getVersion, maxBodyBytes: KB } },
  ...Object.fromEntries((Object.keys(tables) as TableName[]).map(tableRoutes)),
}

/** Writes are refused before their body is read. */
function tableRoutes(table: TableName): [string, Routes[string]] {
  const refused = { handler: refuseWrite(table), maxBodyBytes: 0 }
  const writes = { POST: refused, PATCH: refused, PUT: refused, DELETE: refused }
  return [`/rest/v1/${table}`, { GET: readTable(table), ...writes }]
}

/** Served in every mode. A message of 5,000 characters is up to 60 kB as form data, and browsers batch reports. */
const siteRoutes: Routes = {
  '/health/alive': { GET: () => new Response('alive\n') },
  '/health/ready': { GET: getReady },
  '/contact/v1/messages': { POST: { handler: receiveMessage, maxBodyBytes: 64 * KB } },
  '/csp-report': { POST: { handler: receiveReport, maxBodyBytes: 32 * KB } },
  '/stripe/webhook': { POST: { handler: receiveEvent, maxBodyBytes: 64 * KB } },
  '/.well-known/security.txt': { GET: getSecurityTxt },
  ...Object.fromEntries(
    languages.map((language) => [pathIn(language, '/hours.ics'), { GET: getHoursCalendar }]),
  ),
}

/**
 * The server as one function from Request to Response: `app.fetch(request, { peer })`, `peer` being the socket's address. It opens nothing
 * and does not listen.
 */
export function createApp(services: Services) {
  const app = new Hono<AppEnvironment>()
  addRoutes(app, { ...siteRoutes, ...guardRoutes(shopRoutes) }, services)
  // With Supabase set, it holds the accounts and tables, and ours are closed.
  if (!services.settings.supabase) {
    addRoutes(app, { ...guardAuth(), ...restRoutes }, services)
  }
  app.notFound(notFoundResponse)
  app.onError((error, context) => errorResponse(error, context, services))
  return app
}

/**
 * GET /health/ready: 200 while the database responds and the server is not stopping, else 503. The time of the last backup goes only to the
 * server's own machine and its proxies.
 */
async function getReady({ isInside }: RequestContext, { database, life, settings }: Services) {
  const isReady = !life.isStopping && (await database.isReady())
  const text = isReady ? 'ready\n' : 'not ready\n'
  const status = isReady ? 200 : 503
  if (!isInside) return new Response(text, { status })
  const [last] = await listStoredBackups(settings.backupDir).catch(() => [])
  const backup = last ? new Date(last.at).toISOString() : 'none'
  return new Response(`${text}last backup: ${backup}\n`, { status })
}
