import type { Reader } from '#server/database/database.ts'
import { isOneOf } from '#server/database/many-rows.ts'
import { applicationThread } from '#server/shop/core/customers/applications.ts'
import { visitThread } from '#server/shop/core/customers/appointments.ts'
import { mailThread } from '#server/shop/core/emails/customer-emails.ts'
import { freeNumbers } from '#server/shop/core/numbers/free-numbers.ts'
import { addMonths, type Day } from '#shared/calendar.ts'
import { planClosing } from '#shared/shop/boxes/closing.ts'

const KEEP_WITHDRAWN_MS = 30 * 24 * 3_600_000
const KEEP_VISITS_MS = 365 * 24 * 3_600_000
const KEEP_SENT_MS = 2 * 365 * 24 * 3_600_000
/** For idempotency keys: no device repeats a request after that. */
const KEEP_IDEMPOTENCY_KEYS_MS = 90 * 24 * 3_600_000
const KEEP_PIECES_MS = 24 * 3_600_000
const KEEP_STRAY_MAIL_MS = 90 * 24 * 3_600_000

/** Boxes whose keys were issued and that are not closed: they prevent deleting the account. */
export async function findOpenBoxes(tx: Reader, customerId: string) {
  return tx
    .selectFrom('rentals')
    .select(['box', 'startedOn'])
    .where('customerId', '=', customerId)
    .where('closedOn', 'is', null)
    .where(({ eb, or }) =>
      or([eb('keysIssuedOn', 'is not', null), eb('startedOn', 'is not', null)]),
    )
    .execute()
}

/**
 * Erases a customer's records. Those with a legal retention period stay under the box number (closed rentals with
 * recipients, mail and ledger) until `purgeShop` removes them.
 */
export async function eraseCustomer(tx: Reader, customerId: string, at: { day: Day; now: number }) {
  await eraseWaiting(tx, customerId)
  const retained = tx
    .selectFrom('rentals')
    .selectAll()
    .where('customerId', '=', customerId)
    .where('keysIssuedOn', 'is', null)
  const unused = await retained
    .where('startedOn', 'is', null)
    .where('closedOn', 'is', null)
    .execute()
  await freeNumbers(tx, unused, at)
  const copies = tx
    .selectFrom('rentals')
    .select('applicationId')
    .where('customerId', '=', customerId)
    .where('applicationId', 'is not', null)
  await tx
    .deleteFrom('applications')
    .where('customerId', '=', customerId)
    .where('id', 'not in', copies)
    .execute()
  await tx
    .deleteFrom('searchTerms')
    .where('applicationId', 'in', copies)
    .where('kind', '=', 'phone')
    .execute()
  await tx
    .updateTable('applications')
    .set({ customerId: null, phone: null })
    .where('customerId', '=', customerId)
    .execute()
  for (const table of ['rentalNotes', 'importedRentals'] as const) {
    await tx
      .deleteFrom(table)
      .where('rentalId', 'in', (rentals) =>
        rentals.selectFrom('rentals').select('id').where('customerId', '=', customerId),
      )
      .execute()
  }
  // Once Stripe has forgotten the card, `purgeShop` removes the row.
  await tx
    .updateTable('automaticRenewals')
    .set({ state: 'ended', endedAt: at.now })
    .where('state', '!=', 'ended')
    .where('rentalId', 'in', (rentals) =>
      rentals.selectFrom('rentals').select('id').where('customerId', '=', customerId),
    )
    .execute()
  await tx
    .updateTable('rentals')
    .set({ customerId: null })
    .where('customerId', '=', customerId)
    .execute()
  for (const table of ['appointments', 'accountInvitations', 'announcementRecipients'] as const) {
    await tx.deleteFrom(table).where('customerId', '=', customerId).execute()
  }
  await tx
    .updateTable('outbox')
    .set({ customerId: null })
    .where('customerId', '=', customerId)
    .execute()
  await tx.deleteFrom('customers').where('id', '=', customerId).execute()
}

