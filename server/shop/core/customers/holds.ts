import type { Reader } from '#server/database/database.ts'
import type { Day } from '#shared/calendar.ts'

/** The end of a hold that covers the day, or any day through `until`; null when notices are wanted. */
export async function findHold(database: Reader, rentalId: string, day: Day, until = day) {
  const hold = await database
    .selectFrom('holds')
    .select('until_on')
    .where('rental_id', '=', rentalId)
    .where('ended_on', 'is', null)
    .where('from_on', '<=', until)
    .where('until_on', '>=', day)
    .executeTakeFirst()
  return hold?.until_on ?? null
}

export async function listHolds(database: Reader, rentalId: string, most?: number) {
  const rows = await database
    .selectFrom('holds')
    .selectAll()
    .where('rental_id', '=', rentalId)
    .orderBy('from_on', 'desc')
    .$if(most !== undefined, (holds) => holds.limit(most ?? 0))
    .execute()
  return rows.map(({ id, from_on: from, until_on: until, ended_on: endedOn }) => ({
    id,
    from,
    until,
    endedOn,
  }))
}
