import { randomUUID } from 'node:crypto'

import { Secret } from 'otpauth'

import type { Reader, Writer } from '#server/database/database.ts'
import type { Factor } from '#server/database/rows.ts'
import { cleanCode } from '#shared/clean-text.ts'

import { insertFactor } from './factors.ts'
import type { PasswordHasher } from './password-hasher.ts'

export const RECOVERY_CODES = 10
/** 16 characters of base32. */
const CODE_BYTES = 10
const IGNORED = /[\s-]/g

type RecoveryCodeSet = { codes: string[]; hashes: string[] }

export async function makeRecoveryCodes(passwords: PasswordHasher): Promise<RecoveryCodeSet> {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    new Secret({ size: CODE_BYTES }).base32.toLowerCase(),
  )
  return { codes, hashes: await Promise.all(codes.map((code) => passwords.hash(code))) }
}

export async function addRecoveryCodes(
  tx: Writer,
  added: Pick<Factor, 'userId' | 'friendlyName' | 'addedBySession'>,
  hashes: string[],
  now: number,
) {
  const factor = await insertFactor(tx, {
    ...added,
    id: randomUUID(),
    type: 'recovery_code',
    status: 'verified',
    secret: null,
    createdAt: now,
  })
  await insertCodes(tx, factor.id, hashes)
  return factor
}

export async function replaceRecoveryCodes(
  tx: Writer,
  { id }: Factor,
  { sessionId, hashes }: { sessionId: string; hashes: string[] },
  now: number,
) {
  await tx.deleteFrom('recoveryCodes').where('factorId', '=', id).execute()
  await insertCodes(tx, id, hashes)
  await tx
    .updateTable('factors')
    .set({ updatedAt: now, addedBySession: sessionId })
    .where('id', '=', id)
    .execute()
}

async function insertCodes(tx: Writer, factorId: string, hashes: string[]) {
  const rows = hashes.map((hash) => ({ id: randomUUID(), factorId, codeHash: hash }))
  await tx.insertInto('recoveryCodes').values(rows).execute()
}

export function findRecoveryCodes(database: Reader, { id }: Factor) {
  return database.selectFrom('recoveryCodes').selectAll().where('factorId', '=', id).execute()
}

export async function findRecoveryCode(
  database: Reader,
  factor: Factor,
  code: string,
  passwords: PasswordHasher,
) {
  const typed = cleanCode(code).toLowerCase().replaceAll(IGNORED, '')
  for (const { id, codeHash: hash } of await findRecoveryCodes(database, factor)) {
    if (await passwords.verify(hash, typed)) return id
  }
  return undefined
}

export async function consumeRecoveryCode(
  tx: Writer,
  { id: factorId }: Factor,
  id: string,
  now: number,
) {
  const spent = await tx.deleteFrom('recoveryCodes').where('id', '=', id).executeTakeFirst()
  if (spent.numDeletedRows === 0n) return false
  const used = { updatedAt: now, lastUsedAt: now }
  await tx.updateTable('factors').set(used).where('id', '=', factorId).execute()
  return true
}
