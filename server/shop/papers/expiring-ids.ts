import type { Reader } from '#server/database/database.ts'
import type { Services } from '#server/services.ts'
import { today } from '#server/shop/core/counter.ts'
import type { SignedInContext } from '#server/shop/core/permissions/access.ts'
import { addDays, type Day } from '#shared/calendar.ts'
import type { ExpiringId } from '#shared/shop/papers/calls.ts'

const WITHIN_DAYS = 90
const MAX_ROWS = 200

export async function listExpiringIds(
  _input: object,
  _context: SignedInContext,
  services: Services,
) {
  const { read } = services.database
  const day = today(services)
  const until = addDays(day, WITHIN_DAYS)
  const found = [
    ...(await readIds(read, 'photo', until)),
    ...(await readIds(read, 'address', until)),
  ]
  const ids = found.toSorted((a, b) => a.expiresOn.localeCompare(b.expiresOn))
  return { day, ids: ids.slice(0, MAX_ROWS) }
}

async function readIds(
  database: Reader,
  document: ExpiringId['document'],
  until: Day,
): Promise<ExpiringId[]> {
  const rows = await selectExpiring(database, document, until)
    .select(['rentals.id', 'rentals.box', 'recipients.name', `checked.${document}_id as type`])
    .where('rentals.started_on', 'is not', null)
    .orderBy(`checked.${document}_expires_on`)
    .orderBy('rentals.box')
    .orderBy('recipients.position')
    .limit(MAX_ROWS)
    .execute()
  return rows.map(({ expires_on: expiresOn, id: rentalId, ...row }) => ({
    ...row,
    rentalId,
    document,
    expiresOn: expiresOn ?? '',
  }))
}

/**
 * Documents of each recipient's newest check that expire by a day, in open boxes. A cross join, because SQLite would
 * otherwise start with all boxes.
 */
export function selectExpiring(database: Reader, document: ExpiringId['document'], until: Day) {
  const column = `checked.${document}_expires_on` as const
  return database
    .selectFrom('document_checks as checked')
    .crossJoin('recipients')
    .crossJoin('rentals')
    .whereRef('recipients.id', '=', 'checked.recipient_id')
    .whereRef('rentals.application_id', '=', 'recipients.application_id')
    .where(column, '<=', until)
    .where('recipients.removed_on', 'is', null)
    .where('rentals.closed_on', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('document_checks as newer')
            .select('newer.id')
            .whereRef('newer.recipient_id', '=', 'checked.recipient_id')
            .whereRef('newer.checked_at', '>', 'checked.checked_at'),
        ),
      ),
    )
    .select(`${column} as expires_on`)
}
