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
  identity_id: true,
  email: true,
  password_hash: true,
  user_metadata: true,
  app_metadata: true,
  confirmed_at: true,
  confirmation_sent_at: true,
  recovery_sent_at: true,
  new_email: true,
  email_change_sent_at: true,
  email_change_accepted: true,
  last_sign_in_at: true,
  banned_until: true,
  created_at: true,
  updated_at: true,
})
const sessions = joinable('sessions', {
  id: true,
  user_id: true,
  counter: true,
  method: true,
  created_at: true,
  refreshed_at: true,
  device: true,
  passkey_id: true,
  factor_id: true,
  factor_passkey_id: true,
  factor_method: true,
  factor_verified_at: true,
})
const factors = joinable('factors', {
  id: true,
  user_id: true,
  type: true,
  status: true,
  friendly_name: true,
  secret: true,
  last_step: true,
  created_at: true,
  updated_at: true,
  last_used_at: true,
  added_by_session: true,
})

/** One join: every authenticated request begins with it. */
function selectAccount(database: Reader, { sessionId }: { sessionId: string }) {
  return database
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('factors', 'factors.user_id', 'users.id')
    .select([...users.selection, ...sessions.selection, ...factors.selection])
    .select(({ selectFrom }) => [
      selectFrom('reauthentications')
        .select('expires_at')
        .whereRef('user_id', '=', 'users.id')
        .as('code_until'),
      selectFrom('challenges')
        .select((challenge) => challenge.fn.max('expires_at').as('until'))
        .whereRef('factor_id', '=', 'factors.id')
        .as('challenge_until'),
    ])
    .where('sessions.id', '=', sessionId)
    .orderBy('factors.created_at')
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

/** As `findAccount`, locking the account's row until the transaction ends. */
export async function lockAccount(tx: Reader, sessionId: string) {
  return readAccount(await lockedBySession.all(tx, { sessionId }))
}

type Until = { code_until: number | null; challenge_until: number | null }

function readAccount(rows: Until[]): Account | undefined {
  const [first] = rows
  const user = first && users.take(first)
  const session = first && sessions.take(first)
  if (!user || !session) return undefined
  const asked: Asked = {
    owner: askedAt(first.code_until, REAUTHENTICATION_LIFE_MS),
    factors: new Map(),
  }
  const held = rows.flatMap((row) => {
    const factor = factors.take(row)
    if (!factor) return []
    const at = askedAt(row.challenge_until, CHALLENGE_LIFE_MS)
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
  const pairs = names.map((column) => [column, `${table}_${column}`] as const)

  return {
    /** Prefixed with the table's name. */
    selection: names.map((column) => `${table}.${column} as ${table}_${column}` as const),
    /** Its row within a joined one; undefined if the join found none. */
    take(joined: object): Row<T> | undefined {
      const from = joined as Record<string, unknown>
      if (from[`${table}_id`] === null) return undefined
      const row: Record<string, unknown> = {}
      for (const [column, name] of pairs) row[column] = from[name]
      return row as Row<T>
    },
  }
}
