import { randomUUID } from 'node:crypto'

import { words } from '#server/content.ts'
import type { Reader, Writer } from '#server/database/database.ts'
import type { Passkey } from '#server/database/rows.ts'
import type { Language } from '#shared/language.ts'
import { lookUp } from '#shared/look-up.ts'

import { endRaisedSessions } from './raised-sessions.ts'

export function passkeyName(aaguid: string, language: Language) {
  const { accounts, passkeyProviders } = words[language]
  return lookUp(passkeyProviders, aaguid) ?? accounts.passkey
}

export function findPasskeys(database: Reader, userId: string) {
  return database
    .selectFrom('passkeys')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

export function findPasskeyByCredential(database: Reader, credentialId: string) {
  return database
    .selectFrom('passkeys')
    .selectAll()
    .where('credentialId', '=', credentialId)
    .executeTakeFirst()
}

/** @returns undefined when it is registered already, for any account */
export function addPasskey(
  tx: Writer,
  passkey: Omit<Passkey, 'id' | 'lastUsedAt'>,
): Promise<Passkey | undefined> {
  return tx
    .insertInto('passkeys')
    .values({ ...passkey, id: randomUUID() })
    .onConflict((conflict) => conflict.column('credentialId').doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** Stores the signature counter. @returns undefined when a concurrent sign-in stored one first, or the passkey is gone */
export function usePasskey(tx: Writer, { id, counter }: Passkey, newCounter: number, now: number) {
  return tx
    .updateTable('passkeys')
    .set({ counter: newCounter, lastUsedAt: now })
    .where('id', '=', id)
    .where('counter', '=', counter)
    .returningAll()
    .executeTakeFirst()
}

export function renamePasskey(tx: Writer, { userId, id }: OwnPasskey, friendlyName: string) {
  return tx
    .updateTable('passkeys')
    .set({ friendlyName })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returningAll()
    .executeTakeFirst()
}

/** Removes a passkey and the sessions it opened or raised; the caller's session stays if the passkey only raised it. */
export async function deletePasskey(tx: Writer, { userId, id }: OwnPasskey, sessionId: string) {
  const own = tx.selectFrom('passkeys').select('id').where('id', '=', id)
  if (!(await own.where('userId', '=', userId).executeTakeFirst())) return undefined
  await endRaisedSessions(tx, { factorPasskeyId: id }, sessionId)
  return tx.deleteFrom('passkeys').where('id', '=', id).returningAll().executeTakeFirst()
}

type OwnPasskey = { userId: string; id: string }
