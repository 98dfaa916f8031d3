import type { Reader, Writer } from '#server/database/database.ts'
import { addDays, type Day } from '#shared/calendar.ts'
import { isQuarantined, planClosing } from '#shared/rental/closing.ts'
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
    .where((rental) =>
      rental.or([
        rental('closed_on', 'is', null),
        rental('closed_on', '>=', oldestQuarantined(today)),
      ]),
    )
    .execute()
  if (history.some(({ closed_on }) => closed_on === null)) return { refused: 'rented' }
  const newest = history
    .map(({ closed_on }) => closed_on ?? '')
    .toSorted()
    .at(-1)
  if (newest === undefined || !isQuarantined(newest, today)) return undefined
  return { refused: 'quarantined', until: planClosing(newest).remailUntil }
}

/** The lowest number that is free today; nothing when all are taken. */
export async function findFreeBox(
  database: Reader | Writer,
  { first, last }: RentalFacts['boxNumbers'],
  today: Day,
): Promise<number | undefined> {
  const rows = await database
    .selectFrom('rentals')
    .select(['box', 'closed_on'])
    .where((rental) =>
      rental.or([
        rental('closed_on', 'is', null),
        rental('closed_on', '>=', oldestQuarantined(today)),
      ]),
    )
    .execute()
  const taken = new Set(
    rows
      .filter(({ closed_on }) => closed_on === null || isQuarantined(closed_on, today))
      .map(({ box }) => box),
  )
  for (let box = first; box <= last; box++) if (!taken.has(box)) return box
  return undefined
}

/** No box that closed before it is out of use any more: half a year has at most 184 days. */
export function oldestQuarantined(today: Day) {
  return addDays(today, -190)
}
