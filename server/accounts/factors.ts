import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'

import type { Reader, Writer } from '#server/database/database.ts'
import type { Factor } from '#server/database/rows.ts'
import { decrypt, encrypt } from '#server/email/encrypt.ts'
import type { OutboxServices } from '#server/email/outbox.ts'
import { acceptedKeys, type Secrets } from '#server/secrets.ts'
import { DAY_MS } from '#shared/durations.ts'

import { notify } from './notices.ts'
import { endRaisedSessions } from './raised-sessions.ts'
import { findStep } from './totp.ts'
import { lockUserByEmail } from './users.ts'

export function findFactors(database: Reader, userId: string): Promise<Factor[]> {
  return database
    .selectFrom('factors')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

export function isVerified({ status }: Factor) {
  return status === 'verified'
}

type NewTotpFactor = Pick<Factor, 'userId' | 'friendlyName' | 'addedBySession'> & { secret: string }

/**
 * Adds an unverified authenticator app, replacing unverified ones of the same name.
 * @param secret base32; stored encrypted
 */
export async function addTotpFactor(
  tx: Writer,
  { userId, friendlyName, addedBySession, secret }: NewTotpFactor,
  { secrets, now }: { secrets: Secrets; now: number },
) {
  await tx
    .deleteFrom('factors')
    .where('userId', '=', userId)
    .where('friendlyName', '=', friendlyName)
    .where('status', '=', 'unverified')
    .execute()
  const id = randomUUID()
  return insertFactor(tx, {
    id,
    userId,
    type: 'totp',
    status: 'unverified',
    friendlyName,
    secret: encrypt(secret, id, secrets.factors),
    createdAt: now,
    addedBySession,
  })
}

export function insertFactor(
  tx: Writer,
  factor: Omit<Factor, 'lastStep' | 'updatedAt' | 'lastUsedAt'>,
) {
  return tx
    .insertInto('factors')
    .values({ ...factor, updatedAt: factor.createdAt })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/**
 * The time step of a code; undefined when it is wrong, or when no key decrypts the secret, as after a change of JWT_SECRET without
 * FORMER_JWT_SECRET.
 */
export function readTotpCode(
  factor: Factor,
  code: string,
  { secrets, now }: { secrets: Secrets; now: number },
) {
  const secret = openSecret(factor, secrets)
  return secret === undefined ? undefined : findStep(code, secret, now)
}

function openSecret({ id, secret }: Factor, secrets: Secrets) {
  if (secret === null) return undefined
  try {
    return decrypt(secret, id, acceptedKeys(secrets, 'factors'))
  } catch {
    return undefined
  }
}

/**
 * Spends the code of a time step; the first one verifies the factor. Of concurrent tries one succeeds.
 *
 * @returns the updated factor; undefined when this step or a later one was spent already, or the factor is gone
 */
export function consumeStep(tx: Reader, factor: Factor, step: number, now: number) {
  return tx
    .updateTable('factors')
    .set({
      status: 'verified',
      lastStep: step,
      updatedAt: now,
      lastUsedAt: isVerified(factor) ? now : factor.lastUsedAt,
    })
    .where('id', '=', factor.id)
    .where(({ eb, or }) => or([eb('lastStep', 'is', null), eb('lastStep', '<', step)]))
    .returningAll()
    .executeTakeFirst()
}

export async function deleteUnverified(tx: Writer, userId: string) {
  await tx
    .deleteFrom('factors')
    .where('userId', '=', userId)
    .where('status', '=', 'unverified')
    .execute()
}

/**
 * Removes a factor on behalf of a session, which falls back to aal1 if that factor raised it; other sessions end. With the last
 * authenticator app the recovery codes go.
 */
export async function deleteFactor(tx: Writer, { id, userId }: Factor, sessionId: string) {
  await removeFactor(tx, id, sessionId)
  const left = await findFactors(tx, userId)
  if (left.some((factor) => factor.type === 'totp' && isVerified(factor))) return
  for (const codes of left.filter(({ type }) => type === 'recovery_code')) {
    await removeFactor(tx, codes.id, sessionId)
  }
}

async function removeFactor(tx: Writer, id: string, sessionId: string) {
  await endRaisedSessions(tx, { factorId: id }, sessionId)
  await tx.deleteFrom('factors').where('id', '=', id).execute()
}

/** Removes factors left unverified for a day. */
export async function purgeFactors(tx: Writer, now: number) {
  await tx
    .deleteFrom('factors')
    .where('status', '=', sql.lit('unverified'))
    .where('createdAt', '<', now - DAY_MS)
    .execute()
}

/** Re-encrypts secrets of the previous key under the current one. */
export async function renewFactorSecrets(tx: Writer, secrets: Secrets) {
  if (!secrets.previous) return
  const factors = await tx.selectFrom('factors').selectAll().where('type', '=', 'totp').execute()
  for (const factor of factors) {
    const secret = openSecret(factor, secrets.previous)
    if (secret === undefined) continue
    const renewed = encrypt(secret, factor.id, secrets.factors)
    await tx.updateTable('factors').set({ secret: renewed }).where('id', '=', factor.id).execute()
  }
}

/**
 * For an owner who lost every factor: removes all factors and passkeys of an account and signs it
 * out everywhere. The password stays, and the owner is notified.
 * @returns how many were removed; undefined when the address has no account
 */
export async function resetFactors(tx: Writer, address: string, services: OutboxServices) {
  const user = await lockUserByEmail(tx, address)
  if (!user) return undefined
  const removed = { factors: 0, passkeys: 0 }
  for (const table of ['factors', 'passkeys'] as const) {
    const rows = await tx.deleteFrom(table).where('userId', '=', user.id).returning('id').execute()
    removed[table] = rows.length
  }
  await tx.deleteFrom('sessions').where('userId', '=', user.id).execute()
  await notify(tx, user, 'factors-reset', '', services)
  return removed
}
