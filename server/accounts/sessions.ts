import { randomUUID } from 'node:crypto'

import type { Database, Reader, Writer } from '#server/database/database.ts'
import type { Session } from '#server/database/rows.ts'
import { DAY_MS } from '#shared/durations.ts'

import { findAccount, type Account } from './find-account.ts'
import type { RefreshToken } from './refresh-token.ts'
import { isBanned } from './users.ts'

export type SignOutScope = 'global' | 'local' | 'others'

const MAX_QUIET_MS = 30 * DAY_MS
const MAX_AGE_MS = 180 * DAY_MS
/** How long a refresh with a lost response may be repeated. */
const REPEAT_MS = 10_000

type NewSession = Pick<Session, 'userId' | 'method' | 'passkeyId'> & {
  network: string
  device: string
}

export async function beginSession(
  tx: Writer,
  { network, device, ...fields }: NewSession,
  now: number,
): Promise<{ session: Session; isNewDevice: boolean }> {
  const { userId } = fields
  await tx
    .insertInto('signInNetworks')
    .values({ userId, network, lastSeenAt: now })
    .onConflict((conflict) =>
      conflict.columns(['userId', 'network']).doUpdateSet({ lastSeenAt: now }),
    )
    .execute()
  const isNewDevice = await rememberDevice(tx, userId, device, now)
  const session = await tx
    .insertInto('sessions')
    .values({
      ...fields,
      id: randomUUID(),
      counter: 0,
      createdAt: now,
      refreshedAt: now,
      device: device || null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return { session, isNewDevice }
}

async function rememberDevice(tx: Writer, userId: string, device: string, now: number) {
  const sighting = { lastSeenAt: now }
  const updated = await tx
    .updateTable('signInDevices')
    .set(sighting)
    .where('userId', '=', userId)
    .where('device', '=', device)
    .executeTakeFirst()
  if (updated.numUpdatedRows > 0) return false
  await tx
    .insertInto('signInDevices')
    .values({ userId, device, ...sighting })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return true
}

/** Whether an account was signed in to from a network before; the query also runs without an account, for the same timing. */
export async function isKnownNetwork(
  database: Reader,
  userId: string | undefined,
  network: string,
) {
  const networks = database.selectFrom('signInNetworks').selectAll().where('network', '=', network)
  return (await networks.where('userId', '=', userId ?? '').executeTakeFirst()) !== undefined
}

export async function purgeSignIns(tx: Writer, now: number) {
  for (const table of ['signInNetworks', 'signInDevices'] as const) {
    await tx
      .deleteFrom(table)
      .where('lastSeenAt', '<', now - MAX_AGE_MS)
      .execute()
  }
}

export function findSession(database: Reader, id: string) {
  return database.selectFrom('sessions').selectAll().where('id', '=', id).executeTakeFirst()
}

type Refreshed = Account | { refused: 'unknown' | 'expired' | 'used' | 'banned' }

/** Rotates a refresh token. A token older than the previous one was reused, so it was copied: the session ends. */
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
    // Not locked beforehand: on PostgreSQL concurrent requests would then wait for each other's disk writes.
    const session = await database.write((tx) =>
      tx
        .updateTable('sessions')
        .set({ counter: counter + 1, refreshedAt: now })
        .where('id', '=', sessionId)
        .where('counter', '=', counter)
        .returningAll()
        .executeTakeFirst(),
    )
    if (session) return { ...account, session }
  }
  return database.write((tx) => repeatRefresh(tx, token, account, now))
}

/** A token spent already: just now (a lost response, or a faster tab), or too long ago. */
async function repeatRefresh(
  tx: Writer,
  { sessionId, counter }: RefreshToken,
  account: Account,
  now: number,
): Promise<Refreshed> {
  const session = await findSession(tx, sessionId)
  if (!session) return { refused: 'unknown' }
  // A session raised since then is not handed to a copy of the token from before.
  const isRaisedSince = session.factorVerifiedAt === session.refreshedAt
  const isRecent = !isRaisedSince && now - session.refreshedAt <= REPEAT_MS
  const isRepeated = counter === session.counter - 1 && isRecent
  return isRepeated ? { ...account, session } : endRefused(tx, sessionId, 'used')
}

async function endRefused(tx: Writer, sessionId: string, refused: 'expired' | 'used') {
  await tx.deleteFrom('sessions').where('id', '=', sessionId).execute()
  return { refused }
}

export async function listSessions(database: Reader, userId: string, now: number) {
  const sessions = await database
    .selectFrom('sessions')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('refreshedAt', 'desc')
    .execute()
  return sessions.filter((session) => !isOver(session, now))
}

export async function endSession(tx: Writer, userId: string, id: string) {
  const ended = await tx
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return ended.numDeletedRows > 0
}

export async function endSessions(
  tx: Writer,
  { userId, id }: Pick<Session, 'userId' | 'id'>,
  scope: SignOutScope,
) {
  const ofUser = tx.deleteFrom('sessions').where('userId', '=', userId)
  if (scope === 'global') await ofUser.execute()
  else await ofUser.where('id', scope === 'local' ? '=' : '!=', id).execute()
}

/** Expired: thirty days unused, or half a year in all. */
export function isOver({ createdAt, refreshedAt }: Session, now: number) {
  return now - refreshedAt > MAX_QUIET_MS || now - createdAt > MAX_AGE_MS
}

export async function purgeSessions(tx: Writer, now: number) {
  await tx
    .deleteFrom('sessions')
    .where((session) =>
      session.or([
        session('refreshedAt', '<', now - MAX_QUIET_MS),
        session('createdAt', '<', now - MAX_AGE_MS),
      ]),
    )
    .execute()
}
