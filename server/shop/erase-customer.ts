import type { Kysely, Transaction } from 'kysely'

import type { Tables } from '#server/database/tables.ts'
import { addMonths, type Day } from '#shared/calendar.ts'
import { planClosing } from '#shared/rental/closing.ts'

type Tx = Kysely<Tables> | Transaction<Tables>

/** So long a withdrawn application is kept, should its person ask. */
const KEEP_WITHDRAWN_MS = 30 * 24 * 3_600_000
/** So long a visit that is over is kept. */
const KEEP_VISITS_MS = 365 * 24 * 3_600_000
/** So long it is known what became of mail to a number that nobody rents. */
const KEEP_STRAY_MAIL_MS = 90 * 24 * 3_600_000

/** Boxes of a customer that are not closed: while there are any, the account can't go. */
export async function findOpenBoxes(tx: Tx, customerId: string) {
  const rentals = await tx
    .selectFrom('rentals')
    .select('box')
    .where('customer_id', '=', customerId)
    .where('closed_on', 'is', null)
    .execute()
  return rentals.map(({ box }) => box)
}

/**
 * Erases what the shop holds of a customer. What law asks to keep stays under the number of the box alone (its closed rentals
 * with their recipients, mail and ledger) until `purgeShop` takes it.
 */
export async function eraseCustomer(tx: Tx, customerId: string) {
  const kept = tx
    .selectFrom('rentals')
    .select('application_id')
    .where('customer_id', '=', customerId)
    .where('application_id', 'is not', null)
  await tx
    .deleteFrom('applications')
    .where('customer_id', '=', customerId)
    .where('id', 'not in', kept)
    .execute()
  await tx
    .deleteFrom('search_terms')
    .where('application_id', 'in', kept)
    .where('kind', '=', 'phone')
    .execute()
  await tx
    .updateTable('applications')
    .set({ customer_id: '', phone: '' })
    .where('customer_id', '=', customerId)
    .execute()
  await tx
    .updateTable('rentals')
    .set({ customer_id: null })
    .where('customer_id', '=', customerId)
    .execute()
  await tx.deleteFrom('appointments').where('customer_id', '=', customerId).execute()
  await tx.deleteFrom('customers').where('id', '=', customerId).execute()
  await tx.deleteFrom('staff').where('id', '=', customerId).execute()
}

/**
 * Removes what has had its term: withdrawn applications, visits of long ago, and people and mail of boxes that were closed so
 * long ago that the shop no longer takes legal papers for them. Numbers of boxes, days and money stay: they name nobody.
 */
export async function purgeShop(tx: Tx, now: number, today: Day) {
  await tx
    .deleteFrom('applications')
    .where('state', '=', 'withdrawn')
    .where('updated_at', '<', now - KEEP_WITHDRAWN_MS)
    .execute()
  await tx
    .deleteFrom('appointments')
    .where('slot_at', '<', now - KEEP_VISITS_MS)
    .execute()
  await tx
    .deleteFrom('legal_papers')
    .where('received_on', '<', addMonths(today, -24))
    .where(({ selectFrom, eb }) =>
      eb(
        'rental_id',
        'in',
        selectFrom('rentals').select('id').where('closed_on', '<', addMonths(today, -24)),
      ),
    )
    .execute()
  await tx
    .deleteFrom('mail_items')
    .where('rental_id', 'is', null)
    .where('ended_at', '<', now - KEEP_STRAY_MAIL_MS)
    .execute()
  const closed = await tx
    .selectFrom('rentals')
    .select(['id', 'application_id', 'closed_on'])
    .where('application_id', 'is not', null)
    .where('closed_on', '<', addMonths(today, -24))
    .execute()
  for (const { id, application_id, closed_on } of closed) {
    if (!closed_on || planClosing(closed_on).agentUntil >= today) continue
    await tx.deleteFrom('mail_items').where('rental_id', '=', id).execute()
    await tx.deleteFrom('hand_outs').where('rental_id', '=', id).execute()
    await tx.updateTable('rentals').set({ customer_id: null }).where('id', '=', id).execute()
    await tx.deleteFrom('applications').where('id', '=', application_id).execute()
  }
}
