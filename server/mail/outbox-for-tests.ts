import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { Client } from 'pg'
import pino from 'pino'

import { openDatabase } from '#server/database/open-database.ts'
import { describeError } from '#server/log.ts'
import { deriveSecrets } from '#server/secrets.ts'
import { readSettings } from '#server/settings.ts'

import type { MailServices } from './delivery.ts'

export type TestOutbox = Awaited<ReturnType<typeof openOutbox>>

/** A fresh database with an empty outbox, a clock that stands still, and a log that can be read. */
export async function openOutbox() {
  const dataDir = await mkdtemp(join(tmpdir(), 'outbox-'))
  const databaseUrl = await createPostgresDatabase()
  const lines: string[] = []
  const log = pino({ serializers: { error: describeError } }, { write: (line) => lines.push(line) })
  const database = await openDatabase({ dataDir, databaseUrl }, log)
  const clock = { now: Date.now() }
  const services: MailServices = {
    settings: readSettings({
      SITE_URL: 'https://shop.test',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
    }),
    secrets: deriveSecrets('a secret for tests, long enough for anything'),
    database,
    log,
    now: () => clock.now,
  }

  async function dump() {
    const files = await readdir(dataDir)
    const contents = await Promise.all(files.map((file) => readFile(join(dataDir, file), 'latin1')))
    return contents.join('')
  }

  async function close() {
    await database.close()
    await rm(dataDir, { recursive: true })
    if (databaseUrl) await onCluster(`drop database "${nameOf(databaseUrl)}"`)
  }

  return { services, clock, dump, close, logged: () => lines.join('') }
}

/** A new database on the cluster of TEST_POSTGRES_URL; nothing when the tests run on SQLite. */
export async function createPostgresDatabase() {
  if (process.env.TEST_DATABASE !== 'postgres') return undefined
  const url = new URL(process.env.TEST_POSTGRES_URL ?? '')
  url.pathname = `/test_${randomUUID().replaceAll('-', '')}`
  await onCluster(`create database "${nameOf(url.href)}"`)
  return url.href
}

async function onCluster(statement: string) {
  const client = new Client({ connectionString: process.env.TEST_POSTGRES_URL })
  await client.connect()
  await client.query(statement)
  await client.end()
}

function nameOf(url: string) {
  return new URL(url).pathname.slice(1)
}