async function eraseWaiting(tx: Reader, customerId: string) {
  const threads = [
    ['applications', applicationThread],
    ['appointments', visitThread],
    ['rentals', mailThread],
  ] as const
  for (const [table, threadOf] of threads) {
    const rows = await tx
      .selectFrom(table)
      .select('id')
      .where('customerId', '=', customerId)
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
      .where('customerId', '=', customerId)
      .where('kind', '=', kind)
      .where('state', '=', 'waiting')
      .execute()
  }
}

/**
 * Erases records past their retention: withdrawn applications, old visits, and people and mail of boxes closed so long
 * ago that the shop no longer accepts legal papers for them. Box numbers, days and money stay, without names.
 */
export async function purgeShop(tx: Reader, now: number, today: Day) {
  for (const { id, applicationId } of await lockLongClosed(tx, today)) {
    await tx.deleteFrom('mailItems').where('rentalId', '=', id).execute()
    await tx.deleteFrom('handOuts').where('rentalId', '=', id).execute()
    await tx.deleteFrom('rentalNotes').where('rentalId', '=', id).execute()
    await tx.deleteFrom('importedRentals').where('rentalId', '=', id).execute()
    await tx.updateTable('rentals').set({ customerId: null }).where('id', '=', id).execute()
    await tx
      .deleteFrom('applications')
      .where('id', '=', applicationId ?? '')
      .execute()
  }
  await tx
    .deleteFrom('automaticRenewals')
    .where('isDetached', '=', 1)
    .where('rentalId', 'in', (rentals) =>
      rentals.selectFrom('rentals').select('id').where('customerId', 'is', null),
    )
    .execute()
  await tx.deleteFrom('walkInInvitations').where('expiresAt', '<', now).execute()
  await tx
    .deleteFrom('importPieces')
    .where('stagedAt', '<', now - KEEP_PIECES_MS)
    .execute()
  await tx
    .deleteFrom('applications')
    .where('state', '=', 'withdrawn')
    .where('updatedAt', '<', now - KEEP_WITHDRAWN_MS)
    .execute()
  await tx
    .deleteFrom('appointments')
    .where('slotAt', '<', now - KEEP_VISITS_MS)
    .execute()
  const nowhere = { network: null, widerNetwork: null }
  await tx
    .updateTable('appointments')
    .set(nowhere)
    .where('network', 'is not', null)
    .where('slotAt', '<', now)
    .execute()
  await tx
    .deleteFrom('accountInvitations')
    .where('invitedAt', '<', now - KEEP_SENT_MS)
    .execute()
  await tx
    .deleteFrom('announcements')
    .where('createdAt', '<', now - KEEP_SENT_MS)
    .execute()
  await tx
    .deleteFrom('attempts')
    .where('madeAt', '<', now - KEEP_IDEMPOTENCY_KEYS_MS)
    .execute()
  await tx
    .deleteFrom('legalPapers')
    .where('receivedOn', '<', addMonths(today, -24))
    .where(({ selectFrom, eb }) =>
      eb(
        'rentalId',
        'in',
        selectFrom('rentals').select('id').where('closedOn', '<', addMonths(today, -24)),
      ),
    )
    .execute()
  await tx
    .deleteFrom('mailItems')
    .where('rentalId', 'is', null)
    .where('endedAt', '<', now - KEEP_STRAY_MAIL_MS)
    .execute()
}

async function lockLongClosed(tx: Reader, today: Day) {
  const closed = await tx
    .selectFrom('rentals')
    .select(['id', 'applicationId', 'closedOn'])
    .where('applicationId', 'is not', null)
    .where('closedOn', '<', addMonths(today, -24))
    .orderBy('id')
    .execute()
  const over = closed.filter(
    ({ closedOn }) => closedOn !== null && planClosing(closedOn).agentUntil < today,
  )
  for (const [table, ids] of [
    ['applications', over.map(({ applicationId }) => applicationId ?? '')],
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
