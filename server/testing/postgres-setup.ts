import pino from 'pino'

import { openDatabase } from '#server/database/open-database.ts'
import { memoryFolder } from '#tests/support/memory-folder.ts'

import { MIGRATED, onCluster } from './database.ts'
import { startPostgres } from './postgres.ts'

/** Vitest runs this once around all tests of the project `postgres`. */
export default async function setUp() {
  return (await startCluster(memoryFolder())).stop
}

/** A PostgreSQL that `makeDatabasePlace` finds from now on. */
export async function startCluster(folder?: string) {
  const postgres = await startPostgres({ folder })
  process.env.TEST_POSTGRES_URL = postgres.url
  await onCluster(`create database ${MIGRATED}`)
  const { href: databaseUrl } = new URL(MIGRATED, postgres.url)
  const database = await openDatabase({ databaseUrl, dataDir: '' }, pino({ level: 'silent' }))
  await database.close()
  return postgres
}
