import type { Reader } from '#server/database/database.ts'
import type { Rental } from '#server/database/rows.ts'
import type { Services } from '#server/services.ts'
import { agreedPrices } from '#server/shop/core/customers/applications.ts'
import { readLeaving } from '#server/shop/core/customers/leaving.ts'
import { isNotReversed } from '#server/shop/core/ledger/ledger.ts'
import { nameStaff } from '#server/shop/core/permissions/staff-role.ts'
import { instantOf } from '#shared/calendar.ts'
import type { Leaving } from '#shared/shop/boxes/leaving.ts'

import { asCounterItem, selectItems } from './mail/mail-items.ts'

const MAX_ITEMS = 100

export async function loadLeaving(rental: Rental, services: Services): Promise<Leaving> {
  const { read } = services.database
  const facts = await readLeaving(read, rental, services)
  const items = await selectItems(read)
    .where('mailItems.rentalId', '=', rental.id)
    .where('mailItems.endedAt', 'is', null)
    .orderBy('receivedAt', 'desc')
    .limit(MAX_ITEMS)
    .execute()
  const left = await listLeft(read, rental)
  const settled = await listPaymentsAfterClosing(read, rental, services)
  const lostKeyCents = agreedPrices(rental).keyReplacement
  return { ...rental, ...facts, items: items.map(asCounterItem), left, lostKeyCents, settled }
}

/** Written like the partial index, so that it is used. */
async function listLeft(database: Reader, { id }: Rental) {
  const rows = await selectItems(database)
    .where('mailItems.rentalId', '=', id)
    .where('mailItems.handOutId', 'is', null)
    .where('mailItems.endedAt', 'is not', null)
    .where('mailItems.state', 'in', ['remailed', 'returned'])
    .orderBy('endedAt', 'desc')
    .limit(MAX_ITEMS)
    .execute()
  const ids = rows.map(({ endedBy }) => endedBy)
  const names = await nameStaff(database, ids)
  return rows.map((row) => ({
    ...asCounterItem(row),
    by: names.get(row.endedBy ?? '') ?? null,
  }))
}

async function listPaymentsAfterClosing(
  database: Reader,
  { id, closedOn }: Rental,
  { facts }: Services,
): Promise<Leaving['settled']> {
  const from = closedOn && instantOf(closedOn, '00:00', facts.timeZone)
  if (!from) return []
  const rows = await database
    .selectFrom('postings')
    .select(['receipt', 'kind', 'cents', 'way', 'createdAt'])
    .where('rentalId', '=', id)
    .where('receipt', 'is not', null)
    .where('createdAt', '>=', from)
    .where(isNotReversed)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('postings as rent')
            .select('rent.id')
            .whereRef('rent.batchId', '=', 'postings.batchId')
            .where('rent.months', 'is not', null),
        ),
      ),
    )
    .orderBy('createdAt')
    .execute()
  return rows.flatMap(({ receipt, kind, cents, way, createdAt: at }) =>
    receipt && way && (kind === 'payment' || kind === 'refund')
      ? { receipt, kind, cents, way, at }
      : [],
  )
}
