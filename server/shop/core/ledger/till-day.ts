import type { Reader, Writer } from '#server/database/database.ts'
import type { Day } from '#shared/calendar.ts'
import type { TillState } from '#shared/shop/money/till.ts'

export async function readTillState(database: Reader, day: Day): Promise<TillState> {
  return stateOf(database, day, await selectTill(database, day).executeTakeFirst())
}

/** With a shared lock: many can post at once, and closing the day waits for all of them. */
export async function lockTillState(tx: Writer, day: Day): Promise<TillState> {
  return stateOf(tx, day, await selectTill(tx, day).forShare().executeTakeFirst())
}

function selectTill(database: Reader, day: Day) {
  return database.selectFrom('tillDays').select('closedAt').where('day', '=', day)
}

async function stateOf(database: Reader, day: Day, till: { closedAt: number | null } | undefined) {
  if (!till) return 'not-open'
  if (till.closedAt === null) return 'open'
  const reopened = database
    .selectFrom('tillReopenings')
    .select('turn')
    .where('day', '=', day)
    .where('closedAt', 'is', null)
  return (await reopened.executeTakeFirst()) ? 'open' : 'closed'
}

export function listReopenings(database: Reader, day: Day) {
  return database
    .selectFrom('tillReopenings')
    .selectAll()
    .where('day', '=', day)
    .orderBy('turn')
    .execute()
}
