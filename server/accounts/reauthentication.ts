import { createHmac, randomInt, timingSafeEqual, type KeyObject } from 'node:crypto'

import type { Writer } from '#server/database/database.ts'
import { lifetimeHours } from '#server/email/email.ts'
import type { Secrets } from '#server/secrets.ts'

const DIGITS = 6
const MAX_TRIES = 3
export const REAUTHENTICATION_LIFE_MS = lifetimeHours.reauthentication * 3_600_000

/** Issues an emailed code, replacing the previous one. Only a keyed hash of it is stored. */
export async function issueReauthentication(
  tx: Writer,
  userId: string,
  { secrets, now }: { secrets: Secrets; now: number },
) {
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
  const issued = {
    codeHash: hashCode(secrets.addresses, userId, code),
    tries: 0,
    expiresAt: now + REAUTHENTICATION_LIFE_MS,
  }
  await tx
    .insertInto('reauthentications')
    .values({ userId, ...issued })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(issued))
    .execute()
  return code
}

export async function tryReauthentication(
  tx: Writer,
  userId: string,
  code: string,
  { secrets, now }: { secrets: Secrets; now: number },
) {
  const tried = await tx
    .updateTable('reauthentications')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('userId', '=', userId)
    .where('tries', '<', MAX_TRIES)
    .where('expiresAt', '>', now)
    .returning('codeHash')
    .executeTakeFirst()
  if (!tried) return false
  const expected = Buffer.from(tried.codeHash)
  return timingSafeEqual(expected, Buffer.from(hashCode(secrets.addresses, userId, code)))
}

export async function consumeReauthentication(tx: Writer, userId: string) {
  const spent = await tx
    .deleteFrom('reauthentications')
    .where('userId', '=', userId)
    .executeTakeFirst()
  return spent.numDeletedRows > 0
}

export async function purgeReauthentications(tx: Writer, now: number) {
  await tx.deleteFrom('reauthentications').where('expiresAt', '<', now).execute()
}

function hashCode(secret: KeyObject, userId: string, code: string) {
  return createHmac('sha256', secret).update(`reauthentication of ${userId}: ${code}`).digest('hex')
}
