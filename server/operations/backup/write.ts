import { createHash } from 'node:crypto'
import { createWriteStream, existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

import { syncPath } from '#server/database/data-directory.ts'

import { encrypt } from './encryption.ts'
import { backedUpTables, checksumTrailer, MAX_LINE_LENGTH, type Header } from './format.ts'
import type { Snapshot } from './snapshot.ts'

const CHUNK_LENGTH = 65_536

/**
 * Writes a backup, readable by its owner alone, and encrypted if there is a key. The file appears
 * once it is complete and synced to the disk.
 * @returns the number of rows by table
 * @throws when the file exists already
 */
export async function writeBackup(snapshot: Snapshot, file: string, key?: string) {
  refuseExisting(file)
  const unfinished = `${file}.unfinished-${process.pid}`
  try {
    const counts = await writeUnfinished(snapshot, unfinished, key)
    refuseExisting(file)
    await rename(unfinished, file)
    await syncPath(dirname(file))
    return counts
  } finally {
    await rm(unfinished, { force: true })
  }
}

async function writeUnfinished(snapshot: Snapshot, unfinished: string, key?: string) {
  const counts: Record<string, number> = {}
  const hash = createHash('sha256')
  async function* sealed(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk)
      yield chunk
    }
    yield checksumTrailer(hash.digest('hex'))
  }

  await pipeline(
    inChunks(lines(snapshot, counts)),
    createGzip(),
    sealed,
    (bytes: AsyncIterable<Buffer>) => (key ? encrypt(bytes, key) : bytes),
    createWriteStream(unfinished, { flags: 'wx', mode: 0o600 }),
  )
  await syncPath(unfinished)
  return counts
}

async function* lines(snapshot: Snapshot, counts: Record<string, number>) {
  const { schema, kind } = snapshot
  yield {
    format: 'private-mailbox-backup',
    version: 1,
    schema,
    database: kind,
    time: new Date().toISOString(),
  } satisfies Header

  for (const table of backedUpTables.filter((each) => snapshot.tables.includes(each))) {
    let count = 0
    for await (const row of snapshot.rows(table)) {
      yield [table, row]
      count += 1
    }
    counts[table] = count
  }
  yield { rows: counts }
}

async function* inChunks(values: AsyncIterable<unknown>) {
  let chunk = ''
  for await (const value of values) {
    const line = JSON.stringify(value)
    if (line.length > MAX_LINE_LENGTH) throw new Error('A row is longer than a restore would take.')
    chunk += `${line}\n`
    if (chunk.length < CHUNK_LENGTH) continue
    yield chunk
    chunk = ''
  }
  yield chunk
}

function refuseExisting(file: string) {
  if (existsSync(file)) throw new Error(`${file} exists already: choose another name.`)
}
