import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import pino from 'pino'

import { openDatabase } from '#server/database/open-database.ts'
import { makeDatabasePlace } from './database.ts'
import { describeError } from '#server/log.ts'
import { deriveSecrets } from '#server/secrets.ts'
import { readSettings } from '#server/settings.ts'

import { type Courier, startCourier } from '#server/email/outbox-worker.ts'
import type { MailServices } from '#server/email/delivery.ts'
import type { Letter } from '#server/email/email.ts'
import { post } from '#server/email/outbox.ts'
import { readSmtpUrl } from '#server/email/smtp-address.ts'
import { startSmtpServer } from './smtp.ts'
import { createSmtpTransport } from '#server/email/smtp-transport.ts'

const STOP_GRACE_MS = 800
const shop = {
  name: 'Corner Shop',
  phone: '(213) 555-0100',
  email: 'hello@shop.test',
  addressLines: ['1 Main Street'],
}

/** A letter to somebody. */
export const ann = {
  kind: 'confirm',
  to: 'ann@example.com',
  firstName: 'Annabella',
  token: 'Zm9vYmFy-_Zm9vYmFyZm9vYmFyZm9vYmFyZm9vYmFyZ',
} satisfies Letter

export type TestOutbox = Awaited<ReturnType<typeof openOutbox>>

/**
 * A fresh database with an empty outbox, a clock that stands still, a log that can be read; and the mail servers and
 * couriers that a test starts, all of which `close` ends.
 */
export async function openOutbox() {
  const { dataDir, databaseUrl, remove } = await makeDatabasePlace()
  const lines: string[] = []
  const log = pino({ serializers: { error: describeError } }, { write: (line) => lines.push(line) })
  const database = await openDatabase({ dataDir, databaseUrl }, log)
  const clock = { now: Date.now() }
  const services: MailServices = {
    settings: readSettings({ SITE_URL: 'https://shop.test', DATA_DIR: dataDir }),
    secrets: deriveSecrets('a secret for tests, long enough for anything'),
    database,
    log,
    now: () => clock.now,
  }

  /** Every byte of the database's files, where it has files of its own. */
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

  function startCourierTo(url: string, patienceMs = 400): Courier {
    const transport = createSmtpTransport(readSmtpUrl(url), {
      siteUrl: services.settings.siteUrl,
      patienceMs,
    })
    const courier = startCourier(services, { shop, transport, stopGraceMs: STOP_GRACE_MS })
    closers.push(() => courier.stop())
    return courier
  }

  return {
    services,
    clock,
    dump,
    logged: () => lines.join(''),
    closers,
    startServer,
    startCourierTo,
    send: (letter: Letter = ann) => database.write((tx) => post(tx, letter, services)),
    rows: () => database.read.selectFrom('letters').selectAll().execute(),
    async close() {
      for (const close of closers.toReversed()) await close()
    },
  }
}
