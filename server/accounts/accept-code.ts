import { sql, type QueryCreator } from 'kysely'

import type { Reader } from '#server/database/database.ts'
import { keepStatement } from '#server/database/kept-statement.ts'
import type { Factor, Session, Tables, User } from '#server/database/tables.ts'

import { isOpen, type TotpChallenge } from './challenges.ts'
import { usingStep } from './factors.ts'
import { factors, sessions, users } from './find-account.ts'
import { noting, raisingByFactor } from './raised-sessions.ts'

type RightCode = { userId: string; challenge: TotpChallenge; step: number }
type Accepted = { user: User; session: Session; used: Factor }

/**
 * On PostgreSQL: spends the challenge and the time step of a right code, and takes the session to aal2, in one statement, whose parts are
 * those that a transaction is made of elsewhere. It is for a factor that counts and that another session added.
 *
 * @returns nothing where it wrote nothing, since one of its conditions did not hold
 */
export async function acceptCode(
  one: Reader,
  { userId, challenge, step }: RightCode,
  now: number,
): Promise<Accepted | undefined> {
  const row = await accept.first(one, { userId, ...challenge, step, now })
  const user = row && users.take(row)
  const session = row && sessions.take(row)
  const used = row && factors.take(row)
  return user && session && used ? { user, session, used } : undefined
}

type Values = TotpChallenge & { userId: string; step: number; now: number }

/** Every row is locked and looked at, the account first, before one is written. */
const accept = keepStatement((one: Reader, values: Values) => {
  const { userId, sessionId, factorId, step, now } = values
  const raised = { id: sessionId, factor_id: factorId, method: 'totp', now }
  const parts = one
    .with('account', (part) =>
      part.selectFrom('users').selectAll().where('id', '=', userId).forUpdate(),
    )
    .with('open', (part) =>
      part
        .selectFrom('challenges')
        .select('id')
        .where(isOpen(values))
        .where(whereThereIs('account'))
        .forUpdate(),
    )
    .with('present', (part) =>
      part
        .selectFrom('sessions')
        .select('id')
        .where('id', '=', sessionId)
        .where(whereThereIs('open'))
        .forUpdate(),
    )
    .with('used', (part) =>
      usingStep(among(part), { id: factorId, step, now, lastUsedAt: now }).where(
        whereThereIs('present'),
      ),
    )
    .with('raised', (part) => raisingByFactor(among(part), raised).where(whereThereIs('used')))
    .with('spent', (part) =>
      among(part)
        .updateTable('challenges')
        .set({ session_id: sql.lit(null) })
        .where('id', 'in', sql<string>`(select id from open)`)
        .where(whereThereIs('raised')),
    )
    .with('noted', (part) => noting(among(part), 'factor', sql`raised`))
  return among(parts)
    .selectFrom([
      sql<User>`account`.as('users'),
      sql<Session>`raised`.as('sessions'),
      sql<Factor>`used`.as('factors'),
    ])
    .select([...users.selection, ...sessions.selection, ...factors.selection])
})

function whereThereIs(part: string) {
  return sql<boolean>`exists (select from ${sql.table(part)})`
}

/** What a part has of the tables, without the parts before it. */
function among(part: unknown) {
  return part as QueryCreator<Tables>
}
