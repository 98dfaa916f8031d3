import type { Reader } from '#server/database/database.ts'
import type { Day } from '#shared/calendar.ts'

/** Until when the customer of a box wants no notices on a day, or on some of the days until another; null where they want them. */
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

/** The newest first. */
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
