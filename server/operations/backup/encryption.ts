import { ReadableStream } from 'node:stream/web'

/** Imported on first use: a start needs none. */
const readAge = () => import('age-encryption')

/** The age format: `age --decrypt` opens it with BACKUP_KEY as its passphrase. */
const FIRST_LINE = Buffer.from('age-encryption.org/v1\n')
/**
 * scrypt with 2^12 rounds: 4 MB and some 30 ms, which block the event loop. BACKUP_KEY is no password to be guessed: it has at least 32
 * characters (server/settings.ts).
 */
const WORK_FACTOR = 12
const HEAD =
  /^age-encryption\.org\/v1\n-> scrypt [A-Za-z\d+/]{22} (\d{1,2})\n[A-Za-z\d+/]{43}\n--- [A-Za-z\d+/]{43}\n/

export class WrongBackupKeyError extends Error {}

export function isEncrypted(beginning: Buffer) {
  return beginning.subarray(0, FIRST_LINE.length).equals(FIRST_LINE)
}

/** Whether `encrypt` could have written a header. Each step of the work factor doubles the memory: at 20 it takes a gigabyte. */
export function isOwnHead(beginning: Buffer) {
  const [, factor] = HEAD.exec(beginning.toString('latin1')) ?? []
  return factor !== undefined && Number(factor) <= WORK_FACTOR
}

export async function* encrypt(source: AsyncIterable<Buffer>, secret: string) {
  const { Encrypter } = await readAge()
  const age = new Encrypter()
  age.setPassphrase(secret)
  age.setScryptWorkFactor(WORK_FACTOR)
  yield* asBuffers(await age.encrypt(asStream(source)))
}

/**
 * Decrypts the output of `encrypt`, yielding each chunk once it is authenticated.
 * @throws WrongBackupKeyError, or another error for an altered chunk
 */
export async function* decrypt(source: AsyncIterable<Buffer>, secret: string) {
  const { Decrypter } = await readAge()
  const age = new Decrypter()
  age.addPassphrase(secret)
  const opened = await age.decrypt(asStream(source)).catch((cause: unknown) => {
    throw new WrongBackupKeyError('The head of the file does not open', { cause })
  })
  yield* asBuffers(opened)
}

function asStream(source: AsyncIterable<Buffer>) {
  return ReadableStream.from<Uint8Array>(source) as globalThis.ReadableStream<Uint8Array>
}

async function* asBuffers(stream: globalThis.ReadableStream<Uint8Array>) {
  for await (const bytes of stream as ReadableStream<Uint8Array>) yield Buffer.from(bytes)
}
