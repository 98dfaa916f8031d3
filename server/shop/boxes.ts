import { type SqlBool, sql } from 'kysely'

import type { Reader, Writer } from '#server/database/database.ts'
import type { Day } from '#shared/calendar.ts'
import { oldestQuarantined, planClosing } from '#shared/rental/closing.ts'
import type { RentalFacts } from '#shared/rental/facts.ts'

/** Why a number can't be given out: `until` is the last day it stays out of use. */
export type BoxRefusal = { refused: 'unknown' | 'rented' } | { refused: 'quarantined'; until: Day }

/** Why a number can't be given out today; nothing when it is free. */
export async function refuseBox(
  tx: Writer,
  box: number,
  { first, last }: RentalFacts['boxNumbers'],
  today: Day,
): Promise<BoxRefusal | undefined> {
  if (!Number.isInteger(box) || box < first || box > last) return { refused: 'unknown' }
  const history = await tx
    .selectFrom('rentals')
    .select('closed_on')
    .where('box', '=', box)
    .where(isTaken(today))
    .execute()
  if (history.some(({ closed_on }) => closed_on === null)) return { refused: 'rented' }
  const newest = history
    .map(({ closed_on }) => closed_on ?? '')
    .toSorted()
    .at(-1)
  if (!newest) return undefined
  return { refused: 'quarantined', until: planClosing(newest).remailUntil }
}

/** The lowest number that is free today; nothing when all are taken. */
export async function findFreeBox(
  database: Reader,
  { first, last }: RentalFacts['boxNumbers'],
  today: Day,
): Promise<number | undefined> {
  const taken = database.selectFrom('rentals').where(isTaken(today))
  const atFirst = await taken.select('box').where('box', '=', first).executeTakeFirst()
  if (!atFirst) return first
  const before = await taken
    .select('box')
    .where('box', '>=', first)
    .where('box', '<', last)
    .where(({ not, exists, selectFrom, eb }) =>
      not(
        exists(
          selectFrom('rentals as next')
            .select('next.id')
            .where('next.box', '=', eb('rentals.box', '+', 1))
            .where(isTaken(today, 'next.closed_on')),
        ),
      ),
    )
    .orderBy('box')
    .limit(1)
    .executeTakeFirst()
  return before && before.box + 1
}

/** Of the rentals of a number: the one that is open, and one that closed so lately that the number stays out of use. */
export function isTaken(today: Day, column = 'rentals.closed_on') {
  const closedOn = sql.ref<Day | null>(column)
  return sql<SqlBool>`(${closedOn} is null or ${closedOn} >= ${oldestQuarantined(today)})`
}
