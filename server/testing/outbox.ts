import { EventEmitter } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import pino from 'pino'

import { openDatabase } from '#server/database/open-database.ts'
import type { EmailServices } from '#server/email/delivery.ts'
import type { Email } from '#server/email/email.ts'
import { startOutboxWorker } from '#server/email/outbox-worker.ts'
import { enqueue, type OutboxServices } from '#server/email/outbox.ts'
import { createSmtpTransport, readSmtpUrl } from '#server/email/smtp-transport.ts'
import { errorFields } from '#server/log.ts'
import { deriveSecrets } from '#server/secrets.ts'
import { readSettings } from '#server/settings.ts'
import { facts } from '#shared/testing/rental-facts.ts'

import { shop } from './contact.ts'
import { makeMigratedPlace } from './database.ts'
import { startSmtpServer } from './smtp.ts'

const STOP_TIMEOUT_MS = 800

export const ann = {
  kind: 'confirm',
  to: 'ann@example.com',
  firstName: 'Annabella',
  language: 'en',
  token: 'Zm9vYmFy-_Zm9vYmFyZm9vYmFyZm9vYmFyZm9vYmFyZ',
} satisfies Email

export type TestOutbox = Awaited<ReturnType<typeof openOutbox>>

export async function openOutbox() {
  const { dataDir, databaseUrl, remove } = await makeMigratedPlace()
  const lines: string[] = []
  const log = pino({ serializers: { error: errorFields } }, { write: (line) => lines.push(line) })
  const database = await openDatabase({ dataDir, databaseUrl }, log)
  const clock = { now: Date.now() }
  const services: EmailServices & OutboxServices = {
    facts,
    settings: readSettings({ SITE_URL: 'https://shop.test', DATA_DIR: dataDir }),
    secrets: deriveSecrets('a secret for tests, long enough for anything'),
    database,
    log,
    now: () => clock.now,
    events: new EventEmitter(),
  }

  async function dump() {
    const files = await readdir(dataDir)
    const contents = await Promise.all(files.map((file) => readFile(join(dataDir, file), 'latin1')))
    return contents.join('')
  }

  const closers: (() => unknown)[] = [remove, database.close]

  async function startServer(...script: Parameters<typeof startSmtpServer>) {
    const server = await startSmtpServer(...script)
    closers.push(server.close)
    return server
  }

  function startWorkerTo(url: string, timeoutMs = 20_000) {
    const transport = createSmtpTransport(readSmtpUrl(url), {
      siteUrl: services.settings.siteUrl,
      timeoutMs,
    })
    const worker = startOutboxWorker(services, { shop, transport, stopTimeoutMs: STOP_TIMEOUT_MS })
    closers.push(() => worker.stop())
    return worker
  }

  return {
    services,
    clock,
    dump,
    logged: () => lines.join(''),
    closers,
    startServer,
    startWorkerTo,
    send: (email: Email = ann) => database.write((tx) => enqueue(tx, email, services)),
    rows: () => database.read.selectFrom('outbox').selectAll().execute(),
    async close() {
      for (const close of closers.toReversed()) await close()
    },
  }
}
