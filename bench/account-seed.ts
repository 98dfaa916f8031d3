import { randomUUID } from 'node:crypto'

import { Secret } from 'otpauth'
import pino from 'pino'

import { signAccessToken } from '#server/accounts/access-token.ts'
import { writeRefreshToken } from '#server/accounts/refresh-token.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { encrypt } from '#server/email/encrypt.ts'
import { deriveSecrets } from '#server/secrets.ts'
import { readSettings } from '#server/settings.ts'

/** Somebody who is signed in, and has an authenticator app. */
export type SeededAccount = {
  email: string
  token: string
  refreshToken: string
  factorId: string
  /** Of the app, base32. */
  secret: string
}

const WRITTEN_AT_ONCE = 500

/**
 * Writes accounts into the database that these settings name, as they stand after a sign-in.
 *
 * @param passwordHash of all of them
 */
export async function seedAccounts(
  environment: Record<string, string>,
  count: number,
  passwordHash: string,
): Promise<SeededAccount[]> {
  const settings = readSettings(environment)
  const secrets = deriveSecrets(settings.jwtSecret ?? '')
  const services = { settings, secrets, now: Date.now }
  const database = await openDatabase(settings, pino({ level: 'silent' }))
  const seeded: SeededAccount[] = []
  while (seeded.length < count) {
    await database.write(async (tx) => {
      for (let index = 0; index < WRITTEN_AT_ONCE; index++) {
        const now = Date.now()
        const id = randomUUID()
        const email = `p${seeded.length}@example.com`
        const user = await tx
          .insertInto('users')
          .values({
            id,
            identityId: randomUUID(),
            email,
            passwordHash,
            userMetadata: JSON.stringify({ firstName: 'Ann', lastName: 'Lee', role: 'customer' }),
            appMetadata: JSON.stringify({ provider: 'email', providers: ['email'] }),
            confirmedAt: now,
            emailChangeAccepted: 0,
            lastSignInAt: now,
            createdAt: now,
            updatedAt: now,
          })
          .returningAll()
          .executeTakeFirstOrThrow()
        const session = await tx
          .insertInto('sessions')
          .values({
            id: randomUUID(),
            userId: id,
            counter: 0,
            method: 'password',
            createdAt: now,
            refreshedAt: now,
          })
          .returningAll()
          .executeTakeFirstOrThrow()
        const factorId = randomUUID()
        const secret = new Secret({ size: 20 }).base32
        await tx
          .insertInto('factors')
          .values({
            id: factorId,
            userId: id,
            type: 'totp',
            status: 'verified',
            friendlyName: 'Phone',
            secret: encrypt(secret, factorId, secrets.factors),
            createdAt: now,
            updatedAt: now,
            lastUsedAt: now,
          })
          .execute()
        const { token } = signAccessToken(user, session, services)
        const { id: sessionId, counter } = session
        const refreshToken = writeRefreshToken({ sessionId, counter }, secrets.refreshTokens)
        seeded.push({ email, token, refreshToken, factorId, secret })
      }
    })
  }
  await database.close()
  return seeded
}
