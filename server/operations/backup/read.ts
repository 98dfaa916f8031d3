import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'

import * as v from 'valibot'

import { migrations } from '#server/database/migrate.ts'
import { OtherVersionError, refuseOtherVersion } from '#server/database/version.ts'
import { operations } from '#shared/content/operations.ts'
import { interpolate } from '#shared/interpolate.ts'

import { decrypt, isEncrypted, isOwnHead, WrongBackupKeyError } from './encryption.ts'
import {
  checksumTrailer,
  header,
  MAX_LINE_LENGTH,
  row,
  rowCounts,
  TRAILER_BYTES,
  type Header,
} from './format.ts'

const BEGINNING_BYTES = 256
/** gzip's magic bytes and method: a backup that is not encrypted. */
const GZIP = Buffer.from('1f8b', 'hex')
/** Rows of this site compress about five times; a hundred times is a decompression bomb. */
const MAX_RATIO = 100
const MIN_LIMIT = 4_000_000
/** Only the first error: a row with a hundred thousand wrong columns would yield as many. */
const FIRST_ERROR = { abortEarly: true, abortPipeEarly: true }

export type BackupRow = v.InferOutput<typeof row>

export type VerifiedBackup = {
  file: string
  key?: string
  isEncrypted: boolean
  header: Header
  rows: Record<string, number>
}

/**
 * Reads a backup from end to end and changes nothing.
 * @param key BACKUP_KEY, if set; an unencrypted backup then needs `mayBePlain`
 * @throws one clear line when a single bit has changed, or the key is wrong
 */
export async function verifyBackup(
  file: string,
  key?: string,
  { mayBePlain = false } = {},
): Promise<VerifiedBackup> {
  const beginning = await readBeginning(file).catch(() => {
    throw new Error(`${file} can't be read.`)
  })
  const place = { file, key, isEncrypted: isEncrypted(beginning) }
  if (place.isEncrypted && !key) {
    throw new Error(
      `${file} is encrypted: set BACKUP_KEY to the key that it was made with. Nothing was changed.`,
    )
  }
  if (place.isEncrypted && !isOwnHead(beginning)) {
    throw new Error(interpolate(operations.restore.foreignHead, { file }))
  }
  if (key && beginning.subarray(0, 2).equals(GZIP) && !mayBePlain) {
    throw new Error(interpolate(operations.restore.refusedPlain, { file }))
  }
  const isSealed = await hasItsSeal(place).catch((error: unknown) => {
    if (!(error instanceof WrongBackupKeyError)) return false
    throw new Error(
      `${file} does not open with BACKUP_KEY: it was made with another key, or is damaged. Nothing was changed.`,
    )
  })
  const content = isSealed ? await readContent(place).catch(orOtherVersion) : undefined
  if (content) return { ...place, ...content }
  throw new Error(
    `${file} is damaged, cut short, or no backup that this version can read. Nothing was changed.`,
  )
}

export async function* readRows(backup: VerifiedBackup): AsyncIterable<BackupRow> {
  for await (const line of readLines(backup)) {
    if (Array.isArray(line)) yield v.parse(row, line, FIRST_ERROR)
  }
}

function orOtherVersion(error: unknown) {
  if (error instanceof OtherVersionError) throw error
  return undefined
}

type Place = Pick<VerifiedBackup, 'file' | 'key' | 'isEncrypted'>

async function readBeginning(file: string) {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(BEGINNING_BYTES))
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

function readBytes({ file, key, isEncrypted: isSecret }: Place): AsyncIterable<Buffer> {
  const bytes = createReadStream(file)
  return isSecret ? decrypt(bytes, key ?? '') : bytes
}

async function hasItsSeal(place: Place) {
  const hash = createHash('sha256')
  let head: Buffer = Buffer.alloc(0)
  for await (const chunk of readBytes(place)) {
    const bytes = Buffer.concat([head, chunk])
    const end = Math.max(0, bytes.length - TRAILER_BYTES)
    hash.update(bytes.subarray(0, end))
    head = bytes.subarray(end)
  }
  return head.equals(checksumTrailer(hash.digest('hex')))
}

async function readContent(place: Place) {
  const counted = new Map<string, number>()
  let first: Header | undefined
  let last: v.InferOutput<typeof rowCounts> | undefined
  for await (const line of readLines(place)) {
    if (!first) {
      first = v.parse(header, line, FIRST_ERROR)
      refuseOtherVersion(first.schema, migrations, place.file)
    } else if (v.is(rowCounts, line)) last = line
    else if (Array.isArray(line)) {
      const [table] = v.parse(row, line, FIRST_ERROR)
      counted.set(table, (counted.get(table) ?? 0) + 1)
    }
  }
  if (!first || !last) return undefined
  const complete = Object.entries(last.rows).every(([table, n]) => n === (counted.get(table) ?? 0))
  return complete ? { header: first, rows: last.rows } : undefined
}

/** @throws when it expands to more than a backup of its size can, or a line is too long */
async function* readLines(place: Place): AsyncIterable<unknown> {
  const text = createGunzip()
  let [read, written] = [0, 0]
  async function* counted() {
    for await (const bytes of readBytes(place)) {
      read += bytes.length
      yield bytes
    }
  }
  // Errors of the pipeline surface in `text`, too.
  pipeline(counted, text).catch(() => undefined)
  let rest = ''
  for await (const chunk of text.setEncoding('utf8')) {
    written += chunk.length
    if (written > MIN_LIMIT + read * MAX_RATIO) throw new Error('A backup of this size holds less')
    const [first = '', ...others] = chunk.split('\n')
    const lines = [rest + first, ...others]
    rest = lines.pop() ?? ''
    if (rest.length > MAX_LINE_LENGTH) throw new Error('No row is as long')
    for (const line of lines) yield JSON.parse(line)
  }
}
