import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { createGunzip } from 'node:zlib'

import * as v from 'valibot'

import { type Header, header, row, rowCounts, seal, SEAL_BYTES } from './backup-format.ts'

export type BackupRow = v.InferOutput<typeof row>

/** What a whole and unchanged backup says of itself. */
export type VerifiedBackup = { file: string; header: Header; rows: Record<string, number> }

/**
 * Reads a backup from end to end and changes nothing.
 *
 * @throws one clear line when a single bit of it is not as it was written
 */
export async function verifyBackup(file: string): Promise<VerifiedBackup> {
  const { size } = await stat(file).catch(() => {
    throw new Error(`${file} can't be read.`)
  })
  const whole = await hasItsSeal(file, size).catch(() => false)
  const content = whole ? await readContent(file).catch(() => undefined) : undefined
  if (content) return { file, ...content }
  throw new Error(
    `${file} is damaged, cut short, or no backup that this version can read. Nothing was changed.`,
  )
}

/** The rows of a backup that was verified, in the order in which they can be loaded. */
export async function* readRows({ file }: VerifiedBackup): AsyncIterable<BackupRow> {
  for await (const line of readLines(file)) {
    if (Array.isArray(line)) yield v.parse(row, line)
  }
}

async function hasItsSeal(file: string, size: number) {
  if (size <= SEAL_BYTES) return false
  const handle = await open(file)
  try {
    const hash = createHash('sha256')
    const body = handle.createReadStream({ end: size - SEAL_BYTES - 1, autoClose: false })
    for await (const chunk of body) hash.update(chunk)
    const found = Buffer.alloc(SEAL_BYTES)
    await handle.read(found, 0, SEAL_BYTES, size - SEAL_BYTES)
    return found.equals(seal(hash.digest('hex')))
  } finally {
    await handle.close()
  }
}

async function readContent(file: string) {
  const counted: Record<string, number> = {}
  let first: Header | undefined
  let last: v.InferOutput<typeof rowCounts> | undefined
  for await (const line of readLines(file)) {
    if (!first) first = v.parse(header, line)
    else if (v.is(rowCounts, line)) last = line
    else if (Array.isArray(line)) {
      const [table] = v.parse(row, line)
      counted[table] = (counted[table] ?? 0) + 1
    }
  }
  if (!first || !last) return undefined
  const complete = Object.entries(last.rows).every(([table, n]) => n === (counted[table] ?? 0))
  return complete ? { header: first, rows: last.rows } : undefined
}

async function* readLines(file: string): AsyncIterable<unknown> {
  const source = createReadStream(file)
  const text = createGunzip()
  source.on('error', (error) => text.destroy(error))
  let rest = ''
  for await (const chunk of source.pipe(text).setEncoding('utf8')) {
    const lines = `${rest}${chunk}`.split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) yield JSON.parse(line)
  }
}
