import type { Stripe } from 'stripe'

import type { Writer } from '#server/database/database.ts'
import type { Tables } from '#server/database/tables.ts'
import type { Services } from '#server/services.ts'
import { openDay, post, transfer } from '#server/shop/core/ledger/ledger.ts'
import { wallClock } from '#shared/calendar.ts'
import { DAY_MS, SECOND_MS } from '#shared/durations.ts'

import { STRIPE } from './settle-payment.ts'
import type { CardServices } from './stripe.ts'

type Transaction = Tables['stripeTransactions']

/** Stripe lists by its own clock, and late entries come with an earlier time. */
const OVERLAP_MS = DAY_MS
/** On its way and back again, a payout takes fewer days. */
const PAYOUT_MS = 21 * DAY_MS
const PAGE = 100

const KINDS: Record<string, Transaction['kind']> = {
  charge: 'payment',
  payment: 'payment',
  refund: 'refund',
  payment_refund: 'refund',
  refund_failure: 'refund',
  payment_failure_refund: 'refund',
  adjustment: 'dispute',
  stripe_fee: 'fee',
  payout: 'payout',
  payout_failure: 'payout',
  payout_cancel: 'payout',
}

/** Stores Stripe's account with the shop: its transactions with their fees, and its payouts, each once; their events may be lost. */
export async function storeTransactions(services: CardServices) {
  const { cards, database } = services
  const last = await database.read
    .selectFrom('stripeTransactions')
    .select(({ fn }) => fn.max('createdAt').as('at'))
    .executeTakeFirst()
  const since = Math.floor(Math.max(0, Number(last?.at ?? 0) - OVERLAP_MS) / SECOND_MS)
  const listed = cards.stripe.balanceTransactions.list({ created: { gte: since }, limit: PAGE })
  const pages: Stripe.BalanceTransaction[][] = [[]]
  for await (const transaction of listed) {
    if (pages.at(-1)?.length === PAGE) pages.push([])
    pages.at(-1)?.push(transaction)
  }
  for (const page of pages) {
    await database.write(async (tx) => {
      for (const transaction of page) await storeTransaction(tx, transaction, services)
    })
  }
  const gte = Math.min(since, Math.floor((services.now() - PAYOUT_MS) / SECOND_MS))
  for await (const payout of cards.stripe.payouts.list({ created: { gte }, limit: PAGE })) {
    await database.write((tx) => storePayout(tx, payout, services))
  }
  await assignPayouts(services)
}

async function storeTransaction(
  tx: Writer,
  { id, type, amount: cents, fee: feeCents, created }: Stripe.BalanceTransaction,
  services: Services,
) {
  const createdAt = created * SECOND_MS
  const kind = KINDS[type] ?? 'other'
  const happenedOn = wallClock(createdAt, services.facts.timeZone).date
  const { numInsertedOrUpdatedRows: added } = await tx
    .insertInto('stripeTransactions')
    .values({ id, kind, cents, feeCents, payoutId: null, happenedOn, createdAt })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow()
  if (added !== 1n) return
  // Payments, refunds and disputes are posted by themselves; fees and payouts here.
  const own = kind === 'fee' || kind === 'other' ? feeCents - cents : feeCents
  await postTransfer(
    tx,
    { id: `${id} fee`, kind: 'card-fee', account: 'card-fees', cents: own },
    services,
  )
  const paidOut = kind === 'payout' ? 0 - cents : 0
  await postTransfer(
    tx,
    { id: `${id} payout`, kind: 'payout', account: 'bank', cents: paidOut },
    services,
  )
}

type Transfer = {
  id: string
  kind: 'card-fee' | 'payout'
  account: 'card-fees' | 'bank'
  cents: number
}

async function postTransfer(
  tx: Writer,
  { id, kind, account, cents }: Transfer,
  services: Services,
) {
  if (cents === 0) return
  const lines = transfer(account, 'card-online', cents)
  const on = await openDay(tx, services)
  await post(tx, { id, batchId: id, kind, rental: null, lines, on, by: STRIPE }, services.now())
}

export async function storePayout(
  tx: Writer,
  payout: Stripe.Payout,
  { now }: Pick<Services, 'now'>,
) {
  const { id, amount: cents, status, arrival_date: arrival } = payout
  // Stripe gives the day as midnight UTC.
  const arrivesOn = new Date(arrival * SECOND_MS).toISOString().slice(0, 'YYYY-MM-DD'.length)
  const state = stateOf(status)
  const row = { cents, state, arrivesOn }
  const stored = await tx
    .selectFrom('stripePayouts')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirst()
  // Events may come in any order: a payout that failed or arrived is not on its way again.
  if (stored && (stored.state === 'failed' || state === 'on-its-way')) return
  await tx
    .insertInto('stripePayouts')
    .values({ id, ...row, createdAt: now() })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}

function stateOf(status: string): Tables['stripePayouts']['state'] {
  if (status === 'paid') return 'paid'
  return status === 'failed' || status === 'canceled' ? 'failed' : 'on-its-way'
}

/** Asks Stripe which transactions a payout contains, once it has arrived. */
async function assignPayouts({ cards, database }: CardServices) {
  const payouts = await database.read
    .selectFrom('stripePayouts')
    .select('id')
    .where('state', '=', 'paid')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('stripeTransactions')
            .select('id')
            .whereRef('payoutId', '=', 'stripePayouts.id'),
        ),
      ),
    )
    .execute()
  for (const { id: payoutId } of payouts) {
    const ids: string[] = []
    const listed = cards.stripe.balanceTransactions.list({ payout: payoutId, limit: PAGE })
    for await (const { id } of listed) ids.push(id)
    if (ids.length === 0) continue
    await database.write((tx) =>
      tx.updateTable('stripeTransactions').set({ payoutId }).where('id', 'in', ids).execute(),
    )
  }
}
