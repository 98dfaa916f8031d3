import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'

import type { Logger } from 'pino'
import * as v from 'valibot'

import { stripe as words } from '#shared/content/operations.ts'
import { pageTraits } from '#shared/page-traits.ts'
import { rentalFacts } from '#shared/shop/core/facts.ts'
import { shopDetails, type ShopDetails } from '#shared/shop/core/shop.ts'

import { createApp } from './app.ts'
import { createClock } from './clock.ts'
import { createServices } from './create-services.ts'
import type { Database } from './database/database.ts'
import { openDatabase } from './database/open-database.ts'
import { createDevInbox, hasDevInbox } from './email/dev-inbox.ts'
import { createFolderTransport } from './email/folder-transport.ts'
import { startOutboxWorker } from './email/outbox-worker.ts'
import { listen, type Respond } from './http/listen.ts'
import { loadSite, readWhole } from './http/site.ts'
import { createLog } from './log.ts'
import { startNightlyBackups } from './nightly-backups.ts'
import { backUpBeforeMigration } from './operations/backup/before-migration.ts'
import { seedTables } from './rest/seed-tables.ts'
import { deriveSecrets, readSecret } from './secrets.ts'
import { readSettings, type Settings } from './settings.ts'
import { checkCardKey } from './shop/cards/stripe.ts'
import { isSampleShop } from './shop/demo/is-sample-shop.ts'
import { openLiveSite } from './shop/live-site.ts'

const BUILD = 'build'
const PAGES_ADDED = 'pages added'
const SAME_PRESS_MS = 1_000
const STOP_TIMEOUT_MS = 10_000

await start().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
})

async function start() {
  const settings = readSettings(process.env)
  const log = createLog()
  logUnhandledErrors(log)
  const backup = await backUpBeforeMigration(settings)
  if (backup) log.info({ file: backup }, 'backed up before the database is changed')
  const [site, shop, facts, database] = await Promise.all([
    readSite(settings),
    readBuilt('shop.json', shopDetails),
    readBuilt('rental.json', rentalFacts),
    openDatabase(settings, log),
  ])
  const secret = await readSecret(settings)
  const secrets = deriveSecrets(secret, settings.previousJwtSecret)
  if (!settings.supabase) await publish(database, shop, log)
  await refuseLiveCards(settings, shop, database)
  const base = { settings, secrets, database, log, facts, now: createClock() }
  const services = createServices({ ...base, shopName: shop.name, securityContact: shop.email })
  await checkCardKey(services)
  const outboxWorker = startOutboxWorker(services, {
    shop,
    transport: await chooseTransport(settings),
  })
  services.events.on('enqueued', () => outboxWorker.wake())

  const liveSite = openLiveSite(services, site)
  await liveSite.refresh()
  const app = createApp(services)
  const stopBackups = startNightlyBackups(services)
  const inbox = createDevInbox(settings)
  const respond: Respond = async (request, peer) => {
    return (await inbox(request, { peer })) ?? app.fetch(request, { peer })
  }
  const server = await listen(settings, site, respond, (error) => writeDown(error, log))
  stopOnSignal(log, async () => {
    services.life.isStopping = true
    stopBackups()
    liveSite.stop()
    await server.close()
    await services.close()
    await outboxWorker.stop()
    await database.close()
  })
  const readAll = () => readWhole([...site.files.values()])
  const unreadable = (error: unknown) => {
    log.error({ error }, 'A file of the site could not be read')
  }
  readAll().catch(unreadable)
  process.on('message', (message) => {
    if (message !== PAGES_ADDED) return
    readSite(settings).then(liveSite.add).then(readAll).catch(unreadable)
  })
  process.stdout.write(`\n  Site:  ${settings.siteUrl}\n`)
  if (hasDevInbox(settings)) process.stdout.write(`  Inbox: ${settings.siteUrl}/dev/inbox\n`)
  else if (!settings.smtpUrl) process.stdout.write(`  Mail:  ${settings.dataDir}/mail\n`)
  log.info({ port: server.port, database: database.kind }, 'started')
  if (process.connected) process.send?.('started')
}

async function readSite(settings: Settings) {
  return loadSite(`${BUILD}/client`, settings, await readBuilt('pages.json', pageTraits))
}

async function readBuilt<Schema extends v.GenericSchema>(name: string, schema: Schema) {
  return v.parse(schema, JSON.parse(await readFile(`${BUILD}/${name}`, 'utf8')))
}

/** @throws Error when real cards would be charged for an invented shop */
async function refuseLiveCards(
  { stripe }: Settings,
  { isSample }: ShopDetails,
  database: Database,
) {
  if (!stripe?.isLive) return
  if (!isSample && !(await isSampleShop(database.read))) return
  throw new Error(words.liveSample)
}

/** A full disk is no reason not to start: only these tables would be out of date. */
async function publish(database: Database, shop: ShopDetails, log: Logger) {
  await seedTables(database, shop).catch((error: unknown) => {
    log.error({ error }, 'The public tables could not be brought up to date')
  })
}

function writeDown(error: unknown, log: Logger) {
  const requestId = randomUUID()
  log.error({ error, requestId, status: 500 }, 'A page could not be served')
  return requestId
}

async function chooseTransport(settings: Settings) {
  const { smtpUrl, dataDir } = settings
  if (!smtpUrl) return createFolderTransport(dataDir)
  const { createSmtpTransport, readSmtpUrl } = await import('./email/smtp-transport.ts')
  return createSmtpTransport(readSmtpUrl(smtpUrl), settings)
}

/**
 * Logs an unhandled rejection and goes on; an uncaught exception ends the process, which its supervisor restarts. Node itself would print
 * the error's message, which can quote user input.
 */
function logUnhandledErrors(log: Logger) {
  process.on('unhandledRejection', (error) => {
    log.error({ error }, 'Unhandled promise rejection')
  })
  process.on('uncaughtException', (error) => {
    log.fatal({ error }, 'Uncaught error: stopping, so that a new start begins afresh')
    process.exit(1)
  })
}

/**
 * Shuts down gracefully on a signal; a second one exits at once. (Ctrl+C reaches a process more than once: a signal within a second is the
 * same key press.)
 */
function stopOnSignal(log: Logger, stop: () => Promise<void>) {
  let requestedAt = 0

  async function onSignal(signal: NodeJS.Signals) {
    if (requestedAt > 0) {
      if (Date.now() - requestedAt > SAME_PRESS_MS) process.exit(1)
      return
    }
    requestedAt = Date.now()
    log.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref()
    await stop().catch((error: unknown) => log.error({ error }, 'could not stop in order'))
    log.info('stopped')
    process.exit(0)
  }

  process.on('SIGTERM', (signal) => void onSignal(signal))
  process.on('SIGINT', (signal) => void onSignal(signal))
  // The parent process was killed.
  process.on('disconnect', () => void onSignal('SIGTERM'))
}
