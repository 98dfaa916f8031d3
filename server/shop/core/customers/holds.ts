import type { Reader } from '#server/database/database.ts'
import type { Day } from '#shared/calendar.ts'

/** The end of a hold that covers the day, or any day through `until`; null when notices are wanted. */
export async function findHold(database: Reader, rentalId: string, day: Day, until = day) {
  const hold = await database
    .selectFrom('holds')
    .select('untilOn')
    .where('rentalId', '=', rentalId)
    .where('endedOn', 'is', null)
    .where('fromOn', '<=', until)
    .where('untilOn', '>=', day)
    .executeTakeFirst()
  return hold?.untilOn ?? null
}

export function listHolds(database: Reader, rentalId: string, most?: number) {
  return database
    .selectFrom('holds')
    .select(['id', 'fromOn as from', 'untilOn as until', 'endedOn'])
    .where('rentalId', '=', rentalId)
    .orderBy('fromOn', 'desc')
    .$if(most !== undefined, (holds) => holds.limit(most ?? 0))
    .execute()
}
