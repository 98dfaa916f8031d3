import { randomUUID } from 'node:crypto'

import type { Database, Reader, Writer } from '#server/database/database.ts'
import type { Session } from '#server/database/tables.ts'
import { DAY_MS } from '#shared/durations.ts'

import { findAccount, type Account } from './find-account.ts'
import type { RefreshToken } from './refresh-token.ts'
import { isBanned } from './users.ts'

export type SignInMethod = 'password' | 'otp' | 'recovery' | 'passkey'
export type SignOutScope = 'global' | 'local' | 'others'

const MAX_QUIET_MS = 30 * DAY_MS
const MAX_AGE_MS = 180 * DAY_MS
/** A refresh whose answer was lost may be asked again for so long. */
const REPEAT_MS = 10_000

type NewSession = {
  userId: string
  method: SignInMethod
  /** Where a passkey opens it. */
  passkeyId: string | null
  network: string
  device: string
}

/** Signs a visitor in, and remembers from which network (`homeNetworkKey`) and with what device (`deviceOf`). */
export async function beginSession(
  tx: Writer,
  { userId, method, passkeyId, network, device }: NewSession,
  now: number,
): Promise<{ session: Session; isNewDevice: boolean }> {
  const seen = { user_id: userId, network, last_seen_at: now }
  await tx
    .insertInto('sign_in_networks')
    .values(seen)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'network']).doUpdateSet({ last_seen_at: now }),
    )
    .execute()
  const isNewDevice = await rememberDevice(tx, userId, device, now)
  const session = await tx
    .insertInto('sessions')
    .values({
      id: randomUUID(),
      user_id: userId,
      counter: 0,
      method,
      created_at: now,
      refreshed_at: now,
      device: device || null,
      passkey_id: passkeyId,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return { session, isNewDevice }
}

/** @returns whether the account was not signed in to with it before */
async function rememberDevice(tx: Writer, userId: string, device: string, now: number) {
  const seen = { last_seen_at: now }
  const known = await tx
    .updateTable('sign_in_devices')
    .set(seen)
    .where('user_id', '=', userId)
    .where('device', '=', device)
    .executeTakeFirst()
  if (known.numUpdatedRows > 0) return false
  await tx
    .insertInto('sign_in_devices')
    .values({ user_id: userId, device, ...seen })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return true
}

/** Whether an account was signed in to from a network before; for no account it asks the same. */
export async function isKnownNetwork(
  database: Reader,
  userId: string | undefined,
  network: string,
) {
  const seen = await database
    .selectFrom('sign_in_networks')
    .selectAll()
    .where('user_id', '=', userId ?? '')
    .where('network', '=', network)
    .executeTakeFirst()
  return seen !== undefined
}

/** Forgets the networks and devices from which nobody came as long as a session may last. */
export async function purgeSignIns(tx: Writer, now: number) {
  for (const table of ['sign_in_networks', 'sign_in_devices'] as const) {
    await tx
      .deleteFrom(table)
      .where('last_seen_at', '<', now - MAX_AGE_MS)
      .execute()
  }
}

export function findSession(database: Reader, id: string) {
  return database.selectFrom('sessions').selectAll().where('id', '=', id).executeTakeFirst()
}

type Refreshed = Account | { refused: 'unknown' | 'expired' | 'used' | 'banned' }

/**
 * Takes a refresh token and moves its session to the next. A token that is older than the one before the newest has
 * been used twice: someone else has a copy, and the session ends.
 */
export async function refreshSession(
  database: Database,
  token: RefreshToken,
  now: number,
): Promise<Refreshed> {
  const { sessionId, counter } = token
  const account = await findAccount(database.read, sessionId)
  if (!account || counter > account.session.counter) return { refused: 'unknown' }
  if (isBanned(account.user, now)) return { refused: 'banned' }
  if (isOver(account.session, now)) {
    return database.write((tx) => endRefused(tx, sessionId, 'expired'))
  }
  if (counter === account.session.counter) {
    const session = await database.write((tx) =>
      moveOn(tx, { sessionId, counter, now }).executeTakeFirst(),
    )
    if (session) return { ...account, session }
  }
  return database.write((tx) => repeatRefresh(tx, token, account, now))
}

/**
 * The session at its next token; nothing when another request was faster. It is not locked beforehand: of many who
 * come at once on PostgreSQL, each would then wait for the disk in its turn.
 */
function moveOn(one: Reader, { sessionId, counter, now }: RefreshToken & { now: number }) {
  return one
    .updateTable('sessions')
    .set((row) => ({ counter: row('counter', '+', 1), refreshed_at: now }))
    .where('id', '=', sessionId)
    .where('counter', '=', counter)
    .returningAll()
}

/** A token that was taken already: just now, and its answer got lost or another tab was faster; or too long ago. */
async function repeatRefresh(
  tx: Writer,
  { sessionId, counter }: RefreshToken,
  account: Account,
  now: number,
): Promise<Refreshed> {
  const session = await findSession(tx, sessionId)
  if (!session) return { refused: 'unknown' }
  // What a second factor raised is for whoever showed it, and not for a copy of the token from before.
  const isRaisedSince = session.factor_verified_at === session.refreshed_at
  const isRecent = !isRaisedSince && now - session.refreshed_at <= REPEAT_MS
  const isRepeated = counter === session.counter - 1 && isRecent
  return isRepeated ? { ...account, session } : endRefused(tx, sessionId, 'used')
}

async function endRefused(tx: Writer, sessionId: string, refused: 'expired' | 'used') {
  await tx.deleteFrom('sessions').where('id', '=', sessionId).execute()
  return { refused }
}

/** The sessions of an account that have not run out, the one used last first. */
export async function listSessions(database: Reader, userId: string, now: number) {
  const sessions = await database
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('refreshed_at', 'desc')
    .execute()
  return sessions.filter((session) => !isOver(session, now))
}

/** Ends one session of an account. @returns whether there was one */
export async function endSession(tx: Writer, userId: string, id: string) {
  const ended = await tx
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return ended.numDeletedRows > 0
}

/** Ends sessions of one visitor; `local` is the one they speak from. */
export async function endSessions(
  tx: Writer,
  { user_id: userId, id }: Pick<Session, 'user_id' | 'id'>,
  scope: SignOutScope,
) {
  const ofUser = tx.deleteFrom('sessions').where('user_id', '=', userId)
  if (scope === 'global') await ofUser.execute()
  else await ofUser.where('id', scope === 'local' ? '=' : '!=', id).execute()
}

/** Whether a session has run out: thirty days without use, or half a year in all. */
export function isOver({ created_at: createdAt, refreshed_at: refreshedAt }: Session, now: number) {
  return now - refreshedAt > MAX_QUIET_MS || now - createdAt > MAX_AGE_MS
}

/** Removes the sessions that have run out. */
export async function purgeSessions(tx: Writer, now: number) {
  await tx
    .deleteFrom('sessions')
    .where((session) =>
      session.or([
        session('refreshed_at', '<', now - MAX_QUIET_MS),
        session('created_at', '<', now - MAX_AGE_MS),
      ]),
    )
    .execute()
}
