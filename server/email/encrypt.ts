import { createCipheriv, createDecipheriv, randomBytes, type KeyObject } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Encrypts a link's secret for the outbox, bound to its row by the id. */
export function encrypt(secret: string, rowId: string, key: KeyObject) {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(rowId))
  const parts = [nonce, cipher.update(secret, 'utf8'), cipher.final()]
  return Buffer.concat([...parts, cipher.getAuthTag()]).toString('base64url')
}

/** @throws when no key decrypts it, the row is another one, or the text was changed */
export function decrypt(sealed: string, rowId: string, keys: KeyObject[]): string {
  let failure: unknown
  for (const key of keys) {
    try {
      return open(sealed, rowId, key)
    } catch (error) {
      failure = error
    }
  }
  throw failure
}

function open(sealed: string, rowId: string, key: KeyObject) {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  })
  decipher.setAAD(Buffer.from(rowId)).setAuthTag(bytes.subarray(-TAG_BYTES))
  const text = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES))
  return Buffer.concat([text, decipher.final()]).toString('utf8')
}
