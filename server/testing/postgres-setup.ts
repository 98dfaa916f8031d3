import pino from 'pino'

import { openDatabase } from '#server/database/open-database.ts'
import { memoryFolder } from '#tests/support/memory-folder.ts'

import { MIGRATED, onCluster } from './database.ts'
import { startPostgres } from './postgres.ts'

const SHORT_LIVED = ['autovacuum=off', 'jit=off'].concat([
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_parallel_workers_per_gather=0',
])

export default async function setUp() {
  return (await startCluster({ folder: memoryFolder(), settings: SHORT_LIVED })).stop
}

export async function startCluster(options: Parameters<typeof startPostgres>[0] = {}) {
  const postgres = await startPostgres(options)
  process.env.TEST_POSTGRES_URL = postgres.url
  try {
    await onCluster(`create database ${MIGRATED}`)
    const { href: databaseUrl } = new URL(MIGRATED, postgres.url)
    const database = await openDatabase({ databaseUrl, dataDir: '' }, pino({ level: 'silent' }))
    await database.close()
  } catch (error) {
    await postgres.stop()
    throw error
  }
  return postgres
}
