import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { Client } from 'pg'
import pino from 'pino'

import { openDatabase } from '#server/database/open-database.ts'

/** A PostgreSQL database with the tables of this version, which `postgres-setup.ts` makes once. */
export const MIGRATED = 'mailbox_migrated'

/** The same for SQLite, made once in each worker. */
let migratedFiles: Promise<{ name: string; content: Buffer }[]> | undefined

/** A place for a fresh database of the kind that TEST_DATABASE names, as settings, and how to remove it again. */
export async function makeDatabasePlace() {
  const place = await makeDirectory()
  return process.env.TEST_DATABASE === 'postgres' ? makePostgres(place, 'template1') : place
}

/** As `makeDatabasePlace`, with the tables of this version: copying them is faster than making them. */
export async function makeMigratedPlace() {
  const place = await makeDirectory()
  if (process.env.TEST_DATABASE === 'postgres') return makePostgres(place, MIGRATED)

  migratedFiles ??= readMigratedFiles()
  for (const { name, content } of await migratedFiles) {
    await writeFile(join(place.dataDir, name), content, { mode: 0o600 })
  }
  return place
}

type Directory = { dataDir: string; databaseUrl?: undefined; remove(): Promise<void> }

async function makeDirectory(): Promise<Directory> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mailbox-test-'))
  return { dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) }
}

async function readMigratedFiles() {
  const { dataDir, remove } = await makeDirectory()
  const database = await openDatabase({ dataDir }, pino({ level: 'silent' }))
  await database.close()
  const names = await readdir(dataDir)
  const files = names.map(async (name) => ({ name, content: await readFile(join(dataDir, name)) }))
  const read = await Promise.all(files)
  await remove()
  return read
}

async function makePostgres({ dataDir, remove: removeDirectory }: Directory, template: string) {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  // Copying its files costs half of what writing them into the log does.
  await onCluster(`create database ${name} template ${template} strategy file_copy`)
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
