import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import pino from 'pino'

import { openDatabase } from '#server/database/open-database.ts'
import { makeDatabasePlace } from '#server/database/test-database.ts'
import { describeError } from '#server/log.ts'
import { deriveSecrets } from '#server/secrets.ts'
import { readSettings } from '#server/settings.ts'

import type { MailServices } from './delivery.ts'

export type TestOutbox = Awaited<ReturnType<typeof openOutbox>>

/** A fresh database with an empty outbox, a clock that stands still, and a log that can be read. */
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

  async function close() {
    await database.close()
    await remove()
  }

  return { services, clock, dump, close, logged: () => lines.join('') }
}
