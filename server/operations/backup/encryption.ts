import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/**
 * An encrypted backup is this line, a salt, a proof that a key is the right one, and then the backup in pieces of 64 kB. Each piece is
 * encrypted with AES-256-GCM under its number and whether it is the last, so that none can be changed, left out, moved or added: the
 * STREAM construction, as age has it. The key of a file comes from BACKUP_KEY and the salt (HKDF-SHA256): no two files share one.
 *
 * @see https://eprint.iacr.org/2015/189
 * @see https://age-encryption.org/v1
 */
const FIRST_LINE = Buffer.from('private-mailbox-backup encrypted 1\n')
const ALGORITHM = 'aes-256-gcm'
const KEY_BYTES = 32
const SALT_BYTES = 32
const PROOF_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16
const PIECE_BYTES = 65_536

/** The key is another one, or there is none, or the salt that belongs to it was changed. */
export class WrongBackupKeyError extends Error {}

/** Whether a file begins as an encrypted backup does. */
export function isEncrypted(beginning: Buffer) {
  return beginning.subarray(0, FIRST_LINE.length).equals(FIRST_LINE)
}

/** Encrypts a stream of bytes. */
export async function* encrypt(source: AsyncIterable<Buffer>, secret: string) {
  const salt = randomBytes(SALT_BYTES)
  const { key, proof } = deriveKeys(secret, salt)
  yield Buffer.concat([FIRST_LINE, salt, proof])

  for await (const { piece, nonce } of inPieces(source, PIECE_BYTES)) {
    const cipher = createCipheriv(ALGORITHM, key, nonce)
    yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()])
  }
}

/**
 * Decrypts what `encrypt` wrote; a piece is given on when it is proved to be as it was written.
 *
 * @throws WrongBackupKeyError, or another error when a piece is not as it was
 */
export async function* decrypt(source: AsyncIterable<Buffer>, secret: string | undefined) {
  const bytes = source[Symbol.asyncIterator]()
  const begin = FIRST_LINE.length + SALT_BYTES + PROOF_BYTES
  let beginning = Buffer.alloc(0)
  while (beginning.length < begin) {
    const { value, done } = await bytes.next()
    if (done) throw new Error('cut short')
    beginning = Buffer.concat([beginning, value])
  }
  const salt = beginning.subarray(FIRST_LINE.length, begin - PROOF_BYTES)
  const { key, proof } = deriveKeys(secret ?? '', salt)
  if (!secret || !proof.equals(beginning.subarray(begin - PROOF_BYTES, begin))) {
    throw new WrongBackupKeyError()
  }

  const rest = after(beginning.subarray(begin), bytes)
  for await (const { piece, nonce } of inPieces(rest, PIECE_BYTES + TAG_BYTES)) {
    const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES })
    decipher.setAuthTag(piece.subarray(-TAG_BYTES))
    yield Buffer.concat([decipher.update(piece.subarray(0, -TAG_BYTES)), decipher.final()])
  }
}

function deriveKeys(secret: string, salt: Buffer) {
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', secret, salt, use, KEY_BYTES))
  const proof = createHmac('sha256', derive('proof of a backup')).update(FIRST_LINE).digest()
  return { key: derive('pieces of a backup'), proof }
}

async function* after(first: Buffer, rest: AsyncIterator<Buffer>) {
  yield first
  for (;;) {
    const { value, done } = await rest.next()
    if (done) return
    yield value
  }
}

/** Pieces of one size, and a last one that may be smaller; each with its own nonce. */
async function* inPieces(source: AsyncIterable<Buffer>, size: number) {
  let number = 0
  let waiting: Buffer = Buffer.alloc(0)
  for await (const bytes of source) {
    waiting = Buffer.concat([waiting, bytes])
    while (waiting.length > size) {
      yield { piece: waiting.subarray(0, size), nonce: makeNonce(number++, false) }
      waiting = waiting.subarray(size)
    }
  }
  yield { piece: waiting, nonce: makeNonce(number, true) }
}

function makeNonce(number: number, isLast: boolean) {
  const nonce = Buffer.alloc(NONCE_BYTES)
  nonce.writeUIntBE(number, NONCE_BYTES - 7, 6)
  nonce.writeUInt8(isLast ? 1 : 0, NONCE_BYTES - 1)
  return nonce
}
