import type { Reader } from '#server/database/database.ts'
import { isOneOf } from '#server/database/many-rows.ts'
import type { Rental } from '#server/database/rows.ts'
import type { Services } from '#server/services.ts'
import { today } from '#server/shop/core/counter.ts'
import { agreedPrices, householdOf, type Member } from '#server/shop/core/customers/applications.ts'
import { findContact } from '#server/shop/core/customers/customers.ts'
import { listHolds } from '#server/shop/core/customers/holds.ts'
import { listReceivable } from '#server/shop/core/ledger/ledger.ts'
import { nextPlanOf, priceRent } from '#server/shop/core/ledger/periods.ts'
import { listRentalReceipts } from '#server/shop/core/ledger/receipts.ts'
import { findNotice, lateFeeFrom, loadClosingRent } from '#server/shop/core/ledger/rent-due.ts'
import { readStanding } from '#server/shop/core/ledger/standing.ts'
import { listFormerOf } from '#server/shop/core/numbers/former-numbers.ts'
import { addDays, type Day } from '#shared/calendar.ts'
import { planClosing } from '#shared/shop/boxes/closing.ts'
import type {
  ExpiringId,
  Mailbox,
  MailboxRecipient,
  MailItem,
} from '#shared/shop/boxes/mailbox-calls.ts'
import { periodMonths } from '#shared/shop/money/rent.ts'

import { addressOf } from './boxes/box-numbers.ts'
import { listMailItems } from './mail/mail-items.ts'

const EXPIRING_DAYS = 90

export async function loadMailbox(rental: Rental, services: Services): Promise<Mailbox> {
  const { read } = services.database
  const { id, box, startedOn, paidThrough, closedOn } = rental
  const day = today(services)
  const household = await householdOf(read, rental)
  const ledger = await listReceivable(read, id)
  const notice = await findNotice(read, id)
  const items = async (...states: MailItem['state'][]) =>
    Array.fromAsync(await listMailItems(read, id, states), (item) => loadItem(read, item))
  const closesOn = closedOn ?? (startedOn ? notice?.closesOn : undefined)
  const closingRent = closesOn ? await loadClosingRent(read, rental, closesOn, services) : null
  const { balanceCents, status, lateSince, lateFees } = await readStanding(read, rental, services)
  const [next] = closingRent?.dues ?? []
  const nextDueOn = closesOn ? (next?.on ?? null) : paidThrough
  const { late } = agreedPrices(rental)
  return {
    ...rental,
    state: stateOf(rental),
    status,
    balanceCents,
    lateSince,
    ...addressOf(box, services),
    nextPlan: nextPlanOf(rental),
    former: await listFormerOf(read, id),
    nextDueOn,
    nextDueCents: closesOn
      ? (next?.cents ?? 0)
      : priceRent(rental, household, periodMonths(rental), paidThrough ?? day).dueCents,
    lateFeeCents: lateFees.length * late,
    lateFee: nextDueOn && late > 0 ? { from: lateFeeFrom(nextDueOn, services), cents: late } : null,
    recipients: await loadRecipients(household.recipients, day, services),
    waiting: await items('waiting', 'to-remail'),
    history: await items('handed-out', 'remailed', 'returned'),
    ledger: ledger.map((entry) => ({ ...entry, on: entry.postedOn })),
    receipts: await listRentalReceipts(read, id),
    holds: await listHolds(read, id),
    closing: closesOn ? planClosing(closesOn) : null,
    closingRent,
    canPayOnline: services.cards !== undefined && startedOn !== null && closedOn === null,
  }
}

function stateOf({ startedOn, closedOn }: Rental): Mailbox['state'] {
  if (closedOn) return 'closed'
  return startedOn ? 'active' : 'reserved'
}

async function loadRecipients(
  rows: Member[],
  day: Day,
  { database }: Services,
): Promise<MailboxRecipient[]> {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const checks = await database.read
    .selectFrom('documentChecks')
    .selectAll()
    .where(isOneOf(database.read, 'recipientId', ids))
    .orderBy('checkedAt', 'desc')
    .execute()
  const limit = addDays(day, EXPIRING_DAYS)
  return rows.map((row) => {
    const newest = checks.find(({ recipientId }) => recipientId === row.id)
    const expiring: ExpiringId[] = []
    const { photoExpiresOn: photo, addressExpiresOn: address } = newest ?? {}
    if (newest && photo && photo <= limit) {
      expiring.push({ document: 'photo', type: newest.photoId, expiresOn: photo })
    }
    if (newest && address && address <= limit) {
      expiring.push({ document: 'address', type: newest.addressId, expiresOn: address })
    }
    return { ...row, expiring }
  })
}

type ItemRow = Awaited<ReturnType<typeof listMailItems>>[number]

async function loadItem(database: Reader, item: ItemRow): Promise<MailItem> {
  const { endedAt, endedBy } = item
  const state = item.state as MailItem['state']
  const isHandedOut = state === 'handed-out'
  const sender = endedBy ? await findContact(database, endedBy) : undefined
  return {
    ...item,
    carrier: item.carrier as MailItem['carrier'],
    state,
    handedOutAt: isHandedOut ? endedAt : null,
    sentAt: isHandedOut ? null : endedAt,
    sentBy: sender?.firstName || null,
  }
}
