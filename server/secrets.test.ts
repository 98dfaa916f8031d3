import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { loadSecret, readSecret } from './secrets.ts'

let dataDir: string
const file = () => join(dataDir, 'jwt-secret')

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mailbox-secret-'))
})

afterEach(() => rm(dataDir, { recursive: true }))

describe('the stored secret', () => {
  it('is the same at every start, and readable by its owner only', async () => {
    const secret = await loadSecret(dataDir)
    expect(secret.length).toBeGreaterThanOrEqual(43)
    expect(await loadSecret(dataDir)).toBe(secret)
    expect(await readdir(dataDir)).toEqual(['jwt-secret'])
    expect((await stat(file())).mode & 0o777).toBe(0o600)
  })

  it('is one, for concurrent starts', async () => {
    const secrets = await Promise.all(Array.from({ length: 20 }, () => loadSecret(dataDir)))
    expect(new Set(secrets).size).toBe(1)
    expect(await readdir(dataDir)).toEqual(['jwt-secret'])
  })

  it.each(['', '\n', 'c2hvcnQ', `${'x'.repeat(31)}\n`])(
    'stops the start when damaged, and stays unchanged: %j',
    async (rest) => {
      await writeFile(file(), rest)
      const failure = await loadSecret(dataDir).catch((error: Error) => error)
      expect(String(failure)).toMatch(/^Error: The server cannot start: \S+jwt-secret is .+$/)
      expect(await readFile(file(), 'utf8')).toBe(rest)
    },
  )

  it('stops the start when it also encrypts the backups', async () => {
    const secret = await loadSecret(dataDir)
    expect(await readSecret({ dataDir, backupKey: 'b'.repeat(32) })).toBe(secret)
    await expect(readSecret({ dataDir, backupKey: `${secret}\n` })).rejects.toThrow('BACKUP_KEY is')
  })
})
