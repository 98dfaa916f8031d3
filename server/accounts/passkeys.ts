import { randomUUID } from 'node:crypto'

import { words } from '#server/content.ts'
import type { Reader, Writer } from '#server/database/database.ts'
import type { Passkey } from '#server/database/tables.ts'
import type { Language } from '#shared/language.ts'
import { lookUp } from '#shared/look-up.ts'

import { endRaisedSessions } from './raised-sessions.ts'

/** What a new passkey is called until its owner says otherwise. */
export function passkeyName(aaguid: string, language: Language) {
  const { accounts, passkeyProviders } = words[language]
  return lookUp(passkeyProviders, aaguid) ?? accounts.passkey
}

/** The passkeys of an account, the oldest first. */
export function findPasskeys(database: Reader, userId: string) {
  return database
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export function findPasskeyByCredential(database: Reader, credentialId: string) {
  return database
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()
}

/** @returns nothing when anybody has registered it before */
export function addPasskey(
  tx: Writer,
  passkey: Omit<Passkey, 'id' | 'last_used_at'>,
): Promise<Passkey | undefined> {
  return tx
    .insertInto('passkeys')
    .values({ ...passkey, id: randomUUID(), last_used_at: null })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** Notes a sign-in. @returns nothing when another one was noted since the passkey was read, or it is gone */
export function usePasskey(tx: Writer, { id, counter }: Passkey, newCounter: number, now: number) {
  return tx
    .updateTable('passkeys')
    .set({ counter: newCounter, last_used_at: now })
    .where('id', '=', id)
    .where('counter', '=', counter)
    .returningAll()
    .executeTakeFirst()
}

export function renamePasskey(tx: Writer, { userId, id }: OwnPasskey, friendly_name: string) {
  return tx
    .updateTable('passkeys')
    .set({ friendly_name })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst()
}

/** Removes a passkey, and with it the sessions that it opened or raised; a session that removes one it was only raised by stays. */
export async function deletePasskey(tx: Writer, { userId, id }: OwnPasskey, sessionId: string) {
  if (
    !(await tx
      .selectFrom('passkeys')
      .selectAll()
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst())
  )
    return undefined
  await endRaisedSessions(tx, { factor_passkey_id: id }, sessionId)
  return tx
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst()
}

type OwnPasskey = { userId: string; id: string }
