import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { Client } from 'pg'
import pino from 'pino'

import { openDatabase } from '#server/database/open-database.ts'

export const MIGRATED = 'mailbox_migrated'

/** The same for SQLite, made once in each worker. */
let migratedFiles: Promise<Files> | undefined

export type DatabasePlace = {
  dataDir: string
  databaseUrl?: string
  name?: string
  remove(): Promise<void>
}
type Files = { name: string; content: Buffer }[]

export async function makeDatabasePlace(): Promise<DatabasePlace> {
  const place = await makeDirectory()
  return isPostgres() ? makePostgres(place, 'template1') : place
}

/** Copies a migrated database, which is faster than migrating. */
export async function makeMigratedPlace(): Promise<DatabasePlace> {
  const place = await makeDirectory()
  if (isPostgres()) return makePostgres(place, MIGRATED)
  migratedFiles ??= readMigratedFiles()
  return writeFiles(place, await migratedFiles)
}

export async function keepPlace(place: DatabasePlace) {
  if (isPostgres()) {
    const copy = async () => makePostgres(await makeDirectory(), place.name ?? '')
    return { copy, remove: place.remove }
  }
  const files = await readFiles(place.dataDir)
  await place.remove()
  return { copy: async () => writeFiles(await makeDirectory(), files), remove: async () => {} }
}

const isPostgres = () => process.env.TEST_DATABASE === 'postgres'

async function makeDirectory() {
  const dataDir = await mkdtemp(join(tmpdir(), 'mailbox-test-'))
  return { dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) }
}

async function readMigratedFiles() {
  const { dataDir, remove } = await makeDirectory()
  const database = await openDatabase({ dataDir }, pino({ level: 'silent' }))
  await database.close()
  const files = await readFiles(dataDir)
  await remove()
  return files
}

async function readFiles(directory: string): Promise<Files> {
  const names = await readdir(directory)
  const read = async (name: string) => ({ name, content: await readFile(join(directory, name)) })
  return Promise.all(names.map(read))
}

async function writeFiles(place: DatabasePlace, files: Files) {
  for (const { name, content } of files) {
    await writeFile(join(place.dataDir, name), content, { mode: 0o600 })
  }
  return place
}

async function makePostgres({ dataDir, remove: removeDirectory }: DatabasePlace, template: string) {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  // Copying the files costs half of writing them through the log.
  await onCluster(`create database ${name} template ${template} strategy file_copy`)
  const databaseUrl = new URL(clusterUrl())
  databaseUrl.pathname = name
  return {
    dataDir,
    databaseUrl: databaseUrl.href,
    name,
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
