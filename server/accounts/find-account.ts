import type { Selectable } from 'kysely'

import type { Reader } from '#server/database/database.ts'
import { keepStatement } from '#server/database/kept-statement.ts'
import type { Factor, Session, User } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.ts'

import { CHALLENGE_LIFE_MS } from './challenges.ts'
import { REAUTHENTICATION_LIFE_MS } from './reauthentication.ts'

/** An account with one of its sessions and its factors, oldest first. */
export type Account = { user: User; session: Session; factors: Factor[]; asked: Asked }

/** When the emailed code was requested, if it is still valid, and each factor's challenge, by the factor's id. */
export type Asked = { owner: number | undefined; factors: Map<string, number> }

const users = joinable('users', {
  id: true,
  identityId: true,
  email: true,
  passwordHash: true,
  userMetadata: true,
  appMetadata: true,
  confirmedAt: true,
  confirmationSentAt: true,
  recoverySentAt: true,
  newEmail: true,
  emailChangeSentAt: true,
  emailChangeAccepted: true,
  lastSignInAt: true,
  bannedUntil: true,
  createdAt: true,
  updatedAt: true,
})
const sessions = joinable('sessions', {
  id: true,
  userId: true,
  counter: true,
  method: true,
  createdAt: true,
  refreshedAt: true,
  device: true,
  passkeyId: true,
  factorId: true,
  factorPasskeyId: true,
  factorMethod: true,
  factorVerifiedAt: true,
})
const factors = joinable('factors', {
  id: true,
  userId: true,
  type: true,
  status: true,
  friendlyName: true,
  secret: true,
  lastStep: true,
  createdAt: true,
  updatedAt: true,
  lastUsedAt: true,
  addedBySession: true,
})

/** One join: every authenticated request begins with it. */
function selectAccount(database: Reader, { sessionId }: { sessionId: string }) {
  return database
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .leftJoin('factors', 'factors.userId', 'users.id')
    .select([...users.selection, ...sessions.selection, ...factors.selection])
    .select(({ selectFrom }) => [
      selectFrom('reauthentications')
        .select('expiresAt')
        .whereRef('userId', '=', 'users.id')
        .as('codeUntil'),
      selectFrom('challenges')
        .select((challenge) => challenge.fn.max('expiresAt').as('until'))
        .whereRef('factorId', '=', 'factors.id')
        .as('challengeUntil'),
    ])
    .where('sessions.id', '=', sessionId)
    .orderBy('factors.createdAt')
    .orderBy('factors.id')
}

const bySession = keepStatement(selectAccount)
const lockedBySession = keepStatement((tx: Reader, values: { sessionId: string }) =>
  selectAccount(tx, values).forUpdate('users'),
)

/** The account of a session, which may have expired; undefined without such a session. */
export async function findAccount(database: Reader, sessionId: string) {
  return readAccount(await bySession.all(database, { sessionId }))
}

/** Like `findAccount`; locks the account's row until the transaction ends. */
export async function lockAccount(tx: Reader, sessionId: string) {
  return readAccount(await lockedBySession.all(tx, { sessionId }))
}

type Until = { codeUntil: number | null; challengeUntil: number | null }

function readAccount(rows: Until[]): Account | undefined {
  const [first] = rows
  const user = first && users.take(first)
  const session = first && sessions.take(first)
  if (!user || !session) return undefined
  const asked: Asked = {
    owner: askedAt(first.codeUntil, REAUTHENTICATION_LIFE_MS),
    factors: new Map(),
  }
  const held = rows.flatMap((row) => {
    const factor = factors.take(row)
    if (!factor) return []
    const at = askedAt(row.challengeUntil, CHALLENGE_LIFE_MS)
    if (at !== undefined) asked.factors.set(factor.id, at)
    return factor
  })
  return { user, session, factors: held, asked }
}

function askedAt(until: number | null, lifeMs: number) {
  return until === null ? undefined : until - lifeMs
}

type Row<T extends keyof Tables> = Selectable<Tables[T]>

/**
 * A table joined whole with others in one statement.
 *
 * @param columns all its columns
 */
function joinable<T extends keyof Tables & string>(
  table: T,
  columns: Record<keyof Tables[T] & string, true>,
) {
  type Column = keyof Tables[T] & string
  const names = Object.keys(columns) as Column[]
  const pairs = names.map((column) => [column, `${table}$${column}`] as const)

  return {
    /** Prefixed with the table's name. */
    selection: names.map((column) => `${table}.${column} as ${table}$${column}` as const),
    /** Its row within a joined one; undefined if the join found none. */
    take(joined: object): Row<T> | undefined {
      const from = joined as Record<string, unknown>
      if (from[`${table}$id`] === null) return undefined
      const row: Record<string, unknown> = {}
      for (const [column, name] of pairs) row[column] = from[name]
      return row as Row<T>
    },
  }
}
