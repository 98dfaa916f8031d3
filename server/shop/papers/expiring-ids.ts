import type { Reader } from '#server/database/database.ts'
import type { Services } from '#server/services.ts'
import type { SignedInContext } from '#server/shop/access.ts'
import { today } from '#server/shop/counter.ts'
import { addDays } from '#shared/calendar.ts'
import type { ExpiringIdRow, ExpiringIdsAnswer } from '#shared/rental/papers.ts'

const WITHIN_DAYS = 90
const MAX_ROWS = 200

/** GET /shop/v1/staff/expiring-ids: IDs that expire within 90 days, or have, of boxes that are open; the first to expire first. */
export async function listExpiringIds(_context: SignedInContext, services: Services) {
  const { read } = services.database
  const day = today(services)
  const until = addDays(day, WITHIN_DAYS)
  const found = await Promise.all([readIds(read, 'photo', until), readIds(read, 'address', until)])
  const ids = found.flat().toSorted((a, b) => a.expiresOn.localeCompare(b.expiresOn))
  return Response.json({ day, ids: ids.slice(0, MAX_ROWS) } satisfies ExpiringIdsAnswer)
}

async function readIds(
  database: Reader,
  document: ExpiringIdRow['document'],
  until: string,
): Promise<ExpiringIdRow[]> {
  const [type, expires] = [`${document}_id`, `${document}_expires_on`] as const
  const rows = await database
    .selectFrom('document_checks')
    .innerJoin('recipients', 'recipients.id', 'document_checks.recipient_id')
    .innerJoin('rentals', 'rentals.application_id', 'recipients.application_id')
    .select([
      'rentals.id',
      'rentals.box',
      'recipients.name',
      `document_checks.${type} as type`,
      `document_checks.${expires} as expires`,
    ])
    .where(`document_checks.${expires}`, '<=', until)
    .where('rentals.started_on', 'is not', null)
    .where('rentals.closed_on', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('document_checks as newer')
            .select('newer.id')
            .whereRef('newer.recipient_id', '=', 'document_checks.recipient_id')
            .whereRef('newer.checked_at', '>', 'document_checks.checked_at'),
        ),
      ),
    )
    .orderBy(`document_checks.${expires}`)
    .limit(MAX_ROWS)
    .execute()
  return rows.map(({ id, box, name, type: kind, expires: on }) => ({
    rentalId: id,
    box,
    name,
    document,
    type: kind,
    expiresOn: on ?? '',
  }))
}
