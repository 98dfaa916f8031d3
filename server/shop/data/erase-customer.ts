import type { Kysely, Transaction } from 'kysely'

import { isOneOf } from '#server/database/many-rows.ts'
import type { Tables } from '#server/database/tables.ts'
import { applicationThread } from '#server/shop/core/customers/applications.ts'
import { visitThread } from '#server/shop/core/customers/appointments.ts'
import { mailThread } from '#server/shop/core/emails/customer-emails.ts'
import { freeNumbers } from '#server/shop/core/numbers/free-numbers.ts'
import { addMonths, type Day } from '#shared/calendar.ts'
import { planClosing } from '#shared/shop/boxes/closing.ts'

type Tx = Kysely<Tables> | Transaction<Tables>

/** For a withdrawn application, in case the customer asks. */
const KEEP_WITHDRAWN_MS = 30 * 24 * 3_600_000
const KEEP_VISITS_MS = 365 * 24 * 3_600_000
const KEEP_SENT_MS = 2 * 365 * 24 * 3_600_000
/** For idempotency keys: no device repeats a request after that. */
const KEEP_IDEMPOTENCY_KEYS_MS = 90 * 24 * 3_600_000
/** For mail to a number without a rental. */
const KEEP_STRAY_MAIL_MS = 90 * 24 * 3_600_000

/** Boxes whose keys were issued and that are not closed: they prevent deleting the account. */
export async function findOpenBoxes(tx: Tx, customerId: string) {
  return tx
    .selectFrom('rentals')
    .select(['box', 'started_on'])
    .where('customer_id', '=', customerId)
    .where('closed_on', 'is', null)
    .where(({ eb, or }) =>
      or([eb('keys_issued_on', 'is not', null), eb('started_on', 'is not', null)]),
    )
    .execute()
}

/**
 * Erases a customer's records. Those with a legal retention period stay under the box number (closed rentals with
 * recipients, mail and ledger) until `purgeShop` removes them.
 */
export async function eraseCustomer(tx: Tx, customerId: string, at: { day: Day; now: number }) {
  await eraseWaiting(tx, customerId)
  const kept = tx
    .selectFrom('rentals')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('keys_issued_on', 'is', null)
  const unused = await kept.where('started_on', 'is', null).where('closed_on', 'is', null).execute()
  await freeNumbers(tx, unused, at)
  const copies = tx
    .selectFrom('rentals')
    .select('application_id')
    .where('customer_id', '=', customerId)
    .where('application_id', 'is not', null)
  await tx
    .deleteFrom('applications')
    .where('customer_id', '=', customerId)
    .where('id', 'not in', copies)
    .execute()
  await tx
    .deleteFrom('search_terms')
    .where('application_id', 'in', copies)
    .where('kind', '=', 'phone')
    .execute()
  await tx
    .updateTable('applications')
    .set({ customer_id: null, phone: null })
    .where('customer_id', '=', customerId)
    .execute()
  for (const table of ['rental_notes', 'imported_rentals'] as const) {
    await tx
      .deleteFrom(table)
      .where('rental_id', 'in', (rentals) =>
        rentals.selectFrom('rentals').select('id').where('customer_id', '=', customerId),
      )
      .execute()
  }
  await tx
    .updateTable('rentals')
    .set({ customer_id: null })
    .where('customer_id', '=', customerId)
    .execute()
  for (const table of ['appointments', 'account_invitations', 'announcement_recipients'] as const) {
    await tx.deleteFrom(table).where('customer_id', '=', customerId).execute()
  }
  await tx
    .updateTable('outbox')
    .set({ customer_id: null })
    .where('customer_id', '=', customerId)
    .execute()
  await tx.deleteFrom('customers').where('id', '=', customerId).execute()
}

/** Waiting emails about the customer's records, whatever their address. */
async function eraseWaiting(tx: Tx, customerId: string) {
  const threads = [
    ['applications', applicationThread],
    ['appointments', visitThread],
    ['rentals', mailThread],
  ] as const
  for (const [table, threadOf] of threads) {
    const rows = await tx
      .selectFrom(table)
      .select('id')
      .where('customer_id', '=', customerId)
      .execute()
    for (const { id } of rows)
      await tx
        .deleteFrom('outbox')
        .where('thread', '=', threadOf(id))
        .where('state', '=', 'waiting')
        .execute()
  }
  for (const kind of ['account-invitation', 'announcement'] as const) {
    await tx
      .deleteFrom('outbox')
      .where('customer_id', '=', customerId)
      .where('kind', '=', kind)
      .where('state', '=', 'waiting')
      .execute()
  }
}

/**
 * Erases records past their retention: withdrawn applications, old visits, and people and mail of boxes closed so long
 * ago that the shop no longer accepts legal papers for them. Box numbers, days and money stay: they name nobody.
 */
export async function purgeShop(tx: Tx, now: number, today: Day) {
  for (const { id, application_id } of await lockLongClosed(tx, today)) {
    await tx.deleteFrom('mail_items').where('rental_id', '=', id).execute()
    await tx.deleteFrom('hand_outs').where('rental_id', '=', id).execute()
    await tx.deleteFrom('rental_notes').where('rental_id', '=', id).execute()
    await tx.deleteFrom('imported_rentals').where('rental_id', '=', id).execute()
    await tx.updateTable('rentals').set({ customer_id: null }).where('id', '=', id).execute()
    await tx
      .deleteFrom('applications')
      .where('id', '=', application_id ?? '')
      .execute()
  }
  await tx.deleteFrom('walk_in_invitations').where('expires_at', '<', now).execute()
  await tx
    .deleteFrom('applications')
    .where('state', '=', 'withdrawn')
    .where('updated_at', '<', now - KEEP_WITHDRAWN_MS)
    .execute()
  await tx
    .deleteFrom('appointments')
    .where('slot_at', '<', now - KEEP_VISITS_MS)
    .execute()
  const nowhere = { network: null, wider_network: null }
  await tx
    .updateTable('appointments')
    .set(nowhere)
    .where('network', 'is not', null)
    .where('slot_at', '<', now)
    .execute()
  await tx
    .deleteFrom('account_invitations')
    .where('invited_at', '<', now - KEEP_SENT_MS)
    .execute()
  await tx
    .deleteFrom('announcements')
    .where('created_at', '<', now - KEEP_SENT_MS)
    .execute()
  await tx
    .deleteFrom('attempts')
    .where('made_at', '<', now - KEEP_IDEMPOTENCY_KEYS_MS)
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
}

/** Locks rentals past their retention, after their applications. */
async function lockLongClosed(tx: Tx, today: Day) {
  const closed = await tx
    .selectFrom('rentals')
    .select(['id', 'application_id', 'closed_on'])
    .where('application_id', 'is not', null)
    .where('closed_on', '<', addMonths(today, -24))
    .orderBy('id')
    .execute()
  const over = closed.filter(
    ({ closed_on }) => closed_on !== null && planClosing(closed_on).agentUntil < today,
  )
  for (const [table, ids] of [
    ['applications', over.map(({ application_id }) => application_id ?? '')],
    ['rentals', over.map(({ id }) => id)],
  ] as const) {
    await tx
      .selectFrom(table)
      .select('id')
      .where(isOneOf(tx, 'id', ids))
      .orderBy('id')
      .forUpdate()
      .execute()
  }
  return over
}
