import { compileStatement } from '#server/database/compiled-statement.ts'
import type { Reader } from '#server/database/database.ts'
import type { Factor, Session, User } from '#server/database/rows.ts'

import { CHALLENGE_LIFE_MS } from './challenges.ts'
import { REAUTHENTICATION_LIFE_MS } from './reauthentication.ts'

export type Account = { user: User; session: Session; factors: Factor[]; pending: PendingRequests }

/** When the emailed code was requested, if it is still valid, and each factor's challenge, by the factor's id. */
export type PendingRequests = { owner: number | undefined; factors: Map<string, number> }

type ById = { id: string }

const sessionById = compileStatement((database: Reader, { id }: ById) =>
  database.selectFrom('sessions').selectAll().where('id', '=', id),
)
const userById = compileStatement(selectUser)
const lockedUserById = compileStatement((tx: Reader, values: ById) =>
  selectUser(tx, values).forUpdate('users'),
)
const factorsOf = compileStatement((database: Reader, { id }: ById) =>
  database
    .selectFrom('factors')
    .selectAll()
    .select(({ selectFrom }) =>
      selectFrom('challenges')
        .select(({ fn }) => fn.max('expiresAt').as('until'))
        .whereRef('factorId', '=', 'factors.id')
        .as('challengeUntil'),
    )
    .where('userId', '=', id)
    .orderBy('createdAt')
    .orderBy('id'),
)

function selectUser(database: Reader, { id }: ById) {
  return database
    .selectFrom('users')
    .selectAll()
    .select(({ selectFrom }) =>
      selectFrom('reauthentications')
        .select('expiresAt')
        .whereRef('userId', '=', 'users.id')
        .as('codeUntil'),
    )
    .where('id', '=', id)
}

export function findAccount(database: Reader, sessionId: string) {
  return readAccount(database, sessionId, userById)
}

export function lockAccount(tx: Reader, sessionId: string) {
  return readAccount(tx, sessionId, lockedUserById)
}

async function readAccount(
  database: Reader,
  sessionId: string,
  findUser: typeof userById,
): Promise<Account | undefined> {
  const session = await sessionById.first(database, { id: sessionId })
  const account = session && (await findUser.first(database, { id: session.userId }))
  if (!account) return undefined
  const { codeUntil, ...user } = account
  const owner = requestedAt(codeUntil, REAUTHENTICATION_LIFE_MS)
  const pending: PendingRequests = { owner, factors: new Map() }
  const rows = await factorsOf.all(database, { id: user.id })
  const factors = rows.map(({ challengeUntil, ...factor }) => {
    const at = requestedAt(challengeUntil, CHALLENGE_LIFE_MS)
    if (at !== undefined) pending.factors.set(factor.id, at)
    return factor
  })
  return { user, session, factors, pending }
}

function requestedAt(until: number | null, lifeMs: number) {
  return until === null ? undefined : until - lifeMs
}
