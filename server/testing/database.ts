import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { Client } from 'pg'

/** A database with the tables of this version, which `postgres-setup.ts` makes once: copying it is fast. */
export const MIGRATED = 'mailbox_migrated'

/**
 * A place for a fresh database of the kind that TEST_DATABASE names, as settings, and how to remove it again.
 * A data directory comes with both kinds.
 *
 * @param template what a PostgreSQL database begins as
 */
export async function makeDatabasePlace(template = 'template1') {
  const dataDir = await mkdtemp(join(tmpdir(), 'mailbox-test-'))
  const removeDirectory = () => rm(dataDir, { recursive: true, force: true })
  if (process.env.TEST_DATABASE !== 'postgres') return { dataDir, remove: removeDirectory }

  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onCluster(`create database ${name} template ${template}`)
  const databaseUrl = new URL(clusterUrl())
  databaseUrl.pathname = name
  return {
    dataDir,
    databaseUrl: databaseUrl.href,
    async remove() {
      await onCluster(`drop database ${name} with (force)`)
      await removeDirectory()
    },
  }
}

export async function onCluster(command: string) {
  const client = new Client({ connectionString: clusterUrl() })
  await client.connect()
  try {
    await client.query(command)
  } finally {
    await client.end()
  }
}

function clusterUrl() {
  const url = process.env.TEST_POSTGRES_URL
  if (url) return url
  throw new Error('TEST_POSTGRES_URL is not set: run these tests by `vitest --project postgres`')
}
