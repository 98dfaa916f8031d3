import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'

import type { Logger } from 'pino'
import * as v from 'valibot'

import { type ShopDetails, shopDetails } from '#shared/shop.ts'
import type { Database } from '#server/database/database.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { startCourier } from '#server/email/outbox-worker.ts'
import { createFolderTransport } from '#server/email/folder-transport.ts'
import { createInbox, hasInbox } from '#server/email/dev-inbox.ts'
import { readSmtpUrl } from '#server/email/smtp-address.ts'
import { createSmtpTransport } from '#server/email/smtp-transport.ts'
import { publishTables } from '#server/rest/seed-tables.ts'

import { createApp } from './app.ts'
import { catchStrays } from './unhandled-errors.ts'
import { createClock } from './clock.ts'
import { type Answer, listen } from './http/listen.ts'
import { createLog } from './log.ts'
import { openServices } from './create-services.ts'
import { deriveSecrets, keptSecret } from './secrets.ts'
import { readSettings, type Settings } from './settings.ts'
import { openSite } from './http/site.ts'
import { stopOnSignal } from './graceful-shutdown.ts'

const BUILD = 'build'

await start().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
})

async function start() {
  const settings = readSettings(process.env)
  const log = createLog()
  catchStrays(log)
  const [site, shop, database] = await Promise.all([
    openSite(`${BUILD}/client`, settings),
    readFile(`${BUILD}/shop.json`, 'utf8').then((text) => v.parse(shopDetails, JSON.parse(text))),
    openDatabase(settings, log),
  ])
  const secret = settings.jwtSecret ?? (await keptSecret(settings.dataDir))
  const secrets = deriveSecrets(secret, settings.formerJwtSecret)
  if (!settings.supabase) await publish(database, shop, log)
  const base = { settings, secrets, database, log, now: createClock() }
  const services = openServices({ ...base, shopName: shop.name, securityContact: shop.email })
  const courier = startCourier(services, { shop, transport: chooseTransport(settings) })
  services.events.on('posted', () => courier.wake())

  const app = createApp(services)
  const inbox = createInbox(settings)
  const answer: Answer = async (request, peer) => {
    return (await inbox(request, { peer })) ?? app.fetch(request, { peer })
  }
  const server = await listen(settings, site, answer, (error) => writeDown(error, log))
  stopOnSignal(log, async () => {
    services.life.isStopping = true
    await server.close()
    await services.close()
    await courier.stop()
    await database.close()
  })
  process.stdout.write(`\n  Site:  ${settings.siteUrl}\n`)
  if (hasInbox(settings)) process.stdout.write(`  Inbox: ${settings.siteUrl}/dev/inbox\n`)
  else if (!settings.smtpUrl) process.stdout.write(`  Mail:  ${settings.dataDir}/mail\n`)
  log.info({ port: server.port, database: database.kind }, 'started')
}

/** A full disk, say, is no reason not to start: only these tables would be old. */
async function publish(database: Database, shop: ShopDetails, log: Logger) {
  await publishTables(database, shop).catch((error: unknown) => {
    log.error({ error }, 'The public tables could not be brought up to date')
  })
}

function writeDown(error: unknown, log: Logger) {
  const requestId = randomUUID()
  log.error({ error, requestId, status: 500 }, 'A page could not be served')
  return requestId
}

function chooseTransport(settings: Settings) {
  const { smtpUrl, dataDir } = settings
  return smtpUrl
    ? createSmtpTransport(readSmtpUrl(smtpUrl), settings)
    : createFolderTransport(dataDir)
}
