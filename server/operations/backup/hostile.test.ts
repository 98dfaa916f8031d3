import { createHash, randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'

import { expect, it } from 'vitest'

import { migrations } from '#server/database/migrate.ts'
import { runCommand, runScript, withDatabase } from '#server/testing/accounts.ts'
import { useBackupPlaces } from '#server/testing/backups.ts'

import { checksumTrailer } from './format.ts'

/** Heap of the restoring process: a file that fills memory ends it. */
const HEAP_MB = 96
const MEGABYTE = 1_000_000
const TIMES = 10

const places = useBackupPlaces()

const head = {
  format: 'private-mailbox-backup',
  version: 1,
  schema: Object.keys(migrations),
  database: 'sqlite',
  time: '2026-11-02T18:10:00.000Z',
}

function line(value: unknown) {
  return `${JSON.stringify(value)}\n`
}

async function writeSealed(parts: Buffer[], rows: Record<string, number> = {}, more = {}) {
  const header = gzipSync(line({ ...head, ...more }))
  const body = Buffer.concat([header, ...parts, gzipSync(line({ rows }))])
  const sha256 = createHash('sha256').update(body).digest('hex')
  await writeFile(places.file, Buffer.concat([body, checksumTrailer(sha256)]))
  return body.length
}

function restore() {
  const more = { NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}` }
  return runScript('restore', [places.file], places.target, more)
}

const columns = Object.fromEntries(
  Array.from({ length: 70_000 }, (_, at) => [`c${at}`, true] as const),
)
const others = Array.from({ length: 200 }, (_row, row) => {
  const names = Array.from({ length: 400 }, (_name, at) => [`c${row}x${at}`, ''] as const)
  return line(['counters', Object.fromEntries(names)])
}).join('')
const counter = line(['counters', { id: 'x'.repeat(100), value: 1 }])

it.each([
  ['one line of 100 MB', () => repeated('a'.repeat(10 * MEGABYTE))],
  ['rows of 100 MB', () => repeated(counter.repeat((10 * MEGABYTE) / counter.length))],
  ['a row of many wrong columns', () => [gzipSync(line(['counters', columns]))]],
  ['rows whose columns are ever new ones', () => Array(8).fill(gzipSync(others))],
  ['lists within lists', () => [gzipSync(`${'['.repeat(450_000)}${']'.repeat(450_000)}\n`)]],
  [
    'a long line that is hard to compress',
    () => [gzipSync(randomBytes(3 * MEGABYTE).toString('hex'))],
  ],
])('%s is refused before it fills memory', async (_what, parts) => {
  const size = await writeSealed(parts())
  const { code, output } = await restore()
  expect([code, output]).toEqual([1, expect.stringContaining('Nothing was changed')])
  expect(size).toBeLessThan(4 * MEGABYTE)
})

it.each([
  ['escape sequences', { time: `\u001B[2J${head.time}` }],
  ['the name of what every object has', { schema: ['toString'] }],
  ['many names', { schema: Array.from({ length: 60_000 }, (_, at) => `9999-${at}`) }],
])('a header with %s is refused in one line', async (_what, more) => {
  await writeSealed([], {}, more)
  const { code, output } = await runCommand('restore', [places.file], places.target)
  expect([code, output]).toEqual([
    1,
    expect.stringContaining('no backup that this version can read'),
  ])
  expect(output.length).toBeLessThan(400)
})

it('the longest valid rows are restored in little memory', async () => {
  const count = 90
  const parts = Array.from({ length: count }, (_, at) => {
    const first_name = `${randomBytes(12_000).toString('hex')}${'a'.repeat(850_000)}`
    const email = `${at}@example.com`
    return gzipSync(
      line(['customers', { id: `${at}`, email, first_name, language: 'en', updated_at: 1 }]),
    )
  })
  await writeSealed(parts, { customers: count })
  expect(await restore()).toMatchObject({ code: 0 })
  await withDatabase(places.target, async ({ read }) => {
    const rows = await read.selectFrom('customers').select('id').execute()
    expect(rows).toHaveLength(count)
  })
})

function repeated(text: string) {
  const part = gzipSync(text)
  return Array.from({ length: TIMES }, () => part)
}
