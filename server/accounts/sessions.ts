import { randomUUID } from 'node:crypto'

import type { Reader, Writer } from '#server/database/database.ts'
import type { Session, User } from '#server/database/tables.ts'

import { isBanned } from './users.ts'

export type SignInMethod = 'password' | 'otp' | 'recovery'
export type SignOutScope = 'global' | 'local' | 'others'

const DAY_MS = 24 * 60 * 60 * 1000
const MAX_QUIET_MS = 30 * DAY_MS
const MAX_AGE_MS = 180 * DAY_MS
/** A refresh whose answer was lost may be asked again for so long. */
const REPEAT_MS = 10_000

/** Signs a visitor in. */
export async function beginSession(
  tx: Writer,
  userId: string,
  method: SignInMethod,
  now: number,
): Promise<Session> {
  const times = { created_at: now, refreshed_at: now }
  const session = { id: randomUUID(), user_id: userId, counter: 0, method, ...times }
  await tx.insertInto('sessions').values(session).execute()
  return session
}

export function findSession(database: Reader, id: string) {
  return database.selectFrom('sessions').selectAll().where('id', '=', id).executeTakeFirst()
}

export type Refreshed =
  { user: User; session: Session } | { refused: 'unknown' | 'expired' | 'used' | 'banned' }

/**
 * Takes a refresh token and moves its session to the next. A token that is older than the one before the newest has
 * been used twice: someone else has a copy, and the session ends.
 */
export async function refreshSession(
  tx: Writer,
  { sessionId, counter }: { sessionId: string; counter: number },
  now: number,
): Promise<Refreshed> {
  const session = await tx
    .selectFrom('sessions')
    .selectAll()
    .where('id', '=', sessionId)
    .forUpdate()
    .executeTakeFirst()
  if (!session || counter > session.counter) return { refused: 'unknown' }
  const user = await tx
    .selectFrom('users')
    .selectAll()
    .where('id', '=', session.user_id)
    .executeTakeFirst()
  if (!user) return { refused: 'unknown' }
  if (isBanned(user, now)) return { refused: 'banned' }

  if (isOver(session, now)) return endRefused(tx, sessionId, 'expired')
  const isRepeated = counter === session.counter - 1 && now - session.refreshed_at <= REPEAT_MS
  if (isRepeated) return { user, session }
  if (counter !== session.counter) return endRefused(tx, sessionId, 'used')

  const next = { counter: counter + 1, refreshed_at: now }
  await tx.updateTable('sessions').set(next).where('id', '=', sessionId).execute()
  return { user, session: { ...session, ...next } }
}

async function endRefused(tx: Writer, sessionId: string, refused: 'expired' | 'used') {
  await tx.deleteFrom('sessions').where('id', '=', sessionId).execute()
  return { refused }
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
