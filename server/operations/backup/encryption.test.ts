import { randomBytes, randomInt } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

import { Decrypter } from 'age-encryption'
import { describe, expect, it } from 'vitest'

import { readUsers, runCommand, withDatabase } from '#server/testing/accounts.ts'
import { useBackupPlaces } from '#server/testing/backups.ts'

import { decrypt, encrypt } from './encryption.ts'
import { verifyBackup } from './read.ts'

const BACKUP_KEY = 'a key for tests, long enough for anything'
const OTHER_KEY = 'another key for tests, as long as that one'
const PIECE = 65_536
const TAG = 16
/** Each opens the file with its key, which is slow by design. */
const PLACES = 5
const places = useBackupPlaces()

const backUp = (file: string, more = {}) => runCommand('backup', [file], places.source, more)
const restore = (file: string, more = {}) => runCommand('restore', [file], places.target, more)

const addAnn = () => places.addTo(places.source, 'ann@example.com')

async function* inChunks(bytes: Buffer) {
  for (let at = 0; at < bytes.length;) {
    const end = at + randomInt(1, PIECE)
    yield bytes.subarray(at, end)
    at = end
  }
}

async function joined(chunks: AsyncIterable<Buffer>) {
  return Buffer.concat(await Array.fromAsync(chunks))
}

describe('an encrypted backup', () => {
  it('is restored with its key, and unreadable without', async () => {
    const users = await addAnn()
    const { output } = await backUp(places.file, { BACKUP_KEY })
    expect(output).toContain('encrypted')
    const file = await readFile(places.file)
    expect(() => gunzipSync(file)).toThrow('incorrect header')
    const again = join(places.source.dataDir, 'again.backup')
    await backUp(again, { BACKUP_KEY })
    expect((await readFile(again)).subarray(80, 200)).not.toEqual(file.subarray(80, 200))

    expect(await restore(places.file, { BACKUP_KEY })).toMatchObject({ code: 0 })
    expect(await withDatabase(places.target, readUsers)).toEqual(users)
  })

  it.each([
    ['no key', {}, 'is encrypted: set BACKUP_KEY'],
    ['another key', { BACKUP_KEY: OTHER_KEY }, 'does not open with BACKUP_KEY'],
  ])('fails in one line with %s, and changes nothing', async (_what, key, sentence) => {
    await addAnn()
    await backUp(places.file, { BACKUP_KEY })
    const { code, output } = await restore(places.file, key)
    expect([code, output.trim().split('\n').length]).toEqual([1, 1])
    expect(output).toContain(sentence)
    expect(await places.emailsAt(places.target)).toEqual([])
  })

  it('with a higher work factor than ours is refused before it is opened', async () => {
    await backUp(places.file, { BACKUP_KEY })
    const text = await readFile(places.file, 'latin1')
    await writeFile(places.file, text.replace(/^(-> scrypt \S+) 12$/m, '$1 20'), 'latin1')
    const { code, output } = await restore(places.file, { BACKUP_KEY })
    expect([code, output]).toEqual([1, expect.stringContaining('not encrypted by this site')])
  })

  it('is detected as damaged for any changed bit and any cut', async () => {
    await addAnn()
    await backUp(places.file, { BACKUP_KEY })
    const read = { isEncrypted: true }
    await expect(verifyBackup(places.file, BACKUP_KEY)).resolves.toMatchObject(read)
    const inTheHead = [0, 1, 3, 5, 7].map((turn) => turn * 97)
    await places.expectDamageFound(inTheHead, { at: PLACES, key: BACKUP_KEY })
  })
})

it('a short key makes no backup', async () => {
  await addAnn()
  const { code, output } = await backUp(places.file, { BACKUP_KEY: 'short' })
  expect([code, output]).toEqual([1, expect.stringContaining('BACKUP_KEY must have at least 32')])
})

describe('the bytes of an encrypted file', () => {
  it.each([0, 1, PIECE, PIECE + 1, 200_000])('decrypt to the original: %d bytes', async (size) => {
    const bytes = randomBytes(size)
    const secret = await joined(encrypt(inChunks(bytes), BACKUP_KEY))
    expect(await joined(decrypt(inChunks(secret), BACKUP_KEY))).toEqual(bytes)
  })

  it('can’t be moved, omitted or repeated', async () => {
    const file = await joined(encrypt(inChunks(randomBytes(3 * PIECE + 9)), BACKUP_KEY))
    const sealed = PIECE + TAG
    const starts = [3, 2, 1, 0].map((pieces) => file.length - (9 + TAG) - pieces * sealed)
    const head = file.subarray(0, starts[0])
    const [one, two, three, last] = starts.map((start, index) =>
      file.subarray(start, starts[index + 1]),
    ) as [Buffer, Buffer, Buffer, Buffer]
    const open = (pieces: Buffer[]) => joined(decrypt(inChunks(Buffer.concat(pieces)), BACKUP_KEY))
    expect(await open([head, one, two, three, last])).toHaveLength(3 * PIECE + 9)
    for (const wrong of [
      [head, two, one, three, last],
      [head, two, three, last],
      [head, one, two, three],
      [head, one, one, two, three, last],
      [head, one, two, three, last, last],
      [head],
    ]) {
      await expect(open(wrong)).rejects.toThrow(/tag|length|last|final|invalid|chunk|stream/i)
    }
  })

  it('are decrypted by age itself, with the key as its passphrase', async () => {
    const bytes = randomBytes(PIECE + 9)
    const age = new Decrypter()
    age.addPassphrase(BACKUP_KEY)
    const file = await joined(encrypt(inChunks(bytes), BACKUP_KEY))
    expect(Buffer.from(await age.decrypt(file))).toEqual(bytes)
  })
})
