import { createSecretKey, hkdfSync, randomBytes, randomUUID, type KeyObject } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { syncPath } from '#server/database/data-directory.ts'
import type { Settings } from '#server/settings.ts'

/**
 * Keys for separate purposes, all derived from one secret, so that none can stand in for another. Derived once: that costs more than using
 * them.
 */
export type Secrets = {
  /** Signs access tokens (HS256). It is the secret itself, so that other services can verify tokens. */
  accessTokens: KeyObject
  /** From it each session derives the key of its refresh tokens. */
  refreshTokens: KeyObject
  outbox: KeyObject
  factors: KeyObject
  /** Turns addresses into keys of rate limits and into the ids of decoy accounts. */
  addresses: KeyObject
  visits: KeyObject
  /** Derives each administrator's key for import drafts on a device. */
  drafts: KeyObject
  /** Keys of the previous secret: they verify and decrypt, but sign and encrypt nothing new. */
  previous?: Secrets
}

const KEY_BYTES = 32
const MIN_LENGTH = 32

export function deriveSecrets(secret: string, previous?: string): Secrets {
  const derive = (use: string) =>
    createSecretKey(new Uint8Array(hkdfSync('sha256', secret, '', use, KEY_BYTES)))
  return {
    accessTokens: createSecretKey(secret, 'utf8'),
    refreshTokens: derive('refresh tokens'),
    outbox: derive('outbox'),
    factors: derive('factors'),
    addresses: derive('addresses'),
    visits: derive('visits'),
    drafts: derive('drafts'),
    ...(previous === undefined ? {} : { previous: deriveSecrets(previous) }),
  }
}

export function acceptedKeys(secrets: Secrets, use: Exclude<keyof Secrets, 'previous'>) {
  return secrets.previous ? [secrets[use], secrets.previous[use]] : [secrets[use]]
}

/**
 * The configured secret, or the one stored in the data directory.
 * @throws one clear line when it is missing or damaged, or equals `BACKUP_KEY`
 */
export async function readSecret({
  jwtSecret,
  dataDir,
  backupKey,
}: Pick<Settings, 'jwtSecret' | 'dataDir' | 'backupKey'>) {
  if (jwtSecret) return jwtSecret
  const secret = await loadSecret(dataDir)
  if (secret !== backupKey?.trim()) return secret
  throw new Error(
    'The server cannot start: BACKUP_KEY is the same as the kept secret: a leak of one would open every backup',
  )
}

/**
 * The secret stored in the data directory, made on the first start and readable by its owner alone.
 * @throws one clear line when the file is damaged
 */
export async function loadSecret(dataDir: string) {
  const file = join(dataDir, 'jwt-secret')
  const secret = (await readIfThere(file)) ?? (await makeSecret(dataDir, file))
  if (secret.length >= MIN_LENGTH) return secret
  throw new Error(
    `The server cannot start: ${file} is empty or cut short: put its secret back, or remove it, and everybody signs in anew`,
  )
}

async function readIfThere(file: string) {
  try {
    return (await readFile(file, 'utf8')).trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return undefined
  }
}

/** Written whole, then linked to its name: of several processes that start together, one wins. */
async function makeSecret(dataDir: string, file: string) {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const unfinished = `${file}.unfinished-${randomUUID()}`
  try {
    const secret = randomBytes(KEY_BYTES).toString('base64url')
    await writeFile(unfinished, secret, { mode: 0o600, flag: 'wx', flush: true })
    await link(unfinished, file)
    await syncPath(dataDir)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(unfinished, { force: true })
  }
  return (await readFile(file, 'utf8')).trim()
}
