import type { NotNull } from 'kysely'

import type { Reader } from '#server/database/database.ts'
import { today } from '#server/shop/core/counter.ts'
import type { Handler } from '#server/shop/core/serve-calls.ts'
import { addDays, type Day } from '#shared/calendar.ts'
import type { ExpiringId, paperCalls } from '#shared/shop/papers/calls.ts'

type Calls = typeof paperCalls

const WITHIN_DAYS = 90
const MAX_ROWS = 200

export const listExpiringIds: Handler<Calls['listExpiringIds']> = async (
  _input,
  _context,
  services,
) => {
  const { read } = services.database
  const day = today(services)
  const until = addDays(day, WITHIN_DAYS)
  const expiring = [
    ...(await readIds(read, 'photo', until)),
    ...(await readIds(read, 'address', until)),
  ]
  const ids = expiring.toSorted((a, b) => a.expiresOn.localeCompare(b.expiresOn))
  return { day, ids: ids.slice(0, MAX_ROWS) }
}

async function readIds(
  database: Reader,
  document: ExpiringId['document'],
  until: Day,
): Promise<ExpiringId[]> {
  const rows = await selectExpiring(database, document, until)
    .select(['rentals.id as rentalId', 'rentals.box', 'recipients.name'])
    .select(`checked.${document}Id as type`)
    .where('rentals.startedOn', 'is not', null)
    .orderBy(`checked.${document}ExpiresOn`)
    .orderBy('rentals.box')
    .orderBy('recipients.position')
    .limit(MAX_ROWS)
    .$narrowType<{ expiresOn: NotNull }>()
    .execute()
  return rows.map((row) => ({ ...row, document }))
}

/**
 * Documents of each recipient's newest check that expire by a day, in open boxes. A cross join, because SQLite would
 * otherwise start with all boxes.
 */
export function selectExpiring(database: Reader, document: ExpiringId['document'], until: Day) {
  const column = `checked.${document}ExpiresOn` as const
  return database
    .selectFrom('documentChecks as checked')
    .crossJoin('recipients')
    .crossJoin('rentals')
    .whereRef('recipients.id', '=', 'checked.recipientId')
    .whereRef('rentals.applicationId', '=', 'recipients.applicationId')
    .where(column, '<=', until)
    .where('recipients.removedOn', 'is', null)
    .where('rentals.closedOn', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('documentChecks as newer')
            .select('newer.id')
            .whereRef('newer.recipientId', '=', 'checked.recipientId')
            .whereRef('newer.checkedAt', '>', 'checked.checkedAt'),
        ),
      ),
    )
    .select(`${column} as expiresOn`)
}
