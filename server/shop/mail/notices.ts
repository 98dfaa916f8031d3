import { sql, type ExpressionBuilder } from 'kysely'

import type { Writer } from '#server/database/database.ts'
import type { MailItem, Rental } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.ts'
import type { Services } from '#server/services.ts'
import { today } from '#server/shop/core/counter.ts'
import { sendMailEmail } from '#server/shop/core/emails/customer-emails.ts'
import { tryLockRental } from '#server/shop/core/idempotency/locks.ts'
import type { Day } from '#shared/calendar.ts'
import { MINUTE_MS } from '#shared/durations.ts'

import {
  firstOverdueBefore,
  isPackage,
  keptUntil,
  overdueBefore,
  overdueSince,
} from './plan-limits.ts'

/** How long a box's notice waits for more mail, so that all of it is announced in one email. */
export const GATHER_MS = 10 * MINUTE_MS
const MAX_BOXES = 200

type NoticeServices = Pick<Services, 'database' | 'secrets' | 'now' | 'facts' | 'events'>

/**
 * Emails customers about new mail, one email per box; customers with a hold get theirs when it ends. Safe to run in several
 * processes at once: an item is announced by the process that updates its row first.
 */
export async function sendMailNotices(services: NoticeServices) {
  const { database, now } = services
  const day = today(services)
  const due = await database.read
    .selectFrom('mailItems')
    .select('rentalId')
    .distinct()
    .where('notice', '=', sql.lit('due'))
    .where('receivedAt', '<=', now() - GATHER_MS)
    .where(isNotHeld(day))
    .limit(MAX_BOXES)
    .execute()
  for (const { rentalId: id } of due) {
    if (id) await database.write((tx) => notifyCustomer(tx, id, services))
  }
}

async function notifyCustomer(tx: Writer, rentalId: string, services: NoticeServices) {
  const rental = await tryLockRental(tx, rentalId)
  if (!rental) return
  const arrived = await tx
    .updateTable('mailItems')
    .set({ notice: 'sent' })
    .where('rentalId', '=', rentalId)
    .where('notice', '=', sql.lit('due'))
    .where('state', '=', sql.lit('waiting'))
    .returning(['kind', 'box', 'receivedAt'])
    .execute()
  await sendNotice(tx, 'mail-arrived', rental, arrived, services)
}

export async function sendOverdueNotices(services: NoticeServices) {
  const { database, now, facts } = services
  const due = await database.read
    .selectFrom('mailItems')
    .innerJoin('rentals', 'rentals.id', 'mailItems.rentalId')
    .select('rentalId')
    .distinct()
    .where('state', '=', sql.lit('waiting'))
    .where(isPackage)
    .where('notice', '=', sql.lit('sent'))
    .where('receivedAt', '<', firstOverdueBefore(facts, now()))
    .where('receivedAt', '<', overdueBefore(facts, now()))
    .where(isNotHeld(today(services)))
    .limit(MAX_BOXES)
    .execute()
  for (const { rentalId: id } of due) {
    if (id) await database.write((tx) => notifyOfOverdue(tx, id, services))
  }
}

async function notifyOfOverdue(tx: Writer, rentalId: string, services: NoticeServices) {
  const { now, facts } = services
  const rental = await tryLockRental(tx, rentalId)
  if (!rental) return
  const overdue = await tx
    .updateTable('mailItems')
    .set({ notice: 'overdue' })
    .where('rentalId', '=', rentalId)
    .where('state', '=', sql.lit('waiting'))
    .where(isPackage)
    .where('notice', '=', sql.lit('sent'))
    .where('receivedAt', '<', overdueSince(rental.plan, facts, now()))
    .returning(['kind', 'box', 'receivedAt'])
    .execute()
  await sendNotice(tx, 'mail-overdue', rental, overdue, services)
}

type NotifiedItem = Pick<MailItem, 'kind' | 'box' | 'receivedAt'>

async function sendNotice(
  tx: Writer,
  kind: 'mail-arrived' | 'mail-overdue',
  rental: Pick<Rental, 'id' | 'customerId' | 'plan'>,
  items: NotifiedItem[],
  services: NoticeServices,
) {
  const [first] = items
  if (!first) return
  const count = (wanted: NotifiedItem['kind']) =>
    items.filter((item) => item.kind === wanted).length
  const facts = {
    box: first.box,
    parcels: count('parcel') + count('accountable'),
    accountable: count('accountable-letter'),
    hasLetters: count('letters') > 0,
  }
  const days = items.flatMap((item) => keptUntil(item, rental.plan, services) ?? [])
  const [until] = days.toSorted()
  // After a hold that day may have passed: the items are then announced as overdue.
  const deadline = until && until >= today(services) ? { keptUntil: until } : {}
  await sendMailEmail(tx, kind, rental, { ...facts, ...deadline }, services)
}

function isNotHeld(day: Day) {
  return ({ not, exists, selectFrom }: ExpressionBuilder<Tables, 'mailItems'>) =>
    not(
      exists(
        selectFrom('holds')
          .select('holds.id')
          .whereRef('holds.rentalId', '=', 'mailItems.rentalId')
          .where('endedOn', 'is', null)
          .where('fromOn', '<=', day)
          .where('untilOn', '>=', day),
      ),
    )
}
